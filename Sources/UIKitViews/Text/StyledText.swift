import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A text with resolved fonts and colours, in paragraphs.
struct StyledText {
    /// The look of a span, apart from its shaping. The tag of a span is the index of its look.
    struct Look {
        var background: ResolvedColor?
        var image: DrawableImage?
        var shadow: DisplayList.Effect?
    }

    struct Paragraph {
        var spans: [TextSpan] = []
        /// Nil for a paragraph without a style.
        var style: ParagraphValues?
        /// The font of an empty line.
        var font: FontDescriptor
    }

    /// The attributes of a text without any.
    struct Defaults {
        var font: UIFont
        var traits: UITraitCollection
        var resources: DrawingResources
        /// The colour of the text, for symbols within it.
        var color: ResolvedColor
        var resolve: (UIColor) -> ResolvedColor
    }

    private(set) var paragraphs: [Paragraph]
    /// The first look is plain.
    private(set) var looks = [Look()]
    private let defaults: Defaults

    /// Whether there are no characters.
    var isEmpty: Bool { paragraphs.count == 1 && paragraphs[0].spans.isEmpty }

    /// Creates a plain text.
    init(_ string: String, _ defaults: Defaults) {
        self.defaults = defaults
        let font = defaults.font.descriptor(at: defaults.traits.textSize)
        paragraphs = [Paragraph(spans: string.isEmpty ? [] : [TextSpan(string, font: font)], font: font)]
    }

    /// Creates a text with attributes.
    init(_ text: NSAttributedString, _ defaults: Defaults) {
        self.defaults = defaults
        let plain = defaults.font.descriptor(at: defaults.traits.textSize)
        paragraphs = [Paragraph(font: plain)]
        guard text.length > 0 else { return }
        var startsParagraph = true
        let string = NSString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values.usable
            let characters = string.substring(with: range)
            // The same attachment several times is one range.
            let parts = attributes[.attachment] == nil ? [characters] : characters.map(String.init)
            for part in parts { append(span(part, attributes), style, &startsParagraph) }
        }
    }

    /// Adds a span, which may end paragraphs.
    private mutating func append(_ span: TextSpan, _ style: ParagraphValues?, _ startsParagraph: inout Bool) {
        var rest = Substring(span.text)
        repeat {
            if startsParagraph {
                paragraphs[paragraphs.count - 1].style = style
                paragraphs[paragraphs.count - 1].font = span.font
                startsParagraph = false
            }
            let end = rest.firstIndex(where: \.isNewline)
            var part = span
            part.text = String(rest[..<(end ?? rest.endIndex)])
            if !part.text.isEmpty { paragraphs[paragraphs.count - 1].spans.append(part) }
            guard let end else { break }
            rest = rest[rest.index(after: end)...]
            paragraphs.append(Paragraph(style: style, font: span.font))
            startsParagraph = true
        } while !rest.isEmpty
    }

    /// The spans of all paragraphs, with newlines between them.
    var allSpans: [TextSpan] {
        if paragraphs.count == 1 { return paragraphs[0].spans }
        var spans: [TextSpan] = []
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 {
                // A newline belongs to the text before it; an attachment has no room for it.
                if let last = spans.indices.last, spans[last].attachment == nil {
                    spans[last].text += "\n"
                } else {
                    spans.append(TextSpan("\n", font: paragraph.font))
                }
            }
            spans += paragraph.spans
        }
        return spans
    }

    private mutating func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextSpan {
        let font = attributes[.font] as? UIFont ?? defaults.font
        var descriptor = font.descriptor(at: defaults.traits.textSize)
        if let slant = StyledText.number(attributes[.obliqueness]), slant != 0 { descriptor.isItalic = true }
        let isLink = attributes[.link] != nil
        var color = (attributes[.foregroundColor] as? UIColor).map(defaults.resolve)
        if isLink { color = defaults.resolve(.link) }
        var span = TextSpan(
            text, font: descriptor, color: color,
            kerning: StyledText.number(attributes[.kern]) ?? StyledText.number(attributes[.tracking]) ?? 0,
            baselineOffset: StyledText.number(attributes[.baselineOffset]) ?? 0,
            underline: line(attributes[.underlineStyle] ?? (isLink ? 1 : nil), attributes[.underlineColor]),
            strikethrough: line(attributes[.strikethroughStyle], attributes[.strikethroughColor]))
        var look = Look()
        look.background = (attributes[.backgroundColor] as? UIColor).map(defaults.resolve)
        look.shadow = (attributes[.shadow] as? NSShadow).flatMap(shadow)
        if let attachment = attributes[.attachment] as? NSTextAttachment, text == TextSpan.Attachment.character {
            (look.image, span.attachment) = drawn(attachment, font, color ?? defaults.color)
        }
        if look.background != nil || look.shadow != nil || span.attachment != nil {
            span.tag = looks.count
            looks.append(look)
        }
        return span
    }

    private func line(_ style: Any?, _ color: Any?) -> TextSpan.LineDecoration? {
        let bits = (style as? NSUnderlineStyle)?.rawValue ?? StyledText.number(style).flatMap { Int(exactly: $0) } ?? 0
        // Patterns without a line draw nothing.
        guard bits & 0x0f != 0 else { return nil }
        let pattern: TextSpan.LineDecoration.Pattern =
            switch bits & 0x0f00 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        return TextSpan.LineDecoration(color: (color as? UIColor).map(defaults.resolve), pattern: pattern)
    }

    private func shadow(_ shadow: NSShadow) -> DisplayList.Effect? {
        guard let color = shadow.shadowColor as? UIColor else { return nil }
        return .shadow(
            color: defaults.resolve(color), radius: max(shadow.shadowBlurRadius, 0), offset: shadow.shadowOffset)
    }

    /// The image of an attachment, and the room that it takes in a line.
    private func drawn(
        _ attachment: NSTextAttachment, _ font: UIFont, _ color: ResolvedColor
    ) -> (DrawableImage?, TextSpan.Attachment) {
        let image = attachment.image.map {
            DrawableImage($0, tint: color, font: font, traits: defaults.traits, resources: defaults.resources)
        }
        let bounds = attachment.bounds
        guard bounds.isEmpty, let image else {
            return (image, TextSpan.Attachment(width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY))
        }
        // A symbol is centred on the capital letters beside it, a bitmap stands on the baseline.
        let ascent = image.baseline ?? image.size.height
        return (
            image,
            TextSpan.Attachment(width: image.size.width, ascent: ascent, descent: image.size.height - ascent)
        )
    }

    /// The number of an attribute, which may be of any type.
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value.isFinite ? value : nil
        case let value as Double: value.isFinite ? CGFloat(value) : nil
        case let value as Int: CGFloat(value)
        case let value as Float: value.isFinite ? CGFloat(value) : nil
        case let value as NSNumber: value.doubleValue.isFinite ? CGFloat(value.doubleValue) : nil
        default: nil
        }
    }
}
