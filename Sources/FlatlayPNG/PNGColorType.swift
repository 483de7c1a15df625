/// The stored components of each pixel, with eight bits per component, by the numbers of
/// https://www.w3.org/TR/png-3/#11IHDR. A larger number stores all that a smaller one does.
package enum PNGColorType: UInt8, Comparable, Sendable {
    /// One component, for opaque greys.
    case grayscale = 0
    /// Red, green and blue, for opaque pixels.
    case truecolor = 2
    /// Red, green, blue and alpha.
    case truecolorWithAlpha = 6

    /// The number of bytes of a pixel.
    var pixelLength: Int {
        switch self {
        case .grayscale: 1
        case .truecolor: 3
        case .truecolorWithAlpha: 4
        }
    }

    /// The next type that stores more; nil if this one stores everything.
    var wider: PNGColorType? {
        switch self {
        case .grayscale: .truecolor
        case .truecolor: .truecolorWithAlpha
        case .truecolorWithAlpha: nil
        }
    }

    package static func < (lhs: PNGColorType, rhs: PNGColorType) -> Bool { lhs.rawValue < rhs.rawValue }
}
