import CoreGeometry
import FlatlayDrawing
import Foundation

// MARK: Colours and lines

extension CGContext {
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
    /// Sets the colour of fills from components between 0 and 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of fills to a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
    /// Sets the colour of lines from components between 0 and 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the colour of lines to a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// Sets the shape of the ends of open lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// Sets the shape of corners.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// Sets the maximum length of a sharp corner, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the alternating lengths of dashes and gaps; empty for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths
        state.line.dashPhase = phase
    }
}

// MARK: Paths

extension CGContext {
    /// Fills the path that is being built, and begins a new path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(current, rule)
        beginPath()
    }

    /// Strokes the path that is being built, and begins a new path.
    public func strokePath() {
        stroke(current, state.line)
        beginPath()
    }

    /// Draws the path that is being built, and begins a new path.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(current, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { stroke(current, state.line) }
        beginPath()
    }

    /// Fills a rectangle, and begins a new path.
    public func fill(_ rect: CGRect) {
        beginPath()
        fillShape(.rectangle(rect.standardized))
    }

    /// Fills rectangles, and begins a new path.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Strokes a rectangle, and begins a new path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        stroke(Path(rect).applying(state.matrix), state.line)
    }

    /// Strokes a rectangle with a width of its own, and begins a new path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        beginPath()
        var line = state.line
        line.lineWidth = width
        stroke(Path(rect).applying(state.matrix), line)
    }

    /// Fills the ellipse that fills a rectangle, and begins a new path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        fillShape(.ellipse(rect.standardized))
    }

    /// Strokes the ellipse that fills a rectangle, and begins a new path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        stroke(Path(ellipseIn: rect).applying(state.matrix), state.line)
    }

    /// Strokes lines between pairs of points, and begins a new path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let (mode, shadow) = (state.blendMode, state.shadow)
        (state.blendMode, state.shadow) = (.clear, nil)
        fill(rect)
        (state.blendMode, state.shadow) = (mode, shadow)
    }

    /// Fills a path in the coordinates of the display list.
    func fill(_ path: Path, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        draw(path.rectangle.map { .rectangle($0) } ?? .path(path), rule)
    }

    /// Fills a shape in the user's coordinates.
    private func fillShape(_ shape: DrawnShape) {
        let matrix = state.matrix
        // Turned by no angle, it keeps its kind.
        guard matrix.b == 0, matrix.c == 0 else { return draw(.path(shape.path.applying(matrix)), .winding) }
        if case .ellipse(let rect) = shape { return draw(.ellipse(rect.applying(matrix)), .winding) }
        draw(.rectangle(shape.bounds.applying(matrix)), .winding)
    }

    private func draw(_ shape: DrawnShape, _ rule: CGPathFillRule) {
        let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
        let color = state.fill.multiplyingOpacity(by: Float(state.alpha))
        record(in: shape.bounds, fades: true) { isErasing in
            builder.fill(shape, .color(isErasing ? .black : color), style: style)
        }
    }

    /// Strokes a path in the coordinates of the display list.
    func stroke(_ path: Path, _ line: StrokeStyle) {
        guard !path.isEmpty, line.lineWidth > 0 else { return }
        let matrix = state.matrix
        let color = state.stroke.multiplyingOpacity(by: Float(state.alpha))
        let factor = matrix.uniformScale
        let reach = line.reach(around: path) * (factor ?? matrix.reach)
        let extent = path.boundingRect.insetBy(dx: -reach, dy: -reach)
        record(in: extent, fades: true) { isErasing in
            let paint = Paint.color(isErasing ? .black : color)
            if let factor {
                let shape = path.rectangle.map { DrawnShape.rectangle($0) } ?? .path(path)
                builder.stroke(shape, paint, style: line.scaled(by: factor))
            } else if matrix.a * matrix.d - matrix.b * matrix.c != 0 {
                // A line that is wider in one direction than in another.
                builder.withEffect(.transform(matrix)) {
                    builder.stroke(.path(path.applying(matrix.inverted())), paint, style: line)
                }
            }
        }
    }
}

extension CGAffineTransform {
    /// The factor of all lengths; nil if lengths of different directions have different ones.
    var uniformScale: CGFloat? {
        let (first, second) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        let isUniform = abs(first - second) <= 1e-9 * first && abs(a * c + b * d) <= 1e-9 * first * first
        return isUniform && first > 0 ? first : nil
    }

    /// The largest factor of a length, or more.
    var reach: CGFloat { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) * 1.5 }
}

extension StrokeStyle {
    /// How far a line reaches beyond the points of a path, or more.
    fileprivate func reach(around path: Path) -> CGFloat {
        let half = lineWidth / 2
        if path.rectangle != nil { return half }
        let hasCorners = path.elements.count > 2 && lineJoin == .miter
        return half * max(hasCorners ? miterLimit : 1, lineCap == .square ? 1.5 : 1)
    }

    fileprivate func scaled(by factor: CGFloat) -> StrokeStyle {
        guard factor != 1 else { return self }
        var style = self
        style.lineWidth *= factor
        style.dash = dash.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}
