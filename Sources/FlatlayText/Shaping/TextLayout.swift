import CPangoCairo
import FlatlayDrawing
import Foundation

/// Lays out one text: breaks its paragraphs, stops where the space ends, and truncates the last visible line. It keeps
/// the shaped paragraphs, so that a text is itemized and shaped once for all widths.
final class TextLayout {
    private let source: TextSource
    private let style: ParagraphStyle
    private let fonts: TextFontSource
    private let scale: CGFloat
    /// Nil if no font can be read.
    var breaker: LineBreaker?
    private var warnings: [ShapedText.Warning] = []

    init(source: TextSource, style: ParagraphStyle, fonts: TextFontSource) {
        self.source = source
        self.style = style
        self.fonts = fonts
        scale = TextLayout.scale(of: style)
        let choices = chooseFonts()
        guard let map = fonts.map(for: choices.values), choices.count == Set(source.spans.map(\.font)).count else {
            return
        }
        warnings = warnings(choices)
        breaker = LineBreaker(
            map: map, spans: source.spans, choices: choices, fonts: fonts, scale: scale,
            direction: style.layoutDirection)
    }

    /// Shapes the text so that laying it out in its own measured width gives the same lines.
    ///
    /// Pango measures a line before it reorders runs of both directions. The measured width is then up to a point
    /// larger than the drawn one, and lines of the drawn width would break elsewhere.
    func holdingText(limits: TextLimits) -> ShapedText {
        var text = shape(limits: limits)
        guard limits.width.isFinite, text.lines.contains(where: \.hasBothDirections) else { return text }
        let drawn = text.size.width
        var room = limits
        var step: CGFloat = 1 / 16
        while text.size.width < limits.width {
            room.width = text.size.width
            if shape(limits: room).lines == text.lines { break }
            text.size.width = min(drawn + step, limits.width)
            step *= 2
        }
        return text
    }

    func shape(limits: TextLimits) -> ShapedText {
        guard let breaker else { return ShapedText(size: .zero, lines: []) }
        var block = LineBlock(
            limits: limits, lineLimit: style.lineLimit.map { max(1, $0) }, spacing: TextLayout.spacing(of: style))
        for (index, paragraph) in source.paragraphs.enumerated() where !block.isFull {
            breaker.breakLines(of: paragraph, width: limits.width) { line in
                block.append(line, paragraph: index)
            }
        }
        if block.isFull, let last = block.lines.last {
            let cutter = LineCutter(breaker: breaker, source: source, truncation: style.truncation, width: limits.width)
            block.replaceLast(with: cutter.cut(last.line, paragraph: last.paragraph))
        }
        var text = block.text(warnings: warnings)
        if let language = source.missingHyphenation, text.lines.count > 1 {
            text.warnings.append(.missingHyphenation(language: language))
        }
        return text
    }

    /// The scale factor of a text.
    static func scale(of style: ParagraphStyle) -> CGFloat {
        style.scale.isFinite ? max(style.scale, 0) : 1
    }

    /// The additional space between lines, in points.
    static func spacing(of style: ParagraphStyle) -> CGFloat {
        let spacing = style.lineSpacing * scale(of: style)
        return spacing.isFinite ? max(spacing, 0) : 0
    }

    /// Chooses the faces for each font, using the text of all its spans, so that adjacent spans of one font are shaped
    /// as one.
    private func chooseFonts() -> [FontDescriptor: TextFontSource.Choice] {
        if source.spans.count == 1 {
            let span = source.spans[0]
            return fonts.choice(of: span.font, for: shownText(of: span)).map { [span.font: $0] } ?? [:]
        }
        var texts: [FontDescriptor: String] = [:]
        for span in source.spans { texts[span.font, default: ""] += shownText(of: span) }
        return texts.reduce(into: [:]) { $0[$1.key] = fonts.choice(of: $1.key, for: $1.value) }
    }

    /// The characters of a span that fonts draw.
    private func shownText(of span: TextSpan) -> String {
        span.attachment == nil ? span.text : ""
    }

    private func warnings(_ choices: [FontDescriptor: TextFontSource.Choice]) -> [ShapedText.Warning] {
        var warnings: [ShapedText.Warning] = []
        func add(_ warning: ShapedText.Warning) {
            if !warnings.contains(warning) { warnings.append(warning) }
        }
        for span in source.spans {
            guard let choice = choices[span.font] else { continue }
            if let drawn = choice.substitute {
                add(.substitutedFamily(requested: span.font.family.description, drawn: drawn))
            }
            guard !choice.fallback.missing.isEmpty else { continue }
            for character in shownText(of: span)
            where character.unicodeScalars.contains(where: choice.fallback.missing.contains) {
                add(.missingGlyph(character))
            }
        }
        return warnings
    }
}

extension ShapedText.Line {
    fileprivate var hasBothDirections: Bool {
        runs.contains { $0.glyphs.isRightToLeft != runs[0].glyphs.isRightToLeft }
    }
}
