import DrawingTestSupport
import FlatlayAnimation
import FlatlayImages
import FlatlayPNG
import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

@Suite("Animated SVG") struct AnimatedSVGTests {
    private func source(
        _ animated: AnimatedDisplayList, _ animation: AnimationOptions = AnimationOptions(),
        _ options: SVGOptions = SVGOptions(), frozenAt moment: Double? = nil
    ) throws -> String {
        let writer = AnimatedSVGWriter(options: options, animation: animation)
        return try String(decoding: writer.data(for: animated, frozenAt: moment), as: UTF8.self)
    }

    private func read(_ source: String) throws -> SVGAnimation {
        try #require(SVGAnimation(Data(source.utf8)), "the file is not well-formed")
    }

    /// The rectangles of a display list, with their visible position and opacity.
    private func seen(_ list: DisplayList) -> [SVGAnimation.Seen] {
        var result: [SVGAnimation.Seen] = []
        func collect(_ items: DisplayList.Items, _ transform: CGAffineTransform, _ opacity: Double) {
            for item in items {
                switch item.command {
                case .fill(let shape, .color(let color), _):
                    result.append(
                        .init(fill: color.description, frame: shape.bounds.applying(transform), opacity: opacity))
                case .group(.transform(let inner), let items):
                    collect(items, inner.concatenating(transform), opacity)
                case .group(.opacity(let value), let items): collect(items, transform, opacity * Double(value))
                case .group(_, let items): collect(items, transform, opacity)
                default: break
                }
            }
        }
        collect(list.items, .identity, 1)
        return result
    }

    private func expectEqual(_ file: [SVGAnimation.Seen], _ list: [SVGAnimation.Seen], _ name: String) {
        #expect(file.map(\.fill) == list.map(\.fill), "\(name)")
        for (one, other) in zip(file, list) {
            let distances = [
                one.frame.minX - other.frame.minX, one.frame.minY - other.frame.minY,
                one.frame.maxX - other.frame.maxX, one.frame.maxY - other.frame.maxY,
            ].map(abs)
            #expect((distances.max() ?? 0) < 0.01, "\(name): \(one) is not \(other)")
            #expect(abs(one.opacity - other.opacity) < 0.002, "\(name): \(one) is not \(other)")
        }
    }

    @Test("keyframes match the animation's display list at every moment", arguments: [(0.5, 1.0), (0, 0)])
    func moments(holdAtStart: Double, holdAtEnd: Double) throws {
        let animated = SampleAnimation.animation
        let file = try read(source(animated, AnimationOptions(holdAtStart: holdAtStart, holdAtEnd: holdAtEnd)))
        let round = holdAtStart + animated.duration + holdAtEnd
        for index in 0...40 {
            // Between the samples, to avoid steps within rounding.
            let moment = min(animated.duration, (Double(index) + 0.37) / 80)
            expectEqual(
                file.seen(at: (holdAtStart + moment) / round), seen(animated.displayList(at: moment)), "at \(moment)")
        }
        expectEqual(file.seen(at: 0), seen(animated.displayList(at: 0)), "at the start")
        expectEqual(file.seen(at: 1), seen(animated.displayList(at: animated.duration)), "at the end")
    }

    @Test("without keyframes the end state is visible")
    func end() throws {
        let animated = SampleAnimation.animation
        expectEqual(
            try read(source(animated)).seen(at: nil), seen(animated.displayList(at: animated.duration)),
            "without keyframes")
    }

    @Test("a frozen file shows its moment, without a style sheet or classes", arguments: [0, 0.123, 0.3, 0.5])
    func frozen(moment: Double) throws {
        let source = try source(SampleAnimation.animation, frozenAt: moment)
        #expect(!source.contains("<style"))
        #expect(!source.contains("class="))
        expectEqual(
            try read(source).seen(at: nil), seen(SampleAnimation.animation.displayList(at: moment)), "at \(moment)")
    }

    @Test(
        "librsvg draws frozen moments as we paint them",
        .enabled(if: ExternalTool.isInstalled("rsvg-convert"), "needs rsvg-convert of librsvg2-bin"),
        arguments: [0, 0.1, 0.25, 0.4, 0.5])
    func pixels(moment: Double) throws {
        let svg = try AnimatedSVGWriter().data(for: SampleAnimation.animation, frozenAt: moment)
        let png = try ExternalTool.run("rsvg-convert", ["-z", "2", "{}"], input: svg)
        let theirs = try ImageDecoder().decode(png, name: "animation").pixels
        let options = PNGOptions(scale: 2)
        let ours = try PNGRenderer(options: options).bitmap(for: SampleAnimation.animation.displayList(at: moment))
            .bytes
        try #require(ours.count == theirs.count)
        let distances = zip(ours, theirs).map { abs(Int($0) - Int($1)) }
        #expect(Double(distances.reduce(0, +)) / Double(distances.count) < 1)
        #expect(Double(distances.filter { $0 > 48 }.count) / Double(distances.count) < 0.01)
    }

    @Test("the file contains each drawing once, and equal keyframes are shared")
    func sharing() throws {
        var animated = SampleAnimation.animation
        let source = try source(animated)
        #expect(source.components(separatedBy: "fill=\"#ff9f0a\"").count - 1 == 5)
        // Twenty cards with equal movement need no further keyframes.
        let row = animated.layers[1]
        animated.layers += Array(repeating: row, count: 20)
        let more = try self.source(animated)
        #expect(more.components(separatedBy: "@keyframes").count == source.components(separatedBy: "@keyframes").count)
    }

    @Test("identifiers are unique, start with the prefix, and are always the same")
    func identifiers() throws {
        let source = try source(SampleAnimation.animation, AnimationOptions(), SVGOptions(idPrefix: "one-"))
        let file = try read(source)
        #expect(Set(file.identifiers).count == file.identifiers.count)
        #expect(file.identifiers.allSatisfy { $0.hasPrefix("one-") })
        #expect(file.keyframes.keys.allSatisfy { $0.hasPrefix("one-") } && file.keyframes.count == 10)
        #expect(file.style.split(separator: "\n").allSatisfy { $0.hasPrefix("@") || $0.hasPrefix("#one-flatlay ") })
        #expect(try self.source(SampleAnimation.animation, AnimationOptions(), SVGOptions(idPrefix: "one-")) == source)
    }

    @Test("a loop includes the pauses at both ends, and is repeated a given number of times")
    func rounds() throws {
        let options = AnimationOptions(holdAtStart: 0.25, holdAtEnd: 0.5, repeatCount: 3)
        let style = try read(source(SampleAnimation.animation, options)).style
        #expect(style.contains("{animation-duration:1.25s;"))
        #expect(style.contains(";animation-iteration-count:3;"))
        #expect(try source(SampleAnimation.animation).contains("{animation-duration:2s;"))
        #expect(try source(SampleAnimation.animation).contains(";animation-iteration-count:infinite;"))
    }

    @Test("with reduced motion the end state is shown")
    func reducedMotion() throws {
        #expect(
            try source(SampleAnimation.animation).contains(
                "@media (prefers-reduced-motion:reduce){#flatlay [class]{animation:none!important}}"))
    }

    @Test("a value jumps at its time; tracks longer than the animation are cut off")
    func jumps() throws {
        var animated = AnimatedDisplayList(size: CGSize(width: 40, height: 40), duration: 1, layers: [])
        let dot = DisplayList.Item(
            node: .root, command: .fill(.rectangle(rect(0, 0, 4, 4)), .color(ResolvedColor(hex: 0x0a84ff)), FillStyle())
        )
        var layer = AnimatedDisplayList.Layer(name: "dot", drawings: [.init(items: [dot])])
        layer.translation = AnimationTrack(
            .zero,
            keyframes: [
                .init(time: -1, value: CGSize(width: 20, height: 0), curve: .easeInOut),
                .init(time: 0.5, value: .zero), .init(time: 0.5, value: CGSize(width: 10, height: 10), curve: .easeIn),
                .init(time: 2, value: .zero),
            ])
        animated.layers = [layer]
        let file = try read(source(animated, AnimationOptions(holdAtStart: 0, holdAtEnd: 1)))
        for moment in [0, 0.1, 0.3, 0.499, 0.501, 0.7, 0.99] {
            expectEqual(file.seen(at: moment / 2), seen(animated.displayList(at: moment)), "at \(moment)")
        }
    }

    @Test("a shadow around moving content covers all of its positions")
    func filters() throws {
        let dot = DisplayList.Item(
            node: .root, command: .fill(.rectangle(rect(10, 10, 4, 4)), .color(.pureRed), FillStyle()))
        var inner = AnimatedDisplayList.Layer(name: "dot", drawings: [.init(items: [dot])])
        inner.translation = AnimationTrack(
            from: .zero, to: CGSize(width: 60, height: 0), start: 0, duration: 1, curve: .linear)
        var outer = AnimatedDisplayList.Layer(name: "shadow", sublayers: [inner])
        outer.effects = [.shadow(color: .black, radius: 4, offset: .zero)]
        let animated = AnimatedDisplayList(size: CGSize(width: 100, height: 20), duration: 1, layers: [outer])
        let source = try source(animated)
        let width = try #require(
            source.firstMatch(of: /<filter [^>]*width="([0-9]+)"/).flatMap { Int($0.output.1) })
        #expect(width > 64, "\(source)")
    }

    @Test("text can be written as text")
    func text() throws {
        let source = try source(SampleAnimation.animation, AnimationOptions(), SVGOptions(textMode: .text))
        #expect(source.contains(">Move</text>"))
        expectEqual(
            try read(source).seen(at: 0.4), seen(SampleAnimation.animation.displayList(at: 0.3)), "as text")
    }
}
