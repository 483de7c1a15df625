import Flatlay
import Testing

@testable import FlatlayTemplates

/// Containers in cells. Characters are 10 points wide, lines 20 high, and their baseline is at 16.
@Suite struct ContainerTests {
    /// The texts of a view in a cell at the top left of a canvas, with their places.
    private func texts(_ view: String, width: Int = 100, canvas: String = "") throws -> [String] {
        let template = try TemplateFixture().template(
            """
            canvas: { width: \(width), height: 400, \(canvas) }
            data: { tags: [ab, cdef, gh, ijklmnopqrst, uv] }
            sections:
              - items: 1
                cell:
                  \(view)
                  frame: { maxWidth: infinity, alignment: topLeading }
            """)
        return try template.gridRenderer().displayList().textPositions
    }

    @Test func aFlowWraps() throws {
        let lines = try texts("flow: [{ text: \"{{ element }}\", repeat: tags }]")
        #expect(
            lines == ["ab 0 16", "cdef 28 16", "gh 76 16", "ijklmnopqr 0 44", "st 0 64", "uv 0 92"], "\(lines)")
    }

    @Test func aFlowIsAlignedAndSpaced() throws {
        let lines = "spacing: 10, lineSpacing: 5, children: [abcd, ef, gh]"
        #expect(try texts("flow: { \(lines) }", width: 80) == ["abcd 0 16", "ef 50 16", "gh 0 41"])
        #expect(
            try texts("flow: { alignment: trailing, \(lines) }", width: 80) == ["abcd 0 16", "ef 50 16", "gh 50 41"])
        #expect(
            try texts("flow: { alignment: center, \(lines) }", width: 80) == ["abcd 0 16", "ef 50 16", "gh 25 41"])
    }

    @Test func aFlowReadsInTheDirectionOfTheCanvas() throws {
        #expect(
            try texts("flow: { spacing: 10, children: [abcd, ef, gh] }", width: 80, canvas: "direction: rightToLeft")
                == ["abcd 40 16", "ef 10 16", "gh 60 46"])
    }

    @Test func viewsOfALineAreAlignedVertically() throws {
        let tall = "{ text: b, padding: { top: 30 } }"
        #expect(try texts("flow: { verticalAlignment: top, children: [a, \(tall)] }") == ["a 0 16", "b 18 46"])
        #expect(try texts("flow: { verticalAlignment: bottom, children: [a, \(tall)] }") == ["a 0 46", "b 18 46"])
        #expect(
            try texts("flow: { verticalAlignment: firstTextBaseline, children: [a, \(tall)] }") == [
                "a 0 46", "b 18 46",
            ])
    }

    @Test func aGridHasRowsOrColumns() throws {
        let rows = "grid: { alignment: leading, children: [{ gridRow: [ab, c] }, { gridRow: [d, efg] }] }"
        #expect(try texts(rows) == ["ab 0 16", "c 28 16", "d 0 44", "efg 28 44"])
        let columns =
            "grid: { columns: 2, alignment: leading, horizontalSpacing: 20, verticalSpacing: 0, children: [a, b, c] }"
        #expect(try texts(columns) == ["a 0 16", "b 60 16", "c 0 36"])
        let spanning = "grid: [{ gridRow: [ab, cd] }, { gridRow: [{ text: e, gridCellColumns: 2 }] }]"
        #expect(try texts(spanning) == ["ab 0 16", "cd 28 16", "e 19 44"])
    }

    @Test func aMasonryFillsTheShortestColumn() throws {
        let tall = "{ text: a, frame: { height: 70, alignment: top } }"
        #expect(
            try texts("masonry: { spacing: 10, children: [\(tall), b, c, d] }", width: 90)
                == ["a 0 16", "b 50 16", "c 50 46", "d 50 76"])
        #expect(
            try texts("masonry: { minimumItemWidth: 25, spacing: 5, children: [a, b, c, d] }", width: 90)
                == ["a 0 16", "b 32 16", "c 63 16", "d 0 41"])
    }

    @Test func aMasonryTakesTheWidthThatAStackLeaves() throws {
        let stack = "hstack: { spacing: 0, children: [abcde, { masonry: { spacing: 10, children: [a, b] } }] }"
        #expect(try texts(stack, width: 140) == ["abcde 0 16", "a 50 16", "b 100 16"])
    }

    @Test func theFirstViewThatFitsAlongAnAxisIsShown() throws {
        #expect(try texts("viewThatFits: [abcdefghijkl, abc]") == ["abc 0 16"])
        #expect(try texts("viewThatFits: { in: vertical, children: [ab, c] }") == ["ab 0 16"])
    }
}
