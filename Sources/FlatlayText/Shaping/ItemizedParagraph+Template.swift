import CHarfBuzz
import FlatlayDrawing
import Foundation

extension ItemizedParagraph {
    /// What the one item of a simple paragraph depends on, beside the text.
    struct TemplateKey: Hashable {
        var font: FontDescriptor
        var families: String
        var kerning: CGFloat
        var scale: CGFloat
    }

    /// Returns nil for a paragraph that may have several items.
    func templateKey() -> TemplateKey? {
        guard !isRightToLeft, paragraph.pieces.count == 1 else { return nil }
        let span = breaker.spans[paragraph.pieces[0].span]
        guard span.attachment == nil, let choice = breaker.choices[span.font], choice.primary.coversASCII,
            choice.fallback == FontFallback(), !span.kerning.isNaN
        else { return nil }
        return TemplateKey(font: span.font, families: choice.families, kerning: span.kerning, scale: breaker.scale)
    }
}

extension ItemizedParagraph.Item {
    /// The item of another simple paragraph with the same font.
    func filled(with byteCount: Int) -> ItemizedParagraph.Item {
        var item = self
        for index in features.indices where Int(features[index].end) == bytes.count {
            item.features[index].end = UInt32(truncatingIfNeeded: byteCount)
        }
        (item.bytes, item.characters) = (0..<byteCount, 0..<byteCount)
        return item
    }
}
