import Foundation
import Synchronization

/// The cases to run: chunks of one kind each, up to a number of cases or a time.
final class FuzzPlan: Sendable {
    /// Cases of one kind with consecutive seeds.
    struct Chunk {
        let kind: FuzzKind
        let first: Int
        let count: Int
    }

    private let kinds: [FuzzKind]
    private let chunkSize: Int
    private let cases: Int
    private let end: ContinuousClock.Instant?
    private let state: Mutex<(chunk: Int, next: Int, done: Int)>

    /// - Parameters:
    ///   - kind: the name of the only kind; nil for all kinds, each with its share.
    ///   - minutes: how long cases are run; nil for a number of cases.
    init?(kind: String?, seed: Int, cases: Int, minutes: Double?) {
        if let kind {
            guard let only = FuzzKind(rawValue: kind) else { return nil }
            kinds = [only]
        } else {
            // Each kind occurs as often as its share, mixed.
            var order: [FuzzKind] = []
            for turn in 0..<FuzzKind.allCases.map(\.share).reduce(0, max) {
                order += FuzzKind.allCases.filter { turn < $0.share }
            }
            kinds = order
        }
        chunkSize = min(200, max(1, cases / 100))
        self.cases = minutes == nil ? cases : .max
        end = minutes.map { ContinuousClock.now + .seconds($0 * 60) }
        state = Mutex((0, seed, 0))
    }

    /// The next chunk; nil at the end.
    func next() -> Chunk? {
        if let end, ContinuousClock.now > end { return nil }
        return state.withLock { state in
            guard state.done < cases else { return nil }
            let count = min(chunkSize, cases - state.done)
            let chunk = Chunk(kind: kinds[state.chunk % kinds.count], first: state.next, count: count)
            state = (state.chunk + 1, state.next + count, state.done + count)
            return chunk
        }
    }
}
