import FlatlayBytes

/// Names of the files of previews: the place and the preview's own name, or its number among those of the place. Where two
/// are alike, the later one has a further number.
package struct PreviewNames {
    private var places: [String: Int] = [:]
    private var used: Set<String> = []

    package init() {}

    /// - Parameters:
    ///   - place: the type of a provider, or the file of a `#Preview`.
    ///   - own: the name that the preview has; nil if it has none.
    package mutating func name(place: String, own: String?) -> String {
        places[place, default: 0] += 1
        let part = own?.fileNamePart ?? ""
        let start = "\(place)-" + (part.isEmpty ? "\(places[place, default: 1])" : part)
        var (name, count) = (start, 1)
        // Some file systems take names of another case for the same.
        while !used.insert(name.lowercased()).inserted {
            count += 1
            name = "\(start)-\(count)"
        }
        return name
    }
}
