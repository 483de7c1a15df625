import DrawingTestSupport
import FlatlayRendering
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayAnimation

@Suite("What can't be animated") struct AnimationErrorTests {
    private static let animation = SampleAnimation.animation

    private static func animation(duration: Double, side: CGFloat = 10) -> AnimatedDisplayList {
        var animation = AnimatedDisplayList(size: CGSize(width: side, height: side), duration: 0, layers: [])
        animation.duration = duration
        return animation
    }

    private static let table: [(AnimatedDisplayList, AnimationOptions, String)] = [
        (
            animation, AnimationOptions(framesPerSecond: 0),
            "0 frames per second can't be shown; give a whole number from 1 to 60"
        ),
        (
            animation, AnimationOptions(framesPerSecond: 61),
            "61 frames per second can't be shown; give a whole number from 1 to 60"
        ),
        (
            animation, AnimationOptions(holdAtStart: -1),
            "the start can't be shown for -1.0 seconds; give a number from 0 to 600"
        ),
        (
            animation, AnimationOptions(holdAtEnd: .nan),
            "the end can't be shown for nan seconds; give a number from 0 to 600"
        ),
        (
            animation, AnimationOptions(repeatCount: 0),
            "an animation can't be played 0 times; give a whole number from 1 to 65535, or none to repeat it forever"
        ),
        (
            animation, AnimationOptions(poster: 0.6),
            "there is no moment 0.6 in an animation of 0.5 seconds; give a number from 0 to 0.5"
        ),
        (
            animation(duration: .infinity), AnimationOptions(),
            "an animation of inf seconds can't be written; give it 0 to 600 seconds"
        ),
        (
            animation(duration: 600.5), AnimationOptions(),
            "an animation of 600.5 seconds can't be written; give it 0 to 600 seconds"
        ),
    ]

    @Test("is an error in every format", arguments: table.indices)
    func all(row: Int) {
        let (animation, options, text) = Self.table[row]
        let writers: [() throws -> Data] = [
            { try AnimatedPNGRenderer(animation: options).data(for: animation) },
            { try AnimatedWebPRenderer(animation: options).data(for: animation) },
            { try AnimatedSVGWriter(animation: options).data(for: animation) },
        ]
        for write in writers {
            let error = #expect(throws: AnimationError.self) { _ = try write() }
            #expect(error?.description == text)
        }
    }

    @Test("is found before anything is painted")
    func tooMuch() {
        let clock = ThreadClock()
        let time = clock.measure {
            let long = #expect(throws: AnimationError.self) {
                try AnimatedPNGRenderer().data(for: Self.animation(duration: 121, side: 30_000))
            }
            #expect(
                long?.description
                    == "the animation would have 3631 frames, over the limit of 3600; lower the frame rate")
            let large = #expect(throws: AnimationError.self) {
                try AnimatedPNGRenderer().data(for: Self.animation(duration: 1, side: 30_000))
            }
            #expect(
                large?.description
                    == "31 frames of 30000×30000 pixels are more than the limit of 5000000000 pixels; lower the scale or the frame rate"
            )
            let wide = #expect(throws: RenderError.self) {
                try AnimatedWebPRenderer().data(for: Self.animation(duration: 0, side: 16_384))
            }
            #expect(
                wide?.description
                    == "the image would have 16384×16384 pixels, over the limit of 16383 per side; lower the scale, or divide the collection into several images"
            )
        }
        #expect(time < .seconds(1))
    }

    @Test("has an invalid size, quality or moment")
    func others() {
        let empty = AnimatedDisplayList(size: .zero, duration: 1, layers: [])
        #expect(throws: RenderError.invalidSize(width: 0, height: 0)) { try AnimatedPNGRenderer().data(for: empty) }
        #expect(throws: RenderError.invalidSize(width: 0, height: 0)) { try AnimatedWebPRenderer().data(for: empty) }
        #expect(throws: RenderError.invalidSize(width: 0, height: 0)) { try AnimatedSVGWriter().data(for: empty) }
        let error = #expect(throws: AnimationError.self) {
            try AnimatedWebPRenderer(compression: .lossy(quality: 101)).data(for: Self.animation)
        }
        #expect(error?.description == "a quality of 101.0 can't be written; give a number from 0 to 100")
        #expect(throws: AnimationError.moment(-1, duration: 0.5)) {
            try AnimatedSVGWriter().data(for: Self.animation, frozenAt: -1)
        }
        #expect(
            AnimationError.momentCount(0, limit: 100).description
                == "a strip can't show 0 moments; give a whole number from 1 to 100")
        #expect(AnimationError.encoding(reason: "no room").description == "the animation can't be encoded: no room")
    }

    @Test("an animation without layers is an empty still image")
    func nothing() throws {
        let animation = Self.animation(duration: 1)
        let file = PNGChunks(try AnimatedPNGRenderer(animation: .plain).data(for: animation))
        #expect(file.faults.isEmpty)
        #expect(file.frames.map(\.seconds) == [1.1])
        #expect(try AnimatedWebPRenderer().data(for: animation).count > 20)
        #expect(
            try String(decoding: AnimatedSVGWriter().data(for: animation), as: UTF8.self) == """
                <svg xmlns="http://www.w3.org/2000/svg" id="flatlay" width="10" height="10" viewBox="0 0 10 10">
                </svg>

                """)
    }
}
