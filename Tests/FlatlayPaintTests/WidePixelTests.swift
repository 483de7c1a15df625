import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

/// Compares what a canvas draws within an area and a clip with the same drawn pixel by pixel.
@Suite struct WidePixelTests {
    private static let side = 48

    /// A random image, drawn on in two ways; `plain` receives each pixel of an area.
    private func compare(
        _ generator: inout SeededGenerator, _ area: PixelArea, _ wide: (PixelCanvas) -> Void,
        plain: (_ x: Int, _ y: Int, _ below: UInt32) -> UInt32
    ) throws {
        let side = WidePixelTests.side
        let surface = try #require(CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: side, height: side))
        var expected = (0..<side * side).map { _ in generator.pixel() }
        surface.withPixels { bytes, _ in
            UnsafeMutableRawPointer(bytes).copyMemory(from: expected, byteCount: expected.count * 4)
        }
        wide(try #require(PixelCanvas(surface.raw)))
        for y in 0..<side where area.y..<area.maxY ~= y {
            for x in 0..<side where area.x..<area.maxX ~= x {
                expected[y * side + x] = plain(x, y, expected[y * side + x])
            }
        }
        var drawn: [UInt32] = []
        surface.withPixels { bytes, _ in
            let raw = UnsafeRawBufferPointer(start: bytes, count: side * side * 4)
            drawn = Array(raw.bindMemory(to: UInt32.self))
        }
        #expect(drawn == expected)
    }

    /// An area inside the image.
    private func area(_ generator: inout SeededGenerator) -> PixelArea {
        let (x, y) = (Int.random(in: 0..<32, using: &generator), Int.random(in: 0..<32, using: &generator))
        return PixelArea(
            x: x, y: y, width: .random(in: 1...WidePixelTests.side - x, using: &generator),
            height: .random(in: 1...WidePixelTests.side - y, using: &generator))
    }

    @Test func fillingEqualsPixelByPixel() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<100 {
            let (area, color) = (area(&generator), generator.pixel())
            try compare(&generator, area) {
                $0.fill(area, with: color)
            } plain: { _, _, below in
                PlainBlending.draw(color, over: below)
            }
        }
    }

    @Test func coveragesEqualPixelByPixel() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<100 {
            let (area, clip, color) = (area(&generator), area(&generator), generator.pixel())
            let bytesPerRow = area.width + generator.next(4)
            let coverages = generator.coverages(bytesPerRow * area.height)
            try compare(&generator, clip.intersection(area)) { canvas in
                canvas.draw(coverages, bytesPerRow: bytesPerRow, of: area, clip: clip, color: color)
            } plain: { x, y, below in
                let coverage = coverages[(y - area.y) * bytesPerRow + x - area.x]
                return PlainBlending.draw(color, over: below, coverage: coverage)
            }
        }
    }

    @Test func spritesEqualPixelByPixel() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let (sprite, area) = sprite(&generator)
            let (clip, color) = (self.area(&generator), generator.pixel())
            var rows: [[UInt8]] = []
            for row in 0..<area.height {
                rows.append([UInt8](repeating: 0, count: area.width))
                sprite.copyCoverage(row: row, columns: 0..<area.width, of: area, to: &rows[row])
            }
            try compare(&generator, clip.intersection(area)) {
                $0.draw(sprite, in: area, clip: clip, color: color)
            } plain: { x, y, below in
                PlainBlending.draw(color, over: below, coverage: rows[y - area.y][x - area.x])
            }
        }
    }

    @Test func coverageOfStretchedSpritesIsThatOfTheirRuns() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            let (sprite, area) = sprite(&generator)
            var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: area.width), count: area.height)
            sprite.forEachRun(in: area, clip: area) { x, y, count, coverage, coverages in
                for index in 0..<count {
                    rows[y - area.y][x - area.x + index] = coverage == 0 ? coverages[index] : UInt8(coverage)
                }
            }
            for (y, row) in rows.enumerated() {
                let first = Int.random(in: 0..<area.width, using: &generator)
                let columns = first..<Int.random(in: first...area.width, using: &generator)
                var copied = [UInt8](repeating: 7, count: area.width)
                sprite.copyCoverage(row: y, columns: columns, of: area, to: &copied)
                #expect(copied.prefix(columns.count) == row[columns])
                let solid = sprite.solidColumns(inRow: y, of: area)
                #expect(solid.isEmpty ? !row.contains(255) : row[solid].allSatisfy { $0 == 255 })
            }
        }
    }

    /// A sprite, stretched in its middle if it has one, somewhere on the image or beyond its edges.
    private func sprite(_ generator: inout SeededGenerator) -> (Sprite, PixelArea) {
        let (width, height) = (Int.random(in: 1...30, using: &generator), Int.random(in: 1...30, using: &generator))
        var bytes = generator.coverages(width * height)
        for row in 0..<height where Bool.random(using: &generator) {
            let start = row * width
            let run = generator.pick([0, 255, 255, 9])
            for column in width / 4..<max(width / 4, width - 2) { bytes[start + column] = UInt8(run) }
        }
        let middleColumn = generator.pick([nil, width / 2])
        let middleRow = generator.pick([nil, height / 2])
        let area = PixelArea(
            x: .random(in: -20...40, using: &generator), y: .random(in: -20...40, using: &generator),
            width: width + (middleColumn == nil ? 0 : .random(in: 0...40, using: &generator)),
            height: height + (middleRow == nil ? 0 : .random(in: 0...40, using: &generator)))
        let sprite = Sprite(
            bytes, bytesPerRow: width, width: width, height: height, middleColumn: middleColumn, middleRow: middleRow)
        return (sprite, area)
    }
}
