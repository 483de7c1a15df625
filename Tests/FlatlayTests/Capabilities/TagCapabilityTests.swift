import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Self-sizing tags in a flow layout, with Inter 17 and widths known from the font.
@Suite struct TagCapabilityTests {
    /// The texts of the 100 tags.
    static let tags = (0..<100).map { index in
        index % 2 == 1 ? "A" : (index % 3 == 0 ? "much longer" : "longer")
    }

    /// One builder sizes and draws a tag.
    static func tag(_ text: String, horizontal: CGFloat = 10) -> some View {
        Text(verbatim: text)
            .font(.system(size: 17))
            .foregroundColor(.black)
            .lineLimit(1)
            .truncationMode(.tail)
            .frame(minWidth: 30, maxWidth: 90)
            .padding(.horizontal, horizontal)
            .padding(.vertical, 3)
            .background(
                Capsule().fill(Color.white)
                    .overlay(Capsule().strokeBorder(Color(red: 1, green: 0, blue: 0), lineWidth: 1)))
    }

    @MainActor
    static func flow(alignment: UICollectionViewFlowLayout.LineAlignment = .justified) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.lineAlignment = alignment
        return layout
    }

    static func cloud(
        _ texts: [String] = tags, alignment: UICollectionViewFlowLayout.LineAlignment = .justified,
        horizontal: CGFloat = 10
    ) -> some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(texts.indices))], layout: { flow(alignment: alignment) },
            cell: { _, index in tag(texts[index], horizontal: horizontal) })
    }

    /// The cells' frames, with real fonts at scale 1, so that sizes are whole points.
    static func cells(_ view: some View, scale: CGFloat = 100) throws -> [CGRect] {
        let renderer = ImageRenderer(content: AnyView(view))
        renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
        renderer.scale = scale
        return try renderer.displayList().nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame)
    }

    static func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.02 }

    @Test("B1 cell sizes come from the text") func b1() throws {
        let widths = try Self.cells(Self.cloud(["lo", "long", "longer"])).map(\.width)
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        #expect(Self.isClose(widths[2], 68.06))
    }

    @Test("B2 margins of 20 by 6 are added to the label") func b2() throws {
        let renderer = ImageRenderer(content: AnyView(Self.cloud(["longer"])))
        renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
        let list = try renderer.displayList()
        let cell = try #require(list.frame(of: "cell-0-0"))
        let label = try #require(list.frames(named: "text").first)
        #expect(Self.isClose(cell.width - label.width, 20))
        #expect(Self.isClose(cell.height - label.height, 6))
    }

    @Test("B3 a narrow label is 30 wide") func b3() throws {
        #expect(try Self.cells(Self.cloud(["A"])).map(\.width) == [50])
    }

    @Test("B4 the longest tag is truncated at the tail") func b4() throws {
        let renderer = ImageRenderer(content: AnyView(Self.cloud(["much longer", "A"])))
        renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
        renderer.scale = 2
        let list = try renderer.displayList()
        #expect(list.frame(of: "cell-0-0")?.width == 110)
        #expect(list.texts.joined().hasPrefix("much") && list.texts.contains { $0.hasSuffix("…") })
        let lines = try renderer.frameDescription().split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].hasPrefix("c 0.0 ") && lines[1].hasSuffix(" truncated"))
        #expect(!lines[2].hasSuffix("truncated"))
    }

    @Test("B5 minimum, ideal and maximum fitting sizes") func b5() {
        let host = ViewHost(
            Text("aaaa bbbb").frame(minWidth: 30, maxWidth: 200), environment: EnvironmentValues(),
            resources: DrawingResources(textShaper: GridTextShaper()))
        #expect(host.sizeThatFits(.compressed).width == 30)
        #expect(host.sizeThatFits(.ideal) == CGSize(width: 90, height: 20))
        #expect(host.sizeThatFits(.expanded) == CGSize(width: 200, height: 20))
    }

    @Test("B6 the outline lies fully inside the cell") func b6() throws {
        func outline(_ shape: some View) throws -> RenderedBitmap {
            let renderer = ImageRenderer(content: AnyView(shape.frame(width: 60, height: 26)))
            renderer.background = .black
            return try renderer.bitmap()
        }
        let red = Color(red: 1, green: 0, blue: 0)
        let inside = try outline(Capsule().strokeBorder(red, lineWidth: 1))
        let centred = try outline(Capsule().stroke(red, lineWidth: 1))
        #expect(inside[30, 0].red == 1 && inside[30, 25].red == 1)
        // Half of a line that is centred on the edge would be outside the image.
        // The rasteriser counts coverage in steps of 1/15.
        #expect(abs(centred[30, 0].red - 0.5) < 0.05 && abs(centred[30, 25].red - 0.5) < 0.05)
        #expect(inside[0, 13].red > 0.9 && inside[59, 13].red > 0.9)
        #expect(centred[0, 13].red < 0.6)
    }

    @Test("B7 the ends are half circles at every height") func b7() throws {
        for height in [20, 41] as [CGFloat] {
            let list = try ImageRenderer(
                Capsule().fill(Color.white).frame(width: 100, height: height), width: nil
            ).displayList()
            let shapes = list.drawings.compactMap { item in
                if case .fill(let shape, _, _) = item.command { shape } else { nil as DrawnShape? }
            }
            #expect(shapes == [.capsule(CGRect(x: 0, y: 0, width: 100, height: height))])
        }
        let renderer = ImageRenderer(Capsule().fill(Color.white).frame(width: 100, height: 41), width: nil)
        renderer.background = .black
        let bitmap = try renderer.bitmap()
        // The leftmost column is covered around the middle, symmetrically.
        #expect(bitmap[0, 20].red > 0.9)
        for distance in 0...20 {
            // The rasteriser rounds the two halves equally, except for one level.
            #expect(abs(bitmap[0, 20 - distance].red - bitmap[0, 20 + distance].red) < 1.5 / 255)
        }
    }

    @Test("B8 the background is visible around the pill") func b8() throws {
        let renderer = ImageRenderer(content: AnyView(Self.cloud(["longer"])))
        renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
        renderer.scale = 2
        renderer.background = .black
        let cell = try #require(try renderer.displayList().frame(of: "cell-0-0"))
        let bitmap = try renderer.bitmap()
        let (right, bottom) = (Int((cell.maxX * 2).rounded()) - 1, Int((cell.maxY * 2).rounded()) - 1)
        let (left, top) = (Int((cell.minX * 2).rounded()), Int((cell.minY * 2).rounded()))
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            #expect(bitmap[x, y] == .black)
        }
        #expect(bitmap[(left + right) / 2, top + 4] == .white)
    }

    @Test("B9 measuring is pure: the same frames each time, whatever was measured before") func b9() throws {
        let host = ViewHost(
            Self.tag("longer"), environment: EnvironmentValues(),
            resources: DrawingResources(textShaper: GridTextShaper()))
        let ideal = host.sizeThatFits(.ideal)
        for proposal in [ProposedViewSize.zero, .infinity, .init(width: 55, height: nil)] {
            _ = host.sizeThatFits(proposal)
            #expect(host.sizeThatFits(.ideal) == ideal)
        }
        #expect(try Self.cells(Self.cloud()) == Self.cells(Self.cloud()))
    }

    @Test("B10 the measured size is the drawn size") func b10() throws {
        for text in ["", "A", "longer", "much longer", "Ünïcödé", "日本語", "🙂"] {
            let renderer = ImageRenderer(content: AnyView(Self.cloud([text])))
            renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
            let list = try renderer.displayList()
            let cell = try #require(list.frame(of: "cell-0-0"))
            let fills = list.drawings.compactMap { item in
                if case .fill(let shape, _, _) = item.command { shape.bounds } else { nil as CGRect? }
            }
            #expect(fills.first == cell, "\(text)")
        }
    }

    @Test("B11 without sizes, all items are 50 by 50") func b11() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<100))], layout: { UICollectionViewFlowLayout() },
            cell: { _, _ in Color.white })
        let frames = try Self.cells(view, scale: 1)
        #expect(frames.count == 100)
        #expect(frames.allSatisfy { $0.size == CGSize(width: 50, height: 50) })
    }

    @Test("B12 rows break greedily, and all but the last are justified") func b12() throws {
        let frames = try Self.cells(Self.cloud())
        let rows = Dictionary(grouping: frames, by: { ($0.midY * 100).rounded() }).sorted { $0.key < $1.key }.map(
            \.value)
        #expect(rows.count == 25)
        #expect(rows.allSatisfy { $0.count == 4 })
        for row in rows.dropLast() {
            #expect(Self.isClose(row[0].minX, 0) && Self.isClose(row[3].maxX, 320))
        }
        let last = try #require(rows.last)
        #expect(last[0].minX == 0)
        for (left, right) in zip(last, last.dropFirst()) { #expect(Self.isClose(right.minX - left.maxX, 10)) }
    }

    @Test("B12 leading, centred and trailing lines keep their spacing") func b12Alignment() throws {
        let texts = ["longer", "A", "longer", "A", "longer", "A"]
        for alignment in [UICollectionViewFlowLayout.LineAlignment.leading, .centered, .trailing] {
            let frames = try Self.cells(Self.cloud(texts, alignment: alignment))
            for row in Dictionary(grouping: frames, by: { $0.midY }).values {
                for (left, right) in zip(row, row.dropFirst()) { #expect(Self.isClose(right.minX - left.maxX, 10)) }
                let (before, after) = (row[0].minX, 320 - (row.last?.maxX ?? 0))
                switch alignment {
                case .leading: #expect(before == 0)
                case .trailing: #expect(Self.isClose(after, 0))
                default: #expect(Self.isClose(before, after))
                }
            }
        }
    }

    @Test("B14 changed padding changes the sizes of the next render") func b14() throws {
        let narrow = try Self.cells(Self.cloud(["longer"], horizontal: 10))[0].width
        let wide = try Self.cells(Self.cloud(["longer"], horizontal: 14))[0].width
        #expect(Self.isClose(wide - narrow, 8))
    }
}
