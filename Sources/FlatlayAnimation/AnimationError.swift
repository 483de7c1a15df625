/// An error of creating or encoding an animation.
public enum AnimationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A frame rate outside 1…60.
    case framesPerSecond(Int)
    /// An invalid duration of the first or last image. The first value is `start` or `end`.
    case hold(String, Double)
    /// A number of repetitions outside 1…65,535.
    case repeatCount(Int)
    /// An infinite duration, or one over the limit.
    case duration(Double)
    /// A time outside the animation, in seconds.
    case moment(Double, duration: Double)
    /// More frames than the limit.
    case tooManyFrames(Int, limit: Int)
    /// More pixels in all frames than the limit.
    case tooManyPixels(frames: Int, width: Int, height: Int, limit: Int)
    /// An invalid number of moments of a strip.
    case momentCount(Int, limit: Int)
    /// An invalid number of columns of a strip.
    case columnCount(Int)
    /// A quality outside 0…100.
    case quality(Double)
    /// The frames could not be encoded. The reason is the library's message.
    case encoding(reason: String)

    /// The problem and its solution.
    public var description: String {
        switch self {
        case .framesPerSecond(let count):
            "\(count) frames per second can't be shown; give a whole number from 1 to 60"
        case .hold(let end, let seconds):
            "the \(end) can't be shown for \(seconds) seconds; give a number from 0 to 600"
        case .repeatCount(let count):
            "an animation can't be played \(count) times; give a whole number from 1 to 65535, or none to repeat it forever"
        case .duration(let seconds):
            "an animation of \(seconds) seconds can't be written; give it 0 to 600 seconds"
        case .moment(let seconds, let duration):
            "there is no moment \(seconds) in an animation of \(duration) seconds; give a number from 0 to \(duration)"
        case .tooManyFrames(let count, let limit):
            "the animation would have \(count) frames, over the limit of \(limit); lower the frame rate"
        case .tooManyPixels(let frames, let width, let height, let limit):
            "\(frames) frames of \(width)×\(height) pixels are more than the limit of \(limit) pixels; lower the scale "
                + "or the frame rate"
        case .momentCount(let count, let limit):
            "a strip can't show \(count) moments; give a whole number from 1 to \(limit)"
        case .columnCount(let count):
            "a strip can't have \(count) columns; give a whole number from 1, or none for a single row"
        case .quality(let value):
            "a quality of \(value) can't be written; give a number from 0 to 100"
        case .encoding(let reason):
            "the animation can't be encoded: \(reason)"
        }
    }
}
