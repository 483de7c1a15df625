import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Texts as blocks: the same on machines with other fonts.
@Suite struct BlockTextTests {
    private struct Card: View {
        var title = "One two"
        var font = Font.system(size: 20)

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(font).foregroundStyle(.red)
                Text("a longer text that takes more than one line").font(.system(size: 10)).frame(width: 100)
            }
            .padding(5)
        }
    }

    private func texts(_ view: some View) throws -> [String] {
        try [SnapshotRecord.Kind.layout, .displayList, .svg].map { kind in
            let parts = try PartRenderer.parts(of: view, [kind], ImageRequest(text: .blocks), nil)
            return String(decoding: try #require(parts.first).data(), as: UTF8.self)
        }
    }

    @Test func eachWordIsARectangleOfAKnownSize() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(Text("One two").font(.system(size: 20)), as: .displayList(text: .blocks))
        // 0.55 × 20 for each character, 0.7 × 20 for the height of capitals, 0.95 × 20 for the baseline.
        #expect(
            fixture.data("card.1.txt").map { String(decoding: $0, as: UTF8.self) } == """
                display-list 77 24
                @
                  fill rectangle 0 0 77 24 #ffffff
                @text
                  fill rectangle 0 5 33 14 #000000
                  fill rectangle 44 5 33 14 #000000

                """)
    }

    @Test func neitherTheFontsNorTheWeightMatter() throws {
        let plain = Card()
        for font in [Font.system(size: 20, weight: .black), .custom("No such font", fixedSize: 20)] {
            #expect(try texts(Card(font: font)) == texts(plain))
        }
        #expect(try texts(Card(font: .system(size: 21))) != texts(plain))
        #expect(try texts(Card(title: "Six ten")) == texts(plain), "words of one length look the same")
        #expect(try texts(Card(title: "Six tens")) != texts(plain))
    }

    @Test func noFormatHoldsGlyphs() throws {
        let all = try texts(Card())
        #expect(all.allSatisfy { !$0.contains("glyphs") && !$0.contains("<text") && !$0.contains("font-family") })
        #expect(all[2].contains("<rect"))
        let part = try #require(try PartRenderer.parts(of: Card(), [.image], ImageRequest(text: .blocks), nil).first)
        let reference = try ImageReference(part.data(), path: "card.png")
        #expect(reference.environment.keys.filter { $0.hasPrefix("font ") } == [])
        let colors = try reference.decoded().bytes.withUnsafeBytes { Set($0.bindMemory(to: UInt32.self)) }
        #expect(colors.count >= 3)
    }

    @Test func aFailureStillNamesTheText() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(Card(), as: .image(text: .blocks))
        #expect(fixture.verify(Card(font: .system(size: 20, weight: .black)), as: .image(text: .blocks)) == nil)
        let message = try #require(fixture.verify(Card(title: "Three"), as: .image(text: .blocks)))
        #expect(message.contains("\"One two\" → \"Three\""), "\(message)")
    }

    @Test func aRendererKeepsItsShaper() throws {
        let fixture = try SnapshotFixture()
        let renderer = ImageRenderer(content: Card())
        _ = fixture.verify(renderer, as: .image(text: .blocks))
        #expect(renderer.textShaper == nil)
        _ = fixture.verify(renderer, as: .layout(text: .blocks), named: "layout")
        let text = String(decoding: try #require(fixture.data("card.layout.txt")), as: UTF8.self)
        #expect(text.contains("text 5 5 77 24"), "\(text)")
    }

    @Test func collectionsMeasureTheirCellsInBlocks() throws {
        func rows(_ weight: Font.Weight) -> some View {
            CollectionView(
                rows: [CollectionRow(section: 0, items: Array(0..<20))],
                layout: {
                    UICollectionViewCompositionalLayout { _, environment in
                        .list(using: .init(appearance: .plain), layoutEnvironment: environment)
                    }
                },
                concurrentCell: { (_: IndexPath, item: Int) in
                    Text(String(repeating: "word ", count: item + 1)).fontWeight(weight)
                }
            )
            .frame(width: 200, height: 400)
        }
        #expect(try texts(rows(.light)) == texts(rows(.black)))
    }

    // MARK: The shaper

    @Test(arguments: [nil, 1, 2, 3] as [Int?], [CGFloat?](arrayLiteral: nil, 0, 30, 60, 200))
    func theShaperKeepsTheRulesOfShapers(_ lineLimit: Int?, _ width: CGFloat?) throws {
        let shaper = BlockTextShaper()
        let spans = [
            TextSpan("One two three\n", font: FontDescriptor(size: 10)),
            TextSpan("four", font: FontDescriptor(size: 20)), TextSpan(" five six\n", font: FontDescriptor(size: 10)),
        ]
        let text = shaper.shape(
            spans, style: ParagraphStyle(lineLimit: lineLimit, lineSpacing: 3), width: width, height: nil)
        #expect(text.size.width <= width ?? .infinity)
        if let lineLimit { #expect(text.lines.count <= lineLimit) }
        var bottom: CGFloat = 0
        for line in text.lines {
            #expect(abs(line.top - bottom) < 1e-9, "lines follow each other")
            #expect(line.height == (line.runs.contains { $0.glyphs.size == 20 } ? 24 : 12))
            #expect(line.baseline - line.top == line.height * 0.95 / 1.2)
            bottom = line.top + line.height + 3
        }
        #expect(abs(text.size.height - (bottom - 3)) < 1e-9)
        // As many lines as fit into a height.
        let fitting = shaper.shape(spans, style: ParagraphStyle(), width: width, height: 40)
        #expect(fitting.size.height <= 40 || fitting.lines.count == 1)
        #expect(shaper.shape(spans, style: ParagraphStyle(), width: width, height: 0).lines.count == 1)
    }
}
