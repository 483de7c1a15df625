import FlatlayDrawing

/// Finds the name that someone probably meant.
enum NearestName {
    /// A sentence with the nearest of some names; nil where none is near.
    static func suggestion(for name: String, among candidates: [String]) -> String? {
        nearest(to: name, among: candidates).map { "there is no symbol '\(name)'; did you mean '\($0)'?" }
    }

    /// The name that the fewest changes lead to, of equally near ones the first; nil where that is over a third of it.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        guard name.count <= 100 else { return nil }
        let limit = max(1, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where abs(candidate.count - name.count) <= limit {
            let distance = EditDistance.between(name, candidate)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }
}
