import Flatlay
import Testing

@testable import FlatlayTemplates

/// A tint of the tint is the inherited one.
@Suite struct TintTests {
    private func picture(_ cell: String) throws -> String {
        try TemplateFixture().template(
            """
            canvas: { width: 100, height: 100 }
            sections: [{ items: 1, cell: \(cell) }]
            """
        ).displayList()
    }

    @Test func aTintOfItselfIsTheOuterOne() throws {
        let plain = try picture("{ rectangle: { fill: tint }, frame: { height: 50 } }")
        #expect(try picture("{ rectangle: { fill: tint }, frame: { height: 50 }, tint: tint }") == plain)
        let red = try picture("{ vstack: [{ rectangle: { fill: tint }, frame: { height: 50 } }], tint: red }")
        #expect(red != plain)
        #expect(
            try picture("{ vstack: [{ rectangle: { fill: tint }, frame: { height: 50 }, tint: tint }], tint: red }")
                == red)
    }
}
