import CoreGeometry
import Foundation
import Testing

@testable import FlatlayDrawing

struct DisplayListTests {
    private func cell() -> DisplayList {
        let builder = DisplayListBuilder()
        let frame = CGRect(x: 10, y: 10, width: 50, height: 27)
        builder.withNode("cell-0-0", frame: frame) {
            builder.fill(.capsule(frame), .color(.white))
            builder.withNode("text", frame: frame.insetBy(dx: 10, dy: 3)) {
                builder.markTruncated()
                let text = GridTextShaper().shape([TextSpan("A")], style: ParagraphStyle(), width: nil, height: nil)
                builder.glyphs(text.lines[0].runs[0].glyphs, origin: CGPoint(x: 20, y: 29), .color(.black))
            }
            builder.withEffect(.opacity(0.5)) {
                builder.stroke(.rectangle(frame), .color(.black), style: StrokeStyle(lineWidth: 2, dash: [3, 1]))
            }
        }
        return builder.finish(size: CGSize(width: 320, height: 160))
    }

    /// An image of ten thousand cards has a hundred thousand items, each of which is moved several times. A case of an
    /// enumeration with many numbers, stored in place, makes all of them larger.
    @Test func itemsAreSmall() {
        #expect(MemoryLayout<DisplayList.Item>.stride == 152)
        #expect(MemoryLayout<DisplayList.Items>.stride == 56)
    }

    @Test("a description lists the nodes, commands and groups of an image")
    func dump() {
        #expect(
            cell().description == """
                display-list 320 160
                @cell-0-0
                  fill capsule 10 10 50 27 #ffffff
                @cell-0-0/text
                  glyphs "A" Grid Regular 20 at 20 29 #000000
                @cell-0-0
                  opacity 0.5
                    stroke rectangle 10 10 50 27 #000000 width 2 dash 3,1

                """)
    }

    @Test("the tree has every node with its frame")
    func tree() {
        #expect(
            cell().treeDescription == """
                root 0 0 320 160
                  cell-0-0 10 10 50 27
                    text 20 13 30 21 truncated

                """)
    }

    @Test("groups without content and lines without width are left out")
    func nothing() {
        let builder = DisplayListBuilder()
        builder.withEffect(.blur(radius: 3)) {}
        builder.stroke(.rectangle(.zero), .color(.black), style: StrokeStyle(lineWidth: 0))
        builder.stroke(.rectangle(.zero), .color(.black), style: StrokeStyle(lineWidth: .nan))
        #expect(builder.finish(size: .zero).items.isEmpty)
    }

    @Test("the path of a node starts below the root")
    func path() {
        let list = cell()
        #expect(list.path(of: .root) == "")
        #expect(list.path(of: DisplayList.NodeID(2)) == "cell-0-0/text")
    }

    @Test("a message is recorded once, with its position")
    func diagnostics() {
        let diagnostics = Diagnostics()
        diagnostics.warn("a", node: "x")
        diagnostics.warn("a", node: "y")
        diagnostics.warn("b")
        #expect(diagnostics.entries.map(\.description) == ["x: a", "b"])
    }

    @Test("drawings can be released on any number of threads, and copies stay valid", arguments: [1, 2, 5])
    func removal(threads: Int) {
        let freed = DispatchSemaphore(value: 0)
        func encoded() -> Data {
            Data(
                bytesNoCopy: .allocate(byteCount: 64, alignment: 1), count: 64,
                deallocator: .custom { bytes, _ in
                    bytes.deallocate()
                    freed.signal()
                })
        }
        var image: ImageResource? = ImageResource(
            name: "dot", pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 255], isOpaque: true, format: .png,
            encoded: encoded())
        weak let held = image
        var list = DisplayList(
            size: .zero, nodes: [],
            items: DisplayList.Items(
                (0..<5000).map { index in
                    let rect = CGRect(x: 0, y: 0, width: 1, height: index)
                    var inner = [
                        DisplayList.Item(node: .root, command: .fill(.rectangle(rect), .color(.black), FillStyle()))
                    ]
                    if let image {
                        let drawing = ImageDrawing(image: image, rect: rect)
                        inner.append(DisplayList.Item(node: .root, command: .image(drawing)))
                    }
                    return DisplayList.Item(node: .root, command: .group(.node, DisplayList.Items(inner)))
                }))
        image = nil
        var copy = list
        copy.items = DisplayList.Items(copy.items.dropFirst(4990))
        list.removeItems(threads: threads)
        #expect(list.items.isEmpty)
        #expect(copy.description.contains("fill rectangle 0 0 1 4999"))
        #expect(held != nil)
        copy.removeItems(threads: threads)
        // Another thread may still be freeing them.
        #expect(freed.wait(timeout: .now() + 20) == .success)
        #expect(held == nil)
    }

    @Test("room for many small collections, one after the other, is made without moving all items for each")
    func room() {
        let builder = DisplayListBuilder()
        var sizes: Set<Int> = []
        for number in 0..<5_000 {
            builder.reserve(2)
            builder.fill(.rectangle(CGRect(x: CGFloat(number), y: 0, width: 1, height: 1)), .color(.white))
            sizes.insert(builder.room)
        }
        // Each is at least twice the one before.
        #expect(sizes.count < 12, "\(sizes.sorted())")
        builder.reserve(20_000)
        #expect(builder.room >= 25_000)
    }
}
