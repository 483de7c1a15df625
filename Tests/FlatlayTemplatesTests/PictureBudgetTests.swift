import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

/// A short template can't cause hours of work, because the parts of a whole image are counted.
@Suite struct PictureBudgetTests {
    let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture()
    }

    @Test func viewsOfAllCellsTogetherAreLimited() {
        let errors = fixture.errors("sections: [{ items: 100000, cell: { text: a, repeat: 4000 } }]")
        #expect(
            errors.map(\.description) == [
                "t.yaml:1:35: with sections[0].cell the image has more than 40100 views, repetitions and sections in "
                    + "all; show fewer items, or simpler cells"
            ])
    }

    @Test func cellsThatAreEachTooLargeAreLookedAtOnce() {
        let errors = fixture.errors("sections: [{ items: 100000, cell: { text: a, repeat: 9999 } }]")
        #expect(errors.map(\.problem) == [.tooManyViews(limit: 10_000), .tooManyViewsInAll(limit: 40_100)])
    }

    @Test func sectionsCostMoreThanViews() {
        let errors = fixture.errors("sections: [{ repeat: 100000, items: 1, cell: { text: a } }]")
        #expect(errors.map(\.problem) == [.tooManyViewsInAll(limit: 40_100)])
        #expect(fixture.errors("sections: [{ repeat: 1500, items: 1, cell: { text: a } }]").isEmpty)
    }

    @Test(arguments: [
        "{ text: LONG }", "{ vstack: [{ text: LONG }] }", "{ text: '{{ index }} LONG' }",
        "{ text: '{{#long}}LONG{{/long}}' }", "{ text: '{{ long }}' }",
    ])
    func textOfAllCellsTogetherIsLimited(cell: String) {
        let long = String(repeating: "word ", count: 200)
        let errors = fixture.errors(
            """
            data: { long: "\(long)" }
            sections: [{ items: 2000, cell: \(cell.replacingOccurrences(of: "LONG", with: long)) }]
            """)
        #expect(errors.map(\.problem) == [.tooMuchText(limit: 1_001_000)])
        #expect(
            errors.first?.message.hasSuffix(
                " the image has more than 1001000 bytes of text in all; show fewer items, or less text") == true)
    }

    @Test func largeDataMayFillLargePictures() {
        let rows = (0..<3_000).map { "[\($0), 2, 3]" }.joined(separator: ", ")
        let source = "sections: [{ items: rows, cell: { text: a, repeat: 50 } }]\ndata: { rows: "
        #expect(fixture.errors(source + "[\(rows)] }").isEmpty)
        let counted = fixture.errors("sections: [{ items: 3000, cell: { text: a, repeat: 50 } }]")
        #expect(counted.map(\.problem) == [.tooManyViewsInAll(limit: 40_100)])
    }

    @Test func picturesOfAnAnimationShareABudget() throws {
        let changes = Array(repeating: "{ data: { n: [1] } }", count: 40).joined(separator: ", ")
        let template = try fixture.template(
            """
            data: { n: [1, 2] }
            sections: [{ items: 9, cell: { text: a, repeat: 2000 } }]
            animation: { changes: [\(changes)] }
            """)
        #expect {
            try withinWorkLimit { try template.animation() }
        } throws: { error in
            (error as? TemplateErrors)?.errors.map(\.problem) == [.tooManyViewsInAll(limit: 404_000)]
        }
    }
}
