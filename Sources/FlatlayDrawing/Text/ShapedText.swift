import Foundation

/// A text in lines, measured and ready to be drawn: what was measured is what is drawn.
///
/// Coordinates are points from the top left of the text, y downwards. Lines all start at x 0; whoever draws them moves
/// each by its alignment within the width that the text was given.
public struct ShapedText: Equatable, Sendable {
    /// A stretch of a line with one set of attributes.
    public struct Run: Equatable, Sendable {
        /// The glyphs.
        public var glyphs: GlyphRun
        /// The x of the run's origin in the line.
        public var x: CGFloat
        /// How far the run stands above the line's baseline.
        public var baselineOffset: CGFloat
        /// The colour; nil for that of the view.
        public var color: ResolvedColor?
        /// The line below, if any.
        public var underline: TextSpan.LineDecoration?
        /// The line through, if any.
        public var strikethrough: TextSpan.LineDecoration?
        /// The number of the span.
        public var tag: Int
        /// What is drawn in place of glyphs, if anything, in its size as drawn.
        public var attachment: TextSpan.Attachment?

        /// A run.
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

    /// A line.
    public struct Line: Equatable, Sendable {
        /// The top of the line.
        public var top: CGFloat
        /// The y of its baseline.
        public var baseline: CGFloat
        /// Its width without trailing spaces; of a truncated line, up to the end of the ellipsis.
        public var width: CGFloat
        /// Its height, without the gap to the next line.
        public var height: CGFloat
        /// Whether the line belongs to a paragraph that reads from right to left.
        public var isRightToLeft: Bool
        /// Its runs from left to right.
        public var runs: [Run]

        /// A line.
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

    /// Something that the fonts could not give.
    public enum Warning: Hashable, Sendable {
        /// No font of the library has the character.
        case missingGlyph(Character)
        /// The family is not in the library; another one is drawn.
        case substitutedFamily(requested: String, drawn: String)
    }

    /// The width of the widest line and the height of all of them, not rounded. The width never exceeds a finite width
    /// that was offered.
    public var size: CGSize
    /// The visible lines from top to bottom.
    public var lines: [Line]
    /// Whether text was left out.
    public var isTruncated: Bool
    /// What the fonts could not give.
    public var warnings: [Warning]
    /// The rooms that the text is the answer for, as far as its shaper knows; nil for the one that it was shaped for
    /// alone. Two texts are equal whatever these are.
    public var rooms: Rooms?

    /// A shaped text.
    public init(
        size: CGSize, lines: [Line], isTruncated: Bool = false, warnings: [Warning] = [], rooms: Rooms? = nil
    ) {
        self.size = size
        self.lines = lines
        self.isTruncated = isTruncated
        self.warnings = warnings
        self.rooms = rooms
    }

    /// The y of the first line's baseline.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
    /// The y of the last visible line's baseline.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
}
