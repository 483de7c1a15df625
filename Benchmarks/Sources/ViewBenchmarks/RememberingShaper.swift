import Flatlay

/// Shapes every text once and remembers it, so that benchmarks of layout do not measure shaping.
final class RememberingShaper: TextShaping {
    private struct Question: Hashable {
        var texts: [String]
        var width: CGFloat?
        var height: CGFloat?
    }

    private let shaper = GridTextShaper()
    private var answers: [Question: ShapedText] = [:]

    func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }

    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        let question = Question(texts: spans.map(\.text), width: width, height: height)
        if let answer = answers[question] { return answer }
        let answer = shaper.shape(spans, style: style, width: width, height: height)
        answers[question] = answer
        return answer
    }
}
