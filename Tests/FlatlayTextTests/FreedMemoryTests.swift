import Dispatch
import FlatlayRendering
import Foundation
import Testing

@Suite struct FreedMemoryTests {
    @Test("only glibc's allocator is told to return memory")
    func otherAllocators() {
        #expect(FreedMemory.isOfSystem(malloc: dlsym(dlopen("libc.so.6", RTLD_NOW), "malloc")))
        // Another function of another library, as that of jemalloc is.
        #expect(!FreedMemory.isOfSystem(malloc: dlsym(nil, "cairo_create")))
    }

    @Test("a thread returns no memory while another one does, and does not wait for it")
    func oneAtATime() {
        // Safe without a lock: the threads wait for each other.
        nonisolated(unsafe) var calls: [String] = []
        FreedMemory.returnToSystem {
            calls.append("first")
            let isBack = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                FreedMemory.returnToSystem { calls.append("second") }
                isBack.signal()
            }
            #expect(isBack.wait(timeout: .now() + 60) == .success, "the second call waits for the first")
        }
        #expect(calls == ["first"])
        FreedMemory.returnToSystem { calls.append("third") }
        #expect(calls == ["first", "third"], "the next one has its turn")
    }
}
