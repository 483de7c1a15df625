import FlatlayDrawing
import Synchronization

/// Finds the name that someone probably meant, among names that stay the same. What was found is kept: a thousand cells
/// ask for the same missing symbol.
final class NearestName: Sendable {
    /// A name as its letters, with what tells from afar that another one is not near it.
    private struct Candidate {
        let name: String
        let letters: [Unicode.Scalar]
        let mask: UInt64

        init(_ name: String) {
            self.name = name
            letters = Array(name.unicodeScalars)
            mask = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
        }
    }

    private let candidates = Mutex<[Candidate]?>(nil)
    private let found = SymbolCache<String?>()

    /// A sentence with the nearest of some names; nil where none is near.
    ///
    /// - Parameter names: the names, asked for once.
    func suggestion(for name: String, among names: () -> [String]) -> String? {
        nearest(to: name, among: names).map { "there is no symbol '\(name)'; did you mean '\($0)'?" }
    }

    /// The name that the fewest changes lead to, of equally near ones the first; nil where that is over a third of it.
    func nearest(to name: String, among names: () -> [String]) -> String? {
        guard name.unicodeScalars.count <= 100 else { return nil }
        return found.value(for: name) { Self.nearest(to: Candidate(name), among: known(names)) }
    }

    private func known(_ names: () -> [String]) -> [Candidate] {
        if let known = candidates.withLock({ $0 }) { return known }
        let known = names().map(Candidate.init)
        candidates.withLock { $0 = known }
        return known
    }

    private static func nearest(to wanted: Candidate, among candidates: [Candidate]) -> String? {
        var limit = max(1, wanted.letters.count / 3)
        var best: String?
        for candidate in candidates where abs(candidate.letters.count - wanted.letters.count) <= limit {
            // Each change brings or takes away one letter at most.
            let differences = max(
                (wanted.mask & ~candidate.mask).nonzeroBitCount, (candidate.mask & ~wanted.mask).nonzeroBitCount)
            guard differences <= limit,
                let distance = EditDistance.between(wanted.letters, candidate.letters, limit: limit)
            else { continue }
            best = candidate.name
            // Only a nearer one takes its place.
            limit = distance - 1
            if limit < 0 { break }
        }
        return best
    }
}
