import Flatlay
import Testing

@testable import FlatlayTemplates

/// The page around a template's collection.
@Suite struct PageTests {
    /// A template with one item of text on a canvas of 200 × 100 points, or with another height.
    private func template(_ page: String, height: String = "100") throws -> Template {
        try TemplateFixture().template(
            """
            canvas:
              width: 200
              height: \(height)
            \(page.split(separator: "\n").map { "  \($0)\n" }.joined())
            data: { name: Ada, tags: [ab, cd] }
            cells: { badge: { text: badge } }
            sections: [{ items: tags, cell: { text: "{{ item }}" } }]
            """)
    }

    @Test func aGradientFillsTheCanvas() throws {
        let list = try template("background: { linearGradient: { colors: [red, blue] } }").displayList()
        #expect(list.contains("fill rectangle 0 0 200 100 linear-gradient"), "\(list)")
    }

    @Test func aBackgroundIsAColorAStyleAViewOrLayers() throws {
        let plain = try template("background: red")
        #expect(plain.canvas.background == .red)
        #expect(try template("background: { light: red, dark: blue }").canvas.background != nil)
        #expect(try template("background: { color: red, opacity: 0.5 }").canvas.background == .red.opacity(0.5))
        #expect(try template("background: { circle: { fill: red } }").canvas.background == nil)
        #expect(try template("background: primary").displayList().contains("0 0 200 100"))
        let layers = try template("background: [red, { content: { text: back }, alignment: topLeading }]")
        let list = try layers.displayList()
        let (color, text) = (try #require(list.range(of: "#ff3b30")), try #require(list.range(of: "back")))
        #expect(color.lowerBound < text.lowerBound)
        #expect(try layers.displayedText() == ["back", "ab", "cd"])
    }

    @Test func aBackgroundMayBeAValueOfTheData() throws {
        let template = try TemplateFixture().template(
            """
            canvas: { width: 20, height: 10, background: "{{ look }}" }
            data: { look: { radialGradient: { colors: [red, blue], endRadius: 20 } } }
            sections: []
            """)
        #expect(try template.displayList().contains("radial-gradient"))
        #expect(try template.replacingData(json: #"{"look": "red"}"#).canvas.background == .red)
    }

    @Test func aFooterIsAtTheBottomOfACanvasWithAHeight() throws {
        let page = "header: { text: \"{{ name }}\" }\nfooter: { badge: }"
        #expect(try template(page).displayedText() == ["Ada", "ab", "cd", "badge"])
        // The collection has what the header and the footer leave: lines are 20 points high.
        let frames = try template(page).frames()
        #expect(frames.contains("c 0.1 0 20 200 20"), "\(frames)")
        let positions = try textPositions(of: template(page))
        #expect(positions == ["Ada 0 16", "ab 90 36", "cd 90 56", "badge 0 96"])
        #expect(
            try textPositions(of: template(page, height: "fit"))
                == ["Ada 0 16", "ab 90 36", "cd 90 56", "badge 0 76"])
        #expect(try template(page, height: "fit").gridRenderer().displayList().size.height == 80)
    }

    @Test func paddingIsInsideTheBackground() throws {
        let padded = try template("background: [red]\npadding: { leading: 30, top: 4 }\nheader: a")
        #expect(try textPositions(of: padded) == ["a 30 20", "ab 105 40", "cd 105 60"])
        #expect(try padded.displayList().contains("0 0 200 100"))
        #expect(try textPositions(of: template("padding:\nheader: a")).first == "a 16 32")
    }

    @Test func overlaysAreInFrontAndAligned() throws {
        let overlaid = try template("overlay: { content: { text: new }, alignment: bottomTrailing }")
        #expect(try textPositions(of: overlaid).last == "new 170 96")
    }

    @Test func theBackgroundCoversTheUnsafeArea() throws {
        let renderer = try template("background: [red]\nsafeAreaInsets: { top: 40 }\nheader: a").gridRenderer()
        renderer.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
        let list = try renderer.displayList()
        #expect(list.description.contains("0 0 200 100"), "\(list)")
        #expect(list.textPositions.first == "a 0 56")
    }

    @Test func pagesReadFromRightToLeft() throws {
        let page = try template("direction: rightToLeft\nheader: abc\npadding: { leading: 10 }")
        #expect(try textPositions(of: page).first == "abc 160 16")
    }

    @Test func aPageChangesWithItsData() throws {
        let other = try template("header: { text: \"{{ name }}\" }").replacingData(
            json: #"{"name": "Bob", "tags": []}"#)
        #expect(try other.displayedText() == ["Bob"])
    }

    private func textPositions(of template: Template) throws -> [String] {
        try template.gridRenderer().displayList().textPositions
    }
}
