import FlatlayBytes
import FlatlayPaint
import FlatlayDrawing
import Foundation

extension SVGDocument {
    /// The use of a paint.
    enum PaintUse {
        case fill
        case stroke
    }

    /// Writes the attributes of a paint.
    ///
    /// - Parameter bounds: the rectangle that the paint covers, in the coordinates of the element.
    func writePaint(_ paint: Paint, _ use: PaintUse, covering bounds: @autoclosure () -> CGRect) {
        if case .color(let color) = paint { return writeColor(color, use) }
        guard let stops = paint.gradientStops else { return }
        let ramp = GradientRamp(stops)
        guard let id = gradient(paint, ramp, covering: bounds()) else {
            return writeColor(ramp.lastColor, use)
        }
        body.attribute(use == .fill ? "fill" : "stroke", "url(#\(id))")
    }

    func writeColor(_ color: ResolvedColor, _ use: PaintUse) { body.paint(color, use) }

    /// Returns the identifier of a gradient; nil for one without extent, which shows only its last colour.
    private func gradient(_ paint: Paint, _ ramp: GradientRamp, covering bounds: CGRect) -> String? {
        switch paint {
        case .color: return nil
        case .linearGradient(_, let start, let end):
            guard start != end else { return nil }
            return define("linearGradient", stops: ramp) { source in
                source.attribute("x1", start.x)
                source.attribute("y1", start.y)
                source.attribute("x2", end.x)
                source.attribute("y2", end.y)
            }
        case .radialGradient(_, let center, let startRadius, let endRadius):
            guard let ring = ramp.ring(from: startRadius, to: endRadius) else { return nil }
            return define("radialGradient", stops: ring.ramp) { source in
                source.attribute("cx", center.x)
                source.attribute("cy", center.y)
                source.attribute("r", ring.radius)
            }
        case .angularGradient:
            return SVGAngularGradient(paint, covering: bounds).map(define)
        }
    }

    private func define(_ tag: StaticString, stops: GradientRamp, _ place: (SVGText) -> Void) -> String {
        let source = SVGText()
        source.raw(" gradientUnits=\"userSpaceOnUse\"")
        place(source)
        source.attribute("href", "#" + stopList(stops))
        let content = source.buffer.text
        return define("\(tag)" + content) { id, definitions in
            definitions.raw("<\(tag) id=\"\(id)\"\(content)/>")
        }
    }

    private func define(_ picture: SVGAngularGradient) -> String {
        let (size, source) = (SVGText(), SVGText())
        size.attribute("width", picture.rect.width)
        size.attribute("height", picture.rect.height)
        source.raw(" patternUnits=\"userSpaceOnUse\"")
        source.attribute("x", picture.rect.minX)
        source.attribute("y", picture.rect.minY)
        source.append(size)
        source.raw("><image preserveAspectRatio=\"none\"")
        source.append(size)
        source.attribute("href", "data:image/png;base64," + picture.png.base64EncodedString())
        let content = source.buffer.text
        return define("pattern" + content) { id, definitions in
            definitions.raw("<pattern id=\"\(id)\"\(content)/></pattern>")
        }
    }

    /// Returns the identifier of the stops alone, which gradients at other positions share.
    private func stopList(_ ramp: GradientRamp) -> String {
        let source = SVGText()
        for stop in ramp.stops {
            source.raw("<stop")
            source.attribute("offset", stop.location)
            source.attribute("stop-color", stop.color)
            if stop.color.opacity < 1 { source.attribute("stop-opacity", CGFloat(stop.color.opacity)) }
            source.raw("/>")
        }
        let content = source.buffer.text
        return define(content) { id, definitions in
            definitions.raw("<linearGradient id=\"\(id)\">\(content)</linearGradient>")
        }
    }
}

extension ResolvedColor {
    fileprivate var isBlack: Bool { bytes.red == 0 && bytes.green == 0 && bytes.blue == 0 }
}

extension GradientRamp {
    /// The same colours on circles, for a gradient that starts at the centre; nil if both radii are equal.
    fileprivate func ring(from start: CGFloat, to end: CGFloat) -> (ramp: GradientRamp, radius: CGFloat)? {
        let (inner, outer) = (max(0, min(start, end)), max(0, max(start, end)))
        guard outer > inner else { return nil }
        let ordered =
            end > start
            ? stops : stops.reversed().map { $0.at(1 - $0.location) }
        let moved = ordered.map { $0.at((inner + $0.location * (outer - inner)) / outer) }
        return (GradientRamp(moved), outer)
    }
}

extension SVGText {
    /// Appends the attributes of a colour.
    func paint(_ color: ResolvedColor, _ use: SVGDocument.PaintUse) {
        // Shapes without a fill colour are black.
        if use == .stroke || !color.isBlack {
            raw(use == .fill ? " fill=\"" : " stroke=\"")
            self.color(color)
            raw("\"")
        }
        if color.opacity < 1 {
            attribute(use == .fill ? "fill-opacity" : "stroke-opacity", CGFloat(color.opacity))
        }
    }
}
