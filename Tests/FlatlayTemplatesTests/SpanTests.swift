import Flatlay
import Testing

@testable import FlatlayTemplates

/// Texts with parts of their own look.
@Suite struct SpanTests {
    private func template(_ text: String, modifiers: String = "") throws -> Template {
        try TemplateFixture().template(
            """
            canvas: { width: 300, height: 40 }
            data: { word: bc, price: "**9**" }
            sections: [{ items: 1, cell: { text: \(text)\(modifiers) } }]
            """)
    }

    private func list(_ text: String, modifiers: String = "") throws -> String {
        try template(text, modifiers: modifiers).displayList()
    }

    /// The display list with the installed fonts.
    private func fontList(_ text: String) throws -> String {
        try withinWorkLimit { try template(text).renderer().displayList().description }
    }

    @Test func spansHaveTheirOwnLook() throws {
        let list = try list(
            "{ spans: [a, { text: \"{{ word }}\", foregroundStyle: \"#ff0000\", underline: true }, { systemImage: star }, d] }",
            modifiers: ", foregroundStyle: \"#0000ff\"")
        #expect(list.contains("glyphs \"a\"") && list.contains("glyphs \"bc\""), "\(list)")
        let lines = list.split(separator: "\n")
        #expect(lines.first { $0.contains("\"bc\"") }?.hasSuffix("#ff0000") == true, "\(list)")
        #expect(lines.first { $0.contains("\"a\"") }?.hasSuffix("#0000ff") == true, "\(list)")
        #expect(lines.first { $0.contains("\"d\"") }?.hasSuffix("#0000ff") == true, "\(list)")
    }

    @Test func aSpanMayHaveAnotherFontAndBaseline() throws {
        let list = try fontList("{ spans: [a, { text: b, font: 40, baselineOffset: 5 }, { text: c, kerning: 4 }, d] }")
        #expect(list.contains(#/glyphs "b" .* 40 at/#), "\(list)")
        #expect(list.contains(#/glyphs "a" .* 17 at/#), "\(list)")
    }

    @Test func markdownIsRead() throws {
        let list = try fontList("{ markdown: \"a **{{ word }}** {{ price }} `e` [f](https://example.com)\" }")
        #expect(list.contains(#/"bc" .*Bold.* 17/#) && list.contains(#/"9" .*Bold.* 17/#), "\(list)")
        #expect(!list.contains("*") && !list.contains("`"), "\(list)")
        #expect(try self.list("\"a **b**\"").contains("a **b**"))
    }

    @Test func linksHaveTheTint() throws {
        let list = try list(
            "{ spans: [\"see \", { text: here, link: \"https://example.com/a\" }] }", modifiers: ", tint: \"#00ff00\"")
        #expect(list.contains("#00ff00"), "\(list)")
    }

    @Test func lettersAreSpaced() throws {
        #expect(try list("abc", modifiers: ", tracking: 5") == list("abc", modifiers: ", kerning: 5"))
        #expect(try list("abc", modifiers: ", tracking: 5") != list("abc"))
    }
}
