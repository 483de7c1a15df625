import Foundation

/// A shaper without fonts for layout tests: every character is 10 points wide and 20 high, with its baseline at 16.
///
/// It implements all rules of ``TextShaping``: words, words that are too long, limits of lines and of height, all modes
/// of truncation, several spans, and the reading direction. A character is Swift's `Character`.
///
/// ```swift
/// let shaper = GridTextShaper()
/// let text = shaper.shape([TextSpan("one two three")], style: ParagraphStyle(), width: 80, height: nil)
/// text.size         // 70 × 40
/// text.lines.count  // 2: "one two", "three"
/// ```
///
/// Font sizes are ignored, so that expected values are easy to count; the scale of the paragraph is applied.
public final class GridTextShaper: TextShaping {
    /// The width of a character in points.
    public static let characterWidth: CGFloat = 10
    /// The height of a line in points.
    public static let lineHeight: CGFloat = 20
    /// The distance of the baseline from the top of a line in points.
    public static let baseline: CGFloat = 16

    private static let metrics = GridMetrics(
        width: characterWidth, ascent: baseline, descent: lineHeight - baseline, size: lineHeight)
    private static let face = FontFace(family: "Grid", style: "Regular", path: "", index: 0)

    /// The number of calls of ``shape(_:style:width:height:)``: tests check how much measuring a layout needs.
    public private(set) var shapeCount = 0

    /// Creates a shaper.
    public init() {}

    /// Creates a shaper of the same kind, with its own count.
    public var makeAnother: (@Sendable () -> any TextShaping)? { { GridTextShaper() } }

    /// Returns the same metrics for every font: ascent 16, descent 4, no leading, capitals 14 high.
    public func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(
            ascent: GridTextShaper.baseline, descent: GridTextShaper.lineHeight - GridTextShaper.baseline, leading: 0,
            capHeight: 14)
    }

    /// Breaks a text into lines of 10-point characters.
    public func shape(
        _ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?
    ) -> ShapedText {
        shapeCount += 1
        let scale = style.scale > 0 && style.scale.isFinite ? style.scale : 1
        let spacing = (style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0) * scale
        let breaker = GridLineBreaker(
            spans: spans, metrics: spans.map { _ in GridTextShaper.metrics }, face: GridTextShaper.face, scale: scale,
            width: width ?? .infinity)
        var lines = breaker.lines()
        let limit = min(style.lineLimit.map { max($0, 1) } ?? .max, linesThatFit(height, scale, spacing))
        let isTruncated = lines.count > limit
        let dividesWords = breaker.dividesWords(lines)
        if isTruncated {
            lines = breaker.truncating(lines, to: limit, style.truncation)
        }
        let step = GridTextShaper.lineHeight * scale + spacing
        let shaped = lines.enumerated().map { index, line in
            breaker.shaped(line, top: CGFloat(index) * step, direction: style.layoutDirection)
        }
        let widest = shaped.map(\.width).max() ?? 0
        var text = ShapedText(
            size: CGSize(
                width: min(widest, max(width ?? .infinity, 0)), height: CGFloat(lines.count) * step - spacing),
            lines: shaped, isTruncated: isTruncated, dividesWords: dividesWords)
        text.rooms = ShapedText.Rooms(
            of: text, width: width ?? .infinity, height: height ?? .infinity,
            hasFixedWidth: isTruncated && width?.isFinite != true)
        return text
    }

    /// Returns the number of lines that fit; at least one, however little space there is.
    private func linesThatFit(_ height: CGFloat?, _ scale: CGFloat, _ spacing: CGFloat) -> Int {
        guard let height, height.isFinite else { return .max }
        let lines = (height + spacing) / (GridTextShaper.lineHeight * scale + spacing)
        return lines < 1 ? 1 : Int(min(lines, 1e9))
    }
}
