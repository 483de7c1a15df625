import FlatlayPaint
import Foundation

/// When the frames of a film are taken and how long each is shown, in ticks of one frame's length, so that no
/// rounding adds up.
struct FrameSchedule: Equatable {
    /// The most frames of a film.
    static let frameLimit = 3600
    /// The most pixels of all frames: a phone's screen for a minute at 60 frames a second.
    static let pixelLimit = 5_000_000_000

    /// Ticks a second.
    let framesPerSecond: Int
    /// The number of frames; the last shows the settled end.
    let count: Int
    private let duration: Double
    private let ticksAtStart: Int
    private let ticksAtEnd: Int

    /// - Throws: ``AnimationError``, before anything is painted.
    init(_ options: AnimationOptions, duration: Double, region: PixelRegion) throws(AnimationError) {
        try options.check(duration: duration)
        framesPerSecond = options.framesPerSecond
        self.duration = duration
        let rate = Double(options.framesPerSecond)
        // The next whole frame, but for what arithmetic may have added.
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

    /// The moment that a frame shows, in seconds.
    func moment(of index: Int) -> Double {
        min(duration, Double(index) / Double(framesPerSecond))
    }

    /// How long a frame is shown. The first stands for the hold and moves after it; the last stands for the hold.
    func ticks(of index: Int) -> Int {
        if index == count - 1 { return ticksAtEnd + (index == 0 ? ticksAtStart : 0) }
        return index == 0 ? 1 + ticksAtStart : 1
    }
}
