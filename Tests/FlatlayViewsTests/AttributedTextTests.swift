import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite("Attributes of runs")
struct AttributedTextTests {
    private func spans(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [TextSpan] {
        var environment = EnvironmentValues()
        change(&environment)
        return ResolvedText(text, in: environment).spans
    }

    @Test("every attribute of an attributed string is drawn")
    func attributedString() throws {
        var string = AttributedString("abc ")
        string.font = .headline
        string.foregroundColor = .red
        string.kern = 2
        string.baselineOffset = 3
        string.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        string.strikethroughStyle = .single
        var link = AttributedString("link")
        link.link = URL(string: "https://a.b")
        link.tracking = 4
        link.backgroundColor = .yellow
        let spans = spans(Text(string + link))
        #expect(spans.map(\.text) == ["abc ", "link"])
        #expect(spans.map(\.font.weight) == [600, 400])
        #expect(spans.map(\.kerning) == [2, 4])
        #expect(spans.map(\.baselineOffset) == [3, 0])
        #expect(spans[0].color == Color.red.resolve(in: EnvironmentValues()))
        #expect(spans[0].underline == .init(color: Color.blue.resolve(in: EnvironmentValues()), pattern: .dash))
        #expect(spans[0].strikethrough == .init() && spans[1].strikethrough == nil)
        #expect(spans[1].color == Color.blue.resolve(in: EnvironmentValues()))
    }

    @Test("a run inherits attributes that it does not set")
    func surroundings() {
        var string = AttributedString("a")
        string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
        #expect(
            spans(Text(string)) { $0.font = .caption }.map(\.font) == [
                FontDescriptor(size: 12, weight: 700, isItalic: true)
            ])
        #expect(spans(Text(string).font(.title)).map(\.font.size) == [28])
        #expect(spans(Text(AttributedString())).isEmpty)
    }

    @Test("a background is behind its run, as high as the line")
    func background() {
        var string = AttributedString("b")
        string.backgroundColor = .yellow
        let text = Text("a") + Text(string)
        #expect(
            draw(text, 20, 20).commands == [
                "fill rectangle 10 0 10 20 #ffcc00", "glyphs \"a\" Grid Regular 20 at 0 16 #000000",
                "glyphs \"b\" Grid Regular 20 at 10 16 #000000",
            ])
    }

    @Test("a gradient of a run spans the whole text, beside runs of other colours")
    func gradientRun() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let text = Text("ab").foregroundStyle(gradient) + Text("c").foregroundColor(.green)
        #expect(
            draw(text, 30, 20).commands == [
                "glyphs \"ab\" Grid Regular 20 at 0 16 linear-gradient(0 10 to 30 10: #ff3b30 0, #007aff 1)",
                "glyphs \"c\" Grid Regular 20 at 20 16 #34c759",
            ])
    }

    @Test(
        "underlines have patterns",
        arguments: [(.dot, "2,2"), (.dash, "8,4"), (.dashDot, "8,3,2,3"), (.dashDotDot, "8,3,2,3,2,3")]
            as [(Text.LineStyle.Pattern, String)])
    func patterns(pattern: Text.LineStyle.Pattern, dash: String) {
        let commands = draw(Text("ab").underline(pattern: pattern, color: .red), 20, 20).commands
        #expect(commands[0] == "stroke path M0 18.5L20 18.5 #ff3b30 width 1 dash \(dash)")
        let through = draw(HStack { Text("ab") }.strikethrough(pattern: pattern), 20, 20).commands
        #expect(through[1].hasPrefix("stroke path M0 11.5L20 11.5 #000000 width 1 dash \(dash)"))
    }

    @Test("small capitals are capitals at four fifths of the size")
    func smallCapitals() {
        func parts(_ font: Font) -> [String] {
            spans(Text("aB 1ß").font(font)).map { "\($0.text) \($0.font.size)" }
        }
        #expect(parts(.system(size: 10).smallCaps()) == ["AB 8.0", " 1 10.0", "SS 8.0"])
        #expect(parts(.system(size: 10).lowercaseSmallCaps()) == ["A 8.0", "B 1 10.0", "SS 8.0"])
        #expect(parts(.system(size: 10).uppercaseSmallCaps()) == ["a 10.0", "B 8.0", " 1ß 10.0"])
        #expect(
            parts(.system(size: 10).lowercaseSmallCaps().uppercaseSmallCaps()) == parts(.system(size: 10).smallCaps()))
    }

    @Test("font widths can be set, and the innermost wins")
    func widths() {
        #expect(spans(Text("a").fontWidth(.condensed)).map(\.font.width) == [80])
        #expect(spans(Text("a").font(.body.width(.expanded))).map(\.font.width) == [130])
        #expect(
            spans(Text("a").fontWidth(.compressed)) { $0.common.fontModifiers.width = .expanded }.map(\.font.width) == [
                62
            ])
    }

    @Test("text is tightened before it is scaled or truncated")
    func tightening() {
        // Each of the five characters of 10 points may lose 0.17 points per hundredth, in text of 17 points.
        #expect(draw(Text("abcde").lineLimit(1), 49, 20).tree[0].hasSuffix("truncated"))
        let tight = Text("abcde").lineLimit(1).allowsTightening(true)
        #expect(draw(tight, 49, 20).tree == ["text 0 0 49 20"])
        #expect(draw(tight, 47, 20).tree[0].hasSuffix("truncated"))
        #expect(draw(tight.minimumScaleFactor(0.5), 47, 20).commands[0].contains("Regular 19"))
    }
}
