import CoreGeometry
import Foundation

/// A mesh gradient with resolved colours.
///
/// Display lists have only gradients along lines and around points. So a mesh is drawn as strips of pixel rows, each
/// filled with a gradient of its colours:
///
/// 1. Each patch between four points is a bicubic surface without twists (Ferguson), with the tangents of its points.
/// 2. It is divided into small triangles, which give colours to the samples of the strips that they cover.
/// 3. Each strip is filled with a gradient through its samples.
struct ResolvedMesh: Equatable, Sendable {
    private typealias Vector = SIMD2<Double>
    private typealias Tint = SIMD4<Double>

    var width: Int
    var height: Int
    var locations: MeshGradient.Locations
    var colors: [ResolvedColor]
    var background: ResolvedColor
    var smoothsColors: Bool
    /// Pixels per point.
    var scale: CGFloat

    /// The pieces of a strip, and the most strips.
    private static let columns = 40
    private static let stripLimit = 200
    /// The parts of a side of a patch.
    private static let parts = 16

    /// The number of points is that of the colours, and neither is larger than what is drawn in a moment.
    private var isValid: Bool {
        let count = width.multipliedReportingOverflow(by: height)
        return width > 1 && height > 1 && !count.overflow && count.partialValue <= 1024
            && locations.positions.count == count.partialValue && colors.count == count.partialValue
            && locations.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite && abs($0.x) < 100 && abs($0.y) < 100 }
    }

    /// A colour for what can have only one.
    var meanColor: ResolvedColor {
        guard isValid else { return background }
        return Self.color(colors.reduce(Tint.zero) { $0 + Self.tint($1) } / Double(colors.count))
    }

    func multiplyingOpacity(by factor: Double) -> ResolvedMesh {
        var result = self
        result.colors = colors.map { $0.multiplyingOpacity(by: Float(factor)) }
        result.background = background.multiplyingOpacity(by: Float(factor))
        return result
    }

    /// Fills a rectangle, strip by strip.
    func draw(in rect: CGRect, _ builder: DisplayListBuilder) {
        guard isValid, rect.width > 0, rect.height > 0 else {
            return builder.fill(.rectangle(rect), .color(background))
        }
        let pixels = max(1, Int((rect.height * scale).rounded()))
        let rows = min(pixels, Self.stripLimit)
        let samples = samples(rows: rows)
        for row in 0..<rows {
            // Edges between pixels, so that no strip is seen through.
            let (top, bottom) = (row * pixels / rows, (row + 1) * pixels / rows)
            let strip = CGRect(
                x: rect.minX, y: rect.minY + rect.height * CGFloat(top) / CGFloat(pixels), width: rect.width,
                height: rect.height * CGFloat(bottom - top) / CGFloat(pixels))
            let stops = (0...Self.columns).map { column in
                GradientStop(
                    color: Self.color(samples[row * (Self.columns + 1) + column]),
                    location: CGFloat(column) / CGFloat(Self.columns))
            }
            builder.fill(
                .rectangle(strip),
                .linearGradient(
                    stops: stops, start: CGPoint(x: strip.minX, y: strip.midY),
                    end: CGPoint(x: strip.maxX, y: strip.midY)))
        }
    }

    // MARK: Samples

    /// The premultiplied colours in the middle of each strip, from its left end to its right one.
    private func samples(rows: Int) -> [Tint] {
        var samples = [Tint](repeating: Self.tint(background), count: rows * (Self.columns + 1))
        let positions = locations.positions.map { Vector(Double($0.x), Double($0.y)) }
        let tints = colors.map(Self.tint)
        let (across, down) = tangents(positions)
        let tintsAcross = splineTangents(tints, step: 1)
        let tintsDown = splineTangents(tints, step: width)
        let parts = Self.parts
        for row in 0..<(height - 1) {
            for column in 0..<(width - 1) {
                let corners = [
                    row * width + column, row * width + column + 1, (row + 1) * width + column,
                    (row + 1) * width + column + 1,
                ]
                var lattice: [(Vector, Tint)] = []
                for v in 0...parts {
                    for u in 0...parts {
                        let (u, v) = (Double(u) / Double(parts), Double(v) / Double(parts))
                        let point = Self.surface(
                            positions, across.after, across.before, down.after, down.before, corners, u, v)
                        var tint = Self.even(tints, corners, u, v)
                        if smoothsColors {
                            tint = Self.surface(
                                tints, tintsAcross, tintsAcross, tintsDown, tintsDown, corners, u, v)
                            tint.clamp(lowerBound: .zero, upperBound: .one)
                        }
                        lattice.append((point, tint))
                    }
                }
                for v in 0..<parts {
                    for u in 0..<parts {
                        let first = v * (parts + 1) + u
                        let (a, b, c, d) = (
                            lattice[first], lattice[first + 1], lattice[first + parts + 1], lattice[first + parts + 2]
                        )
                        Self.cover(&samples, rows, a, b, c)
                        Self.cover(&samples, rows, b, d, c)
                    }
                }
            }
        }
        return samples
    }

    /// Colours the samples in a triangle.
    private static func cover(
        _ samples: inout [Tint], _ rows: Int, _ a: (Vector, Tint), _ b: (Vector, Tint), _ c: (Vector, Tint)
    ) {
        let area = cross(b.0 - a.0, c.0 - a.0)
        guard abs(area) > 1e-12 else { return }
        let (low, high) = (
            Vector(min(a.0.x, b.0.x, c.0.x), min(a.0.y, b.0.y, c.0.y)),
            Vector(max(a.0.x, b.0.x, c.0.x), max(a.0.y, b.0.y, c.0.y))
        )
        let lastColumn = Double(columns)
        let left = max(0, (low.x * lastColumn - 1e-6).rounded(.up))
        let right = min(lastColumn, (high.x * lastColumn + 1e-6).rounded(.down))
        let top = max(0, (low.y * Double(rows) - 0.5 - 1e-6).rounded(.up))
        let bottom = min(Double(rows - 1), (high.y * Double(rows) - 0.5 + 1e-6).rounded(.down))
        guard left <= right, top <= bottom else { return }
        for row in Int(top)...Int(bottom) {
            for column in Int(left)...Int(right) {
                let point = Vector(Double(column) / lastColumn, (Double(row) + 0.5) / Double(rows))
                let second = cross(point - a.0, c.0 - a.0) / area
                let third = cross(b.0 - a.0, point - a.0) / area
                guard second >= -1e-6, third >= -1e-6, second + third <= 1 + 1e-6 else { continue }
                samples[row * (columns + 1) + column] = a.1 * (1 - second - third) + b.1 * second + c.1 * third
            }
        }
    }

    private static func cross(_ a: Vector, _ b: Vector) -> Double { a.x * b.y - a.y * b.x }

    /// A point of a patch, from the values of its corners and their tangents.
    private static func surface<Value: SIMD>(
        _ values: [Value], _ acrossAfter: [Value], _ acrossBefore: [Value], _ downAfter: [Value], _ downBefore: [Value],
        _ corners: [Int], _ u: Double, _ v: Double
    ) -> Value where Value.Scalar == Double {
        func weights(_ t: Double) -> (Double, Double, Double, Double) {
            let (square, cube) = (t * t, t * t * t)
            return (2 * cube - 3 * square + 1, 3 * square - 2 * cube, cube - 2 * square + t, cube - square)
        }
        let (x, y) = (weights(u), weights(v))
        var sum = Value.zero
        for (index, corner) in corners.enumerated() {
            let (isRight, isLower) = (index % 2 == 1, index > 1)
            let (horizontal, vertical) = (isRight ? x.1 : x.0, isLower ? y.1 : y.0)
            sum += values[corner] * (horizontal * vertical)
            sum += (isRight ? acrossBefore[corner] : acrossAfter[corner]) * ((isRight ? x.3 : x.2) * vertical)
            sum += (isLower ? downBefore[corner] : downAfter[corner]) * (horizontal * (isLower ? y.3 : y.2))
        }
        return sum
    }

    /// The tangents of points: after and before each, along its row and along its column.
    private func tangents(
        _ positions: [Vector]
    ) -> (across: (after: [Vector], before: [Vector]), down: (after: [Vector], before: [Vector])) {
        switch locations {
        case .points:
            let (across, down) = (splineTangents(positions, step: 1), splineTangents(positions, step: width))
            return ((across, across), (down, down))
        case .bezierPoints(let points):
            func tangent(_ point: MeshGradient.BezierPoint, _ control: SIMD2<Float>, _ sign: Float) -> Vector {
                let difference = (control - point.position) * 3 * sign
                return Vector(Double(difference.x), Double(difference.y))
            }
            return (
                (
                    points.map { tangent($0, $0.trailingControlPoint, 1) },
                    points.map { tangent($0, $0.leadingControlPoint, -1) }
                ),
                (
                    points.map { tangent($0, $0.bottomControlPoint, 1) },
                    points.map { tangent($0, $0.topControlPoint, -1) }
                )
            )
        }
    }

    /// The neighbours of a point along its row or column; itself where there is none.
    private func neighbours(of index: Int, step: Int) -> (Int, Int) {
        let place = step == 1 ? index % width : index / width
        let last = step == 1 ? width - 1 : height - 1
        return (place > 0 ? index - step : index, place < last ? index + step : index)
    }

    /// Tangents of a Catmull-Rom curve; at an end, towards the neighbour.
    private func splineTangents<Value: SIMD>(_ values: [Value], step: Int) -> [Value] where Value.Scalar == Double {
        values.indices.map { index in
            let (before, after) = neighbours(of: index, step: step)
            let difference = values[after] - values[before]
            return before == index || after == index ? difference : difference * 0.5
        }
    }

    /// The colours of the corners, mixed evenly.
    private static func even(_ tints: [Tint], _ corners: [Int], _ u: Double, _ v: Double) -> Tint {
        let upper = tints[corners[0]] * (1 - u) + tints[corners[1]] * u
        let lower = tints[corners[2]] * (1 - u) + tints[corners[3]] * u
        return upper * (1 - v) + lower * v
    }

    private static func tint(_ color: ResolvedColor) -> Tint {
        let opacity = Double(color.opacity)
        return Tint(Double(color.red) * opacity, Double(color.green) * opacity, Double(color.blue) * opacity, opacity)
    }

    private static func color(_ tint: Tint) -> ResolvedColor {
        guard tint.w > 0 else { return .clear }
        return ResolvedColor(
            red: Float(min(1, tint.x / tint.w)), green: Float(min(1, tint.y / tint.w)),
            blue: Float(min(1, tint.z / tint.w)), opacity: Float(tint.w))
    }
}
