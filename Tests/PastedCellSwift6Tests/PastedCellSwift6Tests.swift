import Flatlay
import Testing

/// The cells of `PastedCellTests`, compiled in language mode 6. `Cells` is a link to theirs.
@Suite struct PastedCellSwift6Tests {
    @Test func theSameCellsCompileAndDraw() throws {
        let renderer = ImageRenderer(previews: SettingsCard_Previews.self)
        renderer.textShaper = GridTextShaper()
        #expect(try renderer.displayList().size.width == 352)
    }
}
