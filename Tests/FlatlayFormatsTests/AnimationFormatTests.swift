import DrawingTestSupport
import FlatlayAnimation
import FlatlayDrawing
import FlatlayPNG
import FlatlayRendering
import Foundation
import Testing
@testable import FlatlayFormats

@Suite("Animation formats") struct AnimationFormatTests {
    private static func data(
        _ format: AnimationFormat, change: (inout AnimationFileSettings) -> Void = { _ in }
    ) throws -> Data {
        var settings = AnimationFileSettings(AnimationOptions(framesPerSecond: 10))
        change(&settings)
        return try format.encoder.init(settings: settings, cache: RenderCache()).data(for: SampleAnimation.animation)
    }

    @Test("file extensions name formats")
    func endings() {
        #expect(AnimationFormat(pathExtension: "APNG") == .png)
        #expect(AnimationFormat(pathExtension: "WebP") == .webP)
        #expect(AnimationFormat(pathExtension: "gif") == nil)
        #expect(AnimationFormat.list() == ".png, .webp or .svg")
        #expect(AnimationFormat.listOfEndings() == ".png, .apng, .webp or .svg")
        for format in AnimationFormat.allCases {
            for ending in format.endings { #expect(AnimationFormat(pathExtension: ending) == format) }
        }
    }

    @Test("no file extension names two formats")
    func uniqueEndings() {
        let animations = AnimationFormat.allCases.flatMap(\.endings)
        let images = ImageFormat.allCases.flatMap(\.endings)
        #expect(Set(animations).count == animations.count)
        #expect(Set(images).count == images.count)
    }

    @Test(
        "settings have an effect on the formats that have them, and on no others", arguments: AnimationFormat.allCases)
    func settings(format: AnimationFormat) throws {
        let plain = try Self.data(format)
        #expect(try Self.data(format) == plain)
        #expect(try (Self.data(format) { $0.quality = 50 } != plain) == format.hasQuality)
        #expect(try (Self.data(format) { $0.pngCompression = .smallest } != plain) == format.hasPNGCompression)
        #expect(try (Self.data(format) { $0.playback.poster = 0.3 } != plain) == format.hasPoster)
        #expect(try (Self.data(format) { $0.title = "Cards" } != plain) == (format == .svg))
    }

    @Test("a quality outside 0…100 is an error", arguments: [-1, 101, .nan])
    func quality(quality: Double) {
        for format in AnimationFormat.allCases where format.hasQuality {
            #expect(throws: AnimationError.self) { try Self.data(format) { $0.quality = quality } }
        }
    }

    @Test("an image beyond the format's limit is an error")
    func sides() {
        for format in AnimationFormat.allCases {
            guard let limit = format.encoder.pixelSideLimit else { continue }
            let wide = AnimatedDisplayList(size: CGSize(width: limit + 1, height: 1), duration: 0, layers: [])
            let error = #expect(throws: RenderError.self) {
                try format.encoder.init(settings: AnimationFileSettings(), cache: RenderCache()).data(for: wide)
            }
            #expect(error == .tooLarge(width: Double(limit + 1), height: 1, limit: limit))
        }
    }
}
