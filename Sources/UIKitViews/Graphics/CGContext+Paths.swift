import CoreGeometry
import FlatlayDrawing
import Foundation

// As in Core Graphics, points are transformed when they are added, so the path does not follow later transforms.
extension CGContext {
    /// Begins a new path.
    public func beginPath() { current = Path() }
    /// Starts a subpath.
    public func move(to point: CGPoint) { current.move(to: place(point)) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { current.addLine(to: place(point)) }
    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) { current.addLines(points.map(place)) }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: place(end), control1: place(control1), control2: place(control2))
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: place(end), control: place(control))
    }
    /// Adds an arc of a circle, with a line to it from the current point. Angles are in radians; `clockwise` is meant
    /// for y upwards, so here `false` is clockwise in the image.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.add(state.matrix) {
            $0.addArc(
                center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: clockwise)
        }
    }
    /// Adds an arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`, with
    /// a line to it.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.add(state.matrix) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { current.addPath(Path(rect), transform: state.matrix) }
    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the closed ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { current.addPath(Path(ellipseIn: rect), transform: state.matrix) }
    /// Adds another path.
    public func addPath(_ path: CGPath) { current.addPath(path.path, transform: state.matrix) }
    /// Closes the subpath.
    public func closePath() { current.closeSubpath() }

    /// The path that is being built, in the current coordinates; nil for an empty one.
    public var path: CGPath? { current.isEmpty ? nil : CGPath(path: current.applying(state.matrix.inverted())) }
    /// Whether the path that is being built has no elements.
    public var isPathEmpty: Bool { current.isEmpty }
    /// The smallest axis-aligned rectangle around the path that is being built; `.null` for an empty one.
    public var boundingBoxOfPath: CGRect {
        path?.boundingBoxOfPath ?? .null
    }
    /// The start of the next line; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        current.currentPoint?.applying(state.matrix.inverted()) ?? .zero
    }
    /// Returns whether a point is inside the path that is being built.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        current.contains(place(point), eoFill: mode == .eoFill || mode == .eoFillStroke)
    }

    private func place(_ point: CGPoint) -> CGPoint { point.applying(state.matrix) }
}

// MARK: Clipping

extension CGContext {
    /// Clips drawings to the path that is being built, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(current, rule)
        beginPath()
    }

    /// Clips drawings to a rectangle.
    public func clip(to rect: CGRect) { clip(Path(rect).applying(state.matrix), .winding) }

    /// Clips drawings to several rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        clip(path.applying(state.matrix), .winding)
    }

    /// The smallest rectangle around what the clips leave, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        clipBounds.applying(state.matrix.inverted())
    }

    /// The visible rectangle within the clips, in the coordinates of the display list.
    var clipBounds: CGRect { state.clipBox.isInfinite ? state.room : state.room.intersection(state.clipBox) }

    /// Clips drawings to a path in the coordinates of the display list.
    func clip(_ path: Path, _ rule: CGPathFillRule) {
        // The corners of a null rectangle are not finite.
        let bounds = path.boundingRect.isFinite ? path.boundingRect : .zero
        let box = state.clipBox.isInfinite ? bounds : state.clipBox.intersection(bounds)
        state.clipBox = box.isNull ? .zero : box
        let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
        guard let rect = path.rectangle else {
            state.clips.append(.clip(.path(path), style))
            return
        }
        // Rectangles inside each other are one.
        let smooth = FillStyle(eoFill: false, antialiased: state.isAntialiased)
        if case .clip(.rectangle(let outer), smooth) = state.clips.last {
            let both = outer.intersection(rect)
            state.clips[state.clips.count - 1] = .clip(.rectangle(both.isNull ? .zero : both), smooth)
        } else {
            state.clips.append(.clip(.rectangle(rect), smooth))
        }
    }
}

extension Path {
    /// The rectangle that the path outlines; nil if it is none.
    var rectangle: CGRect? {
        guard elements.count == 5, elements[4] == .closeSubpath, case .move(let first) = elements[0],
            case .line(let second) = elements[1], case .line(let third) = elements[2],
            case .line(let fourth) = elements[3]
        else { return nil }
        let isUpright =
            first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
            || first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
        return isUpright ? controlRect : nil
    }
}
