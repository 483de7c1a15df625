import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// The order and the positions of what modifiers draw.
struct DrawingOrderTests {
    @Test("a background is behind the view, an overlay in front of it")
    func layers() {
        let view = Color.green.frame(width: 20, height: 10).background(Color.red).overlay(Color.blue.opacity(0.5))
        #expect(
            draw(view, 20, 10).commands == [
                "fill rectangle 0 0 20 10 #ff3b30", "fill rectangle 0 0 20 10 #34c759",
                "fill rectangle 0 0 20 10 #007aff80",
            ])
    }

    @Test("several views in a background are on top of each other and aligned")
    func layeredBackground() {
        let view = Color.clear.frame(width: 40, height: 40).background(alignment: .bottomTrailing) {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 10, height: 10)
        }
        #expect(
            draw(view, 40, 40).commands == ["fill rectangle 20 20 20 20 #ff3b30", "fill rectangle 30 30 10 10 #007aff"])
    }

    @Test("padding before a background is inside the background, padding after it is outside")
    func paddingOrder() {
        let view = Text("A").padding(5).background(Color.red).padding(3).background(Color.blue)
        #expect(
            draw(view, 26, 36).commands == [
                "fill rectangle 0 0 26 36 #007aff", "fill rectangle 3 3 20 30 #ff3b30",
                "glyphs \"A\" Grid Regular 20 at 8 24 #000000",
            ])
    }

    @Test("effects group the view that they apply to, the innermost first")
    func effects() {
        let view = Color.red.clipShape(Circle()).shadow(color: .black, radius: 4, x: 1, y: 2).opacity(0.5)
        #expect(
            draw(view, 20, 20).commands == [
                "opacity 0.5", "shadow #000000 radius 4 offset 1 2", "clip ellipse 0 0 20 20",
                "fill rectangle 0 0 20 20 #ff3b30",
            ])
    }

    @Test("full opacity adds nothing, zero opacity draws nothing, and both keep the layout")
    func opacity() {
        #expect(draw(Color.red.opacity(1), 10, 10).commands == ["fill rectangle 0 0 10 10 #ff3b30"])
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10).opacity(0)
            Color.red.frame(width: 10).hidden()
            Color.red.frame(width: 10)
        }
        #expect(draw(row, 30, 10).commands == ["fill rectangle 20 0 10 10 #ff3b30"])
    }

    @Test("invisible views have their frames in the list of nodes, and no text of theirs is cut off")
    func invisibleFrames() {
        let row = HStack(spacing: 0) {
            Text("first").opacity(0)
            Text("second text that is too long").lineLimit(1).frame(width: 20).hidden()
            Text("third").opacity(0.5)
        }
        let nodes = draw(row, 200, 30).nodes
        let visible = draw(
            HStack(spacing: 0) {
                Text("first")
                Text("second text that is too long").lineLimit(1).frame(width: 20)
                Text("third").opacity(0.5)
            }, 200, 30
        ).nodes
        #expect(nodes.map(\.name) == visible.map(\.name))
        #expect(nodes.map(\.frame) == visible.map(\.frame))
        #expect(visible.contains { $0.isTruncated } && !nodes.contains { $0.isTruncated })
    }

    @Test("views with a higher z-index are drawn later, at the same position")
    func zIndex() {
        let row = HStack(spacing: 0) {
            Color.red.zIndex(1)
            Color.green
            Color.blue.frame(width: 10).padding(0).zIndex(-1)
        }
        #expect(
            draw(row, 30, 10).commands == [
                "fill rectangle 20 0 10 10 #007aff", "fill rectangle 10 0 10 10 #34c759",
                "fill rectangle 0 0 10 10 #ff3b30",
            ])
    }

    @Test("a border is inside the frame, a stroke half outside")
    func strokes() {
        #expect(
            draw(Color.clear.border(Color.red, width: 2), 20, 10).commands == [
                "stroke rectangle 1 1 18 8 #ff3b30 width 2"
            ])
        #expect(
            draw(Rectangle().stroke(Color.red, lineWidth: 2), 20, 10).commands == [
                "stroke rectangle 0 0 20 10 #ff3b30 width 2"
            ])
        #expect(
            draw(Circle().strokeBorder(.red, lineWidth: 4), 20, 20).commands == [
                "stroke ellipse 2 2 16 16 #ff3b30 width 4"
            ])
        #expect(
            draw(RoundedRectangle(cornerRadius: 6, style: .circular).strokeBorder(.red, lineWidth: 2), 20, 20).commands
                == ["stroke rounded-rectangle 1 1 18 18 radius 5 #ff3b30 width 2"])
    }

    @Test("edges are on pixels: neighbours have no gap and don't overlap", arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let row = HStack(spacing: 0) { ForEach(0..<7) { _ in Color.red } }
        let list = draw(row, 100, 10, environment: environment)
        let rects = list.items.compactMap { item -> CGRect? in
            if case .fill(.rectangle(let rect), _, _) = item.command { rect } else { nil }
        }
        #expect(rects.count == 7)
        for (left, right) in zip(rects, rects.dropFirst()) {
            #expect(abs(left.maxX - right.minX) < 1e-9)
            #expect(abs(right.minX * scale - (right.minX * scale).rounded()) < 1e-9)
        }
        #expect(list.nodes[2].frame.width == 100.0 / 7)
    }

    @Test("an offset moves only the drawing, a position takes all the space")
    func moving() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).offset(x: 3, y: 4)
            Color.blue.frame(width: 10, height: 10)
        }
        #expect(
            draw(row, 20, 10).commands == ["fill rectangle 3 4 10 10 #ff3b30", "fill rectangle 10 0 10 10 #007aff"])
        let placed = Color.red.frame(width: 10, height: 10).position(x: 30, y: 20)
        #expect(measure(placed, 100, 50) == CGSize(width: 100, height: 50))
        #expect(draw(placed, 100, 50).commands == ["fill rectangle 25 15 10 10 #ff3b30"])
    }

    @Test("transforms rotate and scale about an anchor")
    func transforms() {
        let turned = Color.red.rotationEffect(.degrees(90))
        #expect(draw(turned, 20, 10).commands[0] == "transform 0 1 -1 0 15 -5")
        let scaled = Color.red.scaleEffect(2, anchor: .topLeading)
        #expect(draw(scaled, 20, 10).commands[0] == "transform 2 0 0 2 0 0")
        #expect(draw(Color.red.scaleEffect(0), 20, 10).commands.isEmpty)
    }

    @Test("blend modes and blurs are groups")
    func blending() {
        #expect(draw(Color.red.blendMode(.multiply), 9, 9).commands[0] == "blend multiply")
        #expect(draw(Color.red.blur(radius: 3), 9, 9).commands[0] == "blur 3")
        #expect(draw(Color.red.blendMode(.normal).blur(radius: 0), 9, 9).commands.count == 1)
    }

    @Test("several root views are stacked vertically")
    func root() {
        let list = draw(
            Group {
                Text("A")
                Text("B")
            }, 10, 40)
        #expect(list.tree == ["text 0 0 10 20", "text 0 20 10 20"])
    }

    @Test("content smaller or larger than its frame is centred")
    func centred() {
        #expect(draw(Text("A"), 30, 40).tree == ["text 10 10 10 20"])
        #expect(draw(Color.red.frame(width: 50, height: 10), 30, 10).commands == ["fill rectangle -10 0 50 10 #ff3b30"])
    }
}
