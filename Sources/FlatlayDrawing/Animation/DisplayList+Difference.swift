import CoreGeometry
import Foundation

extension DisplayList.Items {
    /// Returns the maximum difference of coordinates between these items and others, in points; nil if they differ in
    /// anything else. Nodes are not compared.
    package func distance(to others: DisplayList.Items) -> CGFloat? {
        guard count == others.count else { return nil }
        var distance: CGFloat = 0
        for (item, other) in zip(self, others) {
            guard let one = item.command.distance(to: other.command) else { return nil }
            distance = Swift.max(distance, one)
        }
        return distance
    }
}

extension DisplayList.Command {
    /// Returns the maximum difference of coordinates between this command and another, in points; nil if they differ in
    /// anything else.
    package func distance(to other: DisplayList.Command) -> CGFloat? {
        switch (self, other) {
        case (.fill(let shape, let paint, let style), .fill(let otherShape, let otherPaint, let otherStyle)):
            return style == otherStyle ? apart(shape.distance(to: otherShape), paint.distance(to: otherPaint)) : nil
        case (.stroke(let shape, let paint, let style), .stroke(let otherShape, let otherPaint, let otherStyle)):
            return style == otherStyle ? apart(shape.distance(to: otherShape), paint.distance(to: otherPaint)) : nil
        case (.image(let drawing), .image(var otherDrawing)):
            let distance = drawing.rect.distance(to: otherDrawing.rect)
            otherDrawing.rect = drawing.rect
            return drawing == otherDrawing ? distance : nil
        case (.glyphs(let run, let origin, let paint), .glyphs(let otherRun, let otherOrigin, let otherPaint)):
            return run == otherRun ? apart(origin.distance(to: otherOrigin), paint.distance(to: otherPaint)) : nil
        case (.group(let effect, let items), .group(let otherEffect, let otherItems)):
            return apart(effect.distance(to: otherEffect), items.distance(to: otherItems))
        default: return nil
        }
    }
}

/// Returns the larger of two distances; nil if one is nil.
private func apart(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first, let second else { return nil }
    return max(first, second)
}

extension DisplayList.Effect {
    fileprivate func distance(to other: DisplayList.Effect) -> CGFloat? {
        switch (self, other) {
        case (.clip(let shape, let style), .clip(let otherShape, let otherStyle)):
            return style == otherStyle ? shape.distance(to: otherShape) : nil
        case (.mask(let items), .mask(let otherItems)): return items.distance(to: otherItems)
        case (.transform(let map), .transform(let otherMap)):
            let parts = [map.a - otherMap.a, map.b - otherMap.b, map.c - otherMap.c, map.d - otherMap.d]
            guard parts.allSatisfy({ abs($0) < 1e-9 }) else { return nil }
            return CGPoint(x: map.tx, y: map.ty).distance(to: CGPoint(x: otherMap.tx, y: otherMap.ty))
        default: return self == other ? 0 : nil
        }
    }
}

extension DrawnShape {
    fileprivate func distance(to other: DrawnShape) -> CGFloat? {
        switch (self, other) {
        case (.rectangle(let rect), .rectangle(let otherRect)), (.ellipse(let rect), .ellipse(let otherRect)):
            return rect.distance(to: otherRect)
        case (
            .roundedRectangle(let rect, let corner, let style),
            .roundedRectangle(let otherRect, let otherCorner, let otherStyle)
        ):
            guard style == otherStyle else { return nil }
            let corners = max(abs(corner.width - otherCorner.width), abs(corner.height - otherCorner.height))
            return max(rect.distance(to: otherRect), corners)
        case (.path(let path), .path(let otherPath)):
            guard path.elements.count == otherPath.elements.count else { return nil }
            var distance: CGFloat = 0
            for (element, otherElement) in zip(path.elements, otherPath.elements) {
                guard element.hasKind(of: otherElement) else { return nil }
                for (point, otherPoint) in zip(element.points, otherElement.points) {
                    distance = max(distance, point.distance(to: otherPoint))
                }
            }
            return distance
        default: return nil
        }
    }
}

extension Path.Element {
    fileprivate func hasKind(of other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.closeSubpath, .closeSubpath):
            true
        default: false
        }
    }
}

extension Paint {
    fileprivate func distance(to other: Paint) -> CGFloat? {
        switch (self, other) {
        case (
            .linearGradient(let stops, let start, let end),
            .linearGradient(let otherStops, let otherStart, let otherEnd)
        ):
            return stops == otherStops ? max(start.distance(to: otherStart), end.distance(to: otherEnd)) : nil
        case (
            .radialGradient(let stops, let center, let inner, let outer),
            .radialGradient(let otherStops, let otherCenter, let otherInner, let otherOuter)
        ):
            guard stops == otherStops else { return nil }
            return max(center.distance(to: otherCenter), abs(inner - otherInner), abs(outer - otherOuter))
        case (
            .angularGradient(let stops, let center, let start, let end),
            .angularGradient(let otherStops, let otherCenter, let otherStart, let otherEnd)
        ):
            guard stops == otherStops, start == otherStart, end == otherEnd else { return nil }
            return center.distance(to: otherCenter)
        default: return self == other ? 0 : nil
        }
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { max(abs(x - other.x), abs(y - other.y)) }
}

extension CGRect {
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(
            abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
    }
}
