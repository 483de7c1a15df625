/// Why a moving picture can't be made.
public enum AnimationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not as many frames a second as can be shown.
    case framesPerSecond(Int)
    /// A time that the first or last moment can't stand; the name of that end comes first.
    case hold(String, Double)
    /// Not as often as can be played.
    case repeatCount(Int)
    /// A movement without end, or longer than can be written.
    case duration(Double)
    /// A moment outside the movement, in seconds.
    case moment(Double, duration: Double)
    /// More frames than can be written.
    case tooManyFrames(Int, limit: Int)
    /// More pixels in all frames than can be painted.
    case tooManyPixels(frames: Int, width: Int, height: Int, limit: Int)
    /// A number of moments that a strip can't show.
    case momentCount(Int, limit: Int)
    /// A number of columns that a strip can't have.
    case columnCount(Int)
    /// A quality that is no number from 0 to 100.
    case quality(Double)
    /// The frames could not be packed; the reason is the library's own.
    case encoding(reason: String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .framesPerSecond(let count):
            "\(count) frames a second can't be shown; give a whole number from 1 to 60"
        case .hold(let end, let seconds):
            "the \(end) can't stand for \(seconds) seconds; give a number from 0 to 600"
        case .repeatCount(let count):
            "a film can't be played \(count) times; give a whole number from 1 to 65535, or none to repeat it for ever"
        case .duration(let seconds):
            "a movement of \(seconds) seconds can't be written; give it 0 to 600 seconds"
        case .moment(let seconds, let duration):
            "there is no moment \(seconds) in a movement of \(duration) seconds; give a number from 0 to \(duration)"
        case .tooManyFrames(let count, let limit):
            "the film would have \(count) frames, over the limit of \(limit); lower the frames a second"
        case .tooManyPixels(let frames, let width, let height, let limit):
            "\(frames) frames of \(width)×\(height) pixels are more than the limit of \(limit) pixels; lower the scale "
                + "or the frames a second"
        case .momentCount(let count, let limit):
            "a strip can't show \(count) moments; give a whole number from 1 to \(limit)"
        case .columnCount(let count):
            "a strip can't have \(count) columns; give a whole number from 1, or none for a single row"
        case .quality(let value):
            "a quality of \(value) can't be written; give a number from 0 to 100"
        case .encoding(let reason):
            "the film can't be encoded: \(reason)"
        }
    }
}
