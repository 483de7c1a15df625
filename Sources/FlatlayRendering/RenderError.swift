/// The reason that an image can't be rendered.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The image has no area, or its size is not a number.
    case invalidSize(width: Double, height: Double)
    /// The scale is not a positive number.
    case invalidScale(Double)
    /// A side of the image has more pixels than the output format can hold; all three are in pixels.
    case tooLarge(width: Double, height: Double, limit: Int)
    /// The total number of pixels exceeds the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// Painting the image takes more steps than the limit; see ``PaintingLimit``.
    case tooMuchPainting(steps: Double, limit: Double)
    /// A side of the image has more points than can be drawn.
    case outOfReach(width: Double, height: Double, limit: Double)
    /// The system has no memory for the image.
    case outOfMemory(bytes: Int)
    /// The process came so close to its memory limit, in bytes, that parts of the image may be missing.
    case memoryLimit(bytes: Int)
    /// A font file that existed before can't be read any more.
    case unreadableFont(path: String)
    /// Cairo failed to draw; the reason is its own error message.
    case drawing(reason: String)
    /// The pixels could not be compressed; the code is the compressor's.
    case encoding(code: Int)
    /// The quality of a lossy format is not between 0 and 100.
    case invalidQuality(Int)
    /// A format needs a library that is missing or has the wrong version.
    case missingLibrary(name: String, package: String)

    /// The problem, and how to fix it.
    public var description: String {
        switch self {
        case .invalidSize(let width, let height):
            "an image of \(width)×\(height) points can't be drawn; give it a positive width and height"
        case .invalidScale(let scale):
            "a scale of \(scale) can't be drawn; give a positive number, such as 2"
        case .tooLarge(let width, let height, let limit):
            "the image would have \(Self.pixels(width))×\(Self.pixels(height)) pixels, over the limit of \(limit) per "
                + "side; lower the scale, or divide the collection into several images"
        case .tooManyPixels(let width, let height, let limit):
            "the image would have \(width)×\(height) pixels, over the limit of \(limit) in all; lower the scale, or raise "
                + "the limit (--pixel-limit, PaintingLimit)"
        case .tooMuchPainting(let steps, let limit):
            "painting the image would take \(Self.pixels(steps)) steps, over the limit of \(Self.pixels(limit)); use "
                + "fewer or smaller blurs, shadows, gradients and layers, lower the scale, or raise the limit (--pixel-limit, "
                + "PaintingLimit)"
        case .outOfReach(let width, let height, let limit):
            "the image would have \(Self.pixels(width))×\(Self.pixels(height)) points, over the limit of "
                + "\(Self.pixels(limit)) per side; show fewer items, or a part of them with a height"
        case .outOfMemory(let bytes):
            "there are no \(max(1, bytes / 1_000_000)) MB of memory for the image; lower the scale, or write a PNG file, "
                + "which is written piece by piece"
        case .memoryLimit(let bytes):
            "the process may use \(bytes / 1_000_000) MB of memory, too little for this image; raise the limit "
                + "('ulimit -v'), or render the image in several parts"
        case .unreadableFont(let path):
            "font '\(path)' can't be read: its file is gone or damaged, or the process has no memory or no files left "
                + "to open it with; check the file and the limits of the process ('ulimit -v', 'ulimit -n')"
        case .drawing(let reason):
            "the image can't be drawn: \(reason)"
        case .encoding(let code):
            "the image can't be encoded: the compressor returned \(code)"
        case .invalidQuality(let quality):
            "a quality of \(quality) is not valid; give a number from 0 to 100"
        case .missingLibrary(let name, let package):
            "the format needs \(name), which is not installed in the version that this program was built with; install "
                + "Debian's package: apt-get install \(package), or write another format"
        }
    }

    private static func pixels(_ value: Double) -> String {
        value < 1e15 ? String(Int(value)) : String(value)
    }
}
