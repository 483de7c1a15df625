import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// Every error with its exact message.
@Suite struct ErrorTableTests {
    /// A template with one section and a given cell and layout.
    static func template(cell: String = "{ text: a }", layout: String = "{ list: {} }", more: String = "") -> String {
        """
        data: { films: [{ title: Metropolis, year: 1927 }], name: "Ann" }
        cells:
          poster: { text: "{{ item.title }}" }
        sections:
          - items: films
            cell: \(cell)
            layout: \(layout)
        \(more)
        """
    }

    struct Case: CustomTestStringConvertible {
        let source: String
        let expected: [String]

        init(_ source: String, _ expected: String...) {
            self.source = source
            self.expected = expected
        }

        var testDescription: String { expected.first ?? source }
    }

    @Test(arguments: documents + views + data + layouts + scenes + dataFiles + foreign)
    func aMistakeGivesItsLines(_ each: Case) throws {
        let fixture = try TemplateFixture(Self.files)
        #expect(fixture.errors(each.source).map(\.description) == each.expected)
    }
}
