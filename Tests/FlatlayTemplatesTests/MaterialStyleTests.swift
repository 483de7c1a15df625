import Flatlay
import Testing

@testable import FlatlayTemplates

/// Materials as styles of templates.
@Suite struct MaterialStyleTests {
    private func picture(_ style: String) throws -> String {
        try TemplateFixture().template(
            """
            canvas: { width: 100, height: 100, background: red }
            sections: [{ items: 1, cell: { rectangle: { fill: \(style) }, frame: { height: 50 } } }]
            """
        ).displayList()
    }

    @Test(arguments: [
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
    ])
    func materialsBlurWhatLiesBehind(name: String) throws {
        #expect(try picture(name).contains("backdrop"))
        #expect(try !picture("white").contains("backdrop"))
    }

    @Test func materialsDiffer() throws {
        let names = [
            "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
        ]
        #expect(Set(try names.map(picture)).count == names.count)
    }
}
