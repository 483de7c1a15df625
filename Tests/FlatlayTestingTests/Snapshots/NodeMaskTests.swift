import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Views that are ignored or tolerated by what they are, wherever they are.
@Suite struct NodeMaskTests {
    /// A clock above a title; the frame of the clock is the same for any time.
    private struct Header: View {
        var time = "12:01"
        var title = "Tea"
        var width = 60.0
        var color = Color(red: 0.5, green: 0.5, blue: 0.5)

        var body: some View {
            VStack(spacing: 8) {
                Text(time).frame(width: width, height: 20).background(color).accessibilityIdentifier("clock")
                Text(title).accessibilityIdentifier("title")
            }
            .padding(10)
            .background(.white)
        }
    }

    private func messages(
        _ before: some View, _ after: some View,
        _ masked: (Snapshotting<AnyView, UIImage>) -> Snapshotting<AnyView, UIImage>,
        fixture: SnapshotFixture? = nil
    ) throws -> [String]? {
        let fixture = try fixture ?? SnapshotFixture()
        let strategy = masked(.image(size: CGSize(width: 120, height: 100)))
        _ = fixture.verify(AnyView(before), as: strategy)
        return fixture.verify(AnyView(after), as: strategy)?.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in !["reference:", "result:", "difference:", "accept:"].contains { line.hasPrefix($0) } }
    }

    @Test func anIgnoredViewMayShowAnything() throws {
        #expect(try messages(Header(), Header(time: "23:59", color: .red)) { $0 } != nil)
        #expect(
            try messages(Header(), Header(time: "23:59", color: .red)) { $0.ignoring(.identifier("clock")) } == nil)
    }

    @Test func whatIsOutsideIsComparedAndExplainedAlone() throws {
        let fixture = try SnapshotFixture()
        let lines = try #require(
            try messages(
                Header(), Header(time: "23:59", title: "Cof"), { $0.ignoring(.identifier("clock")) }, fixture: fixture))
        #expect(lines[0].hasPrefix("The snapshot differs from its reference: "))
        #expect(lines.contains("ignored: \"clock\" (1 view)"))
        #expect(lines.contains { $0.contains("\"Tea\" → \"Cof\"") })
        #expect(!lines.contains { $0.contains("23:59") }, "\(lines)")
        let data = try #require(fixture.data("card.1.difference.png"))
        let picture = try ImageDecoder().decode(data, name: "difference")
        let colors = picture.pixels.withUnsafeBytes { Set($0.bindMemory(to: UInt32.self)) }
        #expect(colors.contains(DifferenceImage.Color.ignored), "the mask is striped")
    }

    @Test func anIgnoredViewMustNotMove() throws {
        let lines = try #require(try messages(Header(), Header(width: 64)) { $0.ignoring(.identifier("clock")) })
        #expect(
            lines.contains(
                "\"clock\" moved or changed its size, from (30 25.75 60 20) to (28 25.75 64 20); only what such a view shows "
                    + "is ignored"), "\(lines)")
    }

    @Test func anIgnoredViewMustNotDisappear() throws {
        let before = HStack { ForEach(0..<3) { Text("\($0)").accessibilityIdentifier("number") } }
        let after = HStack { ForEach(0..<2) { Text("\($0)").accessibilityIdentifier("number") } }
        let lines = try #require(try messages(before, after) { $0.ignoring(.identifier("number")) })
        #expect(lines.contains("\"number\": the reference has 3 views, the result 2 views"), "\(lines)")
    }

    @Test func aSelectorWithoutAViewFails() throws {
        let lines = try #require(
            try messages(Header(), Header(time: "23:59")) { $0.ignoring(.identifier("clock"), .identifier("cloc")) })
        #expect(
            lines.contains("\"cloc\" matches no view: the identifiers are \"clock\", \"title\""), "\(lines)")
        let kinds = try #require(try messages(Header(), Header(time: "23:59")) { $0.ignoring(.kind("txt")) })
        #expect(
            kinds.contains(
                "kind txt matches no view: the identifiers are \"clock\", \"title\"; the kinds are rectangle, text, view, vstack"
            ),
            "\(kinds)")
    }

    @Test func aRecordedReferenceSaysWhatMatchesNothing() throws {
        let fixture = try SnapshotFixture()
        let message = try #require(fixture.verify(Text("a"), as: .image.ignoring(.identifier("b"))))
        #expect(
            message.hasSuffix(
                "\n  \"b\" matches no view: no view has an identifier; '.accessibilityIdentifier(_:)' gives it one"))
    }

    @Test func aPassNeedsNoTree() throws {
        // A reference of another tool has no tree, and equal pixels pass all the same.
        let fixture = try SnapshotFixture()
        _ = fixture.verify(Header(), as: .image)
        let old = try ImageReference(contentsOf: fixture.references + "/card.1.png")
        let data = try ImageReference.data(for: old.decoded(), scale: 2, environment: [:], tree: nil)
        try data.write(to: URL(fileURLWithPath: fixture.references + "/card.1.png"))
        #expect(fixture.verify(Header(), as: .image.ignoring(.identifier("clock"))) == nil)
        let message = fixture.verify(Header(time: "23:59"), as: .image.ignoring(.identifier("clock")))
        #expect(message?.contains("the reference has no tree of its views") == true)
    }

    @Test func aToleranceAppliesToItsViewsAlone() throws {
        let near = Color(red: 0.506, green: 0.5, blue: 0.5)
        func failure(_ after: Header, _ tolerance: ImageTolerance) throws -> [String]? {
            try messages(Header(), after) { $0.tolerating(tolerance, in: .identifier("clock")) }
        }
        #expect(try failure(Header(color: near), .channels(largest: 3)) == nil)
        #expect(try failure(Header(color: near), .channels(largest: 0)) != nil)
        #expect(try failure(Header(color: .red), .channels(largest: 3)) != nil)
        #expect(try failure(Header(title: "Cof", color: near), .channels(largest: 3)) != nil)
    }

    @Test func aRotatedViewIsIgnoredWhereItIs() throws {
        func card(_ color: Color) -> some View {
            color.frame(width: 60, height: 10).accessibilityIdentifier("bar").rotationEffect(.degrees(90))
                .padding(20).background(.white)
        }
        #expect(try messages(card(.red), card(.blue)) { $0.ignoring(.identifier("bar")) } == nil)
        let tree = SnapshotTree(try ImageRenderer(content: card(.red)).displayList())
        let bar = try #require(tree.nodes.first { $0.identifier == "bar" })
        #expect(bar.frame == CGRect(x: 20, y: 20, width: 60, height: 10))
        let area = try #require(bar.area)
        #expect(abs(area.minX - 45) + abs(area.minY + 5) + abs(area.width - 10) + abs(area.height - 60) < 0.001)
    }

    // MARK: Cells

    @Test(arguments: [
        (NodeSelector.item(1, inSection: 0), true), (.item(1), true), (.section(0), true), (.section(1), false),
        (.item(0), false), (.kind("cell").item(1), true), (.kind("text").section(0), true),
        (.kind("circle").section(0), false), (.identifier("price").item(1, inSection: 0), true),
        (.identifier("price").item(2), false), (.identifier("price").kind("text"), true),
        (.section(0).item(1), true), (.section(1).item(1), false),
    ])
    func cellsAreFoundByTheirPlace(_ selector: NodeSelector, _ passes: Bool) throws {
        func shelf(_ color: Color) -> some View {
            let rows = [CollectionRow(section: 0, items: [0, 1, 2]), CollectionRow(section: 1, items: [3, 4])]
            return CollectionView(
                rows: rows,
                layout: {
                    let size = NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
                    let item = NSCollectionLayoutItem(layoutSize: size)
                    return UICollectionViewCompositionalLayout(
                        section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
                }
            ) { (_: IndexPath, item: Int) in
                HStack {
                    Text("\(item)")
                    Spacer()
                    Circle().frame(width: 5, height: 5)
                    Text("2 €").foregroundStyle(item == 1 ? color : .black).accessibilityIdentifier("price")
                }
            }
        }
        #expect(try (messages(shelf(.red), shelf(.blue)) { $0.ignoring(selector) } == nil) == passes)
    }

    @Test func aStrategyWithoutViewsSaysSo() throws {
        let fixture = try SnapshotFixture()
        let custom = Snapshotting<Int, UIImage>(pathExtension: "png", diffing: .image) { _ in UIImage() }
        let message = try #require(fixture.verify(1, as: custom.ignoring(.identifier("clock"))))
        #expect(
            message
                == "The snapshot can't be made: the strategy does not know the views of its image, so \"clock\" can't be "
                + "ignored or tolerated; use '.image' of a view or of a renderer, or 'pullback' of it")
    }
}
