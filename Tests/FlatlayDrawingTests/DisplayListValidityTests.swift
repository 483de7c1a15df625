import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import Testing

/// Everything in a list of items can be drawn: numbers are valid, and nesting has a limit.
@Suite("Items of a display list are valid")
struct DisplayListValidityTests {
    private static let limit = DisplayList.coordinateLimit
    private static let bad: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e30, -1e30]
    private static let square = CGRect(x: 1, y: 2, width: 30, height: 40)
    private static let gradient = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]

    private func checked(_ command: DisplayList.Command) -> DisplayList.Command? {
        DisplayList.Items([DisplayList.Item(node: .root, command: command)]).first?.command
    }

    private func fill(_ shape: DrawnShape, _ paint: Paint = .color(.black)) -> DisplayList.Command {
        .fill(shape, paint, FillStyle())
    }

    @Test("valid items stay as they are")
    func validItems() {
        for seed in 0..<200 {
            var random = RandomPicture(seed: seed, size: CGSize(width: 100, height: 100))
            let items = random.list(count: 20).items
            #expect(DisplayList.Items(Array(items)) == items)
            #expect(items.count >= 20)
        }
    }

    @Test("a shape that is not finite is left out, and one that is too large is clamped")
    func shapes() throws {
        for number in [CGFloat.nan, .infinity, -.infinity] {
            var rect = Self.square
            rect.origin.x = number
            #expect(checked(fill(.rectangle(rect))) == nil)
            #expect(checked(fill(.ellipse(rect))) == nil)
            #expect(checked(fill(.roundedRectangle(rect, cornerSize: .zero, style: .circular))) == nil)
            #expect(checked(.group(.clip(.rectangle(rect), FillStyle()), [])) == nil)
            rect = Self.square
            rect.size.height = number
            #expect(checked(fill(.rectangle(rect))) == nil)
        }
        #expect(checked(fill(.rectangle(.null))) == nil)
        #expect(checked(fill(.path(Path()))) == nil)
        let whole = CGRect(x: -Self.limit, y: -Self.limit, width: 2 * Self.limit, height: 2 * Self.limit)
        #expect(checked(fill(.rectangle(.infinite))) == fill(.rectangle(whole)))
        var path = Path()
        path.move(to: CGPoint(x: 0, y: -1e300))
        path.addLine(to: CGPoint(x: 1e12, y: 5))
        var clamped = Path()
        clamped.move(to: CGPoint(x: 0, y: -Self.limit))
        clamped.addLine(to: CGPoint(x: Self.limit, y: 5))
        #expect(checked(fill(.path(path))) == fill(.path(clamped)))
        let overflowing = path.applying(CGAffineTransform(scaleX: 1e300, y: 1e300))
        #expect(checked(fill(.path(overflowing))) == nil)
    }

    @Test("corners have lengths")
    func corners() {
        for (number, expected) in [(CGFloat.nan, 0), (.infinity, 0), (-3, 0), (1e30, Self.limit)]
            as [(CGFloat, CGFloat)]
        {
            let corner = CGSize(width: number, height: 4)
            let shape = DrawnShape.roundedRectangle(Self.square, cornerSize: corner, style: .continuous)
            let valid = DrawnShape.roundedRectangle(
                Self.square, cornerSize: CGSize(width: expected, height: 4), style: .continuous)
            #expect(checked(fill(shape)) == fill(valid))
        }
    }

    @Test("a line has a width, a miter limit and a pattern")
    func lines() {
        func stroke(_ style: StrokeStyle) -> DisplayList.Command {
            .stroke(.rectangle(Self.square), .color(.black), style)
        }
        for number in [CGFloat.nan, .infinity, 0, -1] {
            #expect(checked(stroke(StrokeStyle(lineWidth: number))) == nil)
        }
        #expect(checked(stroke(StrokeStyle(miterLimit: .nan))) == stroke(StrokeStyle()))
        #expect(checked(stroke(StrokeStyle(miterLimit: 0.5))) == stroke(StrokeStyle(miterLimit: 1)))
        for dash in [[0, 0], [1, -1], [.nan], [.infinity, 2], [1e300, 1e300]] as [[CGFloat]] {
            #expect(checked(stroke(StrokeStyle(dash: dash))) == stroke(StrokeStyle()))
        }
        #expect(checked(stroke(StrokeStyle(dash: [2, 1], dashPhase: .nan))) == stroke(StrokeStyle(dash: [2, 1])))
        // A wide line reaches far, but its shape stays within the limits.
        #expect(checked(stroke(StrokeStyle(lineWidth: 1e300))) == stroke(StrokeStyle(lineWidth: Self.limit)))
    }

    @Test("a gradient has a position and stops between 0 and 1, or is its last colour")
    func gradients() {
        let shape = DrawnShape.rectangle(Self.square)
        for number in Self.bad {
            let point = CGPoint(x: 0, y: number)
            let paints: [Paint] = [
                .linearGradient(stops: Self.gradient, start: point, end: .zero),
                .linearGradient(stops: Self.gradient, start: .zero, end: point),
                .radialGradient(stops: Self.gradient, center: point, startRadius: 0, endRadius: 1),
                .radialGradient(stops: Self.gradient, center: .zero, startRadius: 0, endRadius: number),
                .angularGradient(stops: Self.gradient, center: point, startAngle: 0, endAngle: 1),
                .angularGradient(stops: Self.gradient, center: .zero, startAngle: number, endAngle: 1),
            ]
            for paint in paints { #expect(checked(fill(shape, paint)) == fill(shape, .color(.white))) }
        }
        func linear(_ locations: CGFloat...) -> Paint {
            let stops = locations.map { GradientStop(color: .black, location: $0) }
            return .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 1, y: 1))
        }
        #expect(checked(fill(shape, linear(-1, .nan, 0.5, 2))) == fill(shape, linear(0, 0, 0.5, 1)))
        let none = Paint.linearGradient(stops: [], start: CGPoint(x: CGFloat.nan, y: 0), end: .zero)
        #expect(checked(fill(shape, none)) == fill(shape, .color(.clear)))
    }

    @Test("images and text have a size and a place")
    func imagesAndText() {
        let image = ImageResource(
            name: "dot", pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 255], isOpaque: true, format: .png,
            encoded: Data())
        let nothing = ImageResource(
            name: "none", pixelWidth: 0, pixelHeight: 3, pixels: [], isOpaque: true, format: .png, encoded: Data())
        #expect(checked(.image(ImageDrawing(image: image, rect: Self.square))) != nil)
        #expect(checked(.image(ImageDrawing(image: nothing, rect: Self.square))) == nil)
        for number in [CGFloat.nan, .infinity, 0] {
            var rect = Self.square
            rect.size.width = number
            #expect(checked(.image(ImageDrawing(image: image, rect: rect))) == nil)
        }
        let run = GlyphFixtures.run("text", size: 12)
        #expect(checked(.glyphs(run, origin: .zero, .color(.black))) != nil)
        for number in Self.bad {
            #expect(checked(.glyphs(run, origin: CGPoint(x: number, y: 0), .color(.black))) == nil)
            var resized = run
            resized.size = number
            #expect(checked(.glyphs(resized, origin: .zero, .color(.black))) == nil)
            var moved = run
            moved.glyphs[1].position.x = number
            guard !number.isFinite else { continue }
            #expect(moved.glyphs.map(\.id) == [0, 2, 3].map { run.glyphs[$0].id })
        }
    }

    @Test("effects have strengths in their ranges")
    func effects() {
        func effect(_ effect: DisplayList.Effect) -> DisplayList.Effect? {
            guard case .group(let effect, _)? = checked(.group(effect, [])) else { return nil }
            return effect
        }
        #expect(effect(.opacity(.nan)) == .opacity(0))
        #expect(effect(.opacity(7)) == .opacity(1))
        #expect(effect(.opacity(-7)) == .opacity(0))
        for radius in [CGFloat.nan, .infinity, -4] {
            #expect(effect(.blur(radius: radius)) == .blur(radius: 0))
            #expect(effect(.backdrop(radius: radius)) == .backdrop(radius: 0))
            #expect(
                effect(.shadow(color: .black, radius: radius, offset: .zero))
                    == .shadow(color: .black, radius: 0, offset: .zero))
        }
        let far = CGSize(width: CGFloat.infinity, height: 0)
        #expect(effect(.shadow(color: .black, radius: 1, offset: far)) == .node)
        for number in [CGFloat.nan, .infinity, 1e300] {
            #expect(effect(.transform(CGAffineTransform(translationX: number, y: 0))) == nil)
            #expect(effect(.transform(CGAffineTransform(scaleX: number, y: 1))) == nil)
        }
        #expect(effect(.transform(CGAffineTransform(scaleX: 0, y: 1))) == nil)
        var matrix = ColorMatrix.identity
        matrix.red.x = .nan
        matrix.opacity = 3
        var valid = ColorMatrix.identity
        valid.red.x = 0
        #expect(effect(.colorMatrix(matrix)) == .colorMatrix(valid))
    }

    @Test("a product of transforms that no number can hold draws nothing")
    func productOfTransforms() {
        let large = DisplayList.Effect.transform(CGAffineTransform(scaleX: 1e9, y: 1e9))
        var items: DisplayList.Items = [DisplayList.Item(node: .root, command: fill(.rectangle(Self.square)))]
        for _ in 0..<60 { items = [DisplayList.Item(node: .root, command: .group(large, items))] }
        #expect(items.extent != .everything)
    }

    @Test("colours keep their range when a component is set")
    func colors() {
        var color = ResolvedColor.white
        color.red = .nan
        color.green = 7
        color.blue = -1
        color.opacity = .infinity
        #expect(color == ResolvedColor(red: 0, green: 1, blue: 0, opacity: 1))
        #expect(color.bytes == (0, 255, 0, 255))
    }

    private func depth(_ items: DisplayList.Items) -> Int {
        items.reduce(0) { depth, item in
            guard case .group(let effect, let inner) = item.command else { return depth }
            if case .mask(let mask) = effect { return max(depth, 1 + max(self.depth(inner), self.depth(mask))) }
            return max(depth, 1 + self.depth(inner))
        }
    }

    @Test("groups are nested to a limit, and the innermost are left out", arguments: [127, 128, 129, 500, 5000])
    func nesting(count: Int) {
        let dot = DisplayList.Item(node: .root, command: fill(.rectangle(Self.square)))
        var items: DisplayList.Items = [dot]
        var mask: DisplayList.Items = [dot]
        for index in 0..<count {
            items = [dot, DisplayList.Item(node: .root, command: .group(.opacity(0.5), items))]
            if index % 2 == 0 { mask = [DisplayList.Item(node: .root, command: .group(.mask(mask), [dot]))] }
        }
        let expected = min(count, DisplayList.depthLimit)
        #expect(depth(items) == expected)
        #expect(items.depth == expected)
        #expect(mask.depth == min((count + 1) / 2, DisplayList.depthLimit))
        #expect(depth(mask) == mask.depth)
        // The outer groups are complete.
        #expect(items.count == 2)

        let builder = DisplayListBuilder()
        func draw(_ level: Int) {
            builder.fill(.rectangle(Self.square), .color(.black))
            guard level > 0 else { return }
            builder.withEffect(.opacity(0.5)) { draw(level - 1) }
        }
        // Each level needs stack space here, which is why lists have a limit.
        if count <= 500 {
            draw(count)
            #expect(builder.finish(size: .zero).items == items)
        }
    }

    @Test("layers of an animation are nested to the limit, and their effects are valid")
    func layers() {
        var layer = AnimatedDisplayList.Layer(name: "inner")
        layer.effects = [.opacity(3), .blur(radius: .nan)]
        for _ in 0..<1000 { layer = AnimatedDisplayList.Layer(name: "layer", sublayers: [layer]) }
        var list = AnimatedDisplayList(size: .zero, duration: 1, layers: [layer])
        func depth(_ layers: [AnimatedDisplayList.Layer]) -> Int {
            layers.isEmpty ? 0 : 1 + layers.reduce(0) { max($0, depth($1.sublayers)) }
        }
        #expect(depth(list.layers) == DisplayList.depthLimit)
        var flat = AnimatedDisplayList.Layer(name: "flat")
        flat.effects = [.opacity(3), .blur(radius: .nan)]
        list.layers = [flat]
        #expect(list.layers[0].effects == [.opacity(1), .blur(radius: 0)])
        flat.effects = [.transform(CGAffineTransform(scaleX: 0, y: 1))]
        list.layers = [flat]
        #expect(list.layers.isEmpty)
    }
}
