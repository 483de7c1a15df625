import CoreGeometry
import FlatlayDrawing
import Foundation

/// A gradient as a table of pixels, and a rule that maps each pixel to an entry.
///
/// Evaluating the stops once for a table, and stepping through it pixel by pixel, is more than ten times faster than
/// Cairo's own gradients. It also supports angular gradients, which Cairo lacks.
///
/// A pixel's colour depends only on its position in the image, not on where a row starts.
package struct GradientRaster {
    private let table: GradientTables.Table
    private let geometry: Geometry
    /// The map from pixels of the image to the gradient's coordinates.
    private let inverse: CGAffineTransform

    fileprivate enum Geometry {
        case linear(LinearGradientRows)
        /// The location is `(distance - startRadius) / length`.
        case radial(center: CGPoint, startRadius: Double, length: Double)
        /// The location is `(angle - start) / span`, with the angle within one turn from `start`.
        case angular(center: CGPoint, start: Double, span: Double, isReversed: Bool)
        case constant
    }

    /// Returns nil for a plain colour.
    ///
    /// - Parameters:
    ///   - matrix: the map from the gradient's coordinates to pixels.
    ///   - tables: the cache of colour tables.
    package init?(
        _ paint: Paint, opacity: CGFloat, matrix: CGAffineTransform, tables: GradientTables = GradientTables()
    ) {
        guard matrix.isUsable, let stops = paint.gradientStops else { return nil }
        inverse = matrix.inverted()
        // Two entries per pixel keep hard edges in place; more entries than the eye can distinguish are useless.
        let length = paint.gradientLength * matrix.averageScale
        var count = paint.isConstant ? 1 : 256
        while !paint.isConstant, CGFloat(count) < min(length * 2, 4096) { count *= 2 }
        table = tables.table(stops, opacity: opacity, count: count)
        geometry = Geometry(of: paint, matrix: matrix, inverse: inverse, steepness: table.steepness)
    }

    /// Whether it hides everything below.
    var isOpaque: Bool { table.isOpaque }

    /// Writes rows of pixels.
    ///
    /// - Parameters:
    ///   - x: the first column of `pixels`.
    ///   - y: the first row of `pixels`.
    ///   - pixelsPerRow: the distance from row to row in memory; `width` if nil.
    package func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, width: Int, height: Int, pixelsPerRow: Int? = nil
    ) {
        let (columns, pixelsPerRow) = (x..<(x + width), pixelsPerRow ?? width)
        // The step to the next pixel, in the gradient's coordinates.
        let step = SIMD2(Double(inverse.a), Double(inverse.b))
        /// Calls `body` with each row, and with the centre of its pixel in column 0, in the gradient's coordinates.
        func forEachRow(_ body: (_ line: UnsafeMutablePointer<UInt32>, _ first: SIMD2<Double>) -> Void) {
            for row in 0..<height {
                let start = CGPoint(x: 0.5, y: CGFloat(y + row) + 0.5).applying(inverse)
                body(pixels + row * pixelsPerRow, SIMD2(Double(start.x), Double(start.y)))
            }
        }
        table.pixels.withUnsafeBufferPointer { table in
            guard let colors = table.baseAddress else { return }
            let last = table.count - 1
            switch geometry {
            case .constant:
                forEachRow { line, _ in line.update(repeating: colors[0], count: width) }
            case .linear(let gradient):
                gradient.fill(
                    pixels, colors, last: last, columns: columns, rows: y..<(y + height), pixelsPerRow: pixelsPerRow)
            case .radial(let center, let startRadius, let length):
                let center = SIMD2(Double(center.x), Double(center.y))
                forEachRow { line, first in
                    GradientRows.fillRadial(
                        line, colors, last: last, columns, first: first - center, step: step, startRadius: startRadius,
                        length: length)
                }
            case .angular(let center, let start, let span, let isReversed):
                let center = SIMD2(Double(center.x), Double(center.y))
                forEachRow { line, first in
                    for column in columns {
                        let point = first - center + step * Double(column)
                        let place = GradientRaster.angularPlace(atan2(point.y, point.x), from: start, span: span)
                        let index = (isReversed ? 1 - place : place) * Double(last) + 0.5
                        line[column - columns.lowerBound] = colors[index > 0 ? Int(min(index, Double(last))) : 0]
                    }
                }
            }
        }
    }

    /// Returns the location of an angle, as SwiftUI documents `AngularGradient`: of more than one turn, only the last
    /// is drawn; of less than one turn, the missing part continues the end in its first half and the start in its
    /// second.
    static func angularPlace(_ angle: Double, from start: Double, span: Double) -> Double {
        let turn = 2 * Double.pi
        let visibleStart = span > turn ? start + span - turn : start
        var distance = (angle - visibleStart).truncatingRemainder(dividingBy: turn)
        if distance < 0 { distance += turn }
        if span > turn { return min(1, (span - turn + distance) / span) }
        if distance <= span, span > 0 { return distance / span }
        return distance < (span + turn) / 2 ? 1 : 0
    }
}

extension GradientRaster.Geometry {
    fileprivate init(of paint: Paint, matrix: CGAffineTransform, inverse: CGAffineTransform, steepness: Double) {
        switch paint {
        case _ where paint.isConstant, .color: self = .constant
        case .linearGradient(_, let start, let end):
            self = .linear(
                LinearGradientRows(from: start, to: end, matrix: matrix, inverse: inverse, steepness: steepness))
        case .radialGradient(_, let center, let startRadius, let endRadius):
            self = .radial(
                center: center, startRadius: Double(startRadius), length: Double(endRadius - startRadius))
        case .angularGradient(_, let center, let startAngle, let endAngle):
            let span = Double(endAngle - startAngle)
            let first = Double(span < 0 ? endAngle : startAngle)
            self = .angular(center: center, start: first, span: abs(span), isReversed: span < 0)
        }
    }
}

extension Paint {
    package var gradientStops: [GradientStop]? {
        switch self {
        case .color: nil
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops
        }
    }

    /// Whether it has the same colour everywhere, since it has no extent.
    fileprivate var isConstant: Bool {
        switch self {
        case .color: true
        case .linearGradient(_, let start, let end): !(LinearGradientRows.squaredLength(from: start, to: end) > 0)
        case .radialGradient(_, _, let startRadius, let endRadius): startRadius == endRadius
        case .angularGradient: false
        }
    }

    /// The approximate number of points over which the colours change.
    fileprivate var gradientLength: CGFloat {
        switch self {
        case .color: 0
        case .linearGradient(_, let start, let end): abs(end.x - start.x) + abs(end.y - start.y)
        case .radialGradient(_, _, let start, let end): abs(end - start)
        case .angularGradient: 2048
        }
    }
}
