import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Frame strips") struct FrameStripTests {
    /// A square that moves 60 points in half a second.
    static var animation: AnimatedDisplayList {
        let list = try? ImageRenderer(
            Color.blue.frame(width: 20, height: 20).frame(width: 80, height: 20, alignment: .leading), width: 80
        ).displayList()
        guard let list else { return AnimatedDisplayList(size: .zero, duration: 0, layers: []) }
        var animation = AnimatedDisplayList(list, duration: 0.5)
        animation.layers[0].translation = AnimationTrack(
            from: .zero, to: CGSize(width: 60, height: 0), start: 0, duration: 0.5, curve: .linear)
        return animation
    }

    private func list(_ strip: FrameStrip) throws -> DisplayList {
        try ImageRenderer(strip, width: nil).displayList()
    }

    @Test("moments are at equal intervals, in rows, each above its time")
    func rows() throws {
        let strip = try FrameStrip(Self.animation, count: 6, columns: 4)
        #expect(strip.moments == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        let list = try list(strip)
        #expect(list.texts == ["0 s", "0.1 s", "0.2 s", "0.3 s", "0.4 s", "0.5 s"])
        let frames = list.frames(named: "picture")
        #expect(frames.map(\.minX) == [12, 104, 196, 288, 12, 104])
        #expect(frames.map(\.minY) == [12, 12, 12, 12, 68, 68])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 80, height: 20) })
        #expect(list.size == CGSize(width: 380, height: 124))
    }

    @Test("each image shows its moment, at its position")
    func pictures() throws {
        let list = try list(FrameStrip(Self.animation, moments: [0.25, 0.5], pictureWidth: 40))
        var squares: [CGRect] = []
        func collect(_ items: DisplayList.Items, _ transform: CGAffineTransform) {
            for item in items {
                switch item.command {
                case .group(.transform(let inner), let items): collect(items, inner.concatenating(transform))
                case .group(_, let items): collect(items, transform)
                case .fill(let shape, .color(ResolvedColor(hex: 0x007aff)), _):
                    squares.append(shape.bounds.applying(transform))
                default: break
                }
            }
        }
        collect(list.items, .identity)
        #expect(
            squares == [CGRect(x: 27, y: 12, width: 10, height: 10), CGRect(x: 94, y: 12, width: 10, height: 10)])
        #expect(list.treeDescription.contains("picture 64 12 40 10\n"))
    }

    @Test("a single moment is the end; a strip can be written in every format")
    func formats() throws {
        #expect(try FrameStrip(Self.animation, count: 1).moments == [0.5])
        let renderer = ImageRenderer(content: try FrameStrip(Self.animation))
        #expect(try renderer.svgData().starts(with: Data("<svg".utf8)))
        #expect(try renderer.pdfData().starts(with: Data("%PDF".utf8)))
        #expect(try renderer.pngData() == ImageRenderer(content: FrameStrip(Self.animation)).pngData())
    }

    @Test("moments that can't be shown are errors")
    func errors() {
        func text(_ make: () throws -> FrameStrip) -> String {
            do {
                _ = try make()
                return "no error"
            } catch { return "\(error)" }
        }
        let animation = Self.animation
        #expect(
            text { try FrameStrip(animation, count: 0) }
                == "a strip can't show 0 moments; give a whole number from 1 to 100")
        #expect(
            text { try FrameStrip(animation, count: 101) }
                == "a strip can't show 101 moments; give a whole number from 1 to 100")
        #expect(
            text { try FrameStrip(animation, moments: []) }
                == "a strip can't show 0 moments; give a whole number from 1 to 100")
        #expect(
            text { try FrameStrip(animation, moments: [0.1, .nan]) }
                == "there is no moment nan in an animation of 0.5 seconds; give a number from 0 to 0.5")
        #expect(
            text { try FrameStrip(animation, columns: 0) }
                == "a strip can't have 0 columns; give a whole number from 1, or none for a single row")
        #expect(
            text { try FrameStrip(animation, pictureWidth: -1) }
                == "an image of -1.0×20.0 points can't be drawn; give it a positive width and height")
    }
}
