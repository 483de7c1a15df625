import DrawingTestSupport
import FlatlayImages
import CPangoCairo
import CZlib
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

@Suite struct PNGEncoderTests {
    private func bitmap(
        _ width: Int, _ height: Int, isOpaque: Bool, _ generator: inout SeededGenerator
    ) -> RenderedBitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        var color = (UInt8(0), UInt8(0), UInt8(0), UInt8(255))
        for index in 0..<(width * height) {
            // Flat stretches and noise in turn, as in images.
            if index % 7 == 0 || index % 1000 > 900 {
                let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
                func component() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
                color = (component(), component(), component(), alpha)
            }
            bytes += [color.0, color.1, color.2, color.3]
        }
        return RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
    }

    @Test(arguments: [true, false])
    func libpngReadsBackEveryPixel(isOpaque: Bool) throws {
        var generator = SeededGenerator(seed: 42)
        let encoder = PNGEncoder()
        var sizes = [(1, 1), (2, 1), (1, 2), (3, 5), (4, 4), (5, 3), (21_845, 1), (32_767, 1), (1, 32_767)]
        for _ in 0..<25 {
            sizes.append((Int.random(in: 1...300, using: &generator), Int.random(in: 1...300, using: &generator)))
        }
        for (width, height) in sizes {
            let original = bitmap(width, height, isOpaque: isOpaque, &generator)
            let data = try encoder.encode(original)
            let decoded = try ImageDecoder().decode(data, name: "\(width)×\(height)")
            #expect(decoded.pixelWidth == width && decoded.pixelHeight == height)
            #expect(data[25] == (isOpaque || original.hasOnlyOpaquePixels ? 2 : 6), "colour type of \(width)×\(height)")
            let difference = zip(decoded.pixels, original.bytes).map { abs(Int($0) - Int($1)) }.max()
            // Dividing by alpha and multiplying again loses nothing: there are more steps between than before.
            #expect(difference == 0, "\(width)×\(height)")
        }
    }

    /// The number of the filter of each row.
    private func filters(of file: Data, rowLength: Int, rows: Int) throws -> [UInt8] {
        let packed = PNGChunks(file).chunks.filter { $0.type == "IDAT" }.reduce(into: Data()) { $0 += $1.body }
        var bytes = [UInt8](repeating: 0, count: rowLength * rows)
        var count = uLong(bytes.count)
        let answer = packed.withUnsafeBytes {
            uncompress(&bytes, &count, $0.bindMemory(to: UInt8.self).baseAddress, uLong($0.count))
        }
        try #require(answer == Z_OK && count == bytes.count)
        return stride(from: 0, to: bytes.count, by: rowLength).map { bytes[$0] }
    }

    @Test(arguments: [true, false])
    func rowsLikeTheOneAboveAreWrittenAsNoDifference(isOpaque: Bool) throws {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<40 {
            let (width, height) = (
                Int.random(in: 1...400, using: &generator), Int.random(in: 1...900, using: &generator)
            )
            let source = bitmap(width, height, isOpaque: isOpaque, &generator)
            var bytes = source.bytes
            let length = width * 4
            // Rows repeat one by one and in runs longer than the compressed blocks.
            let share = Double.random(in: 0...1, using: &generator)
            for row in 1..<max(height, 2) where row < height && Double.random(in: 0...1, using: &generator) < share {
                let above = bytes[((row - 1) * length)..<(row * length)]
                bytes.replaceSubrange((row * length)..<((row + 1) * length), with: Array(above))
            }
            let picture = RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
            let data = try PNGEncoder().encode(picture)
            #expect(try ImageDecoder().decode(data, name: "rows").pixels == bytes, "\(width)×\(height)")
            let plan = BandPlan(width: width, height: height)
            let starts = Set((0..<plan.count).map { plan.rows(of: $0).lowerBound })
            let expected = (0..<height).map { row -> UInt8 in
                let isRepeated =
                    !starts.contains(row)
                    && bytes[(row * length)..<((row + 1) * length)]
                        .elementsEqual(bytes[((row - 1) * length)..<(row * length)])
                return isRepeated ? 2 : 0
            }
            let rowLength = 1 + width * (data[25] == 2 ? 3 : 4)
            #expect(try filters(of: data, rowLength: rowLength, rows: height) == expected, "\(width)×\(height)")
        }
    }

    /// Files of more than 4 MB are collected in other memory than smaller ones, and in more of it beyond 16 MB.
    @Test(arguments: [1000, 1250, 2500])
    func largeFilesInMemoryEqualThoseOnDisk(side: Int) throws {
        var generator = SeededGenerator(seed: side)
        var pixels = [UInt8](repeating: 255, count: side * side * 4)
        for index in pixels.indices where index % 4 != 3 { pixels[index] = .random(in: 0...255, using: &generator) }
        let image = ImageResource(
            name: "noise", pixelWidth: side, pixelHeight: side, pixels: pixels, isOpaque: true, format: .png,
            encoded: Data())
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        let builder = DisplayListBuilder()
        builder.image(ImageDrawing(image: image, rect: rect, interpolation: .none))
        let list = builder.finish(size: rect.size)
        let folder = try TemporaryFolder()
        for threads in [1, 3] {
            let renderer = PNGRenderer(options: PNGOptions(threadLimit: threads))
            let data = try renderer.data(for: list)
            #expect(data.count > side * side * 2)
            try renderer.write(list, to: folder.path("noise.png"))
            #expect(try data == Data(contentsOf: URL(fileURLWithPath: folder.path("noise.png"))))
        }
    }

    /// A photo (smooth changes with some noise) beside white, above and below flat rows.
    private func photo(
        _ width: Int, _ height: Int, isOpaque: Bool, rows: Range<Int>, columns: Range<Int>,
        _ generator: inout SeededGenerator
    ) -> RenderedBitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        let (dx, dy) = (
            Double.random(in: 0.01...0.05, using: &generator), Double.random(in: 0.01...0.05, using: &generator)
        )
        for y in 0..<height {
            for x in 0..<width {
                guard rows.contains(y), columns.contains(x) else {
                    bytes += y % 40 < 20 || isOpaque ? [255, 255, 255, 255] : [0, 0, 0, 0]
                    continue
                }
                let alpha = isOpaque ? 255 : 200 + x % 40
                for channel in 0..<3 {
                    let wave = 128 + 90 * sin(Double(x) * dx + Double(channel)) * cos(Double(y) * dy)
                    bytes.append(UInt8(min(alpha, Int(wave) + Int.random(in: 0...6, using: &generator))))
                }
                bytes.append(UInt8(alpha))
            }
        }
        return RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
    }

    @Test("rows of photos are filtered, flat ones are not", arguments: [true, false])
    func rowsOfPhotosAreFiltered(isOpaque: Bool) throws {
        var generator = SeededGenerator(seed: 43)
        for _ in 0..<20 {
            let (width, height) = (
                Int.random(in: 500...900, using: &generator), Int.random(in: 100...700, using: &generator)
            )
            let top = Int.random(in: 0...40, using: &generator)
            let columns = Int.random(in: 0...60, using: &generator)..<Int.random(in: 400...width, using: &generator)
            let rows = top..<(height - 20)
            let picture = photo(width, height, isOpaque: isOpaque, rows: rows, columns: columns, &generator)
            let data = try PNGEncoder().encode(picture)
            #expect(try PNGEncoder().encode(picture, threads: 3) == data)
            #expect(try ImageDecoder().decode(data, name: "photo").pixels == picture.bytes)
            let filters = try filters(of: data, rowLength: 1 + width * (data[25] == 2 ? 3 : 4), rows: height)
            let inside = filters[(top + 8)..<(height - 28)]
            #expect(inside.count { $0 != 0 } * 10 >= inside.count * 9, "\(width)×\(height)")
            #expect(filters[(height - 12)...].allSatisfy { $0 == 0 || $0 == 2 })
            #expect(data.count < (rows.count * columns.count * 5 + width * height) * (isOpaque ? 3 : 4) / 6)
        }
    }

    @Test("text and gradients are not filtered")
    func flatRowsStay() throws {
        let bitmap = try PNGRenderer(options: PNGOptions(scale: 2)).bitmap(
            for: picture(600, 300) { builder in
                let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .white, location: 1)]
                builder.fill(.rectangle(rect(0, 0, 600, 300)), .color(.white))
                builder.fill(
                    .rectangle(rect(0, 0, 600, 100)),
                    .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 600, y: 300)))
                // On a gradient, almost every pixel of large text has a colour of its own.
                let headline = GlyphFixtures.run(String(repeating: "Headline ", count: 8), size: 64)
                builder.glyphs(headline, origin: CGPoint(x: 5, y: 70), .color(.black))
                for line in 8..<20 {
                    let run = GlyphFixtures.run(String(repeating: "small text ", count: 10), size: 11)
                    builder.glyphs(run, origin: CGPoint(x: 5, y: 14 * CGFloat(line)), .color(.black))
                }
            })
        let data = try PNGEncoder().encode(bitmap)
        #expect(try filters(of: data, rowLength: 1 + 1200 * 3, rows: 600).allSatisfy { $0 == 0 || $0 == 2 })
    }

    /// A line of labels on a gradient has as many colours as a photo, but only for a few rows.
    @Test func labelsOnGradientsAreNotFiltered() throws {
        let words = ["Swift 6.3", "Deterministic", "Compositional layout", "No simulator", "Snapshots", "Linux", "SVG"]
        for shift in 0..<8 {
            let bitmap = try PNGRenderer().bitmap(
                for: picture(1200, 200) { builder in
                    let stops = [
                        GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1),
                    ]
                    builder.fill(
                        .rectangle(rect(0, 0, 1200, 200)),
                        .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 1200, y: 200)))
                    var x: CGFloat = 10
                    for word in words {
                        let run = GlyphFixtures.run(word, size: 24)
                        builder.glyphs(run, origin: CGPoint(x: x, y: 92 + CGFloat(shift)), .color(.white))
                        x += run.width + 20
                    }
                })
            let data = try PNGEncoder().encode(bitmap)
            #expect(
                try filters(of: data, rowLength: 1 + 1200 * 3, rows: 200).allSatisfy { $0 == 0 || $0 == 2 },
                "\(shift)")
        }
    }

    @Test(arguments: [PNGCompression.small, .smallest])
    func aSmallerFileHoldsTheSamePixels(_ compression: PNGCompression) throws {
        var generator = SeededGenerator(seed: 42)
        let encoder = PNGEncoder()
        var sizes = [(1, 1), (2, 1), (1, 2), (3, 5), (32_767, 1), (1, 32_767)]
        for _ in 0..<12 {
            sizes.append((Int.random(in: 1...200, using: &generator), Int.random(in: 1...200, using: &generator)))
        }
        for isOpaque in [true, false] {
            for (width, height) in sizes {
                let original = bitmap(width, height, isOpaque: isOpaque, &generator)
                let data = try encoder.encode(original, compression: compression)
                #expect(try data == encoder.encode(original, compression: compression))
                let decoded = try ImageDecoder().decode(data, name: "\(width)×\(height)")
                #expect(decoded.pixels == original.bytes, "\(width)×\(height)")
            }
        }
    }

    @Test func eachStepPacksTighter() throws {
        // A gradient gains from filtered rows, flat shapes from a longer search.
        let list = picture(200, 120) { builder in
            let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
            builder.fill(
                .rectangle(rect(0, 0, 200, 60)),
                .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 200, y: 60)))
            for index in 0..<10 {
                builder.fill(.capsule(rect(CGFloat(index) * 20, 70, 18, 40)), .color(.pureGreen))
            }
        }
        let sizes = try PNGCompression.allCases.map { compression in
            let options = PNGOptions(scale: 2, background: .white, compression: compression)
            return try PNGRenderer(options: options).data(for: list).count
        }
        #expect(sizes[1] < sizes[0] && sizes[2] < sizes[1], "\(sizes)")
    }

    @Test func filtersAreThoseOfTheSpecification() throws {
        // Two rows of two grey pixels of one byte each, by hand. The second equals the first, so it is all zero
        // relative to the row above.
        let rows: [UInt8] = [0, 10, 20, 0, 10, 20]
        var filtered = [UInt8](repeating: 0xff, count: rows.count)
        try RowFilter(pixelLength: 1, rowLength: 3).filter(rows, count: rows.count, to: &filtered)
        #expect(filtered == [1, 10, 10, 2, 0, 0])
    }

    @Test func aPictureWithoutClearPixelsNeedsNoAlpha() throws {
        let list = picture(3, 3) { $0.fill(.rectangle(rect(0, 0, 3, 3)), .color(.pureRed)) }
        #expect(try PNGRenderer().data(for: list)[25] == 2)
        let open = picture(3, 3) { $0.fill(.rectangle(rect(0, 0, 3, 2)), .color(.pureRed)) }
        #expect(try PNGRenderer().data(for: open)[25] == 6)
    }

    @Test func theScaleIsNotedInPixelsPerMetre() throws {
        let list = picture(3, 3) { $0.fill(.rectangle(rect(0, 0, 3, 3)), .color(.pureRed)) }
        let double = try PNGRenderer(options: PNGOptions(scale: 2)).data(for: list)
        let range = try #require(double.range(of: Data("pHYs".utf8)))
        // 144 pixels per inch are 5,669 per metre.
        #expect(Array(double[range.upperBound..<(range.upperBound + 9)]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
        #expect(try PNGRenderer().data(for: list).range(of: Data("pHYs".utf8)) == nil)
    }

    @Test func theSamePictureIsTheSameFile() throws {
        let renderer = PNGRenderer(options: PNGOptions(scale: 2))
        let first = try renderer.data(for: SampleSheet.list)
        #expect(try renderer.data(for: SampleSheet.list) == first)
        #expect(try PNGRenderer(options: PNGOptions(scale: 2)).data(for: SampleSheet.list) == first)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["FLATLAY_TIMING"] != nil, "set FLATLAY_TIMING to measure"))
    func isFasterThanCairosOwnEncoder() throws {
        let bitmap = try PNGRenderer(options: PNGOptions(scale: 2, background: .white)).bitmap(for: SampleSheet.list)
        let encoder = PNGEncoder()
        // Both encoders work on this thread, and its processor time does not grow while the machine is busy.
        let clock = ThreadClock()
        var size = 0
        let ours = try clock.measure { for _ in 0..<20 { size = try encoder.encode(bitmap).count } }
        var bytes = bitmap.bytes
        let cairo = bytes.withUnsafeMutableBufferPointer { buffer in
            clock.measure {
                for _ in 0..<20 {
                    let surface = cairo_image_surface_create_for_data(
                        buffer.baseAddress, CAIRO_FORMAT_RGB24, Int32(bitmap.width), Int32(bitmap.height),
                        Int32(bitmap.bytesPerRow))
                    cairo_surface_write_to_png_stream(surface, { _, _, _ in CAIRO_STATUS_SUCCESS }, nil)
                    cairo_surface_destroy(surface)
                }
            }
        }
        print(
            "PNG of \(bitmap.width)×\(bitmap.height): \(size) bytes; ours \(ours / 20), Cairo's \(cairo / 20), "
                + "ratio \(cairo / ours)")
        #expect(cairo / ours > 3)
    }
}
