import Foundation

/// A text whose fonts and colours are known.
struct ResolvedText {
    /// The text with its attributes; empty where there are no characters.
    private(set) var spans: [TextSpan] = []
    /// The style of spans without a colour of their own.
    private(set) var paint: StylePaint
    /// The font that decides about empty lines.
    let baseFont: FontDescriptor

    init(_ text: Text, in environment: EnvironmentValues) {
        let foreground = ForegroundStyle()._stylePaint(in: environment)
        paint = foreground
        let first = text.pieces.first?.attributes
        baseFont = environment.fontDescriptor(first?.font, first?.fontModifiers ?? FontModifiers())
        var gradients: [StylePaint?] = []
        for piece in text.pieces {
            append(piece, outer: environment.common.textAttributes, in: environment, gradients: &gradients)
        }
        // Glyphs are coloured one by one, but a gradient runs over the whole text: it can be drawn where all of the
        // text has it. Elsewhere its first colour stands for it.
        if let shared = gradients.first ?? nil, gradients.allSatisfy({ $0 == shared }) {
            paint = shared
            for index in spans.indices { spans[index].color = nil }
        }
    }

    private mutating func append(
        _ piece: Text.Piece, outer: TextAttributes, in environment: EnvironmentValues, gradients: inout [StylePaint?]
    ) {
        let attributes = piece.attributes.inheriting(outer)
        switch piece.content {
        case .verbatim(let string):
            append(string, attributes, in: environment, gradients: &gradients)
        case .localized(let key):
            for segment in key.segments {
                guard case .text(let text) = segment else {
                    append(segment.string(in: environment), attributes, in: environment, gradients: &gradients)
                    continue
                }
                for inner in text.pieces {
                    append(inner, outer: attributes, in: environment, gradients: &gradients)
                }
            }
        }
    }

    private mutating func append(
        _ string: String, _ attributes: TextAttributes, in environment: EnvironmentValues,
        gradients: inout [StylePaint?]
    ) {
        let string = environment.textCase.applied(to: string, locale: environment.locale)
        guard !string.isEmpty else { return }
        let own = attributes.foreground.map { $0.style._stylePaint(in: environment) }
        gradients.append(own?.plainColor == nil ? own : nil)
        func line(_ line: TextAttributes.Line?) -> TextSpan.LineDecoration? {
            guard let line, line.isActive else { return nil }
            return TextSpan.LineDecoration(color: line.color?.resolve(in: environment))
        }
        let span = TextSpan(
            string, font: environment.fontDescriptor(attributes.font, attributes.fontModifiers),
            color: own?.representativeColor, kerning: attributes.kerning ?? 0,
            baselineOffset: attributes.baselineOffset ?? 0, underline: line(attributes.underline),
            strikethrough: line(attributes.strikethrough))
        if let last = spans.last, last.hasAttributes(of: span) {
            spans[spans.count - 1].text += string
        } else {
            spans.append(span)
        }
    }
}

extension TextSpan {
    /// Whether both look alike, so that they can be shaped as one.
    fileprivate func hasAttributes(of other: TextSpan) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}
