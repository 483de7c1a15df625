import Foundation

/// The modules that `Package.swift` declares, without tests and what belongs to them.
struct Manifest {
    struct Module {
        let name: String
        /// The folder of its sources, from the package's folder.
        let folder: String
        /// Targets and products of other packages, by name.
        let dependencies: Set<String>
    }

    let modules: [Module]

    /// Reads the text of a manifest.
    init(_ text: String) {
        let targets = text.range(of: "    targets: [").map { text[$0.upperBound...] } ?? ""
        let head = #/\.(?:target|executableTarget|macro|systemLibrary)\(\s*name: "(\w+)"/#
        modules = targets.matches(of: head).compactMap { match in
            let body = Self.content(of: targets[match.range.lowerBound...], between: "(", and: ")")
            let folder = body.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) } ?? "Sources/\(match.1)"
            guard !folder.hasPrefix("Tests/") else { return nil }
            let list = body.range(of: "dependencies: [").map {
                Self.content(of: body[$0.lowerBound...], between: "[", and: "]").replacing(
                    #/package: "[^"]*"/#, with: "")
            }
            let names = (list ?? "").matches(of: #/"([^"]+)"/#).map { String($0.1) }
            return Module(name: String(match.1), folder: folder, dependencies: Set(names))
        }
    }

    /// The text between the first bracket and the one that closes it. Brackets in strings don't count.
    private static func content(of text: Substring, between open: Character, and close: Character) -> String {
        var (depth, isString, content) = (0, false, "")
        for character in text {
            if character == "\"" { isString.toggle() }
            if character == close, !isString {
                depth -= 1
                if depth == 0 { break }
            }
            if depth > 0 { content.append(character) }
            if character == open, !isString { depth += 1 }
        }
        return content
    }
}
