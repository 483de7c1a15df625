import FlatlayDrawing
import Foundation

extension ShapedText.Rooms {
    /// The sizes for which a text shaped with Pango remains valid.
    ///
    /// In a smaller width that its lines still fit, a text breaks the same way, as long as each character makes a line
    /// longer. The text is valid only for its original width if a character doesn't, if it has tabs, if it is truncated
    /// although the width is unlimited, or if it is truncated between lines that may differ in height.
    init(of text: ShapedText, spans: [TextSpan], style: ParagraphStyle, limits: TextLimits) {
        // Lines of one span all have the same height, so a height limit cuts them the same way however they break.
        let isEven = text.lines.count == style.lineLimit || spans.count == 1
        let isCut = text.isTruncated && (limits.width.isInfinite || !isEven)
        let isRigid = isCut || spans.contains { $0.hasTabs || $0.isTight(style) } || text.hasStepsBack
        self.init(of: text, width: limits.width, height: limits.height, hasFixedWidth: isRigid)
    }
}

extension TextSpan {
    fileprivate var hasTabs: Bool {
        let tab = UInt8(ascii: "\t")
        let found = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, Int32(tab), bytes.count) != nil } ?? false
        }
        return found ?? text.utf8.contains(tab)
    }

    /// Returns true if negative kerning exceeds the narrowest characters, a fifth of the size, or if nothing is drawn.
    fileprivate func isTight(_ style: ParagraphStyle) -> Bool {
        !(font.size * style.scale >= 1 / 16 && kerning * -5 < font.size)
    }
}

extension ShapedText {
    /// Whether a character has a negative advance, visible or not.
    fileprivate var hasStepsBack: Bool {
        // By index: iterators copy lines and runs, with their references.
        lines.indices.contains { line in
            lines[line].runs.indices.contains { lines[line].runs[$0].glyphs.hasStepsBack }
        }
    }
}
