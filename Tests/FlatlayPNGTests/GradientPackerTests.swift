import CoreGeometry
import DrawingTestSupport
import FlatlayBytes
import FlatlayDrawing
import FlatlayRendering
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Rows that are shifted copies of each other are read back by zlib and libpng.
@Suite struct GradientPackerTests {
    /// Opaque pixels: runs of colours, each row shifted from the one above, with changes in some places, and rows that
    /// repeat the one above.
    ///
    /// - Parameter isSmooth: whether neighbouring colours differ by one level of blue, as in a gradient.
    private static func pixels(
        width: Int, height: Int, shift: Int, changes: Int, isSmooth: Bool = false, _ numbers: inout SeededGenerator
    ) -> [UInt32] {
        func color(_ numbers: inout SeededGenerator) -> UInt32 { 0xff00_0000 | UInt32(numbers.next(1 << 24)) }
        // A long line, of which each row shows a part.
        var line: [UInt32] = []
        while line.count < width + height * abs(shift) {
            let next = isSmooth ? 0xff20_4000 | ((line.last ?? 0) + 1) & 255 : color(&numbers)
            let length = 1 + numbers.next(isSmooth ? 12 : numbers.pick([2, 9, 700]))
            line += [UInt32](repeating: next, count: length)
        }
        var (pixels, start): ([UInt32], Int) = ([], shift < 0 ? height * -shift : 0)
        for row in 0..<height {
            if row > 0, numbers.next(3) == 0 {
                pixels += pixels.suffix(width)
                continue
            }
            var own = Array(line[start..<start + width])
            for _ in 0..<numbers.next(changes + 1) {
                let first = numbers.next(width)
                for x in first..<min(width, first + 1 + numbers.next(6)) { own[x] = color(&numbers) }
            }
            pixels += own
            start += shift
        }
        return pixels
    }

    private static func bytes(_ pixels: [UInt32], width: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, pixel) in pixels.enumerated() {
            if index % width == 0 { bytes.append(0) }
            for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(pixel >> shift & 255)) }
        }
        return bytes
    }

    /// - Parameter shift: nil to find it.
    private func packed(
        _ pixels: [UInt32], width: Int, stride: Int? = nil, shift: Int?
    ) throws -> (blocks: Data, checksum: Adler32)? {
        let (packer, output) = (GradientPacker(), ByteBuffer())
        return try pixels.withUnsafeBufferPointer { pixels in
            let start = try #require(pixels.baseAddress)
            let rows = PixelRows(
                start: start, width: width, height: pixels.count / (stride ?? width), stride: stride ?? width)
            let checksum =
                if let shift { try packer.write(rows, shift: shift, to: output) } else {
                    try packer.write(rows, to: output)
                }
            guard let checksum else {
                #expect(output.count == 0)
                return nil
            }
            return (output.takeData(), checksum)
        }
    }

    @Test(arguments: 0..<200)
    func zlibReadsBackEveryPixel(seed: Int) throws {
        var numbers = SeededGenerator(seed: 9_000 + seed)
        let width = numbers.pick([
            PixelRepeats.widthLimit - 1, 18 + numbers.next(60), 63, 64, 65, 127, 128, 129, 300 + numbers.next(900),
        ])
        let height = 1 + numbers.next(width > 5_000 ? 12 : 60)
        let shift = numbers.pick([1, 2, 4, 16, 1 + numbers.next(16)]) * numbers.pick([1, -1])
        let pixels = Self.pixels(width: width, height: height, shift: shift, changes: seed % 4 * 3, &numbers)
        // Another shift than that of the rows finds less, and loses nothing.
        for used in [shift, -shift, numbers.next(16) + 1] {
            guard let (blocks, checksum) = try packed(pixels, width: width, shift: used) else {
                #expect(used != shift || seed % 4 > 0, "too few repetitions")
                continue
            }
            let expected = Self.bytes(pixels, width: width)
            #expect(try Inflate.bytes(of: blocks, count: expected.count) == expected, "\(width)×\(height), \(used)")
            var sum = Adler32()
            sum.add(expected, count: expected.count)
            #expect(checksum == sum)
        }
    }

    @Test func rowsOfALargerImage() throws {
        var numbers = SeededGenerator(seed: 5)
        let (width, stride, height) = (400, 517, 30)
        let rows = Self.pixels(width: width, height: height, shift: 3, changes: 4, &numbers)
        var pixels: [UInt32] = []
        for row in 0..<height {
            pixels += rows[row * width..<(row + 1) * width]
            pixels += [UInt32](repeating: 0x1234_5678, count: stride - width)
        }
        let (blocks, _) = try #require(try packed(pixels, width: width, stride: stride, shift: 3))
        let expected = Self.bytes(rows, width: width)
        #expect(try Inflate.bytes(of: blocks, count: expected.count) == expected)
    }

    @Test(arguments: [1, -1, 2, -3, 16])
    func theShiftIsFound(shift: Int) throws {
        var numbers = SeededGenerator(seed: 60 + shift)
        let pixels = Self.pixels(width: 900, height: 100, shift: shift, changes: 2, isSmooth: true, &numbers)
        let found = pixels.withUnsafeBufferPointer { pixels in
            pixels.baseAddress.map {
                PixelRepeats.shift(of: PixelRows(start: $0, width: 900, height: 100, stride: 900))
            }
        }
        #expect(found == shift)
    }

    @Test func whatIsNoSuchGradientIsLeftAlone() throws {
        var numbers = SeededGenerator(seed: 8)
        // Noise, equal rows, rows that are shifted differently, and rows that are too long.
        let noise: [UInt32] = (0..<300 * 40).map { _ in 0xff00_0000 | UInt32(numbers.next(1 << 24)) }
        #expect(try packed(noise, width: 300, shift: nil) == nil)
        #expect(try packed(noise, width: 300, shift: 2) == nil)
        let row = Array(noise.prefix(300))
        let equal: [UInt32] = (0..<40).flatMap { _ in row }
        #expect(try packed(equal, width: 300, shift: nil) == nil)
        var shifts: [UInt32] = []
        for row in 0..<40 {
            let start = row * row % 97 * 3
            shifts += noise[start..<start + 300]
        }
        #expect(try packed(shifts, width: 300, shift: nil) == nil)
        let wide = PixelRepeats.widthLimit
        let long = Self.pixels(width: wide, height: 9, shift: 2, changes: 0, isSmooth: true, &numbers)
        #expect(try packed(long, width: wide, shift: nil) == nil)
        // A pixel that is not opaque.
        var clear = Self.pixels(width: 900, height: 100, shift: 2, changes: 2, isSmooth: true, &numbers)
        #expect(try packed(clear, width: 900, shift: nil) != nil)
        clear[899 + 99 * 900] &= 0x00ff_ffff
        #expect(try packed(clear, width: 900, shift: nil) == nil)
    }

    /// Drawings that differ everywhere are compressed; those that are equal elsewhere in the row are left to ISA-L, which
    /// finds them there.
    @Test(arguments: [false, true])
    func drawingsThatAreKnownAreLeftAlone(areEqual: Bool) throws {
        var numbers = SeededGenerator(seed: 77)
        let (width, height) = (900, 120)
        var pixels = Self.pixels(width: width, height: height, shift: 2, changes: 0, isSmooth: true, &numbers)
        for row in 0..<height {
            var drawing: [UInt32] = []
            for x in stride(from: 40, to: 840, by: 80) {
                if drawing.isEmpty || !areEqual {
                    drawing = (0..<4).map { _ in 0xff00_0000 | UInt32(numbers.next(1 << 24)) }
                }
                pixels.replaceSubrange(row * width + x + row % 7..<row * width + x + row % 7 + 4, with: drawing)
            }
        }
        let isLeft = try packed(pixels, width: width, shift: 2) == nil
        #expect(isLeft == areEqual)
    }

    /// A preview card: text on a diagonal gradient, in every direction.
    @Test(arguments: [0, 1, 2, 3], [PNGOptions(scale: 1).scale, 2])
    func gradientsAreSmallerAndReadBack(corner: Int, scale: CGFloat) throws {
        let size = CGSize(width: 600, height: 315)
        let builder = DisplayListBuilder()
        let whole = CGRect(origin: .zero, size: size)
        let stops = [
            GradientStop(color: ResolvedColor(hex: 0x1e3c72), location: 0),
            GradientStop(color: ResolvedColor(hex: 0x7e22ce), location: 1),
        ]
        let (x, y) = (CGFloat(corner % 2) * size.width, CGFloat(corner / 2) * size.height)
        builder.fill(
            .rectangle(whole),
            .linearGradient(
                stops: stops, start: CGPoint(x: x, y: y), end: CGPoint(x: size.width - x, y: size.height - y)))
        var numbers = SeededGenerator(seed: corner)
        for _ in 0..<60 {
            let origin = CGPoint(x: 40.3 + Double(numbers.next(500)), y: 60.4 + Double(numbers.next(80)))
            builder.fill(.ellipse(CGRect(origin: origin, size: CGSize(width: 11, height: 15))), .color(.white))
        }
        let list = builder.finish(size: size)
        let options = PNGOptions(scale: scale, threadLimit: 1)
        let file = try PNGRenderer(options: options).data(for: list)
        let painted = try PNGRenderer(options: options).bitmap(for: list)
        #expect(try LibPNG.pixels(of: file, isBlueFirst: true).bytes == painted.bytes)
        // What ISA-L makes of it.
        let packer = StripPacker()
        packer.findsGradients = false
        let plain = try painted.withRows(of: painted.area) { rows throws(RenderError) in
            try packer.pack(rows, as: .truecolor, .fast)
        }
        let count = try #require(plain.flatMap { $0 }).blocks.count
        #expect(file.count * 10 < count * 9, "\(file.count) instead of \(count) bytes")
        let several = try PNGRenderer(options: PNGOptions(scale: scale, threadLimit: 4)).data(for: list)
        #expect(several == file)
    }
}
