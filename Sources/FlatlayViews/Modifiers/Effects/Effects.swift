import CoreGeometry
import Foundation

nonisolated extension View {
    /// Draws the view as one group with an opacity between 0 and 1. A transparent view keeps its space.
    public func opacity(_ opacity: Double) -> some View {
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        return wrappingNodes { node, context in
            if opacity == 1 { return node }
            return EffectNode(node, environment: context.environment) { _ in opacity > 0 ? .opacity(opacity) : nil }
        }
    }

    /// Hides the view; it keeps its space.
    public func hidden() -> some View {
        effect { _, _ in nil }
    }

    /// Clips the view to a shape.
    public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        effect { frame, environment in
            let rect = PixelGrid(scale: environment.displayScale).round(frame)
            let outline = (shape as? ContainerRelativeShape)?.resolved(in: environment).outline(at: rect)
            return .clip((outline ?? shape.outline(at: rect, in: environment.layoutDirection)).shape, style)
        }
    }

    /// Clips the view to its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Rounds the corners of the view and clips it to its frame.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Adds a shadow of the view's silhouette below it.
    ///
    /// - Parameters:
    ///   - radius: the spread of the shadow, in points: twice the standard deviation of its blur.
    ///   - x: the offset to the right, in points.
    ///   - y: the offset downwards, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        func drawable(_ value: CGFloat) -> CGFloat { DrawingLimit.contains(value) ? value : 0 }
        let offset = CGSize(width: drawable(x), height: drawable(y))
        return wrappingNodes { node, context in
            let resolved = color.resolve(in: context.environment)
            guard resolved.opacity > 0 else { return node }
            return EffectNode(node, environment: context.environment) { _ in
                .shadow(color: resolved, radius: max(drawable(radius), 0), offset: offset)
            }
        }
    }

    /// Blurs the view; the radius is the standard deviation of the blur, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        wrappingNodes { node, context in
            guard radius > 0, DrawingLimit.contains(radius) else { return node }
            return EffectNode(node, environment: context.environment) { _ in .blur(radius: radius) }
        }
    }

    /// Blends the view with the content below it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        wrappingNodes { node, context in
            if blendMode == .normal { return node }
            return EffectNode(node, environment: context.environment) { _ in .blendMode(blendMode) }
        }
    }

    /// Rotates the view around a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(about: anchor) { $0.rotated(by: angle.radians.isFinite ? angle.radians : 0) }
    }

    /// Scales the view around a point of its frame. A scale of zero hides it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        transformed(about: anchor) { $0.scaledBy(x: x, y: y) }
    }

    /// Scales the view around a point of its frame.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view around a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Applies a transform around the top left corner of the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed(about: .zero) { transform.concatenating($0) }
    }

    /// A transform that can't be inverted, or whose values exceed the drawing limits, hides the view.
    private func transformed(
        about anchor: UnitPoint, _ change: @escaping (CGAffineTransform) -> CGAffineTransform
    ) -> some View {
        effect { frame, _ in
            let map = CGAffineTransform.around(anchor.point(in: frame), change)
            let determinant = map.a * map.d - map.b * map.c
            let isDrawable = DrawingLimit.contains(map.a, map.b, map.c, map.d, map.tx, map.ty)
            return determinant != 0 && isDrawable ? .transform(map) : nil
        }
    }
}
