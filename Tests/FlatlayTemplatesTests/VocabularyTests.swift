import Flatlay
import Foundation
import Testing

@testable import FlatlayTemplates

@Suite struct VocabularyTests {
    /// An example of every kind of view.
    static let views: [String: String] = [
        "text": "a", "image": "{ systemName: star }", "systemImage": "star", "color": "{ light: red, dark: \"#00f8\" }",
        "linearGradient": "{ colors: [red, blue], startPoint: leading, endPoint: [1, 0.5] }",
        "radialGradient": "{ stops: [{ color: red, location: 0 }, { color: blue, location: 1 }], endRadius: 20 }",
        "angularGradient": "{ colors: [red, blue], startAngle: 90 }", "divider": "", "spacer": "{ minLength: 4 }",
        "rectangle": "{ fill: secondary, stroke: red }",
        "roundedRectangle": "{ cornerRadius: 4, style: circular, fill: red }",
        "capsule": "{ strokeBorder: { color: red, width: 2, dash: [4, 2], lineCap: round } }", "circle": "",
        "ellipse": "{}",
        "hstack": "{ alignment: firstTextBaseline, spacing: 2, children: [a, b] }",
        "vstack": "[a, { color: red, frame: { width: 4 } }]", "zstack": "{ alignment: topLeading, children: [a] }",
        "group": "[a, b]", "viewThatFits": "[a long text, short]", "button": "[a]",
        "flow": "{ spacing: 2, lineSpacing: 3, alignment: center, verticalAlignment: top, children: [a, b] }",
        "grid": "[{ gridRow: [a, b] }, { divider: , gridCellUnsizedAxes: horizontal }, { gridRow: [c] }]",
        "gridRow": "{ alignment: top, children: [a, b] }", "masonry": "{ columns: 2, spacing: 3, children: [a, b] }",
    ]

    /// An example of every modifier.
    static let modifiers: [String: String] = [
        "padding": "{ horizontal: 4, top: 2 }", "frame": "{ width: 40, maxHeight: infinity, alignment: bottom }",
        "fixedSize": "{ horizontal: true }", "aspectRatio": "{ ratio: 2, contentMode: fill }", "scaledToFit": "",
        "scaledToFill": "true", "layoutPriority": "1", "zIndex": "-1", "offset": "{ x: 2, y: -3 }",
        "position": "[10, 10]",
        "gridCellColumns": "2", "gridCellAnchor": "topLeading", "gridColumnAlignment": "trailing",
        "gridCellUnsizedAxes": "both",
        "background": "{ content: red, alignment: top }",
        "overlay": "{ circle: { fill: red } }",
        "clipShape": "{ roundedRectangle: 8 }", "clipped": "", "cornerRadius": "4",
        "border": "{ color: red, width: 2 }", "font": "{ size: 12, weight: bold, design: serif, italic: true }",
        "fontWeight": "heavy", "bold": "", "italic": "false", "monospacedDigit": "",
        "underline": "", "strikethrough": "", "kerning": "1.5", "tracking": "-1", "fontDesign": "serif",
        "allowsTightening": "", "balancesLines": "", "hyphenation": "en", "fontFeatures": "[ss01, calt=0]",
        "textOutline": "{ color: red, width: 2 }",
        "style": "[big]",
        "baselineOffset": "2", "textCase": "uppercase",
        "foregroundStyle": "{ linearGradient: { colors: [red, blue] } }",
        "foregroundColor": "red", "tint": "green", "lineLimit": "2", "lineSpacing": "3", "truncationMode": "middle",
        "multilineTextAlignment": "trailing", "minimumScaleFactor": "0.5", "imageScale": "large",
        "symbolVariant": "fill",
        "symbolRenderingMode": "palette", "layoutDirection": "rightToLeft",
        "colorScheme": "dark", "opacity": "0.5", "hidden": "",
        "shadow": "{ radius: 4, y: 2, color: { color: black, opacity: 0.3 } }",
        "blur": "2", "rotationEffect": "{ degrees: 45, anchor: top }", "scaleEffect": "{ x: 2 }",
        "blendMode": "multiply", "buttonStyle": "card", "disabled": "", "focusable": "", "focusSection": "",
        "hoverEffect": "lift", "modifiers": "[{ padding: 4 }, { opacity: 0.5, padding: 2 }]",
    ]

    @Test func everyKindOfViewIsReadAndDrawn() throws {
        let fixture = try TemplateFixture()
        #expect(Set(Vocabulary().views.map(\.name)) == Set(Self.views.keys))
        for (name, value) in Self.views.sorted(by: { $0.key < $1.key }) {
            let source =
                "sections: [{ items: 1, cell: { \(name): \(value) }, layout: { list: { rowHeight: 40 } } }]\ncanvas: { width: 50 }"
            #expect(fixture.errors(source).map(\.rendered) == [], "\(name)")
            #expect(try fixture.template(source).frames().hasPrefix("content 50"), "\(name)")
        }
    }

    @Test func everyModifierIsReadAndDrawn() throws {
        let fixture = try TemplateFixture()
        #expect(Set(Vocabulary().modifiers.map(\.name)) == Set(Self.modifiers.keys))
        for (name, value) in Self.modifiers.sorted(by: { $0.key < $1.key }) {
            let source =
                "styles: { big: { font: 20 } }\nsections: [{ items: 1, cell: { text: a, \(name): \(value) } }]\n"
                + "canvas: { width: 50 }"
            #expect(fixture.errors(source).map(\.rendered) == [], "\(name)")
            #expect(try fixture.template(source).frames().hasPrefix("content 50"), "\(name)")
        }
    }

    @Test func everyModifierCanBeReplacedByData() throws {
        let fixture = try TemplateFixture()
        let withViews = ["overlay", "background", "modifiers"]
        for (name, value) in Self.modifiers where !value.isEmpty && !withViews.contains(name) {
            let source = """
                data: { value: \(value) }
                styles: { big: { font: 20 } }
                sections: [{ items: 1, cell: { text: a, \(name): "{{ value }}" } }]
                """
            #expect(fixture.errors(source).map(\.rendered) == [], "\(name)")
        }
    }

    @Test func modifiersApplyInTheOrderInWhichTheyAreWritten() throws {
        let fixture = try TemplateFixture()
        let inner = try fixture.template(
            "sections: [{ items: 1, cell: { text: a, padding: 5, background: red } }]\ncanvas: { width: 50 }")
        let outer = try fixture.template(
            "sections: [{ items: 1, cell: { text: a, background: red, padding: 5 } }]\ncanvas: { width: 50 }")
        #expect(try inner.displayList() != outer.displayList())
        let again = try fixture.template(
            "sections: [{ items: 1, cell: { text: a, modifiers: [{ padding: 5 }, { background: red }] } }]\ncanvas: { width: 50 }"
        )
        #expect(try inner.displayList() == again.displayList())
    }

    @Test func unknownFontFamiliesAreToldWhenTheFontsAreKnown() throws {
        let fixture = try TemplateFixture()
        let source = "sections: [{ items: 1, cell: { text: a, font: { name: Intr } } }]"
        #expect(fixture.errors(source).isEmpty)
        #expect(
            fixture.errors(source, fonts: ["Inter", "DejaVu Sans Mono"]).map(\.description) == [
                "t.yaml:1:55: unknown font family 'Intr' in sections[0].cell.font.name; did you mean 'Inter'?"
            ])
        #expect(
            fixture.errors(source.replacing("Intr", with: "Roboto"), fonts: ["Inter"]).map(\.description) == [
                "t.yaml:1:55: unknown font family 'Roboto' in sections[0].cell.font.name; add its file under fonts or with "
                    + "--font; 'flatlay fonts' lists those that are there"
            ])
    }

    @Test func theSchemaInTheTemplatesFolderIsTheOneThatTheTablesGive() throws {
        let url = templatesFolder.appendingPathComponent("flatlay.schema.json")
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try TemplateSchema.json().write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == TemplateSchema.json())
    }

    @Test func theSchemaKnowsEveryName() throws {
        let data = Data(TemplateSchema.json().utf8)
        let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let keys = try #require(definitions["viewKeys"] as? [String: Any])
        let mapping = try #require(keys["properties"] as? [String: Any])
        let names = Set(Self.views.keys).union(Self.modifiers.keys).union(["if", "repeat"])
        #expect(Set(mapping.keys) == names)
    }
}
