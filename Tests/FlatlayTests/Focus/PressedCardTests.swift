import Flatlay
import RenderingTestSupport
import Testing

/// A card at rest, pressed and focused: all three differ.
@Suite struct PressedCardTests {
    @Test func aPressedCardStandsHalfAsHighAsAFocusedOne() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([3, 3])))
        let focused = try renderer.displayList()
        try renderer.press()
        let pressed = try renderer.displayList()
        // The second card is at rest.
        #expect(focused.transforms(in: "cell-0-1") == [.identity])
        #expect(pressed.transforms(in: "cell-0-0").map(\.a) == [1.05])
        #expect(focused.transforms(in: "cell-0-0").map(\.a) == [1.1])
        #expect(pressed.shadowRadii(in: "cell-0-0").map { $0 * 2 } == focused.shadowRadii(in: "cell-0-0"))
    }

    @Test func aPressedCardReachesBeyondItsCell() throws {
        let renderer = ShelfOfButtons.renderer(ShelfOfButtons.view(ShelfOfButtons.rows([3, 3])))
        renderer.background = .white
        let frame = try #require(try renderer.displayList().frame(of: "cell-0-0"))
        let beyond = (x: Int(frame.maxX) + 1, y: Int(frame.midY))
        try renderer.press()
        let pressed = try renderer.bitmap()
        #expect(pressed[beyond.x, beyond.y].blue > 0.9 && pressed[beyond.x, beyond.y].red < 0.2)
        renderer.userInterfaceIdiom = .phone
        let rest = try renderer.bitmap()
        #expect(rest[beyond.x, beyond.y] == ResolvedColor(hex: 0xffffff))
    }
}
