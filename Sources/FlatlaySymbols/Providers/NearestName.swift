import FlatlayDrawing
import Synchronization

/// Finds the name that was probably meant, in a fixed list of names. Results are cached, since a thousand cells may
/// request the same missing symbol.
final class NearestName: Sendable {
    /// A name with its letters, and a mask of them for a quick check that another name is not similar.
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

    /// A message that suggests the nearest name; nil if none is similar.
    ///
    /// - Parameter names: returns the names; called only once.
    func suggestion(for name: String, among names: () -> [String]) -> String? {
        nearest(to: name, among: names).map { "there is no symbol '\(name)'; did you mean '\($0)'?" }
    }

    /// The name with the smallest edit distance, the first of several; nil if that exceeds a third of the length.
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
            // Each edit adds or removes at most one letter.
            let differences = max(
                (wanted.mask & ~candidate.mask).nonzeroBitCount, (candidate.mask & ~wanted.mask).nonzeroBitCount)
            guard differences <= limit,
                let distance = EditDistance.between(wanted.letters, candidate.letters, limit: limit)
            else { continue }
            best = candidate.name
            // From here on only a smaller distance counts.
            limit = distance - 1
            if limit < 0 { break }
        }
        return best
    }
}
