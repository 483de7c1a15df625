import Foundation
import Testing

@testable import FlatlayTemplates

/// Colours and texts as the web writes them.
@Suite struct ForeignWordTests {
    @Test(arguments: [
        ("rgb(255, 128, 0)", "#ff8000"), ("rgba(0,0,0,.5)", "#00000080"), ("rgb(100% 0% 50%)", "#ff0080"),
        ("rgb(0 0 0 / 25%)", "#00000040"), ("hsl(120, 100%, 25%)", "#008000"), ("hsl(-120deg 100% 50%)", "#0000ff"),
        ("hsla(0, 0%, 100%, 0)", "#ffffff00"), ("RGB(300, -5, 0)", "#ff0000"),
    ])
    func functionsOfColorsHaveTheirDigits(text: String, digits: String) {
        #expect(ForeignColor.function(text) == digits)
    }

    @Test(arguments: [
        "rgb(1, 2)", "rgb(a, b, c)", "url(x)", "hsl()", "rgb(1,2,3,4,5)", "lab(1 2 3)",
    ])
    func otherFunctionsHaveNone(text: String) {
        #expect(ForeignColor.function(text) == nil)
    }

    /// The formula of the hexagon, in the older form with sectors.
    @Test(arguments: 0..<36)
    func huesAreThoseOfTheHexagon(step: Int) {
        let (hue, saturation, lightness) = (Double(step * 10), 0.6, 0.4)
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let middle = chroma * (1 - abs((hue / 60).truncatingRemainder(dividingBy: 2) - 1))
        let sectors: [[Double]] = [
            [chroma, middle, 0], [middle, chroma, 0], [0, chroma, middle], [0, middle, chroma], [middle, 0, chroma],
            [chroma, 0, middle],
        ]
        let parts = sectors[Int(hue / 60) % 6].map { Int((($0 + lightness - chroma / 2) * 255).rounded()) }
        let digits = "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(ForeignColor.function("hsl(\(Int(hue)), 60%, 40%)") == digits)
    }

    @Test(arguments: [
        ("<b>x</b>", "<b>"), ("a<br/>b", "<br/>"), ("{% for x in y %}", "{% for x in y %}"),
        ("${ user.name }", "${ user.name }"),
    ])
    func textsOfOtherLanguagesAreToldInACheck(text: String, found: String) throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template("sections: [{ items: 1, cell: { text: '\(text)' } }]")
        #expect(template.notices().count == 1)
        #expect(template.notices().first?.description.hasPrefix("t.yaml:1:38: the text has '\(found)'") == true)
        // They are drawn nevertheless, and data may have anything.
        #expect(try template.displayedText().joined().contains("x") == text.contains("x"))
        let data = try fixture.template("data: { t: '\(text)' }\nsections: [{ items: 1, cell: { text: '{{ t }}' } }]")
        #expect(data.notices().isEmpty)
    }

    @Test(arguments: ["a < b", "1 <2> 3", "costs $5", "{ a: 1 }", "if (a<b) {}", "<customer>", "100%"])
    func ordinaryTextsAreNotTold(text: String) throws {
        let template = try TemplateFixture().template("sections: [{ items: 1, cell: { text: '\(text)' } }]")
        #expect(template.notices().isEmpty, "\(template.notices())")
    }
}
