import Flatlay

/// Finds the word that was probably meant.
package enum Suggestion {
    /// The candidate nearest to `word` by the optimal string alignment distance, in which an insertion, a deletion, a
    /// substitution and a swap of neighbours cost one each. Returns nil if none is near, and the first of several
    /// equally near ones.
    package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        guard word.count <= 64 else { return nil }
        let lowered = Array(word.lowercased())
        let limit = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates where abs(candidate.count - word.count) <= limit {
            let distance = EditDistance.between(lowered, Array(candidate.lowercased()), limit: limit)
            if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }
}
