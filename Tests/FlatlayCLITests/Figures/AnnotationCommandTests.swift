import Foundation
import Testing

/// Annotations in `Figures/figures.yaml`: drawn, compared, and told apart when they are wrong.
@Suite("Annotations in lists of figures") struct AnnotationCommandTests {
    private func annotated(_ lines: String...) -> String {
        "annotations:\n" + lines.map { "      - \($0)" }.joined(separator: "\n")
    }

    @Test("an annotated figure is rendered, and a change of its annotations makes it stale")
    func lifecycle() throws {
        let folder = try FigureFolder(formats: "[png, svg]")
        #expect(try folder.figures("render").exitCode == 0)
        let plain = try folder.text(FigureFolder.lock)
        try folder.list("formats: [png, svg]", figure: annotated("size: c 0.1", "outlines: all"))
        let stale = try folder.figures("check")
        #expect(stale.exitCode == 5 && stale.text.contains("its declaration has changed"))
        let rendered = try folder.figures("render")
        #expect(rendered.exitCode == 0, "\(rendered)")
        #expect(try folder.figures("check").exitCode == 0)
        #expect(try folder.figures("check", "--render").exitCode == 0)
        for (before, after) in [
            ("size: c 0.1", "size: c 0.0"), ("outlines: all", "outlines: [items]"),
            ("size: c 0.0", "{ size: c 0.0, axes: vertical }"),
        ] {
            try folder.replace(before, with: after, in: "Figures/figures.yaml")
            #expect(try folder.figures("check").exitCode == 5, "\(after)")
            #expect(try folder.figures("render").exitCode == 0)
        }
        // Without annotations the record is as before.
        try folder.list("formats: [png, svg]")
        #expect(try folder.figures("render").exitCode == 0)
        #expect(try folder.text(FigureFolder.lock) == plain)
    }

    @Test("lists: all problems of annotations at once, each with its place")
    func lists() throws {
        let folder = try FigureFolder()
        try folder.list(
            figure: annotated(
                "c 0.0", "sise: c 0.0", "{ size: c 0.0, callout: c 0.1 }", "distance: c 0.0",
                "{ distance: [c 0.0, c 0.1], along: diagonal }", "{ insets: c 0.0, of: c 0.1 }",
                "{ insets: c 0.0, edges: [left, top] }", "callout: c 0.0", "{ callout: c 0.0, text: \" \" }",
                "outlines: [cells]", "size: #price", "{ size: c 0.0, axes: [] }"))
        let outcome = try folder.figures("check")
        #expect(outcome.exitCode == 3)
        for part in [
            ":8:9: an annotation is a mapping such as 'size: c 0.0', not the text 'c 0.0'",
            ":9:9: the annotation is none of distance, insets, size, callout, outlines; did you mean 'size'?",
            ":10:9: an annotation is one of size, callout; give each its own '-'",
            ":11:19: 'distance' takes two parts, as in [c 0.0, c 0.1], not the text 'c 0.0'",
            ":12:44: 'along' takes horizontal, vertical, not the text 'diagonal'",
            ":13:26: unknown key 'of' of 'insets'; its other keys are in and edges",
            ":14:34: 'edges' takes top, leading, bottom, trailing, all, not the text 'left'; did you mean 'leading'?",
            ":15:9: the callout has no 'text': what the number stands for, for the legend",
            ":16:9: the text of the callout is empty; say what the number stands for",
            ":17:20: 'outlines' takes sections, groups, items, supplementaryItems, decorationItems, not the text 'cells'",
            "'size' takes the name of a part, such as c 0.0, not nothing; a name that begins with '#' is written in "
                + "quotes",
            ":19:30: 'axes' is empty; name some of horizontal, vertical",
        ] {
            #expect(outcome.standardError.contains(part), "\(part) is not in\n\(outcome.standardError)")
        }
        try folder.list(figure: "annotations: size")
        #expect(
            try folder.figures("check").standardError.contains(
                "'annotations' is a list, not the text 'size'; begin each with '-', as in '- size: c 0.0'"))
    }

    @Test("a name that the picture does not have is told with its place and the names that there are")
    func unknownName() throws {
        let folder = try FigureFolder()
        try folder.list(figure: annotated("size: c 0.0", "size: c 0.2"))
        let outcome = try folder.figures("render")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.standardError.contains(
                "teas: Figures/figures.yaml:9:9: there is no 'c 0.2'; the names are picture, section 0, group 0.0 to 0.1, "
                    + "c 0.0 to 0.1; '.accessibilityIdentifier(_:)' gives a view a name of its own\n"),
            "\(outcome.standardError)")
        #expect(!folder.runner.exists(FigureFolder.light))
    }

    @Test("the annotations of docs/figures.md are those of its pictures")
    func documented() throws {
        let page = try String(contentsOf: CommandRunner.root.appending(path: "docs/figures.md"), encoding: .utf8)
        let list = try String(contentsOf: CommandRunner.root.appending(path: "Figures/figures.yaml"), encoding: .utf8)
        let start = try #require(list.range(of: "    annotations:\n"))
        let end = try #require(list[start.upperBound...].range(of: "  - name:"))
        #expect(page.contains(list[start.lowerBound..<end.lowerBound]))
    }
}
