import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayPaint

/// Rows of a linear gradient are stepped through with integers.
@Suite struct GradientRowsTests {
    @Test func stepsEqualTheFormulaOfEachPixel() {
        for seed in 0..<2_000 {
            var random = SeededGenerator(seed: seed)
            let last = random.pick([255, 511, 4095])
            // A table whose colours are their own indices.
            let colors = (0...last).map { UInt32($0) }
            let place = Double.random(in: -2...3, using: &random)
            let step = random.pick([0, 1, -1]) * Double(random.length(1e-5...3))
            let start = Int.random(in: -2000...2000, using: &random)
            let columns = start..<(start + 1 + random.next(300))
            var line = [UInt32](repeating: .max, count: columns.count)
            GradientRows.fillLinear(&line, colors, last: last, columns, place: place, step: step)
            let isEqual = zip(columns, line).allSatisfy { column, index in
                let exact = (place + Double(column) * step) * Double(last) + 0.5
                // Where the formula is within its rounding error of a whole number, both sides of it are right.
                return [-1e-5, 1e-5].contains { error in
                    UInt32(min(max((exact + error).rounded(.down), 0), Double(last))) == index
                }
            }
            #expect(isEqual, "seed \(seed): from \(place) by \(step) in \(columns)")
        }
    }

    /// A gradient of two or three colours at a random place, and with a random direction.
    private static func randomGradient(_ random: inout SeededGenerator) -> (stops: [GradientStop], paint: Paint) {
        func color() -> ResolvedColor {
            ResolvedColor(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                blue: .random(in: 0...1, using: &random),
                opacity: random.pick([1, 1, Float.random(in: 0.1...1, using: &random)]))
        }
        let middle = random.pick([[], [GradientStop(color: color(), location: .random(in: 0.1...0.9, using: &random))]])
        let stops =
            [GradientStop(color: color(), location: 0)] + middle + [GradientStop(color: color(), location: 1)]
        let start = CGPoint(x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random))
        let length = random.length(10...3000)
        let anyAngle = CGFloat.random(in: 0...(2 * CGFloat.pi), using: &random)
        let angle = random.pick([0, CGFloat.pi / 2, CGFloat.pi / 4, anyAngle, anyAngle, anyAngle, anyAngle, anyAngle])
        let end = CGPoint(x: start.x + length * cos(angle), y: start.y + length * sin(angle))
        return (stops, .linearGradient(stops: stops, start: start, end: end))
    }

    /// The colour at a location, by the definition of a gradient.
    private static func color(of ramp: GradientRamp, at place: CGFloat) -> ResolvedColor {
        if let first = ramp.stops.first, place <= first.location { return first.color }
        guard let next = ramp.stops.firstIndex(where: { place < $0.location }) else { return ramp.lastColor }
        let (before, after) = (ramp.stops[next - 1], ramp.stops[next])
        let part = Float((place - before.location) / (after.location - before.location))
        func mixed(_ component: KeyPath<ResolvedColor, Float>) -> Float {
            before.color[keyPath: component]
                + (after.color[keyPath: component] - before.color[keyPath: component]) * part
        }
        return ResolvedColor(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
    }

    @Test func tablesEqualTheDefinitionAtEachPlace() {
        for seed in 0..<300 {
            var random = SeededGenerator(seed: seed)
            let stops = (0..<(1 + random.next(6))).map { _ in
                GradientStop(
                    color: ResolvedColor(
                        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                        blue: .random(in: 0...1, using: &random),
                        opacity: random.pick([0, 1, Float.random(in: 0...1, using: &random)])),
                    location: random.pick([0, 0.5, 1, CGFloat.random(in: -0.5...1.5, using: &random)]))
            }
            let ramp = GradientRamp(random.pick([stops, stops.sorted { $0.location < $1.location }]))
            let count = random.pick([2, 256, 1024])
            let expected = (0..<count).map {
                Self.color(of: ramp, at: CGFloat($0) / CGFloat(count - 1)).premultipliedPixel
            }
            #expect(ramp.pixels(count: count) == expected, "seed \(seed)")
        }
    }

    private static func pixels(_ raster: GradientRaster, x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            raster.fill(buffer.baseAddress!, x: x, y: y, width: width, height: height)
            count = width * height
        }
    }

    @Test func roundedShiftsChangeNoColourByMoreThanAnEighthOfALevel() throws {
        var roundedCount = 0
        for seed in 0..<300 {
            var random = SeededGenerator(seed: seed)
            let (stops, paint) = Self.randomGradient(&random)
            guard case .linearGradient(_, let start, let end) = paint else { continue }
            let scale = random.pick([CGFloat(1), 2, 3])
            let matrix = CGAffineTransform(scaleX: scale, y: scale)
            let raster = try #require(GradientRaster(paint, opacity: 1, matrix: matrix))
            let ramp = GradientRamp(stops)
            let rows = LinearGradientRows(
                from: start, to: end, matrix: matrix, inverse: matrix.inverted(), steepness: ramp.steepness)
            if rows.grid != nil { roundedCount += 1 }
            // Around a place on the gradient's line: beyond its ends all pixels are alike.
            let part = CGFloat.random(in: 0...1, using: &random)
            let x = Int((start.x + (end.x - start.x) * part) * scale) - 30
            let y = Int((start.y + (end.y - start.y) * part) * scale) - 20
            let drawn = Self.pixels(raster, x: x, y: y, width: 60, height: 40)
            // By the definition of a gradient, for each pixel on its own: the projection of its centre on the line.
            let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
            let perPixel = 1 / ((dx * dx + dy * dy).squareRoot() * Double(scale))
            // The table has two entries for a pixel, and at least 256.
            let table = ramp.steepness * min(perPixel / 2, 1.0 / 255)
            let limit = 0.5 + 0.125 + table / 2 + 0.01
            var worst = 0.0
            for (index, pixel) in drawn.enumerated() {
                let center = (
                    (Double(x + index % 60) + 0.5) / Double(scale) - Double(start.x),
                    (Double(y + index / 60) + 0.5) / Double(scale) - Double(start.y)
                )
                let place = (center.0 * dx + center.1 * dy) / (dx * dx + dy * dy)
                let exact = Self.color(of: ramp, at: min(max(place, 0), 1))
                let components = [exact.blue, exact.green, exact.red].map { $0 * exact.opacity } + [exact.opacity]
                for (place, component) in components.enumerated() {
                    let byte = Double(pixel >> UInt32(8 * place) & 0xff)
                    worst = max(worst, abs(byte - Double(component) * 255))
                }
            }
            #expect(worst <= limit, "seed \(seed): \(worst) of \(limit), \(String(describing: rows.grid))")
        }
        #expect(roundedCount > 150)
    }

    @Test func rowsOfAWideGradientRepeatTheFirstOne() throws {
        let paint = Paint.linearGradient(
            stops: [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)],
            start: .zero, end: CGPoint(x: 1200, y: 630))
        let raster = try #require(GradientRaster(paint, opacity: 1, matrix: .identity))
        let drawn = Self.pixels(raster, x: 0, y: 0, width: 1200, height: 630)
        let first = drawn.prefix(1200)
        for row in 1..<630 {
            let shift = Int((Double(row) * 0.525).rounded())
            let line = drawn[(row * 1200)..<((row + 1) * 1200)]
            #expect(line.prefix(1200 - shift).elementsEqual(first.dropFirst(shift)), "row \(row)")
        }
    }

    @Test func rowsOfASlowGradientEqualTheOnesAbove() throws {
        // 84 levels over 1200 columns: two columns of 0.055 levels each lie between a shift and its exact place.
        let paint = Paint.linearGradient(
            stops: [
                GradientStop(color: ResolvedColor(red: 0.2, green: 0.2, blue: 0.2, opacity: 1), location: 0),
                GradientStop(color: ResolvedColor(red: 0.53, green: 0.2, blue: 0.4, opacity: 1), location: 1),
            ], start: .zero, end: CGPoint(x: 1200, y: 630))
        let raster = try #require(GradientRaster(paint, opacity: 1, matrix: .identity))
        let drawn = Self.pixels(raster, x: 0, y: 0, width: 1200, height: 630)
        let lines = (0..<630).map { drawn[($0 * 1200)..<(($0 + 1) * 1200)] }
        let changes = (1..<630).filter { !lines[$0].elementsEqual(lines[$0 - 1]) }
        // 330 columns, four at once.
        #expect(changes.count == 83)
        for row in changes { #expect(lines[row].dropLast(4).elementsEqual(lines[row - 1].dropFirst(4)), "row \(row)") }
    }

    @Test func steepGradientsAndHardEdgesAreNotRounded() {
        typealias Grid = LinearGradientRows.ShiftGrid
        func grid(_ stops: [GradientStop], length: CGFloat) -> Grid? {
            LinearGradientRows(
                from: .zero, to: CGPoint(x: length, y: length), matrix: .identity, inverse: .identity,
                steepness: GradientRamp(stops).steepness
            ).grid
        }
        func isGrid(_ grid: Grid?, columns: Int, parts: Int) -> Bool {
            grid?.columns == columns && grid?.partCount == parts
        }
        let smooth = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
        #expect(isGrid(grid(smooth, length: 10_000), columns: 4, parts: 1))
        #expect(isGrid(grid(smooth, length: 1600), columns: 3, parts: 1))
        #expect(isGrid(grid(smooth, length: 1000), columns: 1, parts: 1))
        #expect(isGrid(grid(smooth, length: 100), columns: 1, parts: 6))
        #expect(grid(smooth, length: 20) == nil)
        let edge = [GradientStop(color: .pureRed, location: 0.5), GradientStop(color: .pureBlue, location: 0.5)]
        #expect(grid(edge, length: 100_000) == nil)
        let plain = [GradientStop(color: .pureRed, location: 0.5), GradientStop(color: .pureRed, location: 0.5)]
        #expect(isGrid(grid(plain, length: 10), columns: 4, parts: 1))
    }

    @Test func copiedRowsEqualThoseThatAreDrawnAlone() throws {
        for seed in 0..<300 {
            var random = SeededGenerator(seed: seed)
            let (_, paint) = Self.randomGradient(&random)
            let scale = random.pick([CGFloat(1), 2, 3])
            let matrix = CGAffineTransform(scaleX: scale, y: scale)
            let raster = try #require(GradientRaster(paint, opacity: 1, matrix: matrix))
            let (x, y) = (Int.random(in: -200...200, using: &random), Int.random(in: -200...200, using: &random))
            let width = 1 + random.next(80)
            let whole = Self.pixels(raster, x: x, y: y, width: width, height: 50)
            let rows = (0..<50).flatMap { Self.pixels(raster, x: x, y: y + $0, width: width, height: 1) }
            #expect(whole == rows, "seed \(seed)")
            // Other columns show the same colours.
            let cut = random.next(width)
            let right = Self.pixels(raster, x: x + cut, y: y, width: width - cut, height: 50)
            let expected = (0..<50).flatMap { whole[($0 * width + cut)..<(($0 + 1) * width)] }
            #expect(right == expected, "seed \(seed)")
        }
    }

    @Test func aGradientThatMovesByWholePixelsKeepsItsColours() throws {
        for seed in 0..<300 {
            var random = SeededGenerator(seed: seed)
            let (_, paint) = Self.randomGradient(&random)
            let raster = try #require(GradientRaster(paint, opacity: 1, matrix: .identity))
            let (dx, dy) = (random.next(500), random.next(500))
            let moved = try #require(
                GradientRaster(
                    paint, opacity: 1, matrix: CGAffineTransform(translationX: CGFloat(dx), y: CGFloat(dy))))
            let before = Self.pixels(raster, x: -20, y: -20, width: 60, height: 50)
            let after = Self.pixels(moved, x: dx - 20, y: dy - 20, width: 60, height: 50)
            // Where a place is within its rounding error of two entries, either is right.
            let count = zip(before, after).count { $0 != $1 }
            #expect(count < 3, "seed \(seed): \(count)")
        }
    }
}
