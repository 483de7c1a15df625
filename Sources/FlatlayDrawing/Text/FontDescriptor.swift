import Foundation

/// The font that a text span requests.
///
/// ```swift
/// FontDescriptor(family: .system, size: 17, weight: 600)
/// ```
public struct FontDescriptor: Hashable, Sendable {
    /// A family, by role or by name.
    public enum Family: Hashable, Sendable, CustomStringConvertible {
        /// The system font.
        case system
        /// The system's serif font.
        case serif
        /// The system's rounded font.
        case rounded
        /// The system's monospaced font.
        case monospaced
        /// A family by name.
        case named(String)

        /// The role or the name.
        public var description: String {
            switch self {
            case .system: "system"
            case .serif: "serif"
            case .rounded: "rounded"
            case .monospaced: "monospaced"
            case .named(let name): name
            }
        }
    }

    /// The font family.
    public var family: Family
    /// The size in points.
    public var size: CGFloat
    /// The weight from 100 (ultra light) through 400 (regular) to 900 (black).
    public var weight: Int
    /// Whether the font is italic.
    public var isItalic: Bool
    /// Whether all digits have the same width.
    public var hasMonospacedDigits: Bool
    /// The width of the face in percent of the normal one.
    public var width: Int
    /// The OpenType features that differ from those a font has by itself: the value of each by its tag, 0 for off.
    /// `["ss01": 1, "calt": 0]`.
    public var features: [String: Int]

    /// Creates a font descriptor.
    public init(
        family: Family = .system, size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, width: Int = 100, features: [String: Int] = [:]
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.width = width
        self.features = features
    }
}

/// The vertical metrics of a font at a size, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of a line.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom of a line.
    public var descent: CGFloat
    /// The gap between lines that the font specifies.
    public var leading: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat

    /// The height of a line without the gap.
    public var lineHeight: CGFloat { ascent + descent }

    /// Creates font metrics.
    public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }
}
