import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Headers and footers of lists in templates.
@Suite struct ListBandTests {
    /// A list of two sections with headers, 400 points wide.
    private func template(_ section: String, look: String = "appearance: insetGrouped") throws -> Template {
        try TemplateFixture().template(
            """
            canvas: { width: 400, height: 600 }
            data: { groups: [{ name: first, rows: [a] }, { name: "", rows: [b] }] }
            cells:
              plain: { text: "{{ section.name }}" }
              padded: { text: "{{ section.name }}", padding: 3 }
            sections:
              - repeat: groups
                items: section.rows
                cell: { text: "{{ item }}", frame: { height: 44 } }
                layout: { list: { \(look) } }
            \(section.split(separator: "\n").map { "    \($0)\n" }.joined())
            """)
    }

    private func frames(_ section: String, look: String = "appearance: insetGrouped") throws -> [String] {
        try template(section, look: look).frames().split(separator: "\n").dropFirst().map(String.init)
    }

    /// A text of the image: the start of its first line, in points, and its style.
    private struct DrawnText {
        var x: CGFloat
        var paint: Paint
    }

    private func drawn(
        _ text: String, _ section: String, look: String = "appearance: insetGrouped"
    ) throws -> DrawnText {
        let picture = try template(section, look: look).gridRenderer().displayList()
        func find(in items: DisplayList.Items) -> DrawnText? {
            for item in items {
                switch item.command {
                case .glyphs(let run, let origin, let paint) where run.text == text:
                    return DrawnText(x: origin.x, paint: paint)
                case .group(_, let inner):
                    if let found = find(in: inner) { return found }
                default: break
                }
            }
            return nil
        }
        return try #require(find(in: picture.items), "\(picture)")
    }

    @Test func aHeaderThatIsLeftOutLeavesItsSectionWithoutOne() throws {
        let lines = try frames("header: { if: section.name, text: h }\nfooter: { if: section.name, text: f }")
        #expect(lines.filter { $0.contains("Section") }.count == 2, "\(lines)")
        #expect(lines.first { $0.hasPrefix("c 0.0") } == "c 0.0 16 40 368 44")
        // The footer of 34 ends at 118; 15 points follow, as between sections.
        #expect(lines.first { $0.hasPrefix("c 1.0") } == "c 1.0 16 133 368 44")
        let without = try frames("header: { if: false, text: h }\nfooter: { if: false, text: f }")
        #expect(without == ["c 0.0 16 35 368 44", "c 1.0 16 114 368 44"])
    }

    @Test(arguments: [
        // The content of a header has the margins of a header, in addition to those of the cards.
        ("header: h", "H", 32, 40), ("header: { text: h }", "H", 32, 40),
        ("header: { plain: }", "first", 32, 40), ("header: { hstack: [h] }", "h", 32, 40),
        // Content with its own margins keeps them, and is still aligned to the leading edge.
        ("header: { text: h, padding: 5 }", "H", 21, 30), ("header: { padded: }", "first", 19, 26),
        ("header: { text: h, background: red }", "H", 16, 20), ("footer: f", "f", 32, 34),
    ])
    func bandsBeginWhereReadingBegins(section: String, text: String, x: CGFloat, height: Int) throws {
        #expect(try drawn(text, section).x == x)
        let band = try frames(section).first { $0.contains("0.0 16") && $0.contains("Section") }
        #expect(band?.hasSuffix(" 368 \(height) z200") == true, "\(band ?? "none")")
    }

    @Test func listsWithoutALookHaveNothingAroundTheirHeaders() throws {
        #expect(try drawn("h", "header: h", look: "rowHeight: 44").x == 0)
        let lines = try frames("header: h", look: "rowHeight: 44")
        #expect(lines.contains { $0.hasSuffix("SectionHeader 0.0 0 0 400 20") }, "\(lines)")
    }

    @Test func plainTextHasTheFontAndTheColorOfItsList() throws {
        func paint(_ color: UIColor) -> Paint { .color(Color(uiColor: color).resolve(in: EnvironmentValues())) }
        let grouped = try drawn("H", "header: h", look: "appearance: grouped")
        #expect(grouped.paint == paint(.secondaryLabel))
        let plain = try drawn("h", "header: h", look: "appearance: plain")
        #expect(plain.paint == paint(.label))
        let own = try drawn(
            "h", "header: { text: h, textCase: lowercase, foregroundStyle: green }", look: "appearance: grouped")
        #expect(own.paint == paint(.systemGreen))
    }
}
