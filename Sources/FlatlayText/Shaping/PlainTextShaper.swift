import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation

/// Shapes plain texts of one line: the first case of ``ItemizedParagraph``. Such a text has the item of a sample, with
/// glyphs of its own, and one line; no paragraph is made of it.
final class PlainTextShaper {
    private static let fontLimit = 256

    private let fonts: TextFontSource
    // Exclusivity is not checked: every text of an image comes here, and no access calls code that shapes another.
    /// The known fonts; nil for one that does not support plain texts.
    @exclusivity(unchecked) private var plainFonts: [PlainFont.Key: PlainFont?] = [:]
    @exclusivity(unchecked) private var last: KnownFont?
    @exclusivity(unchecked) private var mapGeneration = 0
    private var buffer: OpaquePointer { fonts.buffer }
    /// The glyphs of the line.
    @exclusivity(unchecked) private var line: [ShapedGlyph] = []

    /// The font of a key. Both are behind one reference because to read them out of an optional tuple copies them.
    private final class KnownFont {
        let key: PlainFont.Key
        let font: PlainFont?

        init(key: PlainFont.Key, font: PlainFont?) {
            self.key = key
            self.font = font
        }
    }

    init(fonts: TextFontSource) {
        self.fonts = fonts
    }

    /// Discards the fonts, which retain those of Pango.
    func forgetFonts() {
        plainFonts = [:]
        last = nil
    }

    /// Returns the shaped text; nil for a text that is not plain, or that needs more than one line.
    func shape(_ spans: [TextSpan], style: ParagraphStyle, limits: TextLimits) -> ShapedText? {
        guard spans.count == 1, spans[0].attachment == nil, !spans[0].kerning.isNaN else { return nil }
        let shaped: ShapedText?? = spans[0].text.utf8.withContiguousStorageIfAvailable { bytes in
            guard let text = PlainText(bytes, isCovered: { fonts.covers($0, in: spans[0].font) }),
                text.script != .common || style.layoutDirection == .leftToRight,
                let font = font(for: spans[0], style: style, script: text.script),
                !(text.hasAngleBrackets && font.hasNoArrows),
                !isBroken(bytes.count, in: font, style: style, limits: limits),
                font.largest * 2 * CGFloat(max(bytes.count, 64)) <= LineBreaker.longestLine
            else { return nil }
            font.shape(bytes, in: buffer, to: &line)
            if !font.spacing.isNone {
                line.addSpacing(font.spacing, isRightToLeft: false) { _ in true }
                // Pango prevents that negative spacing leaves nothing of a glyph at the ends of a line.
                guard line.allSatisfy({ $0.width > 0 }) else { return nil }
            }
            let writer = PlainLineWriter(font: font, spans: spans, bytes: bytes, scale: TextLayout.scale(of: style))
            return lay(out: text, with: writer, style: style, limits: limits)
        }
        return shaped ?? nil
    }

    /// Returns true if a text is so long that it surely takes several lines, estimated at a third of the font size per
    /// byte.
    private func isBroken(_ length: Int, in font: PlainFont, style: ParagraphStyle, limits: TextLimits) -> Bool {
        let mayTakeMore = style.lineLimit.map { $0 > 1 } ?? true && limits.height.isInfinite
        return mayTakeMore && CGFloat(length) * font.size / 3 > limits.width
    }

    private func font(for span: TextSpan, style: ParagraphStyle, script: PlainText.Script) -> PlainFont? {
        let key = PlainFont.Key(
            font: span.font, scale: TextLayout.scale(of: style), kerning: span.kerning, script: script)
        if let last, last.key == key { return last.font }
        let font = plainFonts[key] ?? makeFont(key)
        last = KnownFont(key: key, font: font)
        return font
    }

    private func makeFont(_ key: PlainFont.Key) -> PlainFont? {
        let font = PlainFont(key, fonts: fonts)
        if plainFonts.count >= PlainTextShaper.fontLimit || mapGeneration != fonts.mapGeneration {
            plainFonts.removeAll()
            mapGeneration = fonts.mapGeneration
        }
        plainFonts[key] = .some(font)
        return font
    }

    /// Shapes the line if it fits or must be truncated. Returns nil if it must be broken, or if the result depends on a
    /// few units; Pango decides then.
    private func lay(
        out text: PlainText, with writer: PlainLineWriter, style: ParagraphStyle, limits: TextLimits
    ) -> ShapedText? {
        let font = writer.font
        let room = limits.width.isFinite ? Int((limits.width * CGFloat(PANGO_SCALE)).rounded(.down)) : .max
        let doubt = 2 + 2 * abs(Int(font.spacing.all))
        guard line.width > room - doubt else {
            line.removeSpacing(font.spacing, left: true, right: true)
            return LineBlock.text(of: writer.line(of: line), limits: limits, warnings: font.warnings)
        }
        // Trailing spaces hang over, and a single character is never broken.
        let visible = line.reduce(0) { $0 + ($1.start < text.visibleEnd ? Int($1.width) : 0) }
        let mayBreak = line.count > 1 && line[1].start < text.visibleEnd
        guard visible - doubt > room, mayBreak, font.ellipsis.width > doubt else { return nil }
        var block = LineBlock(
            limits: limits, lineLimit: style.lineLimit.map { max(1, $0) }, spacing: TextLayout.spacing(of: style))
        let isOnlyLine = block.append(writer.emptyLine, paragraph: 0) && !block.append(writer.emptyLine, paragraph: 0)
        guard isOnlyLine else { return nil }
        let goal = max(1, room)
        let (clusters, ellipsis) = (clusters(), font.ellipsis.width)
        let gap = EllipsisGap(clusters: clusters, truncation: style.truncation, width: goal).find { _ in ellipsis }
        let glyphs = clusters[gap.lowerBound].glyphs.lowerBound..<clusters[gap.upperBound].glyphs.upperBound
        block.replaceLast(with: writer.line(of: line, cutAt: glyphs, goal: goal))
        return block.text(warnings: font.warnings)
    }

    /// The clusters of the line.
    private func clusters() -> [EllipsisGap.Cluster] {
        var clusters: [EllipsisGap.Cluster] = []
        clusters.reserveCapacity(line.count)
        var x = 0
        for (index, glyph) in line.enumerated() {
            if index > 0, line[index - 1].start == glyph.start {
                let last = clusters.count - 1
                clusters[last].glyphs = clusters[last].glyphs.lowerBound..<index + 1
                clusters[last].width += Int(glyph.width)
            } else {
                clusters.append(EllipsisGap.Cluster(glyphs: index..<index + 1, start: x, width: Int(glyph.width)))
            }
            x += Int(glyph.width)
        }
        return clusters
    }
}
