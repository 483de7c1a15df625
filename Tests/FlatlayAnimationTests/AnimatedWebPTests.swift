import DrawingTestSupport
import FlatlayAnimation
import FlatlayPNG
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@Suite("Animated WebP") struct AnimatedWebPTests {
    /// The parts of a file (https://developers.google.com/speed/webp/docs/riff_container).
    private struct Parts {
        var all: [(type: String, body: Data)] = []

        init(_ file: Data) {
            var rest = file.dropFirst(12)
            while rest.count >= 8 {
                let length = Parts.number(rest.dropFirst(4).prefix(4))
                all.append((String(decoding: rest.prefix(4), as: UTF8.self), Data(rest.dropFirst(8).prefix(length))))
                rest = rest.dropFirst(8 + length + length % 2)
            }
        }

        static func number(_ bytes: Data) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

        /// The rectangle and the milliseconds of each frame.
        var frames: [[Int]] {
            all.filter { $0.type == "ANMF" }.map { part in
                let numbers = (0..<5).map { Parts.number(part.body.dropFirst($0 * 3).prefix(3)) }
                return [numbers[0] * 2, numbers[1] * 2, numbers[2] + 1, numbers[3] + 1, numbers[4]]
            }
        }

        var repeatCount: Int? { all.first { $0.type == "ANIM" }.map { Parts.number($0.body.dropFirst(4).prefix(2)) } }
    }

    private let red = (rect(0, 0, 8, 6), ResolvedColor.pureRed)

    @Test("frames are cropped, equal ones merged, and times rounded from the start")
    func frames() throws {
        let blue = (rect(2, 2, 4, 2), ResolvedColor.pureBlue)
        let animated = SampleAnimation.frames([[red], [red, blue], [red, blue], [red]])
        let options = AnimationOptions(framesPerSecond: 30, holdAtStart: 0.1, holdAtEnd: 0.5, repeatCount: 2)
        let parts = Parts(try AnimatedWebPRenderer(animation: options).data(for: animated))
        #expect(parts.frames == [[0, 0, 8, 6, 200], [2, 2, 4, 2, 200], [2, 2, 4, 2, 500]])
        #expect(parts.repeatCount == 2)
        // A third of 100 ms each: 33, 34 and 33.
        let quick = SampleAnimation.frames([[red], [red, blue]])
        let ten = AnimationOptions(framesPerSecond: 30, holdAtStart: 0, holdAtEnd: 0)
        #expect(try Parts(AnimatedWebPRenderer(animation: ten).data(for: quick)).frames.map(\.last) == [100, 33])
        #expect(try Parts(AnimatedWebPRenderer().data(for: animated)).repeatCount == 0)
    }

    @Test("an animation of one frame is a still image")
    func still() throws {
        let animated = SampleAnimation.frames(size: CGSize(width: 1, height: 1), [[red]])
        let file = try AnimatedWebPRenderer().data(for: animated)
        #expect(file.prefix(4) == Data("RIFF".utf8))
        #expect(Parts(file).frames.isEmpty)
        #expect(file.count == Parts.number(file.dropFirst(4).prefix(4)) + 8)
    }

    @Test(
        "lossless files show what was painted", .enabled(if: Pillow.isInstalled, "needs python3-pil"),
        arguments: [nil, ResolvedColor.white])
    func pillow(background: ResolvedColor?) throws {
        let options = PNGOptions(background: background)
        let animation = AnimationOptions(framesPerSecond: 10, holdAtStart: 0.2, holdAtEnd: 1)
        let data = try AnimatedWebPRenderer(options: options, animation: animation).data(for: SampleAnimation.animation)
        let frames = try Pillow.frames(of: data)
        #expect(frames.map(\.milliseconds) == [300, 100, 100, 100, 100, 1000])
        for (index, frame) in frames.enumerated() {
            let list = SampleAnimation.animation.displayList(at: Double(index) / 10)
            let painted = try PNGRenderer(options: options).bitmap(for: list)
            #expect(frame.pixels == painted.straightPixels, "frame \(index)")
        }
    }

    @Test(
        "with lossy compression, pixels are close to the original, and a lower quality gives smaller files",
        .enabled(if: Pillow.isInstalled, "needs python3-pil"))
    func lossy() throws {
        let options = PNGOptions(background: .white)
        var sizes: [Int] = []
        for quality in [95.0, 50, 5] {
            let data = try AnimatedWebPRenderer(
                options: options, compression: .lossy(quality: quality), animation: .plain
            ).data(for: SampleAnimation.animation)
            sizes.append(data.count)
            let frames = try Pillow.frames(of: data)
            for (index, frame) in frames.enumerated() {
                let list = SampleAnimation.animation.displayList(at: Double(index) / 10)
                let painted = try PNGRenderer(options: options).bitmap(for: list).straightPixels
                let sum = zip(frame.pixels, painted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
                #expect(Double(sum) / Double(painted.count) < (quality > 90 ? 4 : 12), "\(quality), frame \(index)")
            }
        }
        #expect(sizes == sizes.sorted(by: >), "\(sizes)")
    }
}
