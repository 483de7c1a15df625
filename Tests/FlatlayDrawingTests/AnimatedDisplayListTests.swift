import CoreGeometry
import Foundation
import Testing

@testable import FlatlayDrawing

struct AnimatedDisplayListTests {
    private let size = CGSize(width: 100, height: 40)

    /// Two cells, of which the second moves in from the right and the first fades out.
    private func animation() -> AnimatedDisplayList {
        let list = picture()
        func layer(_ index: Int) -> AnimatedDisplayList.Layer {
            var layer = AnimatedDisplayList.Layer(name: list.nodes[index].name)
            layer.node = DisplayList.NodeID(index)
            layer.effects = [.node]
            guard case .group(_, let items) = list.items[index - 1].command else { return layer }
            layer.drawings = [.init(nodes: [DisplayList.NodeID(index)], items: items)]
            return layer
        }
        var (first, second) = (layer(1), layer(2))
        first.opacity = AnimationTrack(from: 1, to: 0, start: 0, duration: 0.3, curve: .linear)
        second.translation = AnimationTrack(
            from: CGSize(width: 40, height: 0), to: .zero, start: 0, duration: 0.3, curve: .easeInOut)
        return AnimatedDisplayList(size: size, duration: 0.3, nodes: list.nodes, layers: [first, second])
    }

    private func picture() -> DisplayList {
        let builder = DisplayListBuilder()
        for (index, x) in [0, 20].enumerated() {
            let frame = CGRect(x: x, y: 0, width: 20, height: 40)
            builder.withNode("cell-\(index)", frame: frame) {
                builder.withEffect(.node) { builder.fill(.rectangle(frame), .color(.white)) }
            }
        }
        return builder.finish(size: size)
    }

    @Test("a moment has moved coordinates and node frames, and groups only for changes")
    func moment() {
        #expect(
            animation().displayList(at: 0.15).description == """
                display-list 100 40
                @cell-0
                  opacity 0.5
                    node
                      fill rectangle 0 0 20 40 #ffffff
                @cell-1
                  node
                    fill rectangle 40 0 20 40 #ffffff

                """)
        #expect(animation().displayList(at: 0.15).nodes.map(\.frame.minX) == [0, 0, 40])
    }

    @Test("at the end only the remaining content is left: no groups of tracks, no nodes of removed layers")
    func end() {
        let builder = DisplayListBuilder()
        let frame = CGRect(x: 20, y: 0, width: 20, height: 40)
        builder.withNode("cell-1", frame: frame) {
            builder.withEffect(.node) { builder.fill(.rectangle(frame), .color(.white)) }
        }
        #expect(animation().displayList(at: 0.3) == builder.finish(size: size))
        #expect(animation().displayList(at: 99) == animation().displayList(at: 0.3))
        #expect(animation().displayList(at: -1) == animation().displayList(at: 0))
        #expect(animation().displayList(at: .nan) == animation().displayList(at: 0))
    }

    @Test("a layer is scaled about its anchor, inside the layer that moves it")
    func scale() {
        var animation = animation()
        animation.layers[1].scale = AnimationTrack(CGSize(width: 2, height: 2))
        animation.layers[1].anchor = CGPoint(x: 30, y: 20)
        guard case .group(.transform(let transform), _)? = animation.displayList(at: 0).items.last?.command else {
            Issue.record("no transform")
            return
        }
        // At the start it is 40 points further right: the centre stays at 70, and the corner moves from 60 to 50.
        #expect(CGPoint(x: 70, y: 20).applying(transform) == CGPoint(x: 70, y: 20))
        #expect(CGPoint(x: 60, y: 0).applying(transform) == CGPoint(x: 50, y: -20))
    }

    @Test("clips, masks, gradients and transforms move with their layer")
    func movedEffects() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let paint = Paint.linearGradient(
            stops: [GradientStop(color: .black, location: 0)], start: .zero, end: CGPoint(x: 10, y: 0))
        let fill = DisplayList.Item(node: .root, command: .fill(.ellipse(rect), paint, FillStyle()))
        let doubled = DisplayList.Item(
            node: .root, command: .group(.transform(CGAffineTransform(scaleX: 2, y: 2)), [fill]))
        var layer = AnimatedDisplayList.Layer(name: "a", drawings: [.init(items: [doubled])])
        layer.effects = [.clip(.rectangle(rect), FillStyle()), .mask([fill])]
        layer.translation = AnimationTrack(CGSize(width: 5, height: 0))
        #expect(
            AnimatedDisplayList(size: size, duration: 0, layers: [layer]).displayList(at: 0).description == """
                display-list 100 40
                @
                  clip rectangle 5 0 10 10
                    mask
                      by
                        fill ellipse 5 0 10 10 linear-gradient(5 0 to 15 0: #000000 0)
                      transform 2 0 0 2 -5 0
                        fill ellipse 5 0 10 10 linear-gradient(5 0 to 15 0: #000000 0)

                """)
    }

    @Test("layers exist from their start to their end, drawings from their start time")
    func presence() {
        func fill(_ width: CGFloat) -> DisplayList.Items {
            let shape = DrawnShape.rectangle(CGRect(x: 0, y: 0, width: width, height: 1))
            return [DisplayList.Item(node: .root, command: .fill(shape, .color(.black), FillStyle()))]
        }
        var layer = AnimatedDisplayList.Layer(
            name: "a", drawings: [.init(items: fill(1)), .init(time: 2, items: fill(2)), .init(time: 3, items: [])])
        layer.start = 1
        layer.end = 4
        let animation = AnimatedDisplayList(size: size, duration: 5, layers: [layer])
        let widths = [0, 1, 2, 3, 4].map { time -> CGFloat? in
            guard case .fill(let shape, _, _)? = animation.displayList(at: time).items.first?.command else {
                return nil
            }
            return shape.bounds.width
        }
        #expect(widths == [nil, 1, 2, nil, nil])
    }

    @Test("the dump names layers, tracks, effects and drawings")
    func dump() {
        #expect(
            animation().description == """
                animated-display-list 100 40 duration 0.3
                layer cell-0
                  opacity 0: 1 linear, 0.3: 0
                  effect node
                  from 0
                  @cell-0
                    fill rectangle 0 0 20 40 #ffffff
                layer cell-1
                  translation 0: 40 0 ease-in-out, 0.3: 0 0
                  effect node
                  from 0
                  @cell-1
                    fill rectangle 20 0 20 40 #ffffff

                """)
    }

    @Test("a still animation shows its image at all times")
    func still() {
        let animation = AnimatedDisplayList(picture(), duration: 2)
        #expect(animation.duration == 2)
        for time in [0.0, 1, 2] { #expect(animation.displayList(at: time) == picture()) }
    }

    @Test("animations can follow each other, and each pauses at its end")
    func sequence() {
        let animation = animation()
        let both = AnimatedDisplayList(picture()).paused(for: 1).followed(by: animation, after: 0.5).followed(
            by: animation, after: 1)
        #expect(abs(both.duration - 3.1) < 1e-9)
        for time in [0, 0.5, 1.4] { #expect(both.displayList(at: time) == picture()) }
        #expect(both.displayList(at: 1.65).description == animation.displayList(at: 0.15).description)
        #expect(both.displayList(at: 2.5) == animation.displayList(at: 0.3))
        #expect(both.displayList(at: 2.95).description == animation.displayList(at: 0.15).description)
        #expect(both.displayList(at: 3.1) == animation.displayList(at: 0.3))
    }

    @Test("a delayed animation rests at its start")
    func delay() {
        let delayed = animation().delayed(by: 1)
        #expect(delayed.displayList(at: 0.5) == animation().displayList(at: 0))
        #expect(delayed.displayList(at: 1.15).description == animation().displayList(at: 0.15).description)
        #expect(delayed.duration == 1.3)
    }

    @Test("numbers of missing nodes count as the root")
    func unknownNodes() {
        let item = DisplayList.Item(
            node: DisplayList.NodeID(9), command: .fill(.rectangle(.zero), .color(.black), FillStyle()))
        var animation = AnimatedDisplayList(
            size: size, duration: -1,
            nodes: [.root(size: size), .init(parent: DisplayList.NodeID(7), name: "a", frame: .zero)],
            layers: [.init(name: "a", drawings: [.init(nodes: [DisplayList.NodeID(5)], items: [item])])])
        #expect(animation.duration == 0)
        #expect(animation.displayList(at: 0).items.map(\.node) == [.root])
        animation.nodes = []
        #expect(animation.displayList(at: 0).nodes.count == 1)
        #expect(animation.followed(by: animation).displayList(at: 0).items.count == 1)
    }
}
