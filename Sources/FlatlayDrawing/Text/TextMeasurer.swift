import Foundation

/// Shapes a text for proposals and caches the results.
package final class TextMeasurer {
    @exclusivity(unchecked) package private(set) var spans: [TextSpan]
    package let style: ParagraphStyle
    /// The smallest scale at which the text may be drawn.
    let minimumScale: CGFloat
    /// Whether characters may move closer together before the text is scaled.
    let allowsTightening: Bool
    /// Whether the lines should be about equally long.
    let balancesLines: Bool
    /// The shaper is read from here each time, because another thread that continues with the view has its own.
    package let resources: DrawingResources
    @exclusivity(unchecked) private var latest: Answer?

    /// A cached result, linked to earlier ones. A text receives few proposals, and reading a chain of constants needs
    /// no exclusivity checks.
    private final class Answer {
        let width: CGFloat
        let height: CGFloat
        let text: ShapedText
        let earlier: Answer?

        init(width: CGFloat, height: CGFloat, text: ShapedText, earlier: Answer?) {
            self.width = width
            self.height = height
            self.text = text
            self.earlier = earlier
        }

        /// This result or the latest earlier one that is valid for other limits.
        func find(width: CGFloat, height: CGFloat) -> Answer? {
            holds(width: width, height: height) ? self : earlier?.find(width: width, height: height)
        }

        /// Whether the result is also valid for other limits, as reported by the shaper.
        func holds(width: CGFloat, height: CGFloat) -> Bool {
            if width == self.width, height == self.height { return true }
            // A text may exceed the proposed width by the tolerance, but never the width requested here.
            guard width <= self.width else { return false }
            return text.rooms?.contains(width: TextMeasurer.limit(width), height: TextMeasurer.limit(height)) ?? false
        }
    }

    /// How far characters may move closer together, as fractions of the font size.
    private static let tighteningSteps: [CGFloat] = [0.01, 0.02, 0.03]
    /// Scales are multiples of 1/64.
    private static let scaleSteps: CGFloat = 64
    /// The precision to which the narrowest width of balanced lines is found by halving.
    private static let balanceStep: CGFloat = 0.25
    /// Lengths that differ by less count as equal, to absorb rounding errors of sums.
    private static let tolerance: CGFloat = 1e-3

    package init(
        spans: [TextSpan], style: ParagraphStyle, minimumScale: CGFloat, allowsTightening: Bool = false,
        balancesLines: Bool = false, resources: DrawingResources
    ) {
        self.spans = spans
        self.style = style
        self.minimumScale = minimumScale
        self.allowsTightening = allowsTightening
        self.balancesLines = balancesLines
        self.resources = resources
    }

    /// Replaces the string of the only span, and forgets the results. Returns false if there is not one span.
    package func replaceString(by string: String) -> Bool {
        guard spans.count == 1 else { return false }
        spans[0].text = string
        latest = nil
        return true
    }

    /// Whether there is no text. Asked here, since another module would read the property with a check for exclusivity.
    package var isEmpty: Bool { spans.isEmpty }

    /// The font that alone determines the height of a line; nil if other spans, images or a smaller scale may change
    /// it.
    package var onlyLineFont: FontDescriptor? {
        guard spans.count == 1, minimumScale >= 1, spans[0].attachment == nil, spans[0].baselineOffset == 0 else {
            return nil
        }
        return spans[0].font
    }

    /// The shaped text for a proposal. Infinite lengths are no limits.
    package func text(width: CGFloat, height: CGFloat) -> ShapedText {
        answer(width: width, height: height).text
    }

    /// The size of the text for a proposal.
    package func size(width: CGFloat, height: CGFloat) -> CGSize {
        answer(width: width, height: height).text.size
    }

    private func answer(width: CGFloat, height: CGFloat) -> Answer {
        if let known = latest?.find(width: width, height: height) { return known }
        let text = shape(width: width, height: height)
        let answer = Answer(width: width, height: height, text: text, earlier: latest)
        latest = answer
        return answer
    }

    /// Shapes the text at full size, at the largest scale that avoids truncation, or at the minimum scale. Tightening
    /// is tried before scaling.
    private func shape(width: CGFloat, height: CGFloat) -> ShapedText {
        var full = shape(spans, width: width, height: height, scale: 1)
        var spans = spans
        for step in TextMeasurer.tighteningSteps where full.isTruncated && allowsTightening {
            spans = tightened(by: step)
            full = shape(spans, width: width, height: height, scale: 1)
        }
        guard full.isTruncated, minimumScale < 1 else {
            return balanced(full, spans, width: width, height: height, scale: 1)
        }
        var best = shape(spans, width: width, height: height, scale: minimumScale)
        guard !best.isTruncated else { return best }
        var scale = minimumScale
        var low = (minimumScale * TextMeasurer.scaleSteps).rounded(.down)
        var high = TextMeasurer.scaleSteps
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            let text = shape(spans, width: width, height: height, scale: middle / TextMeasurer.scaleSteps)
            if text.isTruncated {
                high = middle
            } else {
                (low, best, scale) = (middle, text, middle / TextMeasurer.scaleSteps)
            }
        }
        return balanced(best, spans, width: width, height: height, scale: scale)
    }

    /// Breaks a text at the narrowest width that gives the same number of lines without dividing a word, so that lines
    /// are about equally long. Truncated text stays as it is.
    ///
    /// 1. Bisect between a width that is too narrow and the narrowest text found.
    /// 2. Shape the text at a width just below its own, until no word moves to another line. So the result does not
    ///    depend on the initial width, and shaping it at its own width returns the same lines.
    private func balanced(
        _ full: ShapedText, _ spans: [TextSpan], width: CGFloat, height: CGFloat, scale: CGFloat
    ) -> ShapedText {
        guard balancesLines, full.lines.count > 1, !full.isTruncated, !full.dividesWords, width.isFinite else {
            return full
        }
        var best = full
        func isNarrower(_ width: CGFloat) -> Bool {
            let text = shape(spans, width: width, height: height, scale: scale)
            // With tabs, a line can be wider than its limit. Accepting that would shrink the text in thousands of tiny
            // steps.
            guard text.lines.count == full.lines.count, !text.isTruncated, !text.dividesWords,
                text.size.width < best.size.width, text.size.width <= width + TextMeasurer.tolerance
            else { return false }
            best = text
            return true
        }
        var low: CGFloat = 0
        while best.size.width - low > TextMeasurer.balanceStep {
            let middle = (low + best.size.width) / 2
            if !isNarrower(middle) { low = middle }
        }
        while best.size.width - 2 * TextMeasurer.tolerance > low,
            isNarrower(best.size.width - 2 * TextMeasurer.tolerance)
        {}
        // Any width between has the same number of lines, so the same narrowest width.
        let widths = min(best.size.width, width)...max(full.rooms?.widths.upperBound ?? width, width)
        best.rooms?.widths = widths
        return best
    }

    private func tightened(by fraction: CGFloat) -> [TextSpan] {
        spans.map { span in
            var span = span
            span.kerning -= span.font.size * fraction
            return span
        }
    }

    private func shape(_ spans: [TextSpan], width: CGFloat, height: CGFloat, scale: CGFloat) -> ShapedText {
        var style = style
        // Writing it copies the style.
        if style.scale != scale { style.scale = scale }
        let shaper = resources.textShaper
        var text = shaper.shape(
            spans, style: style, width: TextMeasurer.limit(width), height: TextMeasurer.limit(height))
        if let failure = shaper.failure { resources.diagnostics.fail(failure) }
        text.size.width = min(text.size.width, width)
        return text
    }

    /// The limit passed to the shaper for a length; nil for no limit.
    private static func limit(_ length: CGFloat) -> CGFloat? { length.isFinite ? length + tolerance : nil }
}
