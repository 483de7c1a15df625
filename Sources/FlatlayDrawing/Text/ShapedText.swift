import Foundation

/// A text in lines, measured and ready to draw: the same value is measured and drawn.
///
/// Coordinates are points from the top left of the text, y downwards. All lines start at x 0; the view that draws the
/// text aligns each one within its width.
public struct ShapedText: Equatable, Sendable {
    /// A part of a line with one set of attributes.
    public struct Run: Equatable, Sendable {
        /// The glyphs.
        public var glyphs: GlyphRun
        /// The x of the run's origin in the line.
        public var x: CGFloat
        /// The height of the run's baseline above the line's baseline.
        public var baselineOffset: CGFloat
        /// The colour; nil for that of the view.
        public var color: ResolvedColor?
        /// The underline; nil for none.
        public var underline: TextSpan.LineDecoration?
        /// The strikethrough; nil for none.
        public var strikethrough: TextSpan.LineDecoration?
        /// The tag of the span.
        public var tag: Int
        /// The attachment that is drawn in place of glyphs, in its drawn size; nil for none.
        public var attachment: TextSpan.Attachment?

        /// Creates a run.
        public init(
            glyphs: GlyphRun, x: CGFloat, baselineOffset: CGFloat = 0, color: ResolvedColor? = nil,
            underline: TextSpan.LineDecoration? = nil, strikethrough: TextSpan.LineDecoration? = nil,
            tag: Int = 0, attachment: TextSpan.Attachment? = nil
        ) {
            self.glyphs = glyphs
            self.x = x
            self.baselineOffset = baselineOffset
            self.color = color
            self.underline = underline
            self.strikethrough = strikethrough
            self.tag = tag
            self.attachment = attachment
        }
    }

    /// A line of a text.
    public struct Line: Equatable, Sendable {
        /// The top of the line.
        public var top: CGFloat
        /// The y of the line's baseline.
        public var baseline: CGFloat
        /// The width without trailing spaces; of a truncated line, up to the end of the ellipsis.
        public var width: CGFloat
        /// The height, without the gap to the next line.
        public var height: CGFloat
        /// Whether the line's paragraph reads from right to left.
        public var isRightToLeft: Bool
        /// The runs, from left to right.
        public var runs: [Run]

        /// Creates a line.
        public init(
            top: CGFloat, baseline: CGFloat, width: CGFloat, height: CGFloat, isRightToLeft: Bool = false, runs: [Run]
        ) {
            self.top = top
            self.baseline = baseline
            self.width = width
            self.height = height
            self.isRightToLeft = isRightToLeft
            self.runs = runs
        }
    }

    /// A limitation of what is installed.
    public enum Warning: Hashable, Sendable {
        /// No font in the library has the character.
        case missingGlyph(Character)
        /// The family is not in the library; another one is drawn.
        case substitutedFamily(requested: String, drawn: String)
        /// Words should be hyphenated, but no patterns of the language are installed.
        case missingHyphenation(language: String)
    }

    /// The width of the widest line and the height of all lines, not rounded. The width never exceeds a finite proposed
    /// width.
    public var size: CGSize
    /// The visible lines from top to bottom.
    public var lines: [Line]
    /// Whether text was truncated.
    public var isTruncated: Bool
    /// Whether a line ends within a word, because the word is longer than a line. Equality ignores it.
    public var dividesWords: Bool
    /// The limitations of what is installed.
    public var warnings: [Warning]
    /// The sizes for which the text is valid, if its shaper knows them; nil for only the size that it was shaped for.
    /// Equality ignores them.
    public var rooms: Rooms?

    /// Creates a shaped text.
    public init(
        size: CGSize, lines: [Line], isTruncated: Bool = false, dividesWords: Bool = false, warnings: [Warning] = [],
        rooms: Rooms? = nil
    ) {
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
        self.dividesWords = dividesWords
        self.warnings = warnings
        self.rooms = rooms
    }

    /// The y of the first line's baseline.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
    /// The y of the last visible line's baseline.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
}
