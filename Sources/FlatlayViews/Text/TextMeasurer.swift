import Foundation

/// Shapes a text for proposals, each question once.
final class TextMeasurer {
    let spans: [TextSpan]
    let style: ParagraphStyle
    /// The smallest scale that the text may be drawn at.
    let minimumScale: CGFloat
    /// Whether characters may move together before the text is scaled.
    let allowsTightening: Bool
    /// Asked for the shaper each time: another thread that goes on with the view has another one.
    private let resources: DrawingResources
    @exclusivity(unchecked) private var latest: Answer?

    /// An answer, and those before it: a text meets few questions, and a chain of constants is read without checks
    /// whether somebody changes them.
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

        /// This answer or the latest one before it that holds for a question.
        func find(width: CGFloat, height: CGFloat) -> Answer? {
            holds(width: width, height: height) ? self : earlier?.find(width: width, height: height)
        }

        /// Whether the answer holds for another question, which the shaper has said.
        func holds(width: CGFloat, height: CGFloat) -> Bool {
            if width == self.width, height == self.height { return true }
            // Texts may be wider by the tolerance than what was offered, but never than what is asked for here.
            guard width <= self.width else { return false }
            return text.rooms?.contains(width: TextMeasurer.limit(width), height: TextMeasurer.limit(height)) ?? false
        }
    }

    /// How far characters may move together, in fractions of the size.
    private static let tighteningSteps: [CGFloat] = [0.01, 0.02, 0.03]
    /// Scales are tried in steps of a 64th.
    private static let scaleSteps: CGFloat = 64
    /// Lengths that differ by less are the same to a text: sums of fractions err by that.
    private static let tolerance: CGFloat = 1e-3

    init(
        spans: [TextSpan], style: ParagraphStyle, minimumScale: CGFloat, allowsTightening: Bool = false,
        resources: DrawingResources
    ) {
        self.spans = spans
        self.style = style
        self.minimumScale = minimumScale
        self.allowsTightening = allowsTightening
        self.resources = resources
    }

    /// The text within a proposal. Missing and infinite lengths set no limit.
    func text(in proposal: ProposedViewSize) -> ShapedText {
        let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
        return answer(width: width, height: height).text
    }

    /// The size of the text within a proposal.
    func size(in proposal: ProposedViewSize) -> CGSize {
        answer(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity).text.size
    }

    private func answer(width: CGFloat, height: CGFloat) -> Answer {
        if let known = latest?.find(width: width, height: height) { return known }
        let text = shape(width: width, height: height)
        let answer = Answer(width: width, height: height, text: text, earlier: latest)
        latest = answer
        return answer
    }

    /// Without a smaller scale, the text as it is; else at the largest scale that cuts nothing, or at the smallest.
    /// Tightening goes before scaling.
    private func shape(width: CGFloat, height: CGFloat) -> ShapedText {
        var full = shape(spans, width: width, height: height, scale: 1)
        var spans = spans
        for step in TextMeasurer.tighteningSteps where full.isTruncated && allowsTightening {
            spans = tightened(by: step)
            full = shape(spans, width: width, height: height, scale: 1)
        }
        guard full.isTruncated, minimumScale < 1 else { return full }
        var best = shape(spans, width: width, height: height, scale: minimumScale)
        guard !best.isTruncated else { return best }
        var low = (minimumScale * TextMeasurer.scaleSteps).rounded(.down)
        var high = TextMeasurer.scaleSteps
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            let text = shape(spans, width: width, height: height, scale: middle / TextMeasurer.scaleSteps)
            if text.isTruncated { high = middle } else { (low, best) = (middle, text) }
        }
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
        style.scale = scale
        let shaper = resources.textShaper
        var text = shaper.shape(
            spans, style: style, width: TextMeasurer.limit(width), height: TextMeasurer.limit(height))
        if let failure = shaper.failure { resources.diagnostics.fail(failure) }
        text.size.width = min(text.size.width, width)
        return text
    }

    /// What the shaper is offered for a length; nil for no limit.
    private static func limit(_ length: CGFloat) -> CGFloat? { length.isFinite ? length + tolerance : nil }
}
