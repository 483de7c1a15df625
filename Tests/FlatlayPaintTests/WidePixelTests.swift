import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

/// What is drawn by wide instructions, against the same drawn pixel by pixel.
@Suite struct WidePixelTests {
    private static let side = 48

    /// An image of pixels by chance, and what drawing makes of it in two ways.
    private func compare(
        _ generator: inout SeededGenerator, _ wide: (PixelCanvas) -> Void,
        plain: (_ pixels: UnsafeMutablePointer<UInt32>) -> Void
    ) throws {
        let side = WidePixelTests.side
        let surface = try #require(CairoSurface.image(format: CAIRO_FORMAT_ARGB32, width: side, height: side))
        var expected = (0..<side * side).map { _ in pixel(&generator) }
        surface.withPixels { bytes, _ in
            UnsafeMutableRawPointer(bytes).copyMemory(from: expected, byteCount: expected.count * 4)
        }
        wide(try #require(PixelCanvas(surface.raw)))
        expected.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(plain) }
        var drawn: [UInt32] = []
        surface.withPixels { bytes, _ in
            let raw = UnsafeRawBufferPointer(start: bytes, count: side * side * 4)
            drawn = Array(raw.bindMemory(to: UInt32.self))
        }
        #expect(drawn == expected)
    }

    /// A premultiplied pixel.
    private func pixel(_ generator: inout SeededGenerator) -> UInt32 {
        let alpha = generator.pick([255, 255, .random(in: 1...254, using: &generator)])
        return PixelBlending.pixel(
            red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator), alpha: Double(alpha) / 255)
    }

    private func coverage(_ generator: inout SeededGenerator) -> UInt8 {
        generator.pick([0, 0, 255, 255, .random(in: 0...255, using: &generator)])
    }

    /// Pixels within the image.
    private func area(_ generator: inout SeededGenerator) -> PixelArea {
        let (x, y) = (Int.random(in: 0..<32, using: &generator), Int.random(in: 0..<32, using: &generator))
        return PixelArea(
            x: x, y: y, width: .random(in: 1...WidePixelTests.side - x, using: &generator),
            height: .random(in: 1...WidePixelTests.side - y, using: &generator))
    }

    @Test func fillingEqualsPixelByPixel() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let (area, color) = (area(&generator), pixel(&generator))
            try compare(&generator) {
                $0.fill(area, with: color)
            } plain: { pixels in
                for y in area.y..<area.maxY {
                    PixelBlending.draw(color, over: pixels + y * WidePixelTests.side + area.x, count: area.width)
                }
            }
        }
    }

    @Test func coveragesEqualPixelByPixel() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<200 {
            let (area, clip, color) = (area(&generator), area(&generator), pixel(&generator))
            let bytesPerRow = area.width + 8
            let coverages = (0..<bytesPerRow * area.height).map { _ in coverage(&generator) }
            let visible = clip.intersection(area)
            try compare(&generator) { canvas in
                canvas.draw(coverages, bytesPerRow: bytesPerRow, of: area, clip: clip, color: color)
            } plain: { pixels in
                guard !visible.isEmpty else { return }
                for y in visible.y..<visible.maxY {
                    let line = Array(coverages[((y - area.y) * bytesPerRow + visible.x - area.x)...])
                    PixelBlending.draw(
                        color, over: pixels + y * WidePixelTests.side + visible.x, coverage: line,
                        count: visible.width)
                }
            }
        }
    }

    @Test func spritesEqualPixelByPixel() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let (sprite, area) = sprite(&generator)
            let (clip, color) = (self.area(&generator), pixel(&generator))
            try compare(&generator) {
                $0.draw(sprite, in: area, clip: clip, color: color)
            } plain: { pixels in
                sprite.forEachRun(in: area, clip: clip) { x, y, count, coverage, coverages in
                    let target = pixels + y * WidePixelTests.side + x
                    if coverage == 0 {
                        PixelBlending.draw(color, over: target, coverage: coverages, count: count)
                    } else {
                        PixelBlending.draw(color, over: target, count: count, coverage: coverage)
                    }
                }
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

    /// A sprite, stretched in its middle where it has one, somewhere on the image or beyond its edges.
    private func sprite(_ generator: inout SeededGenerator) -> (Sprite, PixelArea) {
        let (width, height) = (Int.random(in: 1...30, using: &generator), Int.random(in: 1...30, using: &generator))
        var bytes = (0..<width * height).map { _ in coverage(&generator) }
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

    @Test func rowsAreConvertedAndTheirAlphasSeen() {
        var generator = SeededGenerator(seed: 5)
        for width in 1...70 {
            var pixels = (0..<width).map { _ in UInt32.random(in: 0xff00_0000 ... .max, using: &generator) }
            var bytes = [UInt8](repeating: 7, count: width * 3 + 1)
            let isOpaque = PixelRow.writeRGB(pixels, to: &bytes, width: width)
            #expect(isOpaque, "width \(width)")
            var expected: [UInt8] = []
            for pixel in pixels {
                for shift in [16, 8, 0] as [UInt32] { expected.append(UInt8(pixel >> shift & 255)) }
            }
            expected.append(7)
            #expect(bytes == expected, "width \(width)")
            let clear = Int.random(in: 0..<width, using: &generator)
            pixels[clear] = 0xfeff_ffff
            let isStillOpaque = PixelRow.writeRGB(pixels, to: &bytes, width: width)
            #expect(!isStillOpaque, "pixel \(clear) of \(width)")
        }
    }
}
