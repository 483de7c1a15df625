/// Why a picture can't be made.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture has no area, or its size is not a number.
    case invalidSize(width: Double, height: Double)
    /// The scale is not a positive number.
    case invalidScale(Double)
    /// The picture has more pixels on a side than the output can hold; all three are in pixels.
    case tooLarge(width: Double, height: Double, limit: Int)
    /// The system has no memory for the picture.
    case outOfMemory(bytes: Int)
    /// Cairo refused to draw; the reason is its own text.
    case drawing(reason: String)
    /// The pixels could not be packed; the number is the compressor's.
    case encoding(code: Int)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .invalidSize(let width, let height):
            "a picture of \(width)×\(height) points can't be drawn; give it a positive width and height"
        case .invalidScale(let scale):
            "a scale of \(scale) can't be drawn; give a positive number, such as 2"
        case .tooLarge(let width, let height, let limit):
            "the picture would have \(Self.pixels(width))×\(Self.pixels(height)) pixels, over the limit of \(limit) a "
                + "side; lower the scale, or divide the collection into several pictures"
        case .outOfMemory(let bytes):
            "there are no \(max(1, bytes / 1_000_000)) MB of memory for the picture; lower the scale, or write a PNG file, "
                + "which is made piece by piece"
        case .drawing(let reason):
            "the picture can't be drawn: \(reason)"
        case .encoding(let code):
            "the picture can't be encoded: the compressor answered \(code)"
        }
    }

    private static func pixels(_ value: Double) -> String {
        value < 1e15 ? String(Int(value)) : String(value)
    }
}
