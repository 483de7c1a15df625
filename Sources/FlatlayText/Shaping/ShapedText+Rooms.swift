import FlatlayDrawing
import Foundation

extension ShapedText.Rooms {
    /// The rooms of a text that was shaped with Pango.
    ///
    /// Lines that fit into less room are broken where they were, as long as a line grows with each character. Where it
    /// does not, where tabs stand in it, where a text is cut though nothing limits its width, and where it is cut between
    /// lines that may be of several heights, the text holds for the width that it was made for.
    init(of text: ShapedText, spans: [TextSpan], style: ParagraphStyle, limits: TextLimits) {
        // Lines of one span are all of one height, so that a height cuts them alike however they are broken.
        let isEven = text.lines.count == style.lineLimit || spans.count == 1
        let isCut = text.isTruncated && (limits.width.isInfinite || !isEven)
        let isRigid = isCut || spans.contains { $0.hasTabs || $0.isTight(style) } || text.hasStepsBack
        self.init(of: text, width: limits.width, height: limits.height, hasFixedWidth: isRigid)
    }
}

extension TextSpan {
    fileprivate var hasTabs: Bool { text.utf8.contains(UInt8(ascii: "\t")) }

    /// Whether kerning takes as much as the narrowest characters are wide, a fifth of the size, or nothing is drawn.
    fileprivate func isTight(_ style: ParagraphStyle) -> Bool {
        !(font.size * style.scale >= 1 / 16 && kerning * -5 < font.size)
    }
}

extension ShapedText {
    /// Whether a character moves the pen back, one that is drawn or one that is not.
    fileprivate var hasStepsBack: Bool {
        lines.contains { line in
            line.runs.contains { run in
                var width: CGFloat = 0
                for glyph in run.glyphs.glyphs {
                    if glyph.advance < 0 { return true }
                    width += glyph.advance
                }
                return width > run.glyphs.width + 1 / 2048
            }
        }
    }
}
