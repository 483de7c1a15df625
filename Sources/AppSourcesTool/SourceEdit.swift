/// A piece of a source file and what takes its place.
struct SourceEdit {
    /// The kinds of what is changed, each as the report names it.
    enum Kind: Hashable {
        /// An attribute that only the Objective-C runtime or a linked program gives a meaning.
        case attribute(String)
        case selector
        case keyPath
        /// `os(iOS)` in an `#if`.
        case platform
    }

    var kind: Kind
    /// The bytes that are replaced.
    var range: Range<Int>
    var replacement: [UInt8]
    /// The line, from 1.
    var line: Int
}

extension [SourceEdit] {
    /// Returns the file with all edits.
    func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var place = 0
        for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place {
            result += source[place..<edit.range.lowerBound]
            result += edit.replacement
            place = edit.range.upperBound
        }
        return result + source[place...]
    }

    /// A one-line summary of the changes: `3 × @objc, #selector in lines 4 and 9`; nil if nothing was.
    var summary: String? {
        guard !isEmpty else { return nil }
        var kinds: [SourceEdit.Kind] = []
        for edit in self where !kinds.contains(edit.kind) { kinds.append(edit.kind) }
        return kinds.map { kind in
            let lines = filter { $0.kind == kind }.map(\.line)
            return "\(kind.title) in \(Self.list(lines))"
        }.joined(separator: "; ")
    }

    private static func list(_ lines: [Int]) -> String {
        let shown = lines.prefix(8).map(String.init)
        let more = lines.count > shown.count ? " and \(lines.count - shown.count) more" : ""
        guard shown.count > 1 else { return "line \(shown[0])" }
        if !more.isEmpty { return "lines " + shown.joined(separator: ", ") + more }
        return "lines " + shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
}

extension SourceEdit.Kind {
    fileprivate var title: String {
        switch self {
        case .attribute(let name): "removed @\(name)"
        case .selector: "#selector became Selector(…)"
        case .keyPath: "#keyPath became a string"
        case .platform: "os(iOS) became true"
        }
    }
}
