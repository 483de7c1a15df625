import DrawingTestSupport
import FlatlayImages
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayAnimation
@testable import FlatlayPNG
@testable import FlatlayPaint

@Suite("Animated PNG") struct AnimatedPNGTests {
    private func file(
        _ animated: AnimatedDisplayList, _ animation: AnimationOptions = .plain, _ options: PNGOptions = PNGOptions()
    ) throws -> PNGChunks {
        let chunks = PNGChunks(try AnimatedPNGRenderer(options: options, animation: animation).data(for: animated))
        #expect(chunks.faults.isEmpty)
        return chunks
    }

    private let red = (rect(0, 0, 8, 6), ResolvedColor.pureRed)

    @Test("frames contain the changed rectangle, which they replace and do not clear")
    func crop() throws {
        let animated = SampleAnimation.frames([
            [red], [red, (rect(2, 1, 3, 2), .pureBlue)],
            [red, (rect(2, 1, 3, 2), .pureBlue), (rect(7, 5, 1, 1), .black)],
        ])
        let file = try file(animated)
        #expect(file.types == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(file.frames.map(\.rectangle) == [[0, 0, 8, 6], [2, 1, 3, 2], [7, 5, 1, 1]])
        #expect(file.frames.allSatisfy { $0.dispose == 0 && $0.blend == 0 })
        #expect(file.frames.map { [$0.numerator, $0.denominator] } == [[1, 10], [1, 10], [1, 10]])
        #expect(file["acTL"]?.number(0) == 3)
        #expect(file["IHDR"]?.body[9] == 2, "opaque animations have no alpha")
    }

    @Test("equal frames become one longer frame; delays are exact")
    func merging() throws {
        let blue = (rect(0, 0, 1, 1), ResolvedColor.pureBlue)
        let animated = SampleAnimation.frames([
            [red], [red], [red], [red, blue], [red, blue], [red], [red], [red], [red], [red],
        ])
        let options = AnimationOptions(framesPerSecond: 30, holdAtStart: 0.5, holdAtEnd: 1)
        let frames = try file(animated, options).frames
        // 0.3 s of the first with the half second before, 0.2 s of the second, 0.4 s of the third and a second.
        #expect(frames.map { [$0.numerator, $0.denominator] } == [[4, 5], [1, 5], [7, 5]])
        #expect(try file(SampleAnimation.frames([[red], [red]])).frames.map(\.seconds) == [0.2])
    }

    @Test("while nothing moves, nothing is painted: a hundred still frames are within the limit of one")
    func rest() throws {
        let list = picture(100, 100) { builder in
            func blurred(_ depth: Int) {
                guard depth > 0 else { return builder.fill(.rectangle(rect(20, 20, 60, 60)), .color(.black)) }
                builder.withEffect(.blur(radius: 1)) { blurred(depth - 1) }
            }
            blurred(20)
        }
        var options = AnimationOptions(framesPerSecond: 30, holdAtStart: 0, holdAtEnd: 0)
        options.paintingLimit = PaintingLimit(pixels: 1 << 20, steps: 4e7)
        var picture = PNGOptions(background: .white)
        picture.limit = options.paintingLimit
        let animated = AnimatedDisplayList(list, duration: 10)
        let frames = PNGChunks(try AnimatedPNGRenderer(options: picture, animation: options).data(for: animated)).frames
        #expect(frames.count == 1)
        let cost = PaintingCost.steps(of: list.items, in: try PixelRegion(size: list.size, scale: 1))
        #expect(cost < 4e7 && cost * 300 > 4e8 + 1_000 * 10_000 * 300, "painting each would be refused")
    }

    @Test("a pause that is too long for one frame continues in a frame of one pixel")
    func longHolds() throws {
        let encoder = try AnimatedPNGEncoder(
            size: (8, 6), isOpaque: true, scale: 1, ticksPerSecond: 59, repeatCount: 1, poster: nil)
        let bitmap = try PNGRenderer().bitmap(for: SampleAnimation.frames([[red]]).displayList(at: 0))
        for _ in 0..<3 { try encoder.add(bitmap, ticks: 60_001) }
        let long = PNGChunks(try encoder.finish())
        #expect(long.faults.isEmpty)
        #expect(long.frames.map(\.rectangle) == [[0, 0, 8, 6], [0, 0, 1, 1], [0, 0, 1, 1]])
        #expect(long.frames.map { [$0.numerator, $0.denominator] } == Array(repeating: [60_001, 59], count: 3))
    }

    @Test("one frame, and the smallest image")
    func smallest() throws {
        let animated = SampleAnimation.frames(size: CGSize(width: 1, height: 1), [[red]])
        let file = try file(animated)
        #expect(file.types == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "IEND"])
        #expect(file.frames.map(\.rectangle) == [[0, 0, 1, 1]])
        #expect(file["acTL"]?.number(0) == 1)
        let moving = SampleAnimation.frames(
            size: CGSize(width: 1, height: 1), [[red], [(rect(0, 0, 1, 1), .pureBlue)], []])
        #expect(try self.file(moving).pictures() == [[0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 0, 0]])
    }

    @Test("it loops forever, or a given number of times")
    func repeats() throws {
        let animated = SampleAnimation.frames([[red], []])
        #expect(try file(animated)["acTL"]?.number(4) == 0)
        #expect(try file(animated, AnimationOptions(repeatCount: 3))["acTL"]?.number(4) == 3)
    }

    @Test("a poster is the still image, and not part of the animation")
    func poster() throws {
        let blue = (rect(0, 0, 8, 6), ResolvedColor.pureBlue)
        let animated = SampleAnimation.frames([[red], [blue]])
        var options = AnimationOptions.plain
        options.poster = 0.1
        let data = try AnimatedPNGRenderer(animation: options).data(for: animated)
        let file = PNGChunks(data)
        #expect(file.faults.isEmpty)
        #expect(file.types == ["IHDR", "sRGB", "acTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(file.frames.map(\.rectangle) == [[0, 0, 8, 6], [0, 0, 8, 6]])
        // libpng does not support animations and reads the still image.
        #expect(try ImageDecoder().decode(data, name: "animation").pixels.prefix(4) == [255, 0, 0, 255])
        let first = try AnimatedPNGRenderer(animation: .plain).data(for: animated)
        #expect(try ImageDecoder().decode(first, name: "animation").pixels.prefix(4) == [0, 0, 255, 255])
    }

    @Test("a later translucent frame gives all frames an alpha channel")
    func alpha() throws {
        let half = (rect(1, 1, 2, 2), ResolvedColor(hex: 0x00ff00, opacity: 0.5))
        let animated = SampleAnimation.frames([[red], [half], []])
        let file = try file(animated)
        #expect(file["IHDR"]?.body[9] == 6)
        for (index, picture) in try file.pictures().enumerated() {
            let painted = try PNGRenderer().bitmap(for: animated.displayList(at: Double(index) / 10))
            #expect(picture == painted.bytes, "frame \(index)")
        }
        let white = PNGOptions(background: .white)
        #expect(try self.file(animated, .plain, white)["IHDR"]?.body[9] == 2)
    }

    @Test("composed frames equal the painted ones, pixel for pixel", arguments: [nil, ResolvedColor.white])
    func pictures(background: ResolvedColor?) throws {
        let options = PNGOptions(scale: 2, background: background)
        let animation = AnimationOptions(framesPerSecond: 30, holdAtStart: 0, holdAtEnd: 0)
        let animated = SampleAnimation.animation
        let file = try file(animated, animation, options)
        let pictures = try file.pictures()
        #expect(pictures.count == 16)
        let renderer = PNGRenderer(options: options)
        for (index, picture) in pictures.enumerated() {
            let moment = Double(index) / 30
            #expect(picture == (try renderer.bitmap(for: animated.displayList(at: moment))).bytes, "at \(moment)")
        }
        #expect(file["pHYs"]?.number(0) == 5669)
    }

    @Test(
        "Pillow shows the same images for the same times", .enabled(if: Pillow.isInstalled, "needs python3-pil"),
        arguments: [nil, ResolvedColor.white])
    func pillow(background: ResolvedColor?) throws {
        let options = PNGOptions(background: background)
        let animation = AnimationOptions(framesPerSecond: 10, holdAtStart: 0.2, holdAtEnd: 1, poster: 0.5)
        let animated = SampleAnimation.animation
        let data = try AnimatedPNGRenderer(options: options, animation: animation).data(for: animated)
        // Pillow counts the poster as a separate image.
        let frames = try Pillow.frames(of: data).dropFirst()
        #expect(frames.map(\.milliseconds) == [300, 100, 100, 100, 100, 1000])
        for (index, frame) in frames.enumerated() {
            let painted = try PNGRenderer(options: options).bitmap(for: animated.displayList(at: Double(index) / 10))
            #expect(frame.pixels == painted.straightPixels, "frame \(index)")
        }
    }
}
