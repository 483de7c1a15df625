import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite("Images in texts")
struct InlineImageTests {
    private struct OneSymbol: SymbolProviding {
        func symbol(named name: String) -> SymbolOutline? {
            guard name == "star" else { return nil }
            return SymbolOutline(
                path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), viewBox: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private let test = TestResources(
        images: [testImage("flag", width: 12, height: 8)], symbols: OneSymbol())

    @Test("a symbol is as large as its text, centred on the capital letters, and in the text's colour")
    func symbols() {
        let text = Text("a") + Text(Image(systemName: "star")).foregroundColor(.red) + Text("b")
        // At 17 points the symbol is 17 × 17 in a box of 21 × 20. Its centre is 7 above the baseline, as is that of the
        // capitals, which are 14 high.
        let list = draw(text, 60, 30, test: test)
        #expect(
            list.commands == [
                "glyphs \"a\" Grid Regular 20 at 10 21 #000000", "fill path M22 5.5L39 5.5L39 22.5L22 22.5Z #ff3b30",
                "glyphs \"b\" Grid Regular 20 at 41 21 #000000",
            ])
    }

    @Test("a bitmap is on the baseline in its own size")
    func bitmaps() {
        let list = draw(Text("a \(Image("flag")) b"), 52, 20, test: test)
        #expect(list.commands[1] == "image \"flag\" 20 8 12 8")
        #expect(list.commands[2].hasSuffix("at 32 16 #000000"))
        let template = draw(Text(Image("flag").renderingMode(.template)).foregroundColor(.red), 12, 20, test: test)
        #expect(template.commands == ["image \"flag\" 0 8 12 8 as #ff3b30"])
    }

    @Test("a missing image is a grey box with a warning")
    func missing() {
        let list = draw(Text(Image(systemName: "moon")), 30, 30, test: test)
        #expect(list.commands == ["fill rectangle 5 4 21 20 #8e8e9366"])
        #expect(
            test.resources.diagnostics.entries.map(\.message) == [
                "there is no symbol 'moon'; give the renderer symbols that contain it"
            ])
    }

    @Test("images are scaled with their text")
    func scaled() {
        let text = Text("abcd\(Image("flag"))").lineLimit(1).minimumScaleFactor(0.5)
        let list = draw(text, 26, 20, test: test)
        #expect(list.tree[0].hasSuffix("truncated") == false)
        #expect(list.commands.count == 2 && list.commands[1].hasPrefix("image \"flag\" 20 "))
    }
}
