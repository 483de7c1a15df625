import Flatlay
import FlatlayFigures
import FlatlayTemplates
import Foundation

/// Rewrites the parts of Markdown files between `<!-- figure:card -->` and `<!-- /figure:card -->`.
struct FigureBlocks {
    /// The content of a block.
    struct Shown {
        var alt: String
        var record: FigureLock.Figure
    }

    /// A Markdown file with its blocks as they should be.
    struct Page {
        var text: String
        /// The blocks that were not so, with their lines.
        var changed: [(line: Int, figure: String)] = []
        /// The problems of its marks.
        var problems: [(line: Int, reason: String)] = []
    }

    /// The figures that were rendered.
    let figures: [String: Shown]
    /// The names of all declared figures.
    let names: Set<String>
    /// Whether there may be others, in programs that were never rendered.
    var hasUnknown = false

    /// Rewrites the blocks of a page.
    ///
    /// - Parameter path: its path in the package.
    func page(_ text: String, at path: String) -> Page {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        var page = Page(text: text)
        var result: [String] = []
        var fence: Fence?
        var index = 0
        while index < lines.count {
            let line = lines[index]
            result.append(line)
            index += 1
            if let open = fence {
                if open.isClosed(by: line) { fence = nil }
                continue
            }
            fence = Fence(line)
            switch Mark(line) {
            case nil: continue
            case .close(let name):
                page.problems.append((index, "'/figure:\(name)' has no '<!-- figure:\(name) -->' above it"))
            case .open(let name):
                guard let end = lines[index...].firstIndex(where: { Mark($0) != nil }), Mark(lines[end]) == .close(name)
                else {
                    page.problems.append(
                        (index, "'figure:\(name)' has no '<!-- /figure:\(name) -->' below it; add one"))
                    continue
                }
                let block = Array(lines[index..<end])
                let wanted = content(of: name, at: path, line: index, mark: line, problems: &page.problems) ?? block
                if wanted != block { page.changed.append((index, name)) }
                result += wanted + [lines[end]]
                index = end + 1
            }
        }
        if !page.changed.isEmpty { page.text = result.joined(separator: "\n") }
        return page
    }

    /// The lines of a block; nil to leave it as it is.
    private func content(
        of name: String, at path: String, line: Int, mark: String, problems: inout [(line: Int, reason: String)]
    ) -> [String]? {
        guard names.contains(name) else {
            guard !hasUnknown else { return nil }
            let near = Suggestion.nearest(to: name, in: names.sorted()).map { "; did you mean '\($0)'?" }
            problems.append((line, "there is no figure '\(name.visible)'" + (near ?? "")))
            return nil
        }
        guard let shown = figures[name] else { return nil }
        let catalogue = FigurePackage.catalogue(of: shown.record.folder)
        var lines: [String]
        if let page = FigurePackage.catalogue(of: path) {
            guard page == catalogue else {
                problems.append(
                    (line, "DocC looks for the figure '\(name)' in \(page), and it is in \(shown.record.folder)"))
                return nil
            }
            lines = [Self.docC(name, shown)]
        } else {
            lines = Self.html(shown, from: path)
        }
        let indent = mark.prefix { $0 == " " || $0 == "\t" }
        let end = mark.hasSuffix("\r") ? "\r" : ""
        lines = lines.map { indent + $0 + end }
        return lines
    }

    // MARK: Content

    private static func docC(_ name: String, _ shown: Shown) -> String {
        let formats = Set(shown.record.files.keys.map(FileName.ending))
        // With two formats of one name, DocC takes either.
        return "![\(markdown(shown.alt))](\(name)\(formats.count > 1 ? ".png" : ""))"
    }

    private static func html(_ shown: Shown, from page: String) -> [String] {
        let files = shown.record.files.keys.sorted()
        let folder = shown.record.folder
        func address(_ file: String) -> String { self.address(of: FileName.join(folder, file), from: page) }
        func best(_ isDark: Bool) -> String? {
            let files = files.filter { $0.hasSuffix(".png") && $0.contains("~dark") == isDark }
            return files.first { $0.hasSuffix("@2x.png") } ?? files.last
        }
        let (light, dark) = (best(false), best(true))
        guard let file = light ?? dark ?? files.first else { return [] }
        let (width, height) = (
            Int(clamping: shown.record.width.rounded()), Int(clamping: shown.record.height.rounded())
        )
        let image =
            "<img src=\"\(address(file))\" width=\"\(width)\" height=\"\(height)\" alt=\"\(attribute(shown.alt))\">"
        guard light != nil, let dark else { return [image] }
        return [
            "<picture>",
            "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address(dark))\">",
            "  " + image,
            "</picture>",
        ]
    }

    /// A relative address of a file, as a page has it.
    static func address(of file: String, from page: String) -> String {
        var target = file.split(separator: "/")[...]
        var start = page.split(separator: "/").dropLast()[...]
        while let first = start.first, target.count > 1, first == target.first {
            start.removeFirst()
            target.removeFirst()
        }
        let steps = Array(repeating: "..", count: start.count) + target.map(String.init)
        let allowed = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/@")
        return steps.joined(separator: "/").addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// A text as the value of an attribute, in one line: a line without text would end the block.
    static func attribute(_ text: String) -> String {
        var result = ""
        for character in oneLine(text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }

    /// A text between the brackets of a Markdown image.
    static func markdown(_ text: String) -> String {
        oneLine(text).map { "\\`*_[]<>&!#~|".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 || $0.value == 127 } }
            .joined(separator: " ")
    }

    // MARK: Marks

    /// A line that begins or ends a block.
    private enum Mark: Equatable {
        case open(String)
        case close(String)

        init?(_ line: String) {
            let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
            guard line.hasPrefix("<!--"), line.hasSuffix("-->"), line.utf8.count >= 7 else { return nil }
            let text = line.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespaces)
            func name(_ start: String) -> String { text.dropFirst(start.count).trimmingCharacters(in: .whitespaces) }
            if text.hasPrefix("figure:") {
                self = .open(name("figure:"))
            } else if text.hasPrefix("/figure:") {
                self = .close(name("/figure:"))
            } else {
                return nil
            }
        }
    }

    /// A line of three or more of a character, between two of which marks mean nothing: they are code.
    private struct Fence {
        let character: Character
        let count: Int

        init?(_ line: String) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            guard let first = line.first, first == "`" || first == "~" else { return nil }
            count = line.prefix { $0 == first }.count
            character = first
            // Code within a line has no fence.
            guard count >= 3, first == "~" || !line.dropFirst(count).contains("`") else { return nil }
        }

        func isClosed(by line: String) -> Bool {
            let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
            return text.count >= count && text.allSatisfy { $0 == character }
        }
    }
}
