import DrawingTestSupport
import FlatlayPNG
import FlatlayPaint
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayFormats
@testable import FlatlayRendering

/// Pixel formats other than PNG, read by other programs.
@Suite("Image formats") struct ImageFormatTests {
    /// Shapes of all kinds without a background, so that there are transparent and translucent pixels.
    private static let list = picture(120, 90) { builder in
        builder.fill(.ellipse(rect(10, 10, 60, 60)), .color(ResolvedColor(hex: 0xff3b30)))
        builder.fill(.rectangle(rect(50, 30, 60, 50)), .color(ResolvedColor(hex: 0x007aff, opacity: 0.5)))
        builder.glyphs(GlyphFixtures.run("Ag 12", size: 20), origin: CGPoint(x: 8, y: 84), .color(.black))
    }

    private static func data(
        _ format: ImageFormat, _ list: DisplayList = list, change: (inout ImageFileSettings) -> Void = { _ in }
    ) throws -> Data {
        var settings = ImageFileSettings()
        settings.scale = 2
        change(&settings)
        return try format.encoder.init(settings: settings, cache: RenderCache()).data(for: list)
    }

    /// The pixels as read by Pillow, or for AVIF by `avifdec`.
    private static func frame(_ data: Data, _ format: ImageFormat) throws -> Pillow.Frame {
        var data = data
        if format == .avif {
            let script = "avifdec \"$0\" \"$0.png\" > /dev/null && cat \"$0.png\"; rm -f \"$0.png\""
            data = try ExternalTool.run("sh", ["-c", script, "{}"], input: data)
        }
        return try #require(try Pillow.frames(of: data).first)
    }

    /// The mean and the maximum difference of channels. Transparent pixels have no colour.
    private static func difference(_ first: [UInt8], _ second: [UInt8]) -> (mean: Double, most: Int) {
        guard first.count == second.count else { return (.infinity, .max) }
        var (sum, most) = (0, 0)
        for index in first.indices {
            let alpha = min(Int(first[index | 3]), Int(second[index | 3]))
            let weight = index & 3 == 3 ? 255 : alpha
            let distance = abs(Int(first[index]) - Int(second[index])) * weight / 255
            sum += distance
            most = max(most, distance)
        }
        return (Double(sum) / Double(max(1, first.count)), most)
    }

    @Test(
        "other programs read what was painted", .enabled(if: Pillow.isInstalled, "needs python3-pil"),
        arguments: [ImageFormat.webP, .jpeg, .avif])
    func pixels(format: ImageFormat) throws {
        let frame = try Self.frame(Self.data(format), format)
        let options = PNGOptions(scale: 2, background: format == .jpeg ? .white : nil)
        let painted = try PNGRenderer(options: options).bitmap(for: Self.list)
        #expect(frame.width == 240 && frame.pixels.count == 240 * 180 * 4)
        let (mean, most) = Self.difference(frame.pixels, painted.straightPixels)
        switch format {
        case .webP: #expect(most == 0)
        default: #expect(mean < 1.5 && most < 60, "\(mean), \(most)")
        }
    }

    @Test("AVIF with quality 100 is lossless", .enabled(if: Pillow.isInstalled, "needs python3-pil"))
    func lossless() throws {
        let painted = try PNGRenderer(options: PNGOptions(scale: 2)).bitmap(for: Self.list)
        let frame = try Self.frame(Self.data(.avif) { $0.quality = 100 }, .avif)
        // Another program divides colours by their alpha, and rounds them.
        #expect(Self.difference(frame.pixels, painted.straightPixels).most <= 1)
    }

    @Test(
        "a lower quality gives a smaller file, further from the original",
        .enabled(if: Pillow.isInstalled, "needs python3-pil"), arguments: [ImageFormat.webP, .jpeg, .avif])
    func quality(format: ImageFormat) throws {
        let options = PNGOptions(scale: 2, background: format == .jpeg ? .white : nil)
        let painted = try PNGRenderer(options: options).bitmap(for: Self.list).straightPixels
        let files = try [95, 60, 20].map { quality in try Self.data(format) { $0.quality = quality } }
        let sizes = files.map(\.count)
        #expect(sizes == sizes.sorted(by: >), "\(sizes)")
        let distances = try files.map { Self.difference(try Self.frame($0, format).pixels, painted).mean }
        #expect(distances == distances.sorted(), "\(distances)")
    }

    @Test("the same image gives the same file, on any number of threads", arguments: ImageFormat.allCases)
    func sameBytes(format: ImageFormat) throws {
        let one = try Self.data(format) { $0.threadLimit = 1 }
        #expect(try Self.data(format) { $0.threadLimit = 3 } == one)
        #expect(try Self.data(format) == one)
    }

    @Test("the environment variables of libjpeg-turbo's encoder are among those that are cleared")
    func environment() throws {
        let names = ["TJ_ARITHMETIC", "TJ_OPTIMIZE", "TJ_PROGRESSIVE", "TJ_RESTART"]
        #expect(Set(EnvironmentVariable.names { if case .emptied = $0 { true } else { false } }).isSuperset(of: names))
    }

    @Test("a quality outside 0 to 100 is an error", arguments: [ImageFormat.webP, .jpeg, .avif], [-1, 101, Int.max])
    func qualityErrors(format: ImageFormat, quality: Int) {
        let error = #expect(throws: RenderError.self) { try Self.data(format) { $0.quality = quality } }
        #expect(error?.description == "a quality of \(quality) is not valid; give a number from 0 to 100")
    }

    @Test(
        "an image beyond a format's limits is an error before anything is painted",
        arguments: [(ImageFormat.webP, 16_383), (.jpeg, 65_500), (.avif, 65_536)])
    func sides(format: ImageFormat, limit: Int) {
        #expect(format.encoder.pixelSideLimit == limit)
        let list = DisplayList(size: CGSize(width: CGFloat(limit + 1), height: 10), nodes: [], items: [])
        #expect(throws: RenderError.tooLarge(width: Double(limit + 1), height: 10, limit: limit)) {
            try Self.data(format, list) { $0.scale = 1 }
        }
    }

    @Test("the painting limit applies to every pixel format", arguments: [ImageFormat.png, .webP, .jpeg, .avif])
    func limit(format: ImageFormat) {
        // A sixteenth, if the whole image is in memory.
        let limit = format == .png ? 1600 : 100
        #expect(throws: RenderError.tooManyPixels(width: 240, height: 180, limit: limit)) {
            try Self.data(format) { $0.limit = PaintingLimit(pixels: 1600) }
        }
    }

    @Test("JPEG files state the size of the image")
    func density() throws {
        let bytes = try [UInt8](Self.data(.jpeg))
        // Dots per inch: 144 in both directions.
        #expect(Array(bytes[13..<18]) == [1, 0, 144, 0, 144])
    }

    @Test("file extensions name formats")
    func endings() {
        #expect(ImageFormat(pathExtension: "JPG") == .jpeg)
        #expect(ImageFormat(pathExtension: "WebP") == .webP)
        #expect(ImageFormat(pathExtension: "gif") == nil)
        #expect(ImageFormat.list() == ".png, .svg, .pdf, .webp, .jpeg or .avif")
        for format in ImageFormat.allCases { #expect(ImageFormat(pathExtension: format.rawValue) == format) }
        #expect(ImageFormat.listOfEndings() == ".png, .svg, .pdf, .webp, .jpeg, .jpg or .avif")
        #expect(ImageFormat.list("and", of: [.png], dots: false) == "png")
    }
}
