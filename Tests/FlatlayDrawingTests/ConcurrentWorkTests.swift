import Synchronization
import Testing

@testable import FlatlayDrawing

@Suite("Work on several threads")
struct ConcurrentWorkTests {
    private final class Notes: Sendable {
        let contexts = Mutex(0)
        let parts = Mutex<[Int]>([])
    }

    @Test("results come in the order of the parts, whatever the number of threads", arguments: [1, 2, 3, 8])
    func order(threads: Int) {
        let results = ConcurrentWork.map(count: 1000, threads: threads, context: { "part" }) { "\($0) \($1)" }
        #expect(results == (0..<1000).map { "part \($0)" })
    }

    @Test("each part is done once, and each thread makes one context at most", arguments: [1, 2, 5])
    func once(threads: Int) {
        let notes = Notes()
        _ = ConcurrentWork.map(count: 300, threads: threads, context: { notes.contexts.withLock { $0 += 1 } }) {
            _, index in
            notes.parts.withLock { $0.append(index) }
        }
        #expect(notes.parts.withLock { $0.sorted() } == Array(0..<300))
        #expect((1...threads).contains(notes.contexts.withLock { $0 }))
    }

    @Test("no parts are no work", arguments: [0, 1, 4])
    func nothing(threads: Int) {
        let notes = Notes()
        let results = ConcurrentWork.map(count: 0, threads: threads, context: { notes.contexts.withLock { $0 += 1 } }) {
            _, index in index
        }
        #expect(results.isEmpty)
        #expect(notes.contexts.withLock { $0 } == 0)
    }

    @Test("fewer parts than threads need no more contexts than parts")
    func few() {
        let notes = Notes()
        let results = ConcurrentWork.map(count: 2, threads: 16, context: { notes.contexts.withLock { $0 += 1 } }) {
            _, index in index * index
        }
        #expect(results == [0, 1])
        #expect(notes.contexts.withLock { $0 } <= 2)
    }
}
