import FlatlayPaint
import FlatlayDrawing
import Foundation

/// How a moving picture is played.
///
/// ```swift
/// var options = AnimationOptions(framesPerSecond: 60, holdAtEnd: 2)
/// options.repeatCount = 1
/// ```
public struct AnimationOptions: Hashable, Sendable {
    /// How many frames a second of movement is cut into, from 1 to 60. An SVG has no frames.
    ///
    /// Browsers show frames of less than 11 ms for 100 ms, so more would be slower.
    public var framesPerSecond: Int
    /// How long the first moment stands before anything moves, in seconds. Frames round it to whole ones.
    public var holdAtStart: Double
    /// How long the last moment stands before all begins anew, in seconds. Frames round it to whole ones.
    public var holdAtEnd: Double
    /// How often it is played, from 1 to 65,535; nil for ever.
    public var repeatCount: Int?
    /// The moment that programs show that know still pictures only, in seconds: of an animated PNG the first frame
    /// unless a poster is named. The other formats have no place for one.
    public var poster: Double?
    /// How much work a frame may be. All frames together may be ten times that of a picture, and a hundred times the
    /// work of filling each.
    public var paintingLimit = PaintingLimit.standard

    /// Options.
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

    /// The longest movement and the longest hold, in seconds.
    public static let longestDuration: Double = 600

    /// - Throws: ``AnimationError`` for what can't be played.
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
