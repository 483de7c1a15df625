import CoreGeometry
import FlatlayDrawing
import Foundation

extension CGContext {
    /// Fills what the clips leave with a gradient along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let room = boundingBoxOfClipPath
        guard length > 0, length.isFinite, !room.isEmpty else { return }
        // Long enough to reach every corner of the room, from both points.
        let (ux, uy) = (dx / length, dy / length)
        let reach = room.width + room.height + length + distance(from: startPoint, to: room)
        let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? reach : 0
        var band = Path()
        for (base, along, across) in [
            (startPoint, -before, reach), (endPoint, after, reach), (endPoint, after, -reach),
            (startPoint, -before, -reach),
        ] {
            band.addLine(
                to: CGPoint(x: base.x + ux * along - uy * across, y: base.y + uy * along + ux * across))
        }
        band.closeSubpath()
        let isWhole = before > 0 && after > 0
        drawGradient(gradient, isWhole ? .rectangle(room) : .path(band), FillStyle()) { stops, moved in
            .linearGradient(stops: stops, start: startPoint.moved(by: moved), end: endPoint.moved(by: moved))
        }
    }

    /// Fills what the clips leave with a gradient between two circles.
    ///
    /// Painters have gradients of circles with one centre; of two centres that of the larger circle is used.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let room = boundingBoxOfClipPath
        guard !room.isEmpty, startRadius.isFinite, endRadius.isFinite, startRadius != endRadius else { return }
        let isInward = startRadius > endRadius
        let (inner, outer) = (max(min(startRadius, endRadius), 0), max(startRadius, endRadius))
        let center = isInward ? startCenter : endCenter
        let stops =
            isInward
            ? gradient.stops.reversed().map { $0.at(1 - $0.location) }
            : gradient.stops
        let (before, after) = (
            options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
        )
        let (fillsInside, fillsOutside) = isInward ? (after, before) : (before, after)
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        }
        var shape = fillsOutside ? DrawnShape.rectangle(room) : .ellipse(circle(outer))
        var style = FillStyle()
        if inner > 0, !fillsInside {
            var path = shape.path
            path.addEllipse(in: circle(inner))
            shape = .path(path)
            style.isEOFilled = true
        }
        drawGradient(CGGradient(reusing: stops), shape, style) { stops, moved in
            .radialGradient(
                stops: stops, center: center.moved(by: moved), startRadius: inner, endRadius: outer)
        }
    }

    /// Fills what the clips leave with a gradient around a point, from an angle in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let room = boundingBoxOfClipPath
        guard !room.isEmpty else { return }
        drawGradient(gradient, .rectangle(room), FillStyle()) { stops, moved in
            .angularGradient(
                stops: stops, center: center.moved(by: moved), startAngle: angle, endAngle: angle + 2 * .pi)
        }
    }

    private func drawGradient(
        _ gradient: CGGradient, _ shape: DrawnShape, _ style: FillStyle, _ paint: ([GradientStop], CGSize) -> Paint
    ) {
        let alpha = Float(state.alpha)
        let stops = gradient.stops.map {
            $0.with($0.color.multiplyingOpacity(by: alpha))
        }
        recordInUserSpace(shape.bounds, fades: true) { moved, isErasing in
            builder.fill(
                shape.offsetBy(dx: moved.width, dy: moved.height), isErasing ? .color(.black) : paint(stops, moved),
                style: style)
        }
    }

    /// How far a point lies outside of a rectangle, or more.
    private func distance(from point: CGPoint, to rect: CGRect) -> CGFloat {
        max(rect.minX - point.x, point.x - rect.maxX, 0) + max(rect.minY - point.y, point.y - rect.maxY, 0)
    }
}

extension CGPoint {
    func moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}
