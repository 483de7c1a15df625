import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct CollectionViewTests {
    private func grid(_ count: Int, columns: Int = 2) -> some View {
        CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<count))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(columns) },
            cell: { _, item in Text(verbatim: "\(item)") })
    }

    @Test func aCollectionWithoutAHeightIsAsLongAsItsContent() throws {
        #expect(try ImageRenderer(grid(5), width: 100).displayList().size == CGSize(width: 100, height: 60))
    }

    @Test func aCollectionWithAHeightShowsThatMuch() throws {
        let list = try ImageRenderer(grid(100), width: 100, height: 50).displayList()
        #expect(list.size == CGSize(width: 100, height: 50))
        #expect(list.texts == ["0", "1", "2", "3", "4", "5"])
    }

    @Test func cellsOutOfSightAreNotBuilt() throws {
        var built = 0
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<100_000))],
            sectionLayoutProvider: { _, _ in SampleLayouts.columns(2) },
            cell: { _, item in
                let _ = built += 1
                Text(verbatim: "\(item)")
            })
        _ = try ImageRenderer(view, width: 100, height: 60).displayList()
        #expect(built == 6)
    }

    @Test func whatSticksOutIsClipped() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<4))],
            sectionLayoutProvider: { _, _ in SampleLayouts.shelf(width: 30, height: 10) },
            cell: { _, _ in Color(red: 0, green: 0, blue: 1) })
        let list = try ImageRenderer(view, width: 90).displayList()
        guard case .group(.clip(let shape, _), let inner)? = list.items.first?.command else {
            Issue.record("no clip: \(list)")
            return
        }
        #expect(shape == .rectangle(CGRect(x: 0, y: 0, width: 90, height: 50)))
        #expect(inner.count == 2)
    }

    @Test func nothingIsClippedWhereAllFits() throws {
        let list = try ImageRenderer(grid(4), width: 100).displayList()
        #expect(!list.description.contains("clip"))
    }

    @Test func aCollectionStandsAmongOtherViews() throws {
        let view = VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "Title")
            grid(3)
        }
        let list = try ImageRenderer(view, width: 100).displayList()
        #expect(list.frame(of: "collection") == CGRect(x: 0, y: 20, width: 100, height: 40))
        #expect(list.frame(of: "cell-0-2") == CGRect(x: 0, y: 40, width: 50, height: 20))
    }

    @Test func backgroundsLieBelowCellsAndHeadersAbove() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [0])],
            sectionLayoutProvider: { _, _ in
                let section = SampleLayouts.columns(1)
                section.boundarySupplementaryItems = [SampleLayouts.header(height: .absolute(10))]
                section.decorationItems = [.background(elementKind: "background")]
                return section
            },
            cell: { _, _ in Color(red: 0, green: 1, blue: 0) },
            supplementaryView: { _, _ in Color(red: 0, green: 0, blue: 1) }
        )
        .decorationView { _, _ in Color(red: 1, green: 0, blue: 0) }
        let list = try ImageRenderer(view, width: 10).displayList()
        let names = list.nodes.map(\.name).filter { $0.contains("-") }
        #expect(names == ["background-0-0", "cell-0-0", "header-0"])
        #expect(list.frame(of: "background-0-0") == CGRect(x: 0, y: 0, width: 10, height: 30))
    }

    @Test func attributesOfALayoutSubclassAreDrawn() throws {
        final class Fading: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
                    copy.alpha = 0.5
                    copy.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                    return copy
                }
            }
        }
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [0])], layout: { Fading() },
            cell: { _, _ in Color(red: 1, green: 0, blue: 0) })
        let renderer = ImageRenderer(view, width: 50, height: 50)
        renderer.background = .white
        let bitmap = try renderer.bitmap()
        #expect(bitmap[5, 5] == .white)
        #expect(abs(bitmap[25, 25].green - 0.5) < 0.01 && bitmap[25, 25].red == 1)
    }

    @Test func tiltedElementsAreDrawnAsTheyAreSeen() throws {
        final class Tilting: UICollectionViewFlowLayout {
            var depth: CGFloat = 0

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
                    var eye = CATransform3DIdentity
                    eye.m34 = depth
                    copy.transform3D = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
                    return copy
                }
            }
        }
        func renderer(depth: CGFloat) -> ImageRenderer<some View> {
            let view = CollectionView(
                rows: [CollectionRow(section: 0, items: [0])],
                layout: {
                    let layout = Tilting()
                    layout.depth = depth
                    return layout
                },
                cell: { _, _ in Color(red: 1, green: 0, blue: 0) })
            return ImageRenderer(view, width: 50, height: 50)
        }
        let flat = renderer(depth: 0)
        let bitmap = try flat.bitmap()
        #expect(bitmap[10, 25].opacity == 0 && bitmap[15, 25].red == 1 && bitmap[35, 25].red == 1)
        #expect(flat.diagnostics.isEmpty)
        let deep = renderer(depth: -1 / 100)
        let tilted = try deep.bitmap()
        #expect(deep.diagnostics.isEmpty)
        // The right edge leans back: it is 10.27 points away from the middle, and 41.1 high. The left one is larger
        // than the image, which cuts it off.
        let columns = [14, 32].map { x in (0..<50).filter { tilted[x, $0].opacity > 0.5 }.count }
        #expect(columns[0] == 50 && abs(columns[1] - 43) <= 1, "\(columns)")
    }

    @Test func anErrorOfTheLayoutIsThrownBeforeAnythingIsWritten() throws {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [0])], sectionLayoutProvider: { _, _ in nil },
            cell: { _, item in Text(verbatim: "\(item)") })
        let path = NSTemporaryDirectory() + "flatlay-\(UUID().uuidString).png"
        let error = #expect(throws: CollectionLayoutError.self) {
            try ImageRenderer(view, width: 50, height: 50).write(to: path)
        }
        #expect(error?.description.hasPrefix("section 0") == true || error != nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aCustomLayoutWorks() throws {
        final class Diagonal: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 30, height: 30) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { index in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
                    attributes.frame = CGRect(x: index * 10, y: index * 10, width: 10, height: 10)
                    return attributes
                }
            }
        }
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: [0, 1, 2])], layout: { Diagonal() },
            cell: { _, _ in Color.white })
        let list = try ImageRenderer(view, width: 30).displayList()
        #expect(list.size == CGSize(width: 30, height: 30))
        #expect(list.frame(of: "cell-0-2") == CGRect(x: 20, y: 20, width: 10, height: 10))
    }
}
