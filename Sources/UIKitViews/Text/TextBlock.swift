import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// Lines of text in their places, ready to draw. Coordinates are points from the top left of the text.
struct TextBlock {
    struct Line {
        var shaped: ShapedText.Line
        /// The top of the line, with the space that its style adds.
        var top: CGFloat
        var baseline: CGFloat
        var height: CGFloat
        /// Where the line may be, from left to right; its end is infinite without a limit.
        var room: ClosedRange<CGFloat> = 0...CGFloat.infinity
        var alignment: NSTextAlignment
        var direction: NSWritingDirection

        var bottom: CGFloat { top + height }
    }

    /// The rules of the view or the function that draws.
    struct Rules {
        /// The maximum number of lines; nil for no limit.
        var lineLimit: Int?
        /// Whether lines wrap although their mode truncates them: in labels, where that mode is for the last line.
        var wrapsTruncated = true
        /// Whether the last visible line is truncated although its mode only wraps it.
        var truncatesWrapped = false
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The direction of paragraphs without letters, and of natural alignment; `natural` aligns by the letters.
        var direction = NSWritingDirection.leftToRight
        var minimumScale: CGFloat = 1
        var allowsTightening = false
    }

    var lines: [Line] = []
    var size = CGSize.zero
    /// Whether some of the text is not visible.
    var isTruncated = false
    /// Whether lines are cut off at the edges.
    var isClipped = false
    var warnings: [ShapedText.Warning] = []

    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// Lays out a text, and keeps what it shaped.
final class TextSetter {
    let text: StyledText
    let rules: TextBlock.Rules
    let resources: DrawingResources
    /// The style of all paragraphs, if a shaper can set them at once; nil otherwise.
    private let uniform: ParagraphValues?
    private var measurers: [Int: TextMeasurer] = [:]
    private static let tolerance: CGFloat = 1e-3

    init(_ text: StyledText, _ rules: TextBlock.Rules, resources: DrawingResources) {
        self.text = text
        self.rules = rules
        self.resources = resources
        let styles = text.paragraphs.map { TextSetter.values($0.style, rules) }
        let isUniform =
            styles.allSatisfy { $0 == styles[0] } && !styles[0].needsParagraphs
            && (rules.wrapsTruncated || styles[0].lineBreakMode.rawValue < 2 || styles.count == 1)
        uniform = isUniform ? styles[0] : nil
    }

    /// The style of a paragraph with the rules for what it leaves open.
    private static func values(_ style: ParagraphValues?, _ rules: TextBlock.Rules) -> ParagraphValues {
        if let style { return style }
        var values = ParagraphValues()
        values.alignment = rules.alignment
        values.lineBreakMode = rules.lineBreakMode
        return values
    }

    /// Returns the text in a room; infinite lengths are no limits.
    func block(width: CGFloat, height: CGFloat) -> TextBlock {
        guard !text.isEmpty else { return TextBlock() }
        let (width, height) = (width.isNaN ? .infinity : width, height.isNaN ? .infinity : height)
        if let uniform {
            return paragraph(
                text.allSpans, uniform, index: 0, width: width, height: height, limit: rules.lineLimit)
        }
        let all = blocks(width: width, limit: rules.lineLimit)
        let fitting = all.lines.prefix { $0.bottom <= height + TextSetter.tolerance }.count
        return fitting < all.lines.count ? blocks(width: width, limit: max(fitting, 1)) : all
    }

    // MARK: Paragraphs

    /// Lays out one paragraph after the other.
    private func blocks(width: CGFloat, limit: Int?) -> TextBlock {
        var result = TextBlock()
        for (index, paragraph) in text.paragraphs.enumerated() {
            let left = limit.map { $0 - result.lines.count }
            if let left, left <= 0 {
                result.isTruncated = true
                break
            }
            let style = TextSetter.values(paragraph.style, rules)
            var spans = paragraph.spans.isEmpty ? [TextSpan("", font: paragraph.font)] : paragraph.spans
            var block = indented(spans, style, index: index, width: width, limit: left)
            if let left, block.lines.count == left, index + 1 < text.paragraphs.count, !block.isTruncated {
                // What follows is left out: the last line says so.
                spans.append(TextSpan("\n…", font: paragraph.font))
                block = indented(spans, style, index: -1 - index, width: width, limit: left)
                block.isTruncated = true
            }
            var top = result.lines.last?.bottom ?? 0
            if index > 0 {
                top += resources.textShaper.metrics(of: paragraph.font).leading + style.lineSpacing
                top += text.paragraphs[index - 1].style?.paragraphSpacing ?? 0
                top += style.paragraphSpacingBefore
            }
            for var line in block.lines {
                line.top += top
                line.baseline += top
                result.lines.append(line)
            }
            result.size.width = max(result.size.width, block.size.width)
            result.isTruncated = result.isTruncated || block.isTruncated
            result.isClipped = result.isClipped || block.isClipped
            result.warnings += block.warnings.filter { !result.warnings.contains($0) }
        }
        result.size.height = result.lines.last?.bottom ?? 0
        return result
    }

    /// Lays out a paragraph between its indents, with the heights of its style.
    private func indented(
        _ spans: [TextSpan], _ style: ParagraphValues, index: Int, width: CGFloat, limit: Int?
    ) -> TextBlock {
        func room(_ indent: CGFloat) -> ClosedRange<CGFloat> {
            let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
            return indent...max(end, indent)
        }
        let (first, others) = (room(style.firstLineHeadIndent), room(style.headIndent))
        func length(_ room: ClosedRange<CGFloat>) -> CGFloat { room.upperBound - room.lowerBound }
        var block = paragraph(
            spans, style, index: index, width: length(first), height: .infinity, limit: limit)
        if first != others, block.lines.count > 1 || block.isTruncated, style.lineBreakMode.wraps(rules) {
            // The first line alone, and then what is left, in another width.
            var start = paragraph(
                spans, style, index: index, width: length(first), height: .infinity, limit: nil)
            if let line = start.lines.first, let rest = spans.dropping(line.shaped), limit != 1 {
                let next = paragraph(
                    rest, style, index: nil, width: length(others), height: .infinity, limit: limit.map { $0 - 1 })
                let gap = start.lines.count > 1 ? start.lines[1].top - line.bottom : style.lineSpacing
                start.lines = [line]
                for var added in next.lines {
                    added.top += line.bottom + gap
                    added.baseline += line.bottom + gap
                    start.lines.append(added)
                }
                start.isTruncated = next.isTruncated
                block = start
            }
        }
        return styled(block, style, first: first, others: others, width: width)
    }

    /// Applies the indents and the heights of a style.
    private func styled(
        _ block: TextBlock, _ style: ParagraphValues, first: ClosedRange<CGFloat>, others: ClosedRange<CGFloat>,
        width: CGFloat
    ) -> TextBlock {
        var result = block
        result.size.width = 0
        var added: CGFloat = 0
        for index in block.lines.indices {
            var line = block.lines[index]
            var height = line.height
            if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
            height = max(height, style.minimumLineHeight)
            if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
            // The space is added above the letters.
            let extra = height - line.height
            line.top += added
            line.baseline += added + extra
            line.height = height
            added += extra
            let room = index == 0 ? first : others
            result.size.width = max(result.size.width, min(room.lowerBound + line.shaped.width, max(width, 0)))
            // Indents are on the side where reading starts.
            let isMirrored = width.isFinite && direction(of: line) == .rightToLeft
            line.room = isMirrored ? (width - room.upperBound)...(width - room.lowerBound) : room
            result.lines[index] = line
        }
        result.size.height = result.lines.last?.bottom ?? 0
        return result
    }

    /// Lays out spans that a shaper can set at once.
    ///
    /// - Parameter index: tells measurers apart; nil for one that is not kept.
    private func paragraph(
        _ spans: [TextSpan], _ style: ParagraphValues, index: Int?, width: CGFloat, height: CGFloat, limit: Int?
    ) -> TextBlock {
        let wraps = style.lineBreakMode.wraps(rules)
        let limit = wraps ? limit : min(limit ?? 1, 1)
        let truncation = style.lineBreakMode.truncation ?? (rules.truncatesWrapped ? .tail : nil)
        let isClipped = style.lineBreakMode == .byClipping && limit == 1
        // Lines that are cut off keep what a shaper would replace by an ellipsis.
        let cuts = truncation == nil && rules.minimumScale >= 1
        let measurer = measurer(spans, style, index: index, limit: cuts ? nil : limit, truncation ?? .tail)
        let shaped = measurer.text(
            width: isClipped ? .infinity : max(width, 0), height: cuts ? .infinity : height)
        var block = TextBlock(size: shaped.size, isTruncated: shaped.isTruncated, warnings: shaped.warnings)
        var lines = shaped.lines
        if cuts {
            var count = min(limit ?? lines.count, lines.count)
            while count > 1, lines[count - 1].top + lines[count - 1].height > height + TextSetter.tolerance {
                count -= 1
            }
            if count < lines.count {
                lines.removeSubrange(count...)
                block.isTruncated = true
                block.size.width = min(lines.map(\.width).max() ?? 0, max(width, 0))
                block.size.height = lines.last.map { $0.top + $0.height } ?? 0
            }
            if isClipped, block.size.width > width {
                block.size.width = max(width, 0)
                (block.isClipped, block.isTruncated) = (true, true)
            }
        }
        block.lines = lines.map { line in
            TextBlock.Line(
                shaped: line, top: line.top, baseline: line.baseline, height: line.height,
                room: 0...max(width, 0), alignment: style.alignment, direction: style.baseWritingDirection)
        }
        return block
    }

    private func measurer(
        _ spans: [TextSpan], _ style: ParagraphValues, index: Int?, limit: Int?, _ truncation: TextTruncation
    ) -> TextMeasurer {
        let isRightToLeft = (style.baseWritingDirection == .natural ? rules.direction : style.baseWritingDirection)
        let paragraph = ParagraphStyle(
            lineLimit: limit, truncation: truncation, lineSpacing: max(style.lineSpacing, 0),
            layoutDirection: isRightToLeft == .rightToLeft ? .rightToLeft : .leftToRight,
            hyphenation: style.usesDefaultHyphenation || style.hyphenationFactor > 0 ? "en" : nil)
        if let index, let known = measurers[index], known.style == paragraph { return known }
        let made = TextMeasurer(
            spans: spans, style: paragraph, minimumScale: rules.minimumScale,
            allowsTightening: rules.allowsTightening || style.allowsDefaultTighteningForTruncation,
            resources: resources)
        if let index { measurers[index] = made }
        return made
    }

    /// The direction by which a line is aligned.
    func direction(of line: TextBlock.Line) -> NSWritingDirection {
        if line.direction != .natural { return line.direction }
        if rules.direction != .natural { return rules.direction }
        return line.shaped.isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension ParagraphValues {
    /// Whether paragraphs have to be set one by one.
    fileprivate var needsParagraphs: Bool {
        paragraphSpacing != 0 || paragraphSpacingBefore != 0 || firstLineHeadIndent != 0 || headIndent != 0
            || tailIndent != 0 || minimumLineHeight > 0 || maximumLineHeight > 0
            || (lineHeightMultiple > 0 && lineHeightMultiple != 1)
    }
}

extension NSLineBreakMode {
    /// Where an ellipsis is; nil for none.
    fileprivate var truncation: TextTruncation? {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }

    /// Whether a line that is too long continues on another one.
    fileprivate func wraps(_ rules: TextBlock.Rules) -> Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: rules.wrapsTruncated
        }
    }
}

extension [TextSpan] {
    private static let softHyphen: Unicode.Scalar = "\u{ad}"

    /// The spans without the characters of their first line and the spaces after it; nil if nothing is left.
    ///
    /// A shaped line is not a part of its source: a shaper adds soft hyphens where words may be divided, and draws a hyphen
    /// in place of the one at the end of a line. So characters are counted without soft hyphens, and without that hyphen.
    fileprivate func dropping(_ line: ShapedText.Line) -> [TextSpan]? {
        let shown = line.runs.flatMap { $0.glyphs.text.unicodeScalars.filter { $0 != Self.softHyphen } }
        let source = lazy.flatMap(\.text.unicodeScalars).filter { $0 != Self.softHyphen }.prefix(shown.count)
        func isHyphen(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "\u{2010}" }
        let isDivided = shown.count(where: isHyphen) > source.count(where: isHyphen)
        var left = isDivided ? shown.count - 1 : shown.count
        var rest: [TextSpan] = []
        for var span in self {
            let text = span.text.unicodeScalars.drop { scalar in
                if scalar == Self.softHyphen { return left > 0 }
                left -= 1
                return left >= 0
            }
            left = Swift.max(left, 0)
            span.text = String(text)
            if rest.isEmpty {
                span.text = String(span.text.drop { $0.isWhitespace || $0 == Character(Self.softHyphen) })
            }
            if !span.text.isEmpty { rest.append(span) }
        }
        return rest.isEmpty ? nil : rest
    }
}
