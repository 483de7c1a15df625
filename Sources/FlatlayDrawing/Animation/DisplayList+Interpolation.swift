import CoreGeometry
import Foundation

extension DisplayList.Items {
    /// Returns items interpolated between these and others of the same structure; nil if the structures differ.
    ///
    /// Rectangles, points, colours and the strengths of effects are interpolated. A shadow, blur, opacity or transform
    /// that only one side has starts from no effect. The nodes are those of the other items.
    package func interpolated(to others: DisplayList.Items, by progress: Double) -> DisplayList.Items? {
        if count == others.count {
            var result: [DisplayList.Item] = []
            for (item, other) in zip(self, others) {
                guard let between = item.interpolated(to: other, by: progress) else { result = []; break }
                result.append(between)
            }
            if result.count == count { return DisplayList.Items(result) }
        }
        // Only one side has an effect around all of its items.
        if let only = others.only, case .group(let effect, let inner) = only.command,
            let faded = effect.faded(to: progress), let between = interpolated(to: inner, by: progress)
        {
            return [DisplayList.Item(node: only.node, command: .group(faded, between))]
        }
        if let only, case .group(let effect, let inner) = only.command, let faded = effect.faded(to: 1 - progress),
            let between = inner.interpolated(to: others, by: progress)
        {
            return [DisplayList.Item(node: between.first?.node ?? .root, command: .group(faded, between))]
        }
        return nil
    }

    private var only: DisplayList.Item? { count == 1 ? self[0] : nil }
}

extension DisplayList.Item {
    fileprivate func interpolated(to other: DisplayList.Item, by progress: Double) -> DisplayList.Item? {
        let between: DisplayList.Command
        switch (command, other.command) {
        case (.fill(let shape, let paint, let style), .fill(let otherShape, let otherPaint, let otherStyle)):
            guard style == otherStyle, let shape = shape.interpolated(to: otherShape, by: progress),
                let paint = paint.interpolated(to: otherPaint, by: progress)
            else { return nil }
            between = .fill(shape, paint, style)
        case (.stroke(let shape, let paint, let style), .stroke(let otherShape, let otherPaint, var otherStyle)):
            let width = style.lineWidth.interpolated(to: otherStyle.lineWidth, by: progress)
            otherStyle.lineWidth = style.lineWidth
            guard style == otherStyle, let shape = shape.interpolated(to: otherShape, by: progress),
                let paint = paint.interpolated(to: otherPaint, by: progress)
            else { return nil }
            otherStyle.lineWidth = width
            between = .stroke(shape, paint, otherStyle)
        case (.image(let drawing), .image(var otherDrawing)):
            let rect = drawing.rect.interpolated(to: otherDrawing.rect, by: progress)
            otherDrawing.rect = drawing.rect
            guard drawing == otherDrawing else { return nil }
            otherDrawing.rect = rect
            between = .image(otherDrawing)
        case (.glyphs(let run, let origin, let paint), .glyphs(let otherRun, let otherOrigin, let otherPaint)):
            guard run == otherRun, let paint = paint.interpolated(to: otherPaint, by: progress) else { return nil }
            between = .glyphs(run, origin: origin.interpolated(to: otherOrigin, by: progress), paint)
        case (.group(let effect, let items), .group(let otherEffect, let otherItems)):
            guard let effect = effect.interpolated(to: otherEffect, by: progress),
                let items = items.interpolated(to: otherItems, by: progress)
            else { return nil }
            between = .group(effect, items)
        default: return nil
        }
        return DisplayList.Item(node: other.node, command: between)
    }
}

extension DisplayList.Effect {
    fileprivate func interpolated(to other: DisplayList.Effect, by progress: Double) -> DisplayList.Effect? {
        switch (self, other) {
        case (.clip(let shape, let style), .clip(let otherShape, let otherStyle)):
            guard style == otherStyle, let shape = shape.interpolated(to: otherShape, by: progress) else { return nil }
            return .clip(shape, style)
        case (.opacity(let value), .opacity(let otherValue)):
            return .opacity(value.interpolated(to: otherValue, by: progress))
        case (.transform(let map), .transform(let otherMap)):
            return .transform(map.interpolated(to: otherMap, by: progress))
        case (.projection(let transform), .projection(let otherTransform)):
            return .projection(transform.mixed(with: otherTransform, by: progress))
        case (.shadow(let color, let radius, let offset), .shadow(let otherColor, let otherRadius, let otherOffset)):
            return .shadow(
                color: color.interpolated(to: otherColor, by: progress),
                radius: radius.interpolated(to: otherRadius, by: progress),
                offset: offset.interpolated(to: otherOffset, by: progress))
        case (.blur(let radius), .blur(let otherRadius)):
            return .blur(radius: radius.interpolated(to: otherRadius, by: progress))
        case (.mask(let items), .mask(let otherItems)):
            return items.interpolated(to: otherItems, by: progress).map { .mask($0) }
        default: return self == other ? self : nil
        }
    }

    /// Returns the effect with a fraction of its strength; nil if it has no strength that can vary.
    fileprivate func faded(to strength: Double) -> DisplayList.Effect? {
        switch self {
        case .opacity(let value): return .opacity(CGFloat(1).interpolated(to: value, by: strength))
        case .transform(let map): return .transform(CGAffineTransform.identity.interpolated(to: map, by: strength))
        case .projection(let transform):
            return .projection(CATransform3DIdentity.mixed(with: transform, by: strength))
        case .blur(let radius): return .blur(radius: radius * CGFloat(strength))
        case .shadow(var color, let radius, let offset):
            color.opacity *= Float(strength)
            return .shadow(
                color: color, radius: radius * CGFloat(strength),
                offset: CGSize(width: offset.width * CGFloat(strength), height: offset.height * CGFloat(strength)))
        default: return nil
        }
    }
}

extension DrawnShape {
    fileprivate func interpolated(to other: DrawnShape, by progress: Double) -> DrawnShape? {
        switch (self, other) {
        case (.rectangle(let rect), .rectangle(let otherRect)):
            return .rectangle(rect.interpolated(to: otherRect, by: progress))
        case (.ellipse(let rect), .ellipse(let otherRect)):
            return .ellipse(rect.interpolated(to: otherRect, by: progress))
        case (
            .roundedRectangle(let rect, let corner, let style),
            .roundedRectangle(let otherRect, let otherCorner, let otherStyle)
        ):
            guard style == otherStyle else { return nil }
            return .roundedRectangle(
                rect.interpolated(to: otherRect, by: progress),
                cornerSize: corner.interpolated(to: otherCorner, by: progress), style: style)
        default: return self == other ? self : nil
        }
    }
}

extension Paint {
    fileprivate func interpolated(to other: Paint, by progress: Double) -> Paint? {
        switch (self, other) {
        case (.color(let color), .color(let otherColor)):
            return .color(color.interpolated(to: otherColor, by: progress))
        case (
            .linearGradient(let stops, let start, let end),
            .linearGradient(let otherStops, let otherStart, let otherEnd)
        ):
            guard let stops = stops.interpolated(to: otherStops, by: progress) else { return nil }
            return .linearGradient(
                stops: stops, start: start.interpolated(to: otherStart, by: progress),
                end: end.interpolated(to: otherEnd, by: progress))
        case (
            .radialGradient(let stops, let center, let inner, let outer),
            .radialGradient(let otherStops, let otherCenter, let otherInner, let otherOuter)
        ):
            guard let stops = stops.interpolated(to: otherStops, by: progress) else { return nil }
            return .radialGradient(
                stops: stops, center: center.interpolated(to: otherCenter, by: progress),
                startRadius: inner.interpolated(to: otherInner, by: progress),
                endRadius: outer.interpolated(to: otherOuter, by: progress))
        case (
            .angularGradient(let stops, let center, let start, let end),
            .angularGradient(let otherStops, let otherCenter, let otherStart, let otherEnd)
        ):
            guard let stops = stops.interpolated(to: otherStops, by: progress) else { return nil }
            return .angularGradient(
                stops: stops, center: center.interpolated(to: otherCenter, by: progress),
                startAngle: start.interpolated(to: otherStart, by: progress),
                endAngle: end.interpolated(to: otherEnd, by: progress))
        default: return nil
        }
    }
}

extension [GradientStop] {
    fileprivate func interpolated(to others: [GradientStop], by progress: Double) -> [GradientStop]? {
        guard count == others.count else { return nil }
        return zip(self, others).map { stop, other in
            stop.with(stop.color.interpolated(to: other.color, by: progress))
                .at(stop.location.interpolated(to: other.location, by: progress))
        }
    }
}

extension ResolvedColor {
    /// Returns the colour with each component interpolated.
    fileprivate func interpolated(to end: ResolvedColor, by progress: Double) -> ResolvedColor {
        func component(_ first: Float, _ last: Float) -> Float {
            Float(CGFloat(first).interpolated(to: CGFloat(last), by: progress))
        }
        return ResolvedColor(
            red: component(red, end.red), green: component(green, end.green), blue: component(blue, end.blue),
            opacity: component(opacity, end.opacity))
    }
}

extension CGAffineTransform {
    /// Returns the transform with each entry interpolated, which is exact for translations and scales.
    fileprivate func interpolated(to end: CGAffineTransform, by progress: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: a.interpolated(to: end.a, by: progress), b: b.interpolated(to: end.b, by: progress),
            c: c.interpolated(to: end.c, by: progress), d: d.interpolated(to: end.d, by: progress),
            tx: tx.interpolated(to: end.tx, by: progress), ty: ty.interpolated(to: end.ty, by: progress))
    }
}

extension CGPoint {
    fileprivate func interpolated(to end: CGPoint, by progress: Double) -> CGPoint {
        CGPoint(x: x.interpolated(to: end.x, by: progress), y: y.interpolated(to: end.y, by: progress))
    }
}

extension CGRect {
    fileprivate func interpolated(to end: CGRect, by progress: Double) -> CGRect {
        CGRect(
            x: minX.interpolated(to: end.minX, by: progress), y: minY.interpolated(to: end.minY, by: progress),
            width: width.interpolated(to: end.width, by: progress),
            height: height.interpolated(to: end.height, by: progress))
    }
}
