import Flatlay
import FlatlayDrawing
import Foundation
import RenderingTestSupport
import Testing

/// The tilt of a focused card.
@Suite struct TiltCapabilityTests {
    private let rows = ShelfOfButtons.rows([8, 8, 8, 8])

    private func renderer() -> InteractiveRenderer<CollectionView<String, String>> {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        renderer.scale = 4
        renderer.background = .white
        return renderer
    }

    /// The length of the blue pixels of a line, in points.
    private func blueLength(_ bitmap: RenderedBitmap, _ pixel: (Int) -> (x: Int, y: Int), _ range: Range<Int>) -> Double
    {
        Double(
            range.filter {
                let (x, y) = pixel($0)
                return bitmap[x, y].blue > 0.9 && bitmap[x, y].red < 0.3
            }.count) / 4
    }

    /// What a pinhole camera sees of an edge: the card of 100×50 points is enlarged by 1.1, turned by 10 degrees, and
    /// seen from 200 points, twice its width.
    private func seen(_ length: Double, at distance: Double) -> Double {
        let angle = Double.pi / 18
        return length / (1 + distance * sin(angle) / 200)
    }

    @Test("A27 the focused card leans back at the edge from which the focus came") func a27() throws {
        let renderer = renderer()
        // The card at (130, 40) has the focus, which came from the left.
        try renderer.run("right")
        #expect(try renderer.focusedName() == "c 0, 1")
        let bitmap = try renderer.bitmap()
        let center = (x: 180.0, y: 65.0)
        func height(_ x: Double) -> Double {
            let column = Int((center.x + x) * 4)
            return blueLength(bitmap, { (column, $0) }, 20 * 4..<110 * 4)
        }
        // Beside the text, and away from the round corners: 38 points from the middle are seen of places that are 39.9
        // points away on the card where it leans back, and 37.3 where it is near.
        let (left, right) = (height(-38), height(38))
        #expect(abs(left - seen(55, at: 39.9)) < 0.6, "\(left)")
        #expect(abs(right - seen(55, at: -37.3)) < 0.6, "\(right)")
        #expect(right > left + 3)
    }

    @Test("A27 the tilt follows the direction, and is that of the last move") func a27Directions() throws {
        func projection(_ keys: String) throws -> String? {
            let renderer = renderer()
            try renderer.run(keys)
            let lines = try renderer.displayList().description.split(separator: "\n")
            return lines.first { $0.contains("projection") }.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let (right, left) = (try projection("right*2"), try projection("right*3 left"))
        let (down, up) = (try projection("right*2 down"), try projection("right*2 down*2 up"))
        let all = [right, left, down, up].compactMap { $0 }
        #expect(Set(all).count == 4, "\(all)")
        // Nothing moved the focus to the first card, and a tab comes from nowhere on the screen.
        #expect(try projection("") == nil)
        #expect(try projection("tab") == nil)
    }

    @Test("A27 the tilted card lies over its neighbours, with its shadow") func a27Neighbours() throws {
        let renderer = renderer()
        try renderer.run("right")
        let tilted = try renderer.displayList()
        let cells = tilted.nodes.filter { $0.name.hasPrefix("cell-") }
        #expect(cells.last?.name == "cell-0-1")
        #expect(tilted.shadowRadii(in: "cell-0-1") == [24])
        // The near edge reaches beyond the cell, whose edge is at 230.
        let bitmap = try renderer.bitmap()
        #expect(bitmap[236 * 4, 65 * 4].blue > 0.9 && bitmap[236 * 4, 65 * 4].red < 0.3)
        // Its shadow darkens the neighbour that begins at 250, and does not in the image of a phone.
        renderer.userInterfaceIdiom = .phone
        let flat = try renderer.bitmap()
        #expect(bitmap[252 * 4, 75 * 4].luminance < flat[252 * 4, 75 * 4].luminance - 0.005)
    }

    @Test("A27 a card is flat where the focus comes from nowhere, and half tilted while pressed") func a27Flat() throws
    {
        let renderer = renderer()
        try renderer.run("right")
        let tilted = try renderer.displayList()
        #expect(try renderer.displayList() == tilted)
        let state = renderer.sceneState
        #expect(state?.focusHeading == .right)
        try renderer.press()
        let pressed = try renderer.displayList()
        #expect(pressed.description.contains("projection") && pressed != tilted)
        try renderer.release()
        #expect(try renderer.displayList() == tilted)
        // New data, a focus that code sets, and a keyboard.
        renderer.content = ShelfOfButtons.view(rows.reversed())
        #expect(try !renderer.displayList().description.contains("projection"))
        renderer.content = ShelfOfButtons.view(rows)
        renderer.focus(.init(in: .cell("0, 1")))
        #expect(try !renderer.displayList().description.contains("projection"))
        renderer.sceneState = state
        #expect(try renderer.displayList() == tilted)
        renderer.userInterfaceIdiom = .pad
        #expect(try !renderer.displayList().description.contains("projection"))
    }

    @Test("A27 every format draws the tilt, and always with the same bytes") func a27Formats() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(rows))
        try renderer.run("right")
        let svg = try renderer.svgData()
        #expect(String(decoding: svg, as: UTF8.self).contains("<image"))
        #expect(try renderer.svgData() == svg)
        #expect(try renderer.pdfData() == renderer.pdfData())
        #expect(try renderer.pngData() == renderer.pngData())
    }
}
