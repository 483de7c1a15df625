import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Drawings outside a band are skipped.
@Suite struct ExtentTreeTests {
    private func extent(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DrawnExtent {
        DrawnExtent(rect(x, y, width, height))
    }

    private func found(_ tree: ExtentTree, in rect: DrawnExtent) -> [Int] {
        var numbers: [Int] = []
        tree.forEach(in: rect) { numbers.append($0) }
        return numbers
    }

    @Test func aSearchFindsWhatMeetsTheRectangleInOrder() {
        var numbers = SeededGenerator(seed: 1)
        for count in [1, 2, 15, 16, 17, 256, 257, 5000] {
            let extents = (0..<count).map { _ in
                extent(
                    .random(in: 0...1000, using: &numbers), .random(in: 0...1000, using: &numbers),
                    .random(in: 0...90, using: &numbers), .random(in: 0...90, using: &numbers))
            }
            let tree = ExtentTree(extents)
            for _ in 0..<20 {
                let area = extent(
                    .random(in: -100...1000, using: &numbers), .random(in: -100...1000, using: &numbers), 80, 120)
                #expect(found(tree, in: area) == extents.indices.filter { extents[$0].intersects(area) })
            }
            #expect(found(tree, in: .everything) == Array(0..<count))
            #expect(found(tree, in: extent(5000, 0, 1, 1)).isEmpty)
        }
        #expect(found(ExtentTree([]), in: .everything).isEmpty)
    }

    @Test func extentsHoldWhatTheBoundsHold() {
        for seed in 0..<300 {
            var random = RandomPicture(seed: seed, size: CGSize(width: 100, height: 100))
            for item in random.list(count: 20).items {
                guard case .group(let effect, let items) = item.command else {
                    #expect(DisplayList.Items([item]).extent.grown(by: 1e-6).rect.contains(item.command.bounds))
                    continue
                }
                let around = effect.extent(around: DrawnExtent(items.bounds)).grown(by: 1e-6).rect
                let bounds = item.command.bounds
                #expect(bounds.isNull || around.contains(bounds) || bounds.isEmpty, "\(effect)")
            }
        }
    }

    @Test func arithmeticOfExtents() {
        #expect(DrawnExtent(CGRect.null) == .nothing)
        #expect(DrawnExtent(rect(.nan, 0, 1, 1)) == .everything)
        #expect(DrawnExtent(rect(0, 0, .infinity, 1)) == .everything)
        #expect(extent(0, 0, 10, 10).intersection(extent(20, 0, 10, 10)) == .nothing)
        #expect(extent(0, 0, 10, 10).intersection(extent(5, 5, 10, 10)).rect == rect(5, 5, 5, 5))
        #expect(extent(1, 2, 3, 4).moved(by: CGSize(width: 10, height: 20)).rect == rect(11, 22, 3, 4))
        #expect(!DrawnExtent.nothing.grown(by: 5).intersects(.everything))
        #expect(DrawnExtent.everything.grown(by: .infinity) == .everything)
        #expect(DrawnExtent.nothing.applying(CGAffineTransform(scaleX: 2, y: 2)).rect.isNull)
    }

    @Test func aBandOfALongListLooksAtFewItems() throws {
        // Cards below each other, each a group of some drawings, clipped as in a collection.
        let list = picture(100, 40_000) { builder in
            builder.withEffect(.clip(.rectangle(rect(0, 0, 100, 40_000)), FillStyle())) {
                for row in 0..<10_000 {
                    builder.withEffect(.node) {
                        for column in 0..<4 {
                            builder.fill(
                                .rectangle(rect(CGFloat(column) * 25, CGFloat(row) * 4, 20, 3)), .color(.pureRed))
                        }
                    }
                }
            }
        }
        guard case .group(_, let cards) = list.items.first?.command else {
            Issue.record("no group")
            return
        }
        var seen: [CGFloat] = []
        cards.forEachPlace(in: extent(0, 8000, 100, 200)) { seen.append($0.pointee.command.bounds.minY) }
        #expect(seen == (2000...2050).map { CGFloat($0) * 4 })
        // A card of four drawings is not searched: the rectangle is not even computed.
        guard case .group(_, let drawings) = cards[0].command else {
            Issue.record("no card")
            return
        }
        func isNotAsked() -> DrawnExtent? {
            Issue.record("a short list needs no rectangle")
            return nil
        }
        var count = 0
        drawings.forEachPlace(in: isNotAsked()) { _ in count += 1 }
        #expect(count == 4)
    }

    @Test func whatReachesIntoABandIsPainted() throws {
        // Many drawings, so that there is an index, with shadows, blurs and rotated parts that exceed their own bounds.
        let list = picture(60, 600) { builder in
            for row in 0..<40 {
                let y = CGFloat(row) * 15
                builder.withEffect(.shadow(color: .black, radius: 20, offset: CGSize(width: 0, height: 30))) {
                    builder.fill(.rectangle(rect(5, y, 10, 5)), .color(.pureRed))
                }
                builder.withEffect(.blur(radius: 12)) {
                    builder.fill(.rectangle(rect(25, y, 10, 5)), .color(.pureGreen))
                }
                let turn = CGAffineTransform(translationX: 45, y: y).rotated(by: 1)
                builder.withEffect(.transform(turn)) {
                    builder.fill(.rectangle(rect(0, 0, 40, 2)), .color(.pureBlue))
                }
            }
        }
        let renderer = PNGRenderer()
        renderer.rowsPerBand = 600
        let whole = try renderer.bitmap(for: list)
        for rows in [1, 8, 50] {
            renderer.rowsPerBand = rows
            #expect(try renderer.bitmap(for: list) == whole, "\(rows) rows")
        }
    }
}
