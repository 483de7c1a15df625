import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayPaint

/// Blurs are found wherever they are, and lists without any are not searched.
@Suite struct BlurJobsTests {
    private static let size = CGSize(width: 40, height: 30)
    private static let square = CGRect(x: 4, y: 4, width: 20, height: 20)

    /// Effects around a blur that leave it on the image itself.
    static let outer: [DisplayList.Effect] = [
        .node, .opacity(0.5), .isolation, .blendMode(.multiply), .clip(.rectangle(square), FillStyle()),
        .transform(CGAffineTransform(scaleX: 2, y: 2)), .shadow(color: .black, radius: 3, offset: .zero),
    ]

    private static func draw(
        _ inner: DisplayList.Effect, within outer: DisplayList.Effect, on builder: DisplayListBuilder
    ) {
        builder.fill(.rectangle(square), .color(.black))
        builder.withEffect(.node) {
            builder.withEffect(outer) {
                builder.withEffect(inner) { builder.fill(.ellipse(square), .color(.black)) }
            }
        }
    }

    private static func count(_ list: DisplayList) throws -> Int {
        BlurJobs(of: list.items, try PixelRegion(size: size, scale: 1)).count
    }

    @Test(arguments: outer, [.blur(radius: 3), .backdrop(radius: 3)] as [DisplayList.Effect])
    func blursWithinGroupsAreFound(outer: DisplayList.Effect, blur: DisplayList.Effect) throws {
        let builder = DisplayListBuilder()
        Self.draw(blur, within: outer, on: builder)
        let list = builder.finish(size: Self.size)
        #expect(try Self.count(list) == 1)
        // The same in a list that is made of items, and in a part that another thread drew.
        let listed = DisplayList(size: Self.size, nodes: list.nodes, items: DisplayList.Items(Array(list.items)))
        #expect(try Self.count(listed) == 1)
        let drawn = DisplayListBuilder(partOf: "cell")
        Self.draw(blur, within: outer, on: drawn)
        var part = try #require(drawn.finishPart())
        let whole = DisplayListBuilder()
        whole.append(&part)
        #expect(try Self.count(whole.finish(size: Self.size)) == 1)
        let copy = DisplayListBuilder()
        copy.draw(list)
        #expect(try Self.count(copy.finish(size: Self.size)) == 1)
    }

    @Test(arguments: outer)
    func listsWithoutBlursSaySo(outer: DisplayList.Effect) throws {
        let builder = DisplayListBuilder()
        Self.draw(.opacity(0.5), within: outer, on: builder)
        let list = builder.finish(size: Self.size)
        #expect(!list.items.holdsBlurs)
        #expect(try Self.count(list) == 0)
    }
}
