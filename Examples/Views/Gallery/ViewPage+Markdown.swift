import Flatlay

/// An error in the source file of a page.
public enum ViewPageError: Error, CustomStringConvertible {
    /// The file has no struct with the example's name, or no sentence above it.
    case exampleNotFound(typeName: String, file: String)

    /// The error message.
    public var description: String {
        switch self {
        case .exampleNotFound(let typeName, let file):
            "\(file) has no 'struct \(typeName): View' below a line of documentation; write one"
        }
    }
}

extension ViewPage {
    /// Returns the page: each example with its sentence, its source code, and its image.
    ///
    /// - Parameter source: the text of ``sourceFile``.
    /// - Throws: ``ViewPageError`` if the text lacks an example.
    public func markdown(source: String) throws(ViewPageError) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var starts: [Int] = []
        for example in examples {
            guard let start = lines.firstIndex(of: "struct \(example.typeName): View {"), start > 0,
                lines[start - 1].hasPrefix("/// ")
            else { throw .exampleNotFound(typeName: example.typeName, file: sourceFile) }
            starts.append(start)
        }
        var text =
            "# \(title)\n\n\(summary) The code is excerpted from [\(sourceFile)](../../Examples/Views/\(sourceFile)); "
        text += "[all pages](README.md).\n"
        for (example, start) in zip(examples, starts) {
            // An example ends above the sentence of the next one.
            let end = starts.filter { $0 > start }.min().map { $0 - 1 } ?? lines.count
            text += "\n## \(example.title)\n\n\(lines[start - 1].dropFirst(4))\n\n"
            text += "```swift\n\(Self.code(Array(lines[start..<end])))\n```\n\n"
            text += "<img src=\"../../Output/views/\(example.name).png\" width=\"300\" alt=\"\(example.title)\">\n"
        }
        return text
    }

    /// The index of the pages.
    public static var index: String {
        var text = """
            # Views and modifiers

            What SwiftUI's views and modifiers look like as Flatlay draws them: \(all.flatMap(\.examples).count) \
            examples, each with its code and its picture. The files in [Examples/Views](../../Examples/Views) import \
            `SwiftUI` and name nothing that it lacks; `swift run --traits Command flatlay-examples --pages` writes these pages from them, and tests compare the \
            images and the pages. [unsupported-views.md](../unsupported-views.md) lists every view and modifier, and \
            what each of them draws.

            | Page | Examples |
            |---|---|

            """
        for page in all {
            let links = page.examples.map { "[\($0.title)](\(page.name).md#\($0.name))" }
            text += "| [\(page.title)](\(page.name).md) | \(links.joined(separator: " · ")) |\n"
        }
        return text
    }

    /// Returns the lines of the body if the view has nothing else; otherwise the whole example.
    private static func code(_ lines: [Substring]) -> String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        let isOnlyBody =
            lines.count > 4 && lines[1] == "    var body: some View {" && lines.last == "}"
            && lines.firstIndex(of: "    }") == lines.count - 2
        guard isOnlyBody else { return lines.joined(separator: "\n") }
        return lines[2..<lines.count - 2].map { $0.dropFirst(8) }.joined(separator: "\n")
    }
}
