import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

@Suite struct InterpolationTests {
    /// The result of a text for the item `{ title: "A & B", lines: 2, price: 1.50, tags: [x, y], done: false }`.
    private func rendered(_ text: String) throws -> String {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            data:
              items: [{ title: "A & B", lines: 2, price: 1.50, tags: [x, y], done: false, author: { name: Ann } }]
              unit: km
            sections: [{ items: items, cell: { text: '\(text)' } }]
            """)
        return try template.displayedText().joined(separator: "|")
    }

    @Test(arguments: [
        ("{{ item.title }}", "A & B"),
        ("<{{ item.title }}>", "<A & B>"),
        ("{{{ item.title }}}!", "A & B!"),
        ("{{ item.price }}", "1.50"),
        ("{{ item.price }} {{ unit }}", "1.50 km"),
        ("{{ data.unit }}", "km"),
        ("{{ item.tags.1 }}", "y"),
        ("{{ index }}", "0"),
        ("{{ sectionIndex }}.", "0."),
        ("{{#item.tags}}{{ . }}{{^last()}}, {{/last()}}{{/item.tags}}", "x, y"),
        ("{{#item.note}}note{{/item.note}}{{^item.note}}none{{/item.note}}", "none"),
        ("{{#item.done}}yes{{/item.done}}{{^item.done}}no{{/item.done}}", "no"),
        ("{{#item.author}}by {{ name }}{{/item.author}}", "by Ann"),
        ("{{ uppercased(item.title) }}", "A & B"),
        ("{{ lowercased(item.title) }}", "a & b"),
        ("{{ count(item.tags) }} tags", "2 tags"),
        ("{{! a comment }}{{ unit }}", "km"),
        ("no tags", "no tags"),
    ])
    func aTextBecomes(text: String, expected: String) throws {
        #expect(try rendered(text) == expected)
    }

    @Test func aValueThatIsOneInterpolationKeepsItsType() throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            data: { w: 70, frame: { width: 30, height: 10 }, on: true }
            sections:
              - items: 1
                layout: { list: { rowHeight: "~{{ w }}" } }
                cell:
                  hstack:
                    - { color: red, frame: { width: "{{ w }}", height: "{{ w }}" } }
                    - { color: red, frame: "{{ frame }}", if: "{{ on }}" }
            """)
        #expect(try template.displayList().contains("70 70"))
        #expect(try template.displayList().contains("30 10"))
    }

    @Test(arguments: [
        ("item.title", true), ("item.note", false), ("!item.note", true), ("item.done", false), ("!item.done", true),
        ("item.lines == 2", true), ("item.lines == 2.0", true), ("item.lines != 2", false), ("item.lines < 10", true),
        ("item.lines >= 3", false), ("item.title == 'A & B'", true), ("item.title == \"A\"", false),
        ("item.title < 'B'", true), ("item.note == null", true), ("item.done == false", true),
        ("item.lines == 2 && item.done", false), ("item.lines == 2 || item.done", true),
        ("!(item.done || item.note)", true), ("item.note < 3", false), ("true", true), ("0", false),
    ])
    func aConditionHolds(condition: String, expected: Bool) throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            data: { items: [{ title: "A & B", lines: 2, done: false }] }
            sections: [{ items: items, cell: { vstack: [{ text: always }, { text: shown, if: '\(condition.replacingOccurrences(of: "'", with: "''"))' }] } }]
            """)
        #expect(try template.displayedText() == (expected ? ["always", "shown"] : ["always"]))
    }

    @Test func viewsRepeat() throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            data: { items: [{ tags: [{ name: x }, { name: y }] }] }
            sections:
              - items: items
                cell:
                  vstack:
                    - { text: "{{ elementIndex }}{{ element.name }}", repeat: item.tags }
                    - { text: "{{ tagIndex }}{{ tag.name }}", repeat: { tag: item.tags } }
                    - { text: "{{ element }}", repeat: 2 }
            """)
        #expect(try template.displayedText() == ["0x", "1y", "0x", "1y", "0", "1"])
    }

    @Test func sectionsRepeatAndCanBeLeftOut() throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            data: { groups: [{ name: a, items: [1, 2] }, { name: b, items: [] }, { name: c, items: [3] }] }
            sections:
              - repeat: groups
                if: section.items
                items: section.items
                header: "{{ sectionIndex }}{{ section.name }}"
                cell: { text: "{{ section.name }}{{ item }}" }
            """)
        #expect(try template.displayedText() == ["a1", "a2", "c3", "0a", "1c"])
    }

    @Test func itemsAreWrittenInPlaceOrCounted() throws {
        let fixture = try TemplateFixture()
        let template = try fixture.template(
            """
            data: { unit: km }
            sections:
              - { items: ["{{ unit }}", 2, { name: x }], cell: { text: "{{ index }}" } }
              - { items: ["{{ unit }}"], cell: "{{ item }}" }
              - { items: 2, cell: { text: "{{ item }}!" } }
            cells: { "{{ item }}": { text: "a cell may have any name" } }
            """)
        #expect(try template.displayedText() == ["0", "1", "2", "a cell may have any name", "0!", "1!"])
    }
}
