import Foundation

/// A shaper that draws each word as a block. The size of a text depends only on its font sizes and its number of
/// characters, so it is the same on machines with other fonts.
///
/// All characters have the average width of ordinary text; families, weights and widths have no effect. A character is
/// Swift's `Character`. The rules are those of ``GridTextShaper``, except that a line is as high as its largest font.
package final class BlockTextShaper: TextShaping {
    /// The lengths of a font, as parts of its size.
    package static let (characterWidth, ascent, descent, capHeight): (CGFloat, CGFloat, CGFloat, CGFloat) =
        (0.55, 0.95, 0.25, 0.7)

    package static let face = FontFace(family: "Blocks", style: "Regular", path: "", index: 0)

    package init() {}

    package var makeAnother: (@Sendable () -> any TextShaping)? { { BlockTextShaper() } }

    package func metrics(of font: FontDescriptor) -> FontMetrics {
        let metrics = Self.metrics(font)
        return FontMetrics(
            ascent: metrics.ascent, descent: metrics.descent, leading: 0, capHeight: metrics.size * Self.capHeight)
    }

    private static func metrics(_ font: FontDescriptor) -> GridMetrics {
        let size = font.size.isFinite ? min(max(font.size, 0), 100_000) : 0
        return GridMetrics(width: size * characterWidth, ascent: size * ascent, descent: size * descent, size: size)
    }

    package func shape(
        _ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?
    ) -> ShapedText {
        let scale = style.scale > 0 && style.scale.isFinite ? style.scale : 1
        let spacing = (style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0) * scale
        let metrics = spans.map { span in
            var metrics = Self.metrics(span.font)
            if let attachment = span.attachment {
                metrics.ascent = max(metrics.ascent, attachment.scaled(by: 1).ascent)
                metrics.descent = max(metrics.descent, attachment.scaled(by: 1).descent)
            }
            return metrics
        }
        let breaker = GridLineBreaker(
            spans: spans, metrics: metrics, face: Self.face, scale: scale, width: width ?? .infinity)
        var lines = breaker.lines()
        let limit = min(style.lineLimit.map { max($0, 1) } ?? .max, linesThatFit(lines, breaker, height, spacing))
        let isTruncated = lines.count > limit
        let dividesWords = breaker.dividesWords(lines)
        if isTruncated { lines = breaker.truncating(lines, to: limit, style.truncation) }
        var top: CGFloat = 0
        let shaped = lines.map { line in
            let shaped = breaker.shaped(line, top: top, direction: style.layoutDirection)
            top += shaped.height + spacing
            return shaped
        }
        let widest = shaped.map(\.width).max() ?? 0
        var text = ShapedText(
            size: CGSize(width: min(widest, max(width ?? .infinity, 0)), height: max(0, top - spacing)),
            lines: shaped, isTruncated: isTruncated, dividesWords: dividesWords)
        text.rooms = ShapedText.Rooms(
            of: text, width: width ?? .infinity, height: height ?? .infinity,
            hasFixedWidth: isTruncated && width?.isFinite != true)
        return text
    }

    /// Returns the number of lines that fit; at least one, however little space there is.
    private func linesThatFit(
        _ lines: [GridLineBreaker.Line], _ breaker: GridLineBreaker, _ height: CGFloat?, _ spacing: CGFloat
    ) -> Int {
        guard let height, height.isFinite else { return .max }
        var bottom: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let (ascent, descent) = breaker.extent(of: line)
            bottom += ascent + descent
            // Sums of fractions may be off by a little.
            if bottom > height + 1e-6 { return max(1, index) }
            bottom += spacing
        }
        return .max
    }
}
