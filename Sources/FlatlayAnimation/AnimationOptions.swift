import FlatlayPaint
import FlatlayDrawing
import Foundation

/// The frame rate, pauses and repetitions of an animation.
///
/// ```swift
/// var options = AnimationOptions(framesPerSecond: 60, holdAtEnd: 2)
/// options.repeatCount = 1
/// ```
public struct AnimationOptions: Hashable, Sendable {
    /// Frames per second, from 1 to 60. An SVG has no frames.
    ///
    /// Browsers show frames shorter than 11 ms for 100 ms, so higher rates would play slower.
    public var framesPerSecond: Int
    /// How long the first image is shown before the animation starts, in seconds, rounded to whole frames.
    public var holdAtStart: Double
    /// How long the last image is shown before the animation repeats, in seconds, rounded to whole frames.
    public var holdAtEnd: Double
    /// How often the animation is played, from 1 to 65,535; nil for endlessly.
    public var repeatCount: Int?
    /// The time, in seconds, of the image for programs that do not support animated PNG; nil for the first frame. Other
    /// formats ignore it.
    public var poster: Double?
    /// The maximum work of painting a frame. All frames together may take ten times the work of one image, plus a
    /// thousand steps per pixel of each frame.
    public var paintingLimit = PaintingLimit.standard

    /// Creates options.
    public init(
        framesPerSecond: Int = 30, holdAtStart: Double = 0.5, holdAtEnd: Double = 1, repeatCount: Int? = nil,
        poster: Double? = nil
    ) {
        self.framesPerSecond = framesPerSecond
        self.holdAtStart = holdAtStart
        self.holdAtEnd = holdAtEnd
        self.repeatCount = repeatCount
        self.poster = poster
    }

    /// The maximum duration of an animation and of each pause, in seconds.
    public static let longestDuration: Double = 600

    /// Checks the options for an animation of a duration.
    ///
    /// - Throws: ``AnimationError``.
    func check(duration: Double) throws(AnimationError) {
        let seconds = 0...AnimationOptions.longestDuration
        guard seconds.contains(duration) else { throw .duration(duration) }
        guard (1...60).contains(framesPerSecond) else { throw .framesPerSecond(framesPerSecond) }
        guard seconds.contains(holdAtStart) else { throw .hold("start", holdAtStart) }
        guard seconds.contains(holdAtEnd) else { throw .hold("end", holdAtEnd) }
        if let repeatCount, !(1...65_535).contains(repeatCount) { throw .repeatCount(repeatCount) }
        if let poster, !(0...duration).contains(poster) { throw .moment(poster, duration: duration) }
    }
}
