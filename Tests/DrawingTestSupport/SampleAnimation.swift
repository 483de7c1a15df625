import FlatlayAnimation
import CoreGeometry
import FlatlayDrawing
import Foundation

/// An animation that uses every feature of layers: one card moves in, one fades out, one pops, one changes its content,
/// and a row scrolls behind an edge.
package enum SampleAnimation {
    static let size = CGSize(width: 160, height: 120)
    static let duration = 0.5

    package static var animation: AnimatedDisplayList {
        var animation = AnimatedDisplayList(size: size, duration: duration, layers: [])
        func node(_ name: String, _ frame: CGRect) -> DisplayList.NodeID {
            animation.nodes.append(DisplayList.Node(parent: .root, name: name, frame: frame))
            return DisplayList.NodeID(animation.nodes.count - 1)
        }
        func card(_ name: String, _ frame: CGRect, _ color: UInt32, _ text: String) -> AnimatedDisplayList.Layer {
            let id = node(name, frame)
            var layer = AnimatedDisplayList.Layer(name: name)
            layer.node = id
            layer.effects = [.node]
            layer.anchor = CGPoint(x: frame.midX, y: frame.midY)
            layer.drawings = [.init(nodes: [id], items: items(of: id, frame, color, text))]
            return layer
        }

        var moving = card("cell-moving", rect(10, 10, 60, 30), 0x0a84ff, "Move")
        moving.translation = AnimationTrack(
            from: CGSize(width: 80, height: 0), to: .zero, start: 0, duration: 0.3, curve: .easeInOut)

        var fading = card("cell-fading", rect(10, 50, 60, 30), 0xff375f, "Fade")
        fading.opacity = AnimationTrack(from: 1, to: 0, start: 0.1, duration: 0.25, curve: .easeOut)
        fading.end = 0.4

        var popping = card("cell-popping", rect(85, 50, 60, 30), 0x30d158, "Pop")
        let popped = CGSize(width: 1.2, height: 1.2)
        popping.scale = AnimationTrack(
            popped,
            keyframes: [
                .init(time: 0, value: CGSize(width: 1, height: 1), curve: .easeIn),
                .init(time: 0.2, value: popped, curve: .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
                .init(time: 0.5, value: CGSize(width: 1.1, height: 1.1)),
            ])
        popping.translation = AnimationTrack(
            from: .zero, to: CGSize(width: -8, height: 4), start: 0.2, duration: 0.3, curve: .linear)
        popping.opacity = AnimationTrack(from: 0.25, to: 1, start: 0, duration: 0.2, curve: .linear)
        popping.effects.append(
            .shadow(color: ResolvedColor(hex: 0, opacity: 0.4), radius: 6, offset: CGSize(width: 0, height: 3)))

        var row = AnimatedDisplayList.Layer(name: "row")
        row.effects = [.clip(.rectangle(rect(10, 88, 140, 24)), FillStyle())]
        var strip = AnimatedDisplayList.Layer(name: "strip")
        strip.translation = AnimationTrack(
            from: .zero, to: CGSize(width: -60, height: 0), start: 0, duration: 0.5, curve: .easeInOut)
        for index in 0..<5 {
            strip.sublayers.append(
                card("cell-\(index)", rect(10 + CGFloat(index) * 48, 90, 44, 20), 0xff9f0a, "\(index)"))
        }
        // The second card changes its content, the third one appears late.
        let id = strip.sublayers[1].node
        strip.sublayers[1].drawings.append(
            .init(time: 0.25, nodes: [id], items: items(of: id, rect(58, 90, 44, 20), 0xbf5af2, "new")))
        strip.sublayers[2].start = 0.2
        row.sublayers = [strip]

        let background: DisplayList.Items = [
            DisplayList.Item(
                node: .root,
                command: .fill(
                    .rectangle(CGRect(origin: .zero, size: size)), .color(ResolvedColor(hex: 0xf2f2f7)), FillStyle()))
        ]
        animation.layers = [
            .init(name: "background", drawings: [.init(items: background)]), moving, fading, popping, row,
        ]
        return animation
    }

    /// A rounded card with a word.
    private static func items(
        of node: DisplayList.NodeID, _ frame: CGRect, _ color: UInt32, _ text: String
    ) -> DisplayList.Items {
        let shape = DrawnShape.roundedRectangle(frame, cornerSize: CGSize(width: 6, height: 6), style: .circular)
        return [
            .init(node: node, command: .fill(shape, .color(ResolvedColor(hex: color)), FillStyle())),
            .init(
                node: node,
                command: .glyphs(
                    GlyphFixtures.run(text, size: 13), origin: CGPoint(x: frame.minX + 8, y: frame.midY + 5),
                    .color(.white))),
        ]
    }

    /// An animation of rectangles, whose frames are shown for a tenth of a second each.
    package static func frames(
        size: CGSize = CGSize(width: 8, height: 6), _ frames: [[(CGRect, ResolvedColor)]]
    ) -> AnimatedDisplayList {
        let drawings = frames.enumerated().map { index, rectangles in
            AnimatedDisplayList.Drawing(
                time: Double(index) / 10,
                items: DisplayList.Items(
                    rectangles.map {
                        .init(node: .root, command: .fill(.rectangle($0.0), .color($0.1), FillStyle()))
                    }))
        }
        return AnimatedDisplayList(
            size: size, duration: Double(frames.count - 1) / 10, layers: [.init(name: "all", drawings: drawings)])
    }
}

extension AnimationOptions {
    /// Ten frames per second, without holding the start or the end.
    package static let plain = AnimationOptions(framesPerSecond: 10, holdAtStart: 0, holdAtEnd: 0)
}
