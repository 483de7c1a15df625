import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct ImageTests {
    private let test = TestResources(
        images: [testImage("photo", width: 40, height: 20)])

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

    @Test("a missing image is a box with its name, and a diagnostic states the reason")
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

    /// A stack without a proposed width places its views in its own. What it measured has to hold then, too.
    @Test(
        "a missing image that is resizable is placed in the size that was measured, and covers nothing",
        arguments: [nil, 1.5] as [CGFloat?], [ContentMode.fit, .fill])
    func missingInACard(ratio: CGFloat?, mode: ContentMode) {
        let card = VStack(spacing: 8) {
            Image("nothing").resizable().aspectRatio(ratio, contentMode: mode).cornerRadius(8)
            Text(verbatim: "a title of some length")
            Text(verbatim: "price")
        }
        .padding(10).background(Color.yellow)
        let whole = size(card, nil, nil)
        #expect(whole == CGSize(width: 240, height: 120))
        let builder = DisplayListBuilder()
        ViewHost(card, resources: test.resources).draw(at: .zero, proposal: .unspecified, into: builder)
        let list = builder.finish(size: whole)
        let frames = list.nodes.filter { ["image", "text"].contains($0.name) }.map(\.frame)
        #expect(frames.first?.height == 44)
        for node in list.nodes { #expect(CGRect(origin: .zero, size: whole).contains(node.frame), "\(node)") }
        // On a screen it is as large as its ratio asks for.
        let screen = size(Image("nothing").resizable().aspectRatio(1.5, contentMode: .fit), 300, 900)
        #expect(screen == CGSize(width: 300, height: 200))
        #expect(size(Image("nothing").resizable(), nil, nil) == CGSize(width: 44, height: 44))
    }

    @Test("a template image has the foreground colour")
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

    @Test("tiles repeat an image and are clipped to the frame; too many are stretched instead")
    func tiles() {
        let image = Image("photo").resizable(resizingMode: .tile)
        #expect(
            draw(image, 60, 20, test: test).commands == [
                "image \"photo\" 0 0 40 20", "clip rectangle 0 0 60 20", "image \"photo\" 40 0 40 20",
            ])
        #expect(draw(image, 900_000, 900_000, test: test).commands == ["image \"photo\" 0 0 900000 900000"])
    }
}
