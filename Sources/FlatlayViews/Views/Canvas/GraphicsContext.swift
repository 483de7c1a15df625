import CoreGeometry
import FlatlayDrawing
import Foundation

/// The context that a ``Canvas`` draws into. Copies draw into the same canvas; changing a copy leaves the original as
/// it is.
public struct GraphicsContext {
    /// How the inside or the outline of a path is coloured. Points are in the coordinates of the context.
    public struct Shading {
        let paint: (EnvironmentValues, CGRect) -> Paint

        /// Returns a colour.
        public static func color(_ color: Color) -> Shading {
            Shading { environment, _ in .color(color.resolve(in: environment)) }
        }

        /// Returns a colour with the given components.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a style, resolved in the bounding rectangle of the path.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
            Shading { environment, bounds in style._stylePaint(in: environment).paint(in: bounds) }
        }

        /// The foreground style of the environment.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// Returns a linear gradient.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading { environment, _ in
                .linearGradient(stops: gradient.resolve(in: environment), start: startPoint, end: endPoint)
            }
        }

        /// Returns a radial gradient.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { environment, _ in
                .radialGradient(
                    stops: gradient.resolve(in: environment), center: center, startRadius: startRadius,
                    endRadius: endRadius)
            }
        }

        /// Returns a gradient around a point.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading { environment, _ in
                .angularGradient(
                    stops: gradient.resolve(in: environment), center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi)
            }
        }
    }

    /// A text that can be measured before it is drawn.
    public struct ResolvedText {
        let node: ViewNode

        /// Returns the size of the text for a proposed size.
        public func measure(in size: CGSize) -> CGSize { node.sizeThatFits(ProposedViewSize(size)) }
    }

    /// The opacity of subsequent drawing.
    public var opacity: Double = 1
    /// The blend mode of subsequent drawing.
    public var blendMode = BlendMode.normal
    /// The transform from the current coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    private let pass: DrawingPass
    private let context: ViewContext
    /// Effects in the coordinates of the canvas, outermost first.
    private var effects: [DisplayList.Effect] = []

    init(pass: DrawingPass, context: ViewContext) {
        self.pass = pass
        self.context = context
        environment = context.environment
    }

    // MARK: Transforms and clipping

    /// Moves subsequent drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Rotates subsequent drawing.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Transforms subsequent drawing.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Clips subsequent drawing to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        effects.append(.clip(.path(path.applying(transform)), style))
    }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let shape = DrawnShape.path(path)
        guard shape.isDrawable, !path.isEmpty else { return }
        draw { pass.builder.fill(shape, shading.paint(environment, path.boundingRect), style: style) }
    }

    /// Strokes the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let shape = DrawnShape.path(path)
        guard shape.isDrawable, !path.isEmpty, DrawingLimit.contains(style.lineWidth) else { return }
        draw { pass.builder.stroke(shape, shading.paint(environment, path.boundingRect), style: style) }
    }

    /// Resolves a text, for measuring and drawing it.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(node: TextNode(text, in: context))
    }

    /// Draws text in a rectangle, from its top leading corner.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws text in a rectangle, from its top leading corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw { text.node.draw(at: rect.origin, proposal: ProposedViewSize(rect.size), pass: pass) }
    }

    /// Draws text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.node, at: point, anchor: anchor)
    }

    /// Draws an image, resized to fill a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        guard let node = image.resizable().makeLayeredNode(in: context) else { return }
        draw { node.draw(at: rect.origin, proposal: ProposedViewSize(rect.size), pass: pass) }
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        guard let node = image.makeLayeredNode(in: context) else { return }
        draw(node, at: point, anchor: anchor)
    }

    /// Draws content into a layer, which is composited as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(pass: pass, context: context)
        layer.transform = transform
        try underEffects { try pass.builder.withEffect(.isolation) { try content(&layer) } }
    }

    private func draw(_ node: ViewNode, at point: CGPoint, anchor: UnitPoint) {
        let size = node.sizeThatFits(.unspecified)
        let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw { node.draw(at: corner, proposal: .unspecified, pass: pass) }
    }

    private func draw(_ body: () -> Void) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, DrawingLimit.contains(transform.a, transform.d, transform.tx, transform.ty) else {
            return
        }
        underEffects {
            if transform.isIdentity { body() } else { pass.builder.withEffect(.transform(transform), body) }
        }
    }

    private func underEffects(_ body: () throws -> Void) rethrows {
        var all = effects
        if opacity < 1 { all.append(.opacity(max(0, opacity))) }
        if blendMode != .normal { all.append(.blendMode(blendMode)) }
        try within(all[...], body)
    }

    private func within(_ effects: ArraySlice<DisplayList.Effect>, _ body: () throws -> Void) rethrows {
        guard let first = effects.first else { return try body() }
        try pass.builder.withEffect(first) { try within(effects.dropFirst(), body) }
    }
}
