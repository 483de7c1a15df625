import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// The warnings of `docs/troubleshooting.md`: templates cause them, and the sources have no others.
@Suite struct WarningTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private var all: [PrintedWarning] { PrintedWarning.groups.flatMap(\.warnings) }

    @Test func eachTemplateCausesItsWarningWithItsPlace() throws {
        let fixture = try TemplateFixture()
        var count = 0
        for warning in all {
            guard let source = warning.source else { continue }
            let renderer = try fixture.template(source).renderer()
            _ = try withinWorkLimit { try renderer.displayList() }
            let entries = renderer.diagnostics
            #expect(entries.count == 1, "\(warning.message): \(entries)")
            let entry = try #require(entries.first)
            #expect(matches(entry.message, warning.message), "\(entry.message)")
            // The place is that of the value in `cell: { text: …`.
            let column = "    cell: { ".count + (source.firstMatch(of: /cell: { (\w+)/)?.1.count ?? 0) + 3
            #expect(entry.description.hasPrefix("t.yaml:3:\(column): "), "\(entry)")
            count += 1
        }
        #expect(count >= 5)
    }

    @Test func eachIsListedOnceAndItsTextIsInItsFile() throws {
        #expect(Set(all.map(\.message)).count == all.count)
        for warning in all {
            let text = try source(warning.file)
            for part in warning.message.split(separator: "…") where part.count > 5 {
                let words = part.trimmingCharacters(in: CharacterSet(charactersIn: ": "))
                let isThere = text.contains(words)
                #expect(isThere, "\(warning.file) does not have '\(words)'")
            }
        }
    }

    /// Where the sources warn with a text that is made elsewhere; the comments say where.
    private let indirect: Set<String> = [
        // WarningNode shows what Image, AsyncImage and symbols give it.
        "FlatlayViews/Views/Images/ImagePlaceholder.swift: warning",
        // A symbol that should have its own colours.
        "FlatlayViews/Views/Images/SymbolNode.swift: warning",
        // The messages of texts, and those of symbols and images in them.
        "FlatlayViews/Views/Text/TextNode.swift: warning.message",
        "FlatlayViews/Views/Text/TextNode.swift: warning",
        "UIKitViews/Graphics/UIImage+Drawing.swift: warning, node: context.builder.currentPath",
        "UIKitViews/Text/TextBlock+Drawing.swift: warning.message, node: context.builder.currentPath",
        "UIKitViews/Text/TextBlock+Drawing.swift: warning, node: context.builder.currentPath",
        // Conflicts of constraints, and what files of nibs say: NibBuilder puts the place before it.
        "UIKitViews/Constraints/LayoutEngine+Reports.swift: report(of: conflict), about: root",
        // Which calls a function of its own.
        "UIKitViews/View/Completions.swift: thread",
        #"FlatlayNibs/Building/NibBuilder.swift: child, "'\(key)' is not built, so that the view lacks it""#,
        #"FlatlayNibs/Building/NibBuilder.swift: element, "the attribute '\(name)' is not known here and has no effect""#,
        #"FlatlayNibs/Building/NibConstraint.swift: element, "the attribute '\(name)' is not known here and has no effect""#,
        #"FlatlayNibs/Building/NibControllers.swift: element, "the attribute '\(name)' is not known here and has no effect""#,
        #"FlatlayNibs/Building/NibRuntimeAttribute.swift: element, "the property '\(path)' cannot hold the value, which has no effect, as on a device""#,
        #"FlatlayNibs/Elements/NibLayouts.swift: element, "the attribute '\(name)' is not known here and has no effect""#,
        #"FlatlayNibs/Elements/NibRows+Buttons.swift: element, "the attribute '\(name)' is not known here and has no effect""#,
        // Warnings that are passed on.
        "UIKitViews/Constraints/LayoutReports.swift: warning",
        "FlatlayViews/Core/DrawingPass.swift: message, node: builder.currentPath",
        "FlatlayCLI/RenderRun.swift: report.warnings, of: job",
        "FlatlayCLI/RenderRun.swift: error.warnings, of: job",
        "FlatlayCLI/AnimateCommand.swift: report.warnings, of: AnimateJob.name(of: self)",
        "FlatlayCLI/AnimateCommand.swift: strict.warnings, of: name",
        // Those of layouts, which `UICollectionViewLayout.warnings` has, and nothing prints.
        "CollectionLayout/Flow/FlowPlanner.swift: size, section: section, item: 0, within: inset",
        "CollectionLayout/Flow/FlowPlanner.swift: size, section: section, item: item, within: inset",
    ]

    @Test func theSourcesHaveNoOtherWarnings() throws {
        var literals: [(file: String, text: String)] = []
        var others: Set<String> = []
        let folder = root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        for file in files.sorted() where file.hasSuffix(".swift") {
            let text = try source(file)
            guard text.contains("warn") else { continue }
            for match in text.matches(of: /warn\(\s*"((?:[^"\\]|\\.)*)/) { literals.append((file, String(match.1))) }
            for match in text.matches(of: /"warning: ((?:[^"\\]|\\.)*)/) where !match.1.hasPrefix("\\(") {
                literals.append((file, String(match.1)))
            }
            for match in text.matches(of: /(\w?)warn\(((?:[^"()\s])(?:[^()]|\([^()]*\))*)\)/) {
                guard match.1.isEmpty, !match.2.hasPrefix("_ "), file != diagnostics else { continue }
                others.insert("\(file): \(match.2)")
            }
        }
        #expect(literals.count >= 9, "the warnings were not found")
        for (file, text) in literals {
            let start = text.components(separatedBy: "\\(")[0]
            #expect(
                all.contains { $0.file == file && $0.message.hasPrefix(start.isEmpty ? "…" : start) },
                "add '\(text)' of \(file) to PrintedWarning, from which docs/troubleshooting.md is written")
        }
        #expect(others == indirect, "add what these print to PrintedWarning, and their places here")
        // Files whose texts all are warnings.
        for (file, pattern) in [
            ("FlatlayDrawing/Images/ImageResolving.swift", "\"image '"), ("FlatlayCLI/Picture.swift", "return [\""),
        ] {
            let count = try source(file).components(separatedBy: pattern).count - 1
            #expect(all.count { $0.file == file } == count, "\(file)")
        }
        let cases = try source("FlatlayDrawing/Text/ShapedText.swift").components(separatedBy: "enum Warning")[1]
            .components(separatedBy: "}")[0].matches(of: /case \w+/).count
        #expect(all.count { $0.file.hasSuffix("ShapedText+Warnings.swift") } == cases)
    }

    private let diagnostics = "FlatlayDrawing/Rendering/Diagnostics.swift"

    /// A file below `Sources`, with texts in one piece that are written in several.
    private func source(_ file: String) throws -> String {
        let url = root.appendingPathComponent("Sources").appendingPathComponent(file)
        return try String(contentsOf: url, encoding: .utf8).replacing(/"\s*\+ "/, with: "")
    }

    /// Whether a text has the parts of a pattern in their order.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        var rest = text[...]
        let parts = pattern.components(separatedBy: "…")
        guard rest.hasPrefix(parts[0]), rest.hasSuffix(parts[parts.count - 1]) else { return false }
        for part in parts where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
