import CoreGeometry
import DrawingTestSupport
import FlatlayDrawing
import FlatlayImages
import FlatlayRendering
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// Images that draw greys alone are stored with one byte per pixel, and read back as the pixels that were painted.
@Suite struct GrayscaleTests {
    private static let size = CGSize(width: 61, height: 83)
    private static let whole = CGRect(origin: .zero, size: size)

    private func list(_ draw: (DisplayListBuilder) -> Void) -> DisplayList {
        let builder = DisplayListBuilder()
        draw(builder)
        return builder.finish(size: GrayscaleTests.size)
    }

    private func data(
        _ list: DisplayList, background: ResolvedColor? = .white, _ compression: PNGCompression = .fast,
        threads: Int = 1, rowsPerBand: Int? = nil
    ) throws -> Data {
        let renderer = PNGRenderer(
            options: PNGOptions(background: background, compression: compression, threadLimit: threads))
        renderer.rowsPerBand = rowsPerBand
        return try renderer.data(for: list)
    }

    /// What the file stores of each pixel.
    private func colorType(of file: Data) -> PNGColorType? { PNGColorType(rawValue: file[25]) }

    /// Draws random greys, in groups with any effect.
    private func drawGrays(_ builder: DisplayListBuilder, _ numbers: inout SeededGenerator, depth: Int = 0) {
        func gray(_ numbers: inout SeededGenerator) -> ResolvedColor {
            let level = Float(numbers.next(256)) / 255
            return ResolvedColor(red: level, green: level, blue: level, opacity: numbers.pick([1, 1, 0.5, 0.03]))
        }
        for _ in 0..<(2 + numbers.next(4)) {
            let rect = CGRect(
                x: Double(numbers.next(60)) + 0.3, y: Double(numbers.next(80)), width: Double(1 + numbers.next(50)),
                height: Double(1 + numbers.next(50)) + 0.7)
            switch numbers.next(depth < 3 ? 6 : 3) {
            case 0: builder.fill(.rectangle(rect), .color(gray(&numbers)))
            case 1: builder.stroke(.ellipse(rect), .color(gray(&numbers)), style: StrokeStyle(lineWidth: 3))
            case 2:
                let stops = [0, 0.4, 1].map { GradientStop(color: gray(&numbers), location: $0) }
                builder.fill(
                    .roundedRectangle(rect, cornerSize: CGSize(width: 6, height: 6), style: .continuous),
                    .linearGradient(stops: stops, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY)))
            case 3:
                let mode = BlendMode.allCases[numbers.next(BlendMode.allCases.count)]
                builder.withEffect(.blendMode(mode)) { drawGrays(builder, &numbers, depth: depth + 1) }
            case 4:
                // A mask counts by its opacity alone.
                builder.withMask {
                    builder.fill(.ellipse(rect), .color(ResolvedColor(red: 1, green: 0, blue: 0)))
                } _: {
                    drawGrays(builder, &numbers, depth: depth + 1)
                }
            default:
                let effects: [DisplayList.Effect] = [
                    .shadow(color: gray(&numbers), radius: 4, offset: CGSize(width: 2, height: 3)),
                    .blur(radius: 3), .opacity(0.4), .isolation, .luminanceToAlpha, .clip(.ellipse(rect), FillStyle()),
                    .transform(CGAffineTransform(rotationAngle: 0.2)),
                ]
                builder.withEffect(numbers.pick(effects)) { drawGrays(builder, &numbers, depth: depth + 1) }
            }
        }
    }

    @Test(arguments: 0..<60)
    func libpngReadsBackWhatWasPainted(seed: Int) throws {
        var numbers = SeededGenerator(seed: seed)
        let background: ResolvedColor? = seed % 5 == 4 ? nil : .white
        let list = list { drawGrays($0, &numbers) }
        #expect(list.items.isGray)
        let painted = try PNGRenderer(options: PNGOptions(background: background)).bitmap(for: list)
        let pixels = painted.straightPixels
        let isGray = pixels.indices.allSatisfy { $0 % 4 == 3 || pixels[$0] == pixels[$0 / 4 * 4] }
        let expected: PNGColorType =
            painted.hasOnlyOpaquePixels ? isGray ? .grayscale : .truecolor : .truecolorWithAlpha
        for compression in PNGCompression.allCases {
            let file = try data(list, background: background, compression)
            #expect(try LibPNG.pixels(of: file).bytes == pixels, "\(compression)")
            #expect(colorType(of: file) == expected)
        }
        for rowsPerBand in [nil, 7, 40] {
            let one = try data(list, background: background, rowsPerBand: rowsPerBand)
            #expect(try LibPNG.pixels(of: one).bytes == pixels)
            for threads in [2, 5] {
                let file = try data(list, background: background, threads: threads, rowsPerBand: rowsPerBand)
                #expect(file == one, "\(threads) threads, bands of \(rowsPerBand ?? 0) rows")
            }
        }
    }

    @Test(arguments: [1, 4])
    func stripsBeforeATransparentPixelAreWrittenAgain(threads: Int) throws {
        let list = list {
            $0.fill(.rectangle(CGRect(x: 0, y: 0, width: 61, height: 82)), .color(ResolvedColor(hex: 0x80_8080)))
        }
        let file = try data(list, background: nil, threads: threads, rowsPerBand: 10)
        #expect(colorType(of: file) == .truecolorWithAlpha)
        let painted = try PNGRenderer().bitmap(for: list)
        #expect(try LibPNG.pixels(of: file).bytes == painted.straightPixels)
    }

    @Test func colorsAnywhereAreSeen() throws {
        let red = ResolvedColor(red: 1, green: 0, blue: 0)
        let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: red, location: 1)]
        let drawings: [(DisplayListBuilder) -> Void] = [
            { $0.fill(.rectangle(rect), .color(red)) },
            { $0.stroke(.rectangle(rect), .color(red)) },
            { $0.fill(.rectangle(rect), .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 9, y: 9))) },
            { builder in
                builder.withEffect(.shadow(color: red, radius: 2, offset: .zero)) {
                    builder.fill(.rectangle(rect), .color(.black))
                }
            },
            { builder in
                builder.withEffect(.opacity(0.5)) {
                    builder.withEffect(.clip(.rectangle(rect), FillStyle())) {
                        builder.fill(.rectangle(rect), .color(red))
                    }
                }
            },
        ]
        for draw in drawings {
            let list = list { builder in
                builder.fill(.rectangle(Self.whole), .color(.white))
                draw(builder)
            }
            #expect(!list.items.isGray)
            let file = try data(list)
            #expect(colorType(of: file) == .truecolor)
            #expect(try LibPNG.pixels(of: file).bytes == PNGRenderer().bitmap(for: list).straightPixels)
        }
        let gray = list { $0.fill(.rectangle(rect), .color(.black)) }
        #expect(try colorType(of: data(gray, background: red)) == .truecolor)
        #expect(try colorType(of: data(gray)) == .grayscale)
    }

    /// Greys have a third of the bytes, so more rows fit into the memory that is compressed at once.
    @Test func aLargeImage() throws {
        var numbers = SeededGenerator(seed: 3)
        let builder = DisplayListBuilder()
        builder.fill(.rectangle(CGRect(x: 0, y: 0, width: 1500, height: 2500)), .color(.white))
        for _ in 0..<3000 {
            let level = Float(numbers.next(256)) / 255
            let origin = CGPoint(x: numbers.next(1500), y: numbers.next(2500))
            let color = ResolvedColor(red: level, green: level, blue: level)
            builder.fill(.ellipse(CGRect(origin: origin, size: CGSize(width: 9.5, height: 7.25))), .color(color))
        }
        let list = builder.finish(size: CGSize(width: 1500, height: 2500))
        let painted = try PNGRenderer().bitmap(for: list)
        let file = try data(list, threads: 3)
        #expect(colorType(of: file) == .grayscale)
        #expect(try LibPNG.pixels(of: file, isBlueFirst: true).bytes == painted.bytes)
        #expect(try file.count * 10 < PNGEncoder().encode(painted).count * 7)
    }
}
