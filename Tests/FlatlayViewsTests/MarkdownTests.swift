import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite("Markdown in texts")
struct MarkdownTests {
    /// A run as `b(text)` for bold, `i` for italic, `c` for code, `s` for strikethrough, and `->` for a link.
    private func describe(_ runs: [InlineMarkdown.Run]) -> String {
        runs.map { run in
            var marks = ""
            if run.intent.contains(.stronglyEmphasized) { marks += "b" }
            if run.intent.contains(.emphasized) { marks += "i" }
            if run.intent.contains(.code) { marks += "c" }
            if run.intent.contains(.strikethrough) { marks += "s" }
            let link = run.destination.map { "->" + $0 } ?? ""
            return marks.isEmpty && link.isEmpty ? run.text : "\(marks)(\(run.text)\(link))"
        }.joined()
    }

    /// Most cases are examples of CommonMark 0.31, section 6, or follow from its rules.
    @Test(
        "inline Markdown",
        arguments: [
            ("plain", "plain"), ("**bold** _it_ `code` ~~s~~", "b(bold) i(it) c(code) s(s)"),
            ("*foo bar*", "i(foo bar)"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
            ("foo*bar*", "fooi(bar)"), ("_foo bar_", "i(foo bar)"), ("foo_bar_", "foo_bar_"),
            ("snake_case_name", "snake_case_name"), ("_foo*", "_foo*"), ("**foo bar**", "b(foo bar)"),
            ("** foo bar**", "** foo bar**"), ("foo**bar**", "foob(bar)"), ("__foo bar__", "b(foo bar)"),
            ("*foo**bar**baz*", "i(foo)bi(bar)i(baz)"), ("***foo** bar*", "bi(foo)i( bar)"),
            ("*foo **bar***", "i(foo )bi(bar)"), ("***both***", "bi(both)"), ("foo***bar***baz", "foobi(bar)baz"),
            ("*foo**", "i(foo)*"), ("**foo*", "*i(foo)"),
            ("*foo __bar *baz bim__ bam*", "i(foo )bi(bar *baz bim)i( bam)"),
            ("~one~ ~~two~~ ~~~three~~~", "s(one) s(two) ~~~three~~~"), ("~~a~", "~~a~"),
            ("`a*b*`", "c(a*b*)"), ("`` a`b ``", "c(a`b)"), ("`open", "`open"), ("*a `*` b*", "i(a )ic(*)i( b)"),
            ("\\*not\\* \\a", "*not* \\a"), ("a &amp; b &lt;&#65;&#x42;&nope;", "a & b <AB&nope;"),
            ("[link](https://a.b/c)", "(link->https://a.b/c)"), ("[a **b**](u)", "(a ->u)b(b->u)"),
            ("*[a](u)*", "i(a->u)"), ("[a](u \"title\")", "(a->u)"), ("[a](<u v>)", "(a->u v)"),
            ("[a](<u<v>)", "[a](<u<v>)"),
            ("[a](u(v))", "(a->u(v))"), ("[a] (u)", "[a] (u)"), ("[a](u", "[a](u"), ("[]", "[]"),
            ("[*a](u)*", "(*a->u)*"), ("![alt](u) x", "alt x"), ("[![alt](u)](v)", "(alt->v)"),
            ("<https://a.b>", "(https://a.b->https://a.b)"), ("<a@b.de>", "(a@b.de->mailto:a@b.de)"),
            ("a < b > c", "a < b > c"), ("# no heading\n- no list", "# no heading\n- no list"),
            ("two  spaces\nand a line", "two  spaces\nand a line"), ("2 * 3 * 4 = 24", "2 * 3 * 4 = 24"),
            ("**Größe**: 5 €", "b(Größe): 5 €"), ("**", "**"), ("", ""),
        ])
    func inline(source: String, expected: String) {
        #expect(describe(InlineMarkdown.runs(of: source)) == expected)
    }

    @Test(
        "a large number of marks takes linear time",
        arguments: ["*a _b ", "[a", "`", "**", "![](", "<a", "&#", "~~a*"])
    func hostile(part: String) {
        let source = String(repeating: part, count: 1500)
        #expect(!InlineMarkdown.runs(of: source).isEmpty)
    }

    @Test("a literal is Markdown; strings and verbatim texts are not")
    func literals() {
        func spans(_ text: Text) -> [TextSpan] { ResolvedText(text, in: EnvironmentValues()).spans }
        let spans1 = spans(Text("**bold** _it_ `code` ~~s~~"))
        #expect(spans1.map(\.text) == ["bold", " ", "it", " ", "code", " ", "s"])
        #expect(spans1.map(\.font.weight) == [700, 400, 400, 400, 400, 400, 400])
        #expect(spans1[2].font.isItalic && spans1[4].font.family == .monospaced && spans1[6].strikethrough != nil)
        let string = "**bold**"
        #expect(spans(Text(string)).map(\.text) == ["**bold**"])
        #expect(spans(Text(verbatim: "**bold**")).map(\.text) == ["**bold**"])
        #expect(spans(Text(LocalizedStringKey(string))).map(\.text) == ["bold"])
    }

    @Test("interpolated values are not Markdown, and have the attributes of the text around them")
    func values() {
        let (name, count, url) = ("*x*", 1234, "https://a.b")
        let text = Text("**\(name)**: _\(count)_ [\(Text("in").underline())](\(url)/\(5)) \(0.5, specifier: "%.1f")")
        let spans = ResolvedText(text, in: EnvironmentValues()).spans
        #expect(spans.map(\.text) == ["*x*", ": ", "1,234", " ", "in", " 0.5"])
        #expect(spans.map(\.font.weight) == [700, 400, 400, 400, 400, 400])
        #expect(spans[2].font.isItalic && spans[4].underline != nil)
        #expect(spans[4].color == Color.accentColor.resolve(in: EnvironmentValues()))
        let links = LocalizedStringKey("[a](\(url)/\(5))").pieces.map(\.attributes.link?.absoluteString)
        #expect(links == ["https://a.b/5"])
    }

    @Test("a link is drawn in the tint colour")
    func links() {
        let list = draw(Text("a [b](https://c.d)").foregroundColor(.red).tint(.green), 30, 20)
        #expect(
            list.commands == [
                "glyphs \"a \" Grid Regular 20 at 0 16 #ff3b30", "glyphs \"b\" Grid Regular 20 at 20 16 #34c759",
            ])
    }

    @Test("attributed strings from Markdown")
    func attributedStrings() throws {
        let string = try AttributedString(
            markdown: "**a**\n[b](c)", options: .init(interpretedSyntax: .inlineOnly),
            baseURL: URL(string: "https://x.y"))
        #expect(String(string.characters) == "a b")
        let runs = string.runs.map { ($0.inlinePresentationIntent, $0.link?.absoluteString) }
        #expect(runs.map(\.0) == [.stronglyEmphasized, nil, nil])
        #expect(runs.map(\.1) == [nil, nil, "https://x.y/c"])
        let kept = try AttributedString(
            markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == "a\nb")
    }
}
