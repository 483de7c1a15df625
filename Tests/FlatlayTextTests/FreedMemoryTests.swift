import FlatlayRendering
import Foundation
import Synchronization
import Testing

@Suite struct FreedMemoryTests {
    @Test("memory is returned by one thread at a time: glibc's allocator can't be set up by two")
    func inTurn() {
        let inside = Atomic(0)
        let most = Atomic(0)
        let times = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            FreedMemory.returnToSystem {
                let count = inside.add(1, ordering: .sequentiallyConsistent).newValue
                most.max(count, ordering: .relaxed)
                times.add(1, ordering: .relaxed)
                usleep(1000)
                inside.subtract(1, ordering: .sequentiallyConsistent)
            }
        }
        #expect(most.load(ordering: .relaxed) == 1)
        #expect(times.load(ordering: .relaxed) >= 1)
        var isDone = false
        FreedMemory.returnToSystem { isDone = true }
        #expect(isDone, "the next one has its turn")
    }
}
