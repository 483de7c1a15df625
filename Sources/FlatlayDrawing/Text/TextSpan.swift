import Foundation

/// A part of a paragraph with its own attributes. `Text + Text` makes one paragraph of several spans.
public struct TextSpan: Equatable, Sendable {
    /// A line below or through text.
    public struct LineDecoration: Hashable, Sendable {
        /// The pattern of the line.
        public enum Pattern: String, Hashable, Sendable, CaseIterable {
            /// A solid line.
            case solid
            /// A line of dots.
            case dot
            /// A line of dashes.
            case dash
            /// Alternating dashes and dots.
            case dashDot
            /// A dash followed by two dots.
            case dashDotDot
        }

        /// The colour; nil for that of the text.
        public var color: ResolvedColor?
        /// The pattern of the line.
        public var pattern: Pattern

        /// Creates a line decoration.
        public init(color: ResolvedColor? = nil, pattern: Pattern = .solid) {
            self.color = color
            self.pattern = pattern
        }
    }

    /// Inline content in place of a character, such as a symbol.
    public struct Attachment: Hashable, Sendable {
        /// The width in points.
        public var width: CGFloat
        /// The height above the baseline, in points.
        public var ascent: CGFloat
        /// The depth below the baseline, in points.
        public var descent: CGFloat

        /// The text of a span that has an attachment.
        public static let character = "\u{fffc}"

        /// Creates an attachment.
        public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// The text. A newline starts a new line within the span.
    public var text: String
    /// The font.
    public var font: FontDescriptor
    /// The colour; nil for the foreground style of the view that draws the text.
    public var color: ResolvedColor?
    /// Extra space after each character, in points.
    public var kerning: CGFloat
    /// The height of the characters above the baseline, in points.
    public var baselineOffset: CGFloat
    /// The underline; nil for none.
    public var underline: LineDecoration?
    /// The strikethrough; nil for none.
    public var strikethrough: LineDecoration?
    /// A number of the caller's choice, which the runs of the span carry: it selects how they are drawn and does not
    /// affect shaping.
    public var tag: Int
    /// The attachment that is drawn in place of the text, which is ``Attachment/character``; nil for none.
    public var attachment: Attachment?

    /// Creates a span.
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

/// The place at which a line that is too long is truncated.
public enum TextTruncation: String, Hashable, Sendable, CaseIterable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
}

/// How the lines of a text are aligned with each other, with SwiftUI's names.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, Codable {
    /// At the side where reading starts.
    case leading
    /// Centred.
    case center
    /// At the side where reading ends.
    case trailing
}

/// The reading direction of a language, with SwiftUI's names.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic or Hebrew.
    case rightToLeft
}

/// The attributes of a whole text.
public struct ParagraphStyle: Hashable, Sendable {
    /// The maximum number of lines over all paragraphs; nil for no limit. Values below 1 count as 1.
    public var lineLimit: Int?
    /// The place at which the last visible line is truncated.
    public var truncation: TextTruncation
    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat
    /// The reading direction of the environment, for text without a direction of its own.
    public var layoutDirection: LayoutDirection
    /// The factor of font sizes and spacings; below 1 if text was scaled down to fit.
    public var scale: CGFloat
    /// The language by whose rules words are divided at the ends of lines, such as `de` or `en_GB`; nil to divide words
    /// only at soft hyphens (U+00AD).
    public var hyphenation: String?

    /// Creates a paragraph style.
    public init(
        lineLimit: Int? = nil, truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0,
        layoutDirection: LayoutDirection = .leftToRight, scale: CGFloat = 1, hyphenation: String? = nil
    ) {
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.layoutDirection = layoutDirection
        self.scale = scale
        self.hyphenation = hyphenation
    }
}

extension TextSpan.Attachment {
    /// Returns the attachment scaled; lengths that are NaN or below 0 count as 0.
    public func scaled(by scale: CGFloat) -> TextSpan.Attachment {
        func length(_ value: CGFloat) -> CGFloat {
            let scaled = value * scale
            return scaled.isFinite ? min(max(scaled, 0), 100_000) : 0
        }
        return TextSpan.Attachment(width: length(width), ascent: length(ascent), descent: length(descent))
    }
}
