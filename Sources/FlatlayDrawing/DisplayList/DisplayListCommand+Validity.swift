import CoreGeometry
import Foundation

// The guarantees of every list of items. The checks are written for the usual case, in which they all hold; commands
// that fail one are corrected, which is rare and may be slow.

extension DisplayList.Command {
    /// The summary of the command; nil if a number is not in its range.
    var summary: DisplayList.Items.Summary? {
        switch self {
        case .fill(let shape, let paint, _):
            guard paint.isValid, let extent = shape.validExtent else { return nil }
            return .init(extent, mostSteps: PaintingSteps.most(for: shape, paint, within: extent))
        case .stroke(let shape, let paint, let style):
            // A wide line may reach beyond the limits.
            guard style.isValid, paint.isValid, let extent = shape.validExtent?.grown(by: style.reach) else {
                return nil
            }
            let line = PaintingSteps.most(for: shape, paint, within: extent)
            return .init(extent, mostSteps: line + PaintingSteps.most(forDashes: style, within: extent))
        case .image(let drawing):
            guard drawing.rect.size.width > 0, drawing.rect.size.height > 0, drawing.image.pixelWidth > 0,
                drawing.image.pixelHeight > 0, let extent = DrawnExtent(valid: drawing.rect)
            else { return nil }
            return .init(extent, mostSteps: PaintingSteps.most(for: drawing.image, within: extent))
        case .glyphs(let run, let origin, let paint):
            guard run.size > 0, DisplayList.reaches(origin), paint.isValid else { return nil }
            let extent = run.extent.moved(by: CGSize(width: origin.x, height: origin.y))
            guard extent.isWithinLimits else { return nil }
            return .init(extent, mostSteps: PaintingSteps.most(for: run, paint))
        // The usual groups, without a name for the effect, which would be copied.
        case .group(.node, let items):
            return items.summary.inGroup(items.extent, steps: PaintingSteps.item)
        case .group(.clip(let shape, _), let items):
            guard let inside = shape.validExtent else { return nil }
            let steps = PaintingSteps.item + PaintingSteps.most(forClip: shape, within: inside)
            return items.summary.inGroup(items.extent.intersection(inside), steps: steps)
        case .group(let effect, let items):
            guard effect.isValid else { return nil }
            let extent = effect.extent(around: items.extent)
            // The product of many transforms may be too large for a number.
            guard extent != .everything else { return nil }
            return effect.summary(around: items, within: extent)
        }
    }

    /// The command with every number in its range; nil if it draws nothing then.
    var corrected: DisplayList.Command? {
        switch self {
        case .fill(let shape, let paint, let style):
            return shape.corrected.map { .fill($0, paint.corrected, style) }
        case .stroke(let shape, let paint, let style):
            guard let style = style.corrected, let shape = shape.corrected else { return nil }
            return .stroke(shape, paint.corrected, style)
        case .image(var drawing):
            guard let rect = drawing.rect.corrected, rect.width > 0, rect.height > 0, drawing.image.pixelWidth > 0,
                drawing.image.pixelHeight > 0
            else { return nil }
            drawing.rect = rect
            return .image(drawing)
        case .glyphs(let run, let origin, let paint): return .glyphs(run, origin: origin, paint.corrected)
        case .group(let effect, let items):
            return effect.corrected.map { .group($0, items) }
        }
    }
}

extension DisplayList {
    /// Whether a coordinate is finite and not too far from the origin.
    static func reaches(_ coordinate: CGFloat) -> Bool { abs(coordinate) <= coordinateLimit }

    static func reaches(_ point: CGPoint) -> Bool { reaches(point.x) && reaches(point.y) }

    static func clamped(_ coordinate: CGFloat) -> CGFloat {
        min(max(coordinate, -coordinateLimit), coordinateLimit)
    }

    /// The length clamped to its range; 0 for one that is negative or not finite.
    static func length(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, 0), coordinateLimit) : 0
    }
}

extension CGRect {
    /// The rectangle clamped to the limits; nil if a number is not finite.
    fileprivate var corrected: CGRect? {
        if DrawnExtent(valid: self) != nil { return self }
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return nil }
        let (left, top) = (DisplayList.clamped(minX), DisplayList.clamped(minY))
        return CGRect(
            x: left, y: top, width: DisplayList.clamped(maxX) - left, height: DisplayList.clamped(maxY) - top)
    }
}

extension DrawnShape {
    fileprivate var hasValidCorners: Bool {
        guard case .roundedRectangle(_, let corner, _) = self else { return true }
        return corner.width >= 0 && corner.height >= 0 && corner.width <= DisplayList.coordinateLimit
            && corner.height <= DisplayList.coordinateLimit
    }

    /// A rectangle that contains the outline; nil if a number is not in its range. A curve lies within its control
    /// points.
    var validExtent: DrawnExtent? {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): return DrawnExtent(valid: rect)
        case .roundedRectangle(let rect, _, _): return hasValidCorners ? DrawnExtent(valid: rect) : nil
        case .path(let path):
            var extent = DrawnExtent.nothing
            for element in path.elements {
                for point in element.points {
                    guard DisplayList.reaches(point) else { return nil }
                    extent.formUnion(DrawnExtent(CGRect(origin: point, size: .zero)))
                }
            }
            return extent.isWithinLimits ? extent : nil
        }
    }

    var isValid: Bool { validExtent != nil }

    /// The shape clamped to the limits; nil if it has no outline.
    var corrected: DrawnShape? {
        if isValid { return self }
        switch self {
        case .rectangle(let rect): return rect.corrected.map { .rectangle($0) }
        case .ellipse(let rect): return rect.corrected.map { .ellipse($0) }
        case .roundedRectangle(let rect, let corner, let style):
            let size = CGSize(width: DisplayList.length(corner.width), height: DisplayList.length(corner.height))
            return rect.corrected.map { .roundedRectangle($0, cornerSize: size, style: style) }
        case .path(let path): return path.corrected.map { .path($0) }
        }
    }
}

extension Path {
    /// The path with its points clamped to the limits; nil if a number is not finite.
    fileprivate var corrected: Path? {
        var result = Path()
        func clamped(_ point: CGPoint) -> CGPoint {
            CGPoint(x: DisplayList.clamped(point.x), y: DisplayList.clamped(point.y))
        }
        for element in elements {
            guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
            switch element {
            case .move(let point): result.move(to: clamped(point))
            case .line(let point): result.addLine(to: clamped(point))
            case .quadCurve(let point, let control):
                result.addQuadCurve(to: clamped(point), control: clamped(control))
            case .curve(let point, let control1, let control2):
                result.addCurve(to: clamped(point), control1: clamped(control1), control2: clamped(control2))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}

extension Paint {
    fileprivate var isValid: Bool {
        switch self {
        case .color: return true
        case .linearGradient(let stops, let start, let end):
            return DisplayList.reaches(start) && DisplayList.reaches(end) && stops.allSatisfy(\.isValid)
        case .radialGradient(let stops, let center, let start, let end):
            return DisplayList.reaches(center) && DisplayList.reaches(start) && DisplayList.reaches(end)
                && stops.allSatisfy(\.isValid)
        case .angularGradient(let stops, let center, let start, let end):
            return DisplayList.reaches(center) && DisplayList.reaches(start) && DisplayList.reaches(end)
                && stops.allSatisfy(\.isValid)
        }
    }

    /// The paint with valid stops; the last colour alone if the position of a gradient is not valid.
    fileprivate var corrected: Paint {
        if isValid { return self }
        func corrected(_ stops: [GradientStop]) -> [GradientStop] { stops.map(\.corrected) }
        let result: Paint
        let stops: [GradientStop]
        switch self {
        case .color: return self
        case .linearGradient(let own, let start, let end):
            stops = own
            result = .linearGradient(stops: corrected(own), start: start, end: end)
        case .radialGradient(let own, let center, let start, let end):
            stops = own
            result = .radialGradient(stops: corrected(own), center: center, startRadius: start, endRadius: end)
        case .angularGradient(let own, let center, let start, let end):
            stops = own
            result = .angularGradient(stops: corrected(own), center: center, startAngle: start, endAngle: end)
        }
        return result.isValid ? result : .color(stops.last?.color ?? .clear)
    }
}

extension GradientStop {
    fileprivate var isValid: Bool { location >= 0 && location <= 1 }

    fileprivate var corrected: GradientStop {
        at(location.isNaN ? 0 : min(max(location, 0), 1))
    }
}

extension StrokeStyle {
    fileprivate var isValid: Bool {
        lineWidth > 0 && lineWidth <= DisplayList.coordinateLimit && miterLimit >= 1
            && miterLimit <= DisplayList.coordinateLimit && DisplayList.reaches(dashPhase)
            && (dash.isEmpty || drawableDash.map { DisplayList.reaches($0.reduce(0, +)) } ?? false)
    }

    /// The style with valid numbers, without a dash pattern that cannot be drawn; nil if the line has no width.
    fileprivate var corrected: StrokeStyle? {
        guard lineWidth > 0, lineWidth.isFinite else { return nil }
        var style = self
        style.lineWidth = min(lineWidth, DisplayList.coordinateLimit)
        style.miterLimit = miterLimit.isFinite ? min(max(miterLimit, 1), DisplayList.coordinateLimit) : 10
        style.dash = drawableDash.flatMap { DisplayList.reaches($0.reduce(0, +)) ? $0 : nil } ?? []
        style.dashPhase = DisplayList.reaches(dashPhase) ? dashPhase : 0
        return style
    }
}

extension CGAffineTransform {
    /// Whether it is finite and can be inverted.
    var isValid: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && DisplayList.reaches(a) && DisplayList.reaches(b)
            && DisplayList.reaches(c) && DisplayList.reaches(d) && DisplayList.reaches(tx) && DisplayList.reaches(ty)
    }
}

extension ColorMatrix {
    var isValid: Bool {
        (red + green + blue).sum().isFinite && opacity >= 0 && opacity <= 1
    }

    var corrected: ColorMatrix {
        ColorMatrix(red: red, green: green, blue: blue, opacity: opacity)
    }
}
