import FlatlayRendering
import Foundation
import Synchronization
import Testing

@Suite struct OrderedWorkTests {
    private struct Failure: Error, Equatable {
        let part: Int
    }

    @Test(arguments: [1, 2, 3, 8])
    func resultsAreTakenInOrderAndFewAreHeld(threads: Int) throws {
        let taken = Mutex<[Int]>([])
        let held = Atomic(0)
        let mostHeld = Atomic(0)
        try OrderedWork.run(
            count: 200, threads: threads, context: { 7 },
            { context, index in
                // Some parts take longer.
                if index % 13 == 0 { usleep(2000) }
                let count = held.wrappingAdd(1, ordering: .relaxed).newValue
                mostHeld.max(count, ordering: .relaxed)
                return index * context
            },
            take: { _, index, result in
                #expect(result == index * 7)
                held.wrappingSubtract(1, ordering: .relaxed)
                taken.withLock { $0.append(index) }
            })
        #expect(taken.withLock { $0 } == Array(0..<200))
        #expect(mostHeld.load(ordering: .relaxed) <= threads * 2 + 1)
    }

    @Test(arguments: [1, 4])
    func anErrorEndsTheWork(threads: Int) {
        let taken = Mutex<[Int]>([])
        #expect(throws: Failure(part: 50)) {
            try OrderedWork.run(
                count: 1000, threads: threads, context: {},
                { _, index in
                    if index == 50 { throw Failure(part: 50) }
                    return index
                },
                take: { _, index, _ in taken.withLock { $0.append(index) } })
        }
        let parts = taken.withLock { $0 }
        #expect(parts == Array(0..<parts.count) && parts.count <= 50)
        #expect(throws: Failure(part: 3)) {
            try OrderedWork.run(
                count: 1000, threads: threads, context: {}, { _, index in index },
                take: { _, index, _ in if index == 3 { throw Failure(part: 3) } })
        }
    }

    @Test func noPartsAreNoWork() throws {
        try OrderedWork.run(count: 0, threads: 4, context: {}, { _, index in index }, take: { _, _, _ in })
    }
}
