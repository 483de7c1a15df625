import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

/// A gradient along a line or between two circles (ISO 32000-1, 8.7.4.5.3 and 8.7.4.5.4).
struct PDFShading {
    /// Which values of the stops are drawn.
    enum Aspect {
        case colors
        /// Opacities, as grey levels.
        case opacities
    }

    /// The type of shading: 2 along a line, 3 between circles.
    let kind: Int
    /// The coordinates of its start and end.
    let places: [CGFloat]
    let ramp: GradientRamp

    /// Returns the dictionary of a pattern.
    ///
    /// - Parameter matrix: maps the gradient's coordinates to those of the page, or of the part that is drawn as one.
    func pattern(_ matrix: CGAffineTransform, of aspect: Aspect) -> String {
        let source = ByteBuffer()
        source.append("<</PatternType 2")
        if !matrix.isIdentity {
            source.append("/Matrix")
            list([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty], decimals: 6, to: source)
        }
        source.append("/Shading<</ShadingType \(kind)/ColorSpace")
        source.append(aspect == .colors ? "/DeviceRGB" : "/DeviceGray")
        source.append("/Extend[true true]/Coords")
        list(places, decimals: 4, to: source)
        source.append("/Function")
        writeFunction(aspect, to: source)
        source.append(">>>>")
        return source.text
    }

    /// Writes the colours from 0 to 1: a function between each two stops, and one that joins them (7.10.3, 7.10.4).
    private func writeFunction(_ aspect: Aspect, to source: ByteBuffer) {
        var stops = ramp.stops
        if let first = stops.first, first.location > 0 {
            stops.insert(GradientStop(color: first.color, location: 0), at: 0)
        }
        if let last = stops.last, last.location < 1 {
            stops.append(GradientStop(color: last.color, location: 1))
        }
        // Two stops at one location are a hard edge, at which one function ends and the next starts.
        let pairs = zip(stops, stops.dropFirst()).filter { $0.location < $1.location }
        guard pairs.count > 1 else {
            let color = ramp.lastColor
            let pair = pairs.first.map { ($0.0.color, $0.1.color) } ?? (color, color)
            return writeFunction(from: pair.0, to: pair.1, aspect, source)
        }
        source.append("<</FunctionType 3/Domain[0 1]/Functions[")
        for (first, second) in pairs { writeFunction(from: first.color, to: second.color, aspect, source) }
        source.append("]/Bounds")
        list(pairs.dropLast().map { $0.1.location }, decimals: 5, to: source)
        source.append("/Encode[")
        for _ in pairs { source.append("0 1 ") }
        source.append("]>>")
    }

    private func writeFunction(
        from first: ResolvedColor, to second: ResolvedColor, _ aspect: Aspect, _ source: ByteBuffer
    ) {
        source.append("<</FunctionType 2/Domain[0 1]/N 1/C0")
        list(components(of: first, aspect), decimals: 4, to: source)
        source.append("/C1")
        list(components(of: second, aspect), decimals: 4, to: source)
        source.append(">>")
    }

    private func components(of color: ResolvedColor, _ aspect: Aspect) -> [CGFloat] {
        switch aspect {
        case .colors: [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue)]
        case .opacities: [CGFloat(color.opacity)]
        }
    }

    private func list(_ values: [CGFloat], decimals: Int, to source: ByteBuffer) {
        source.append("[")
        for (index, value) in values.enumerated() {
            if index > 0 { source.append(" ") }
            source.append(min(max(value, -1e7), 1e7), decimals: decimals)
        }
        source.append("]")
    }
}
