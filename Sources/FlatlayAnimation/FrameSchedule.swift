import FlatlayPaint
import Foundation

/// The times and durations of an animation's frames. Durations are in ticks, one per frame interval, so rounding errors
/// do not accumulate.
struct FrameSchedule: Equatable {
    /// The maximum number of frames.
    static let frameLimit = 3600
    /// The maximum number of pixels in all frames: a phone screen for a minute at 60 frames per second.
    static let pixelLimit = 5_000_000_000

    /// Ticks per second.
    let framesPerSecond: Int
    /// The number of frames. The last one shows the final state.
    let count: Int
    private let duration: Double
    private let ticksAtStart: Int
    private let ticksAtEnd: Int

    /// Creates the schedule of an animation of a duration.
    ///
    /// - Throws: ``AnimationError``.
    init(_ options: AnimationOptions, duration: Double, region: PixelRegion) throws(AnimationError) {
        try options.check(duration: duration)
        framesPerSecond = options.framesPerSecond
        self.duration = duration
        let rate = Double(options.framesPerSecond)
        // Rounded up to a whole frame, with a tolerance for floating-point errors.
        count = Int((duration * rate - 1e-6).rounded(.up)) + 1
        ticksAtStart = Int((options.holdAtStart * rate).rounded())
        ticksAtEnd = max(1, Int((options.holdAtEnd * rate).rounded()))
        guard count <= FrameSchedule.frameLimit else {
            throw .tooManyFrames(count, limit: FrameSchedule.frameLimit)
        }
        guard count * region.width * region.height <= FrameSchedule.pixelLimit else {
            throw .tooManyPixels(
                frames: count, width: region.width, height: region.height, limit: FrameSchedule.pixelLimit)
        }
    }

    /// Returns the time of a frame, in seconds.
    func moment(of index: Int) -> Double {
        min(duration, Double(index) / Double(framesPerSecond))
    }

    /// Returns the duration of a frame. The first and the last frame include their pauses.
    func ticks(of index: Int) -> Int {
        if index == count - 1 { return ticksAtEnd + (index == 0 ? ticksAtStart : 0) }
        return index == 0 ? 1 + ticksAtStart : 1
    }
}
