import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// Draws a tree of layers and the views behind them into a display list.
///
/// Order within a layer, as in Core Animation: shadow, background, contents, sublayers by `zPosition`, border. The
/// transform is outermost, then the mask, the opacity of the whole, and the shadow, which clipping layers don't have.
@MainActor
package struct LayerPainter {
    private let builder: DisplayListBuilder
    private let resources: DrawingResources
    private let scale: CGFloat
    private let copies = Copies()

    /// How many copies of layers can still be drawn: copies of copies would fill any memory.
    private final class Copies {
        static let most = 10_000
        var left = most
    }

    package init(builder: DisplayListBuilder, resources: DrawingResources, scale: CGFloat) {
        self.builder = builder
        self.resources = resources
        self.scale = scale
    }

    /// Draws a view and what is in it.
    ///
    /// - Parameter origin: the place of the point (0, 0) of the view's superview.
    package func draw(_ view: UIView, at origin: CGPoint) {
        draw(view.layer, origin, depth: 0)
    }

    /// Draws a layer and what is in it without its place and its transform.
    ///
    /// - Parameter zero: the place of the layer's point (0, 0).
    func drawContent(of layer: CALayer, at zero: CGPoint) {
        drawWhole(layer, zero, 0)
    }

    /// Layers inside each other beyond this are an error: the stack of a thread has an end.
    private static let depthLimit = 500

    /// Whether a layer is drawn.
    private func shows(_ layer: CALayer, _ depth: Int) -> Bool {
        guard !layer.isHidden else { return false }
        guard depth < LayerPainter.depthLimit, !builder.isTooDeep else {
            let name = (layer.view as? UIView)?.layoutName ?? layer.label
            resources.diagnostics.fail(
                LayoutReports.Refusal(
                    description: "\(name) is nested too deeply to be drawn: an image holds \(LayerPainter.depthLimit) "
                        + "layers inside each other, \(DisplayList.depthLimit) of them with a transform, an opacity, a "
                        + "shadow, a mask or clipping; remove layers around it"))
            return false
        }
        return true
    }

    private func draw(_ layer: CALayer, _ origin: CGPoint, depth: Int) {
        guard shows(layer, depth) else { return }
        let map = layer.toSuperlayer
        guard layer.affine != nil else {
            return drawWhole(layer, CGPoint(x: origin.x + map.tx, y: origin.y + map.ty), depth)
        }
        if !CATransform3DIsAffine(layer.transform) {
            return drawInSpace(
                layer, seenThrough: CATransform3DMakeTranslation(origin.x, origin.y, 0), depth)
        }
        builder.withEffect(.transform(map.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)))) {
            drawWhole(layer, .zero, depth)
        }
    }

    /// Draws a layer that leaves the plane of the layer above.
    private func drawInSpace(_ layer: CALayer, seenThrough outer: CATransform3D, _ depth: Int) {
        guard shows(layer, depth) else { return }
        let center = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        builder.withTransform(CATransform3DConcat(layer.toSuperlayerInSpace, outer), near: center) {
            drawWhole(layer, .zero, depth)
        }
    }

    /// Draws a layer whose point (0, 0) is at `zero`: its mask, its opacity and its shadow.
    private func drawWhole(_ layer: CALayer, _ zero: CGPoint, _ depth: Int) {
        if let mask = layer.mask {
            return builder.withMask {
                draw(mask, zero, depth: depth + 1)
            } _: {
                drawFaded(layer, zero, depth)
            }
        }
        drawFaded(layer, zero, depth)
    }

    private func drawFaded(_ layer: CALayer, _ zero: CGPoint, _ depth: Int) {
        guard layer.opacity < 1 else { return drawShadowed(layer, zero, depth) }
        guard layer.opacity > 0 else { return builder.addNodes { drawNode(layer, zero, depth) } }
        builder.withEffect(.opacity(CGFloat(layer.opacity))) { drawShadowed(layer, zero, depth) }
    }

    private func drawShadowed(_ layer: CALayer, _ zero: CGPoint, _ depth: Int) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0 else {
            return drawNode(layer, zero, depth)
        }
        let shade = color.resolved.multiplyingOpacity(by: layer.shadowOpacity)
        let offset = layer.shadowOffset
        if let path = layer.shadowPath {
            let shape = DrawnShape.path(path.path.offsetBy(dx: zero.x + offset.width, dy: zero.y + offset.height))
            if layer.shadowRadius > 0 {
                builder.withEffect(.blur(radius: layer.shadowRadius)) { builder.fill(shape, .color(shade)) }
            } else {
                builder.fill(shape, .color(shade))
            }
            return drawNode(layer, zero, depth)
        }
        // A display list measures the blur of a shadow as SwiftUI does: twice the standard deviation.
        builder.withEffect(.shadow(color: shade, radius: layer.shadowRadius * 2, offset: offset)) {
            drawNode(layer, zero, depth)
        }
    }

    private func drawNode(_ layer: CALayer, _ zero: CGPoint, _ depth: Int) {
        let rect = layer.bounds.offsetBy(dx: zero.x, dy: zero.y)
        guard let view = layer.view as? UIView else { return drawParts(layer, nil, rect, zero, depth) }
        // Colours of an app's drawing are resolved with the current traits.
        if view.overrideUserInterfaceStyle != .unspecified, UITraitCollection.current != view.traitCollection {
            return view.traitCollection.performAsCurrent { drawNode(layer, zero, depth) }
        }
        builder.withNode(view.nodeName, frame: rect) {
            if let identifier = view.accessibilityIdentifier {
                builder.withNode(DisplayList.Node.name(forIdentifier: identifier), frame: rect) {
                    drawParts(layer, view, rect, zero, depth)
                }
            } else {
                drawParts(layer, view, rect, zero, depth)
            }
        }
    }

    private func drawParts(_ layer: CALayer, _ view: UIView?, _ rect: CGRect, _ zero: CGPoint, _ depth: Int) {
        let shape = layer.shape(in: rect)
        if let color = layer.drawnBackground(of: view), color.opacity > 0 { builder.fill(shape, .color(color)) }
        if layer.masksToBounds {
            builder.withEffect(.clip(shape, FillStyle())) { drawInside(layer, view, rect, zero, depth) }
        } else {
            drawInside(layer, view, rect, zero, depth)
        }
        drawBorder(layer, rect)
    }

    private func drawInside(_ layer: CALayer, _ view: UIView?, _ rect: CGRect, _ zero: CGPoint, _ depth: Int) {
        switch layer {
        case let gradient as CAGradientLayer: draw(gradient, in: rect, as: layer.shape(in: rect))
        case let shape as CAShapeLayer: draw(shape, at: zero)
        default: break
        }
        drawContents(layer, view, zero)
        if layer.children.isEmpty { return }
        let isOrdered = layer.children.allSatisfy { $0.zPosition == 0 }
        let children =
            isOrdered
            ? layer.children
            : layer.children.enumerated().sorted {
                ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
            }.map(\.element)
        guard let replicator = layer as? CAReplicatorLayer else { return draw(children, of: layer, rect, zero, depth) }
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        for (transform, opacity) in replicator.instances(about: centre) where opacity > 0 {
            guard copies.left > 0 else {
                return resources.diagnostics.warn(
                    "CAReplicatorLayer: a view shows at most \(Copies.most) copies, those in other copies included; the "
                        + "rest is not drawn")
            }
            copies.left -= 1
            builder.withEffect(.opacity(opacity)) {
                builder.withEffect(.transform(transform)) { draw(children, of: layer, rect, zero, depth) }
            }
        }
    }

    private func draw(_ children: [CALayer], of layer: CALayer, _ rect: CGRect, _ zero: CGPoint, _ depth: Int) {
        if CATransform3DIsIdentity(layer.sublayerTransform) {
            for child in children { draw(child, zero, depth: depth + 1) }
            return
        }
        let anchor = CGPoint(
            x: rect.minX + layer.anchorPoint.x * rect.width, y: rect.minY + layer.anchorPoint.y * rect.height)
        // Each child is turned by its own transform first: together they may have perspective.
        let outer = CATransform3DConcat(
            CATransform3DMakeTranslation(zero.x, zero.y, 0), layer.sublayerTransform.around(anchor))
        for child in children { drawInSpace(child, seenThrough: outer, depth + 1) }
    }

    // MARK: Contents

    private func drawContents(_ layer: CALayer, _ view: UIView?, _ zero: CGPoint) {
        let context = CGContext(
            builder: builder, resources: resources, bounds: layer.bounds, scale: scale, origin: zero)
        guard let view else {
            return context.makeCurrent {
                layer.display()
                drawImage(of: layer, zero)
                layer.draw(in: context)
            }
        }
        if let source = view.contentSource {
            let room = source.contentBounds
            let inner =
                room == layer.bounds
                ? context : CGContext(builder: builder, resources: resources, bounds: room, scale: scale, origin: zero)
            inner.makeCurrent { source.drawContent(in: inner) }
        }
        drawImage(of: layer, zero)
        context.makeCurrent { view.draw(view.bounds) }
    }

    private func drawImage(of layer: CALayer, _ zero: CGPoint) {
        guard let contents = layer.contents else { return }
        let image: UIImage
        switch contents {
        case let contents as UIImage: image = contents
        case let contents as CGImage:
            image = UIImage(cgImage: contents, scale: max(layer.contentsScale, 0.01), orientation: .up)
        default: return
        }
        let rect = layer.contentsGravity.mode.rect(of: image.size, in: layer.bounds)
        let context = CGContext(
            builder: builder, resources: resources, bounds: rect, scale: scale, origin: zero)
        context.makeCurrent { image.draw(in: rect) }
    }

    private func draw(_ gradient: CAGradientLayer, in rect: CGRect, as shape: DrawnShape) {
        let colors = (gradient.colors ?? []).compactMap { value -> ResolvedColor? in
            switch value {
            case let color as CGColor: color.resolved
            case let color as UIColor: color.resolve(with: .current)
            default: nil
            }
        }
        guard !colors.isEmpty else { return }
        let locations = gradient.locations?.map { CGFloat($0.doubleValue) }
        let stops = colors.indices.map { index -> GradientStop in
            let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
            let location = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
            return GradientStop(color: colors[index], location: location, keepsClearColor: true)
        }
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
        switch gradient.type {
        case .radial:
            // The radii along both axes may differ: the gradient of a circle, stretched.
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radii.width > 0, radii.height > 0 else { return }
            let map = CGAffineTransform(translationX: -start.x, y: -start.y)
                .concatenating(CGAffineTransform(scaleX: 1, y: radii.height / radii.width))
                .concatenating(CGAffineTransform(translationX: start.x, y: start.y))
            let paint = Paint.radialGradient(stops: stops, center: start, startRadius: 0, endRadius: radii.width)
            if radii.width == radii.height { return builder.fill(shape, paint) }
            builder.withEffect(.clip(shape, FillStyle())) {
                builder.withEffect(.transform(map)) {
                    builder.fill(.rectangle(rect.applying(map.inverted())), paint)
                }
            }
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            builder.fill(
                shape, .angularGradient(stops: stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi))
        default:
            builder.fill(shape, .linearGradient(stops: stops, start: start, end: end))
        }
    }

    private func draw(_ layer: CAShapeLayer, at zero: CGPoint) {
        guard let path = layer.path?.path.offsetBy(dx: zero.x, dy: zero.y) else { return }
        if let color = layer.fillColor, color.alpha > 0 {
            builder.fill(
                .path(path), .color(color.resolved), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
        }
        guard let color = layer.strokeColor, color.alpha > 0, layer.lineWidth > 0 else { return }
        let line =
            layer.strokeStart <= 0 && layer.strokeEnd >= 1
            ? path : path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
        builder.stroke(.path(line), .color(color.resolved), style: layer.strokeStyle)
    }

    private func drawBorder(_ layer: CALayer, _ rect: CGRect) {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
        // A border wider than the layer fills it.
        let width = min(layer.borderWidth, min(rect.width, rect.height) / 2)
        guard width > 0 else { return }
        let inner = rect.insetBy(dx: width / 2, dy: width / 2)
        builder.stroke(
            layer.shape(in: inner, radius: layer.cornerRadius - width / 2), .color(color.resolved),
            style: StrokeStyle(lineWidth: width))
    }
}

extension CALayer {
    func shape(in rect: CGRect) -> DrawnShape { shape(in: rect, radius: cornerRadius) }

    /// The outline of background and border.
    func shape(in rect: CGRect, radius: CGFloat) -> DrawnShape {
        let radius = min(radius, min(rect.width, rect.height) / 2)
        guard radius > 0, !maskedCorners.isEmpty else { return .rectangle(rect) }
        let style: RoundedCornerStyle = cornerCurve == .continuous ? .continuous : .circular
        if maskedCorners.rawValue & 15 == 15 {
            return .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style: style)
        }
        func length(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return .path(
            Path(
                roundedRect: rect,
                radii: (
                    length(.layerMinXMinYCorner), length(.layerMaxXMinYCorner), length(.layerMaxXMaxYCorner),
                    length(.layerMinXMaxYCorner)
                ), style: style))
    }

    /// The background as it is drawn: a view's follows its traits.
    @MainActor
    fileprivate func drawnBackground(of view: UIView?) -> ResolvedColor? {
        if let view, let color = dynamicBackground { return view.drawn(color) }
        return backgroundColor?.resolved
    }
}

extension CALayerContentsGravity {
    fileprivate var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}

extension CAShapeLayer {
    fileprivate var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth,
            lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}

extension UIView {
    /// The name of the view's node: that of its class.
    var nodeName: String { String(describing: type(of: self)) }
}
