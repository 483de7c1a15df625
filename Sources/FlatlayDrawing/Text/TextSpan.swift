import Foundation

/// A piece of a paragraph with attributes of its own. `Text + Text` gives one paragraph of several spans.
public struct TextSpan: Equatable, Sendable {
    /// A line below or through text.
    public struct LineDecoration: Hashable, Sendable {
        /// How the line is divided.
        public enum Pattern: String, Hashable, Sendable, CaseIterable {
            /// Not at all.
            case solid
            /// Dots.
            case dot
            /// Dashes.
            case dash
            /// A dash and a dot in turn.
            case dashDot
            /// A dash and two dots in turn.
            case dashDotDot
        }

        /// The colour; nil for that of the text.
        public var color: ResolvedColor?
        /// How the line is divided.
        public var pattern: Pattern

        /// A line decoration.
        public init(color: ResolvedColor? = nil, pattern: Pattern = .solid) {
            self.color = color
            self.pattern = pattern
        }
    }

    /// Something that stands in a line in place of a character, such as a symbol.
    public struct Attachment: Hashable, Sendable {
        /// Its width in points.
        public var width: CGFloat
        /// How far it reaches above the baseline.
        public var ascent: CGFloat
        /// How far it reaches below the baseline.
        public var descent: CGFloat

        /// The character that a span of an attachment has as its text.
        public static let character = "\u{fffc}"

        /// An attachment.
        public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// The characters. A newline starts a new line of the same text.
    public var text: String
    /// The font.
    public var font: FontDescriptor
    /// The colour; nil for the foreground style of the view that draws the text.
    public var color: ResolvedColor?
    /// Points added after each character.
    public var kerning: CGFloat
    /// Points by which the characters stand above the baseline.
    public var baselineOffset: CGFloat
    /// The line below the text, if any.
    public var underline: LineDecoration?
    /// The line through the text, if any.
    public var strikethrough: LineDecoration?
    /// A number of the caller's, which the runs of the span carry: it says how they are to be drawn, and changes no
    /// shape.
    public var tag: Int
    /// What is drawn in place of the text, which is ``Attachment/character``.
    public var attachment: Attachment?

    /// A span.
    public init(
        _ text: String, font: FontDescriptor = FontDescriptor(), color: ResolvedColor? = nil, kerning: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil,
        tag: Int = 0, attachment: Attachment? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.tag = tag
        self.attachment = attachment
    }
}

/// The place where a line that is too long is cut.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
    /// The start is cut.
    case head
    /// The end is cut.
    case tail
    /// The middle is cut.
    case middle
}

/// How the lines of a text are aligned with each other, with SwiftUI's names.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, Codable {
    /// At the side where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
}

/// The direction in which a language reads, with SwiftUI's names.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
    /// As in English.
    case leftToRight
    /// As in Arabic or Hebrew.
    case rightToLeft
}

/// What applies to a text as a whole.
public struct ParagraphStyle: Hashable, Sendable {
    /// The most lines to show, over all paragraphs; nil for no limit. Values below 1 count as 1.
    public var lineLimit: Int?
    /// Where the last visible line is cut when text is left over.
    public var truncation: TextTruncation
    /// Points between lines.
    public var lineSpacing: CGFloat
    /// The direction of the surroundings, for text that has none of its own.
    public var layoutDirection: LayoutDirection
    /// A factor on font sizes and spacings, below 1 where text was scaled down to fit.
    public var scale: CGFloat

    /// A paragraph style.
    public init(
        lineLimit: Int? = nil, truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0,
        layoutDirection: LayoutDirection = .leftToRight, scale: CGFloat = 1
    ) {
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.layoutDirection = layoutDirection
        self.scale = scale
    }
}

extension TextSpan.Attachment {
    /// The attachment in another size; measures that are no numbers, or below 0, count as 0.
    public func scaled(by scale: CGFloat) -> TextSpan.Attachment {
        func length(_ value: CGFloat) -> CGFloat {
            let scaled = value * scale
            return scaled.isFinite ? min(max(scaled, 0), 100_000) : 0
        }
        return TextSpan.Attachment(width: length(width), ascent: length(ascent), descent: length(descent))
    }
}
