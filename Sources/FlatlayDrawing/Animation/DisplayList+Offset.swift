import CoreGeometry
import Foundation

extension DisplayList.Items {
    /// Returns the items, moved by a vector. Their coordinates change; no group is added.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> DisplayList.Items {
        if dx == 0, dy == 0 { return self }
        return DisplayList.Items(
            map { DisplayList.Item(node: $0.node, command: $0.command.offsetBy(dx: dx, dy: dy)) })
    }
}

extension DisplayList.Command {
    /// Returns the command, moved by a vector.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> DisplayList.Command {
        switch self {
        case .fill(let shape, let paint, let style):
            return .fill(shape.offsetBy(dx: dx, dy: dy), paint.offsetBy(dx: dx, dy: dy), style)
        case .stroke(let shape, let paint, let style):
            return .stroke(shape.offsetBy(dx: dx, dy: dy), paint.offsetBy(dx: dx, dy: dy), style)
        case .image(var drawing):
            drawing.rect = drawing.rect.offsetBy(dx: dx, dy: dy)
            return .image(drawing)
        case .glyphs(let run, let origin, let paint):
            return .glyphs(run, origin: origin.offsetBy(dx: dx, dy: dy), paint.offsetBy(dx: dx, dy: dy))
        case .group(let effect, let items):
            return .group(effect.offsetBy(dx: dx, dy: dy), items.offsetBy(dx: dx, dy: dy))
        }
    }
}

extension Paint {
    fileprivate func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
        switch self {
        case .color: self
        case .linearGradient(let stops, let start, let end):
            .linearGradient(
                stops: stops, start: start.offsetBy(dx: dx, dy: dy), end: end.offsetBy(dx: dx, dy: dy))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            .radialGradient(
                stops: stops, center: center.offsetBy(dx: dx, dy: dy), startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            .angularGradient(
                stops: stops, center: center.offsetBy(dx: dx, dy: dy), startAngle: startAngle, endAngle: endAngle)
        }
    }
}

extension CGPoint {
    fileprivate func offsetBy(dx: CGFloat, dy: CGFloat) -> CGPoint {
        CGPoint(x: x + dx, y: y + dy)
    }
}
