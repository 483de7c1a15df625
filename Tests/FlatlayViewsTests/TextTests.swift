import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct TextTests {
    @Test("a text without characters takes no space")
    func empty() {
        #expect(measure(Text(""), 100, 100) == .zero)
        #expect(measure(Text("") + Text(""), nil, nil) == .zero)
        #expect(draw(Text(""), 10, 10).commands.isEmpty)
    }

    @Test("a text is never wider than its proposal")
    func narrow() {
        #expect(measure(Text("ab cd"), 0, nil).width == 0)
        #expect(measure(Text("ab cd"), 25.5, nil) == CGSize(width: 20, height: 40))
        #expect(measure(Text("abc"), 25.5, nil) == CGSize(width: 20, height: 40))
    }

    /// At 49/64 of its size the text is 30.625 wide and 15.3125 high.
    @Test(
        "sizes are rounded up to pixels",
        arguments: [(1, 31, 16), (2, 31, 15.5), (4, 30.75, 15.5)] as [(CGFloat, CGFloat, CGFloat)])
    func pixels(scale: CGFloat, width: CGFloat, height: CGFloat) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let text = Text("abcd").lineLimit(1).minimumScaleFactor(0.1)
        #expect(measure(text, 31, nil, environment: environment) == CGSize(width: width, height: height))
    }

    @Test("lines are aligned within the text's own width")
    func alignment() {
        func starts(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            let view = Text("aaaa\nbb").multilineTextAlignment(alignment).frame(width: 100)
                .environment(\.layoutDirection, direction)
            return draw(view, 100, 40).items.compactMap { item in
                if case .glyphs(_, let origin, _) = item.command { origin.x } else { nil }
            }
        }
        #expect(starts(.leading) == [30, 30])
        #expect(starts(.center) == [30, 40])
        #expect(starts(.trailing) == [30, 50])
        #expect(starts(.leading, .rightToLeft) == [30, 50])
        #expect(starts(.trailing, .rightToLeft) == [30, 30])
    }

    @Test("joined texts keep their own attributes and inherit the others")
    func joined() {
        let text = Text("a").foregroundColor(.red) + Text("b").bold() + Text("c")
        let list = draw(text.foregroundColor(.blue).font(.title), 30, 20)
        #expect(
            list.commands == [
                "glyphs \"a\" Grid Regular 20 at 0 16 #ff3b30", "glyphs \"b\" Grid Regular 20 at 10 16 #007aff",
                "glyphs \"c\" Grid Regular 20 at 20 16 #007aff",
            ])
    }

    @Test("fonts come from the text, then the environment, then the text style")
    func fonts() {
        func font(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> FontDescriptor? {
            var environment = EnvironmentValues()
            change(&environment)
            return ResolvedText(text, in: environment).spans.first?.font
        }
        #expect(font(Text("a")) == FontDescriptor(size: 17))
        #expect(font(Text("a").font(.headline)) == FontDescriptor(size: 17, weight: 600))
        #expect(font(Text("a").font(.headline).bold()) == FontDescriptor(size: 17, weight: 700))
        #expect(font(Text("a").fontWeight(.light)) { $0.font = .title } == FontDescriptor(size: 28, weight: 300))
        #expect(font(Text("a")) { $0.common.fontModifiers.weight = .black } == FontDescriptor(size: 17, weight: 900))
        #expect(
            font(Text("a").font(.system(.body, design: .serif)).italic())
                == FontDescriptor(family: .serif, size: 17, isItalic: true))
        #expect(
            font(Text("a").font(.custom("Inter", size: 9).weight(.medium)).monospacedDigit())
                == FontDescriptor(family: .named("Inter"), size: 9, weight: 500, hasMonospacedDigits: true))
        #expect(font(Text("a").font(.caption.monospaced())) == FontDescriptor(family: .monospaced, size: 12))
        #expect(font(Text("a").font(.system(size: .nan))) == FontDescriptor(size: 17))
    }

    @Test(
        "values in a literal are formatted for the language",
        arguments: [
            ("en_US", "1,234 items, 3.500000 m, 05, x"), ("de_DE", "1.234 items, 3,500000 m, 05, x"),
        ])
    func interpolation(locale: String, expected: String) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        let text = Text("\(1234) items, \(3.5) m, \(5, specifier: "%02d"), \("x")")
        #expect(text.string(in: environment) == expected)
    }

    @Test(
        "whole numbers look as from a formatter, however small they are",
        arguments: ["en_US", "de_CH", "sv_SE", "ar_EG", "fa_IR", "hi_IN", "mr_IN", "en_US@numbers=thai"],
        [-1_000, -7, 0, 7, 42, 999, 1_000, 1_234_567])
    func wholeNumbers(locale: String, number: Int) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        let expected = number.formatted(.number.locale(environment.locale))
        #expect(Text("\(number)").string(in: environment) == expected)
    }

    @Test("strings are verbatim texts, and a text in a literal keeps its attributes")
    func strings() {
        let string = "50 %"
        #expect(Text(string).string(in: EnvironmentValues()) == "50 %")
        #expect(Text(string.prefix(2)) == Text(verbatim: "50"))
        let nested = Text("a \(Text("b").bold()) c").foregroundColor(.red)
        let spans = ResolvedText(nested, in: EnvironmentValues()).spans
        #expect(spans.map(\.text) == ["a ", "b", " c"])
        #expect(spans.map(\.font.weight) == [400, 700, 400])
        #expect(spans.map(\.color?.description) == ["#ff3b30", "#ff3b30", "#ff3b30"])
    }

    @Test("a gradient spans the whole text")
    func gradient() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let paint = "linear-gradient(0 10 to 30 10: #ff3b30 0, #007aff 1)"
        #expect(draw(Text("abc").foregroundStyle(gradient), 30, 20).commands[0].hasSuffix(paint))
        #expect(draw(HStack { Text("abc") }.foregroundStyle(gradient), 30, 20).commands[0].hasSuffix(paint))
    }

    @Test("underlines and strikethrough lines are sharp rectangles in the text's colour or their own")
    func decorations() {
        let text = Text("ab").underline().strikethrough(true, color: .blue).foregroundColor(.red)
        #expect(
            draw(text, 20, 20).commands == [
                "fill rectangle 0 18 20 1 #ff3b30", "glyphs \"ab\" Grid Regular 20 at 0 16 #ff3b30",
                "fill rectangle 0 11 20 1 #007aff",
            ])
        #expect(draw(Text("a").underline(false), 10, 20).commands.count == 1)
    }

    @Test("baselines are those of the first and the last visible line")
    func baselines() {
        let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("a\nb")
            Text("c")
            Color.red.frame(width: 10, height: 10)
        }
        #expect(
            draw(row, 30, 40).tree == [
                "hstack 0 0 30 40", "  text 0 0 10 40", "  text 10 20 10 20", "  color 20 26 10 10",
            ])
    }

    @Test("truncated text is marked in the tree, and each mode keeps its part")
    func truncation() {
        func line(_ mode: Text.TruncationMode) -> String {
            draw(Text("abcdefgh").lineLimit(1).truncationMode(mode), 50, 20).commands[0]
        }
        #expect(line(.tail).hasPrefix("glyphs \"abcd…\""))
        #expect(line(.head).hasPrefix("glyphs \"…efgh\""))
        #expect(line(.middle).hasPrefix("glyphs \"ab…gh\""))
        #expect(draw(Text("abcdefgh").lineLimit(1), 50, 20).tree == ["text 0 0 50 20 truncated"])
    }

    @Test("line limits reserve space for the minimum and show the maximum")
    func lineLimits() {
        #expect(measure(Text("a").lineLimit(2...3), 10, nil).height == 40)
        #expect(measure(Text("a a a a").lineLimit(2...3), 10, nil).height == 60)
        #expect(measure(Text("a a a a").lineLimit(...2), 10, nil).height == 40)
        #expect(measure(Text("a").lineLimit(3...), 10, nil).height == 60)
        #expect(measure(Text("a a").lineLimit(0), 10, nil).height == 20)
        #expect(measure(Text("a a").lineSpacing(5), 10, nil).height == 45)
    }

    @Test("missing glyphs are reported with the position of the text")
    func warnings() {
        let test = TestResources()
        let shaper = WarningShaper()
        let resources = DrawingResources(textShaper: shaper, diagnostics: test.resources.diagnostics)
        let builder = DisplayListBuilder()
        builder.withNode("cell-0-1", frame: .zero) {
            ViewHost(Text("☃"), resources: resources)
                .draw(in: CGRect(x: 0, y: 0, width: 10, height: 20), into: builder)
        }
        #expect(
            resources.diagnostics.entries.map(\.description) == [
                "cell-0-1/text: no font has the character '☃' (U+2603); add a font that has it",
                "cell-0-1/text: font family 'Papyrus' is not in the library; 'Inter' is drawn instead",
            ])
    }
}

/// Shapes like the grid, and reports an error.
private final class WarningShaper: TextShaping {
    private let grid = GridTextShaper()

    func metrics(of font: FontDescriptor) -> FontMetrics { grid.metrics(of: font) }

    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        var text = grid.shape(spans, style: style, width: width, height: height)
        text.warnings = [.missingGlyph("☃"), .substitutedFamily(requested: "Papyrus", drawn: "Inter")]
        return text
    }
}
