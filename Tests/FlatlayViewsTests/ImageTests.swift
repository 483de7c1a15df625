import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct ImageTests {
    private let test = TestResources(
        images: [testImage("photo", width: 40, height: 20)], symbols: SquareSymbols(["star"]))

    private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        ViewHost(view, resources: test.resources).sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    @Test("an image has its own size unless it is resizable")
    func sizes() {
        #expect(size(Image("photo"), 10, 10) == CGSize(width: 40, height: 20))
        #expect(size(Image("photo").resizable(), 10, nil) == CGSize(width: 10, height: 20))
        #expect(size(Image("photo").resizable().scaledToFit(), 10, 10) == CGSize(width: 10, height: 5))
        #expect(size(Image("photo").resizable().scaledToFill(), 10, 10) == CGSize(width: 20, height: 10))
        #expect(
            size(Image("photo").resizable().aspectRatio(1, contentMode: .fit), 10, 30) == CGSize(width: 10, height: 10))
    }

    @Test("an image that is missing is a box with its name, and a diagnostic tells why")
    func missing() {
        let list = draw(Image("nothing"), 60, 44, test: test)
        #expect(list.tree.first == "image 8 0 44 44")
        #expect(
            list.commands.prefix(2) == [
                "fill rectangle 8 0 44 44 #8e8e9333", "stroke rectangle 8.5 0.5 43 43 #8e8e93 width 1",
            ])
        #expect(list.commands.contains { $0.hasPrefix("glyphs") })
        #expect(
            test.resources.diagnostics.entries.map(\.description) == [
                "image: image 'nothing' not found in 1 images in memory; check its name and its folder"
            ])
        #expect(size(Image("nothing").resizable(), 30, 7) == CGSize(width: 30, height: 7))
    }

    @Test("a template takes the foreground's colour")
    func template() {
        let list = draw(Image("photo").renderingMode(.template).foregroundColor(.red), 40, 20, test: test)
        #expect(list.commands == ["image \"photo\" 0 0 40 20 as #ff3b30"])
        #expect(draw(Image("photo"), 40, 20, test: test).commands == ["image \"photo\" 0 0 40 20"])
    }

    @Test("cap insets keep corners and stretch the rest")
    func capInsets() {
        let image = Image("photo").resizable(capInsets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
        let list = draw(image, 80, 20, test: test)
        #expect(list.commands.filter { $0.hasPrefix("image") }.count == 9)
        // The middle of the image, 20 points wide, fills 60: the whole is three times as wide.
        #expect(list.commands[2...3] == ["clip rectangle 10 0 60 5", "image \"photo\" -20 0 120 20"])
        #expect(list.commands[4...5] == ["clip rectangle 70 0 10 5", "image \"photo\" 40 0 40 20"])
    }

    @Test("tiles repeat an image and are cut at the frame; too many are stretched instead")
    func tiles() {
        let image = Image("photo").resizable(resizingMode: .tile)
        #expect(
            draw(image, 60, 20, test: test).commands == [
                "image \"photo\" 0 0 40 20", "clip rectangle 0 0 60 20", "image \"photo\" 40 0 40 20",
            ])
        #expect(draw(image, 900_000, 900_000, test: test).commands == ["image \"photo\" 0 0 900000 900000"])
    }

    @Test("a symbol is as large as the text beside it and takes the foreground style")
    func symbols() {
        #expect(size(Image(systemName: "star").font(.system(size: 20)), nil, nil) == CGSize(width: 24, height: 24))
        #expect(
            size(Image(systemName: "star").font(.system(size: 20)).imageScale(.large), 5, 5)
                == CGSize(width: 32, height: 32))
        #expect(size(Image(systemName: "star").resizable(), 50, 10) == CGSize(width: 50, height: 10))
        let list = draw(
            Image(systemName: "star").font(.system(size: 20)).foregroundColor(.red), 24, 24, test: test)
        #expect(list.commands == ["fill path M0 0L24 0L24 24L0 24Z #ff3b30"])
    }

    @Test("a symbol's middle lies at the middle of capital letters")
    func symbolBaseline() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "star").font(.system(size: 20))
            Text("A")
        }
        // The symbol's baseline is at (24 + 14) / 2 = 19, the text's at 16.
        #expect(draw(row, 34, 24, test: test).tree == ["hstack 0 0 34 24", "  symbol 0 0 24 24", "  text 24 3 10 20"])
    }

    @Test("an unknown symbol keeps its place")
    func unknownSymbol() {
        #expect(size(Image(systemName: "nope").font(.system(size: 20)), nil, nil) == CGSize(width: 24, height: 24))
    }
}
