import Foundation

/// A node that measures and draws a text. It draws the same shaped text that determined the size.
final class TextNode: ViewNode {
    private let paint: StylePaint
    private let looks: [ResolvedText.Look]
    private let alignment: TextAlignment
    private let reservedLines: CGFloat
    private let lineSpacing: CGFloat
    private let baseFont: FontDescriptor
    private let resources: DrawingResources
    private let measurer: TextMeasurer
    /// The environment in which the text has one string in one font; nil for any other text.
    private let plainEnvironment: EnvironmentValues?
    /// Whether the text is at least as wide as its longest word.
    private let keepsWords: Bool

    init(_ text: Text, in context: ViewContext) {
        let environment = context.environment
        let spans: [TextSpan]
        if let (string, font) = ResolvedText.oneString(text, in: environment) {
            // The usual text, without what any text may need to be resolved.
            paint = ForegroundStyle()._stylePaint(in: environment)
            looks = ResolvedText.plainLooks
            baseFont = font
            plainEnvironment = environment
            spans = string.isEmpty ? [] : [TextSpan(string, font: font)]
        } else {
            let resolved = ResolvedText(text, in: environment, resources: context.resources)
            paint = resolved.paint
            looks = resolved.looks
            baseFont = resolved.baseFont
            plainEnvironment = nil
            spans = resolved.spans
        }
        alignment = environment.common.multilineTextAlignment
        reservedLines = CGFloat(environment.common.reservedLines ?? 0)
        lineSpacing = environment.common.lineSpacing
        keepsWords = environment.common.keepsWords && environment.common.lineLimit != 1
        resources = context.resources
        measurer = TextMeasurer(
            spans: spans,
            style: ParagraphStyle(
                lineLimit: environment.common.lineLimit, truncation: environment.common.truncationMode,
                lineSpacing: environment.common.lineSpacing,
                layoutDirection: environment.common.layoutDirection, hyphenation: environment.common.hyphenation),
            minimumScale: environment.common.minimumScaleFactor, allowsTightening: environment.common.allowsTightening,
            balancesLines: environment.common.balancesLines, resources: context.resources)
        super.init(environment)
    }

    /// Shows another text in the same environment, if both have one string in the same font.
    ///
    /// - Returns: false if the text needs a node of its own.
    func update(to text: Text) -> Bool {
        guard let plainEnvironment, let (string, font) = ResolvedText.oneString(text, in: plainEnvironment),
            font == baseFont
        else { return false }
        return replaceString(by: string)
    }

    /// Shows another string, if the text has one.
    ///
    /// - Returns: false if the text needs a node of its own.
    func replaceString(by string: String) -> Bool {
        guard plainEnvironment != nil, !string.isEmpty, measurer.replaceString(by: string) else { return false }
        forgetSizes()
        return true
    }

    override var name: String? { "text" }
    override var guides: GuideKinds { [.baselines, .separators] }

    /// Computed on demand: only stacks and texts that reserve lines need it.
    private var metrics: FontMetrics { resources.textShaper.metrics(of: baseFont) }

    private var reservedHeight: CGFloat {
        guard reservedLines > 0 else { return 0 }
        let metrics = metrics
        return reservedLines * metrics.lineHeight + (reservedLines - 1) * (metrics.leading + lineSpacing)
    }

    /// Horizontally a text has the default spacing; vertically, texts have the line gap of their font.
    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top = .text(leading: pixels.roundUp(metrics.leading))
        spacing.bottom = spacing.top
        return spacing
    }

    /// The width of the widest line and the height of all lines, rounded up to pixels, but never wider than proposed.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let reserved = pixels.roundUp(reservedHeight)
        guard !measurer.isEmpty else { return CGSize(width: 0, height: reserved) }
        let proposal = keepsWords ? withRoomForWords(proposal) : proposal
        let size = measurer.size(in: proposal)
        return CGSize(
            width: min(pixels.roundUp(size.width), proposal.width.map { max($0, size.width) } ?? .infinity),
            height: max(pixels.roundUp(size.height), reserved))
    }

    /// Known without shaping: a text is never wider than proposed, and however low, it has one line. Every stack reads
    /// it, and to break a long text, or truncate it, for this answer alone takes longer than to lay it out.
    override func leastLength(along axis: Axis) -> CGFloat? {
        if axis == .horizontal { return 0 }
        guard let font = measurer.onlyLineFont else { return nil }
        let height = resources.textShaper.metrics(of: font).lineHeight
        return max(pixels.roundUp(height), pixels.roundUp(reservedHeight))
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let text = shaped(for: proposal) else { return nil }
        if key.kind == .separators { return 0 }
        switch key.combination {
        case .first: return text.firstBaseline + baselineShift(of: text)
        case .last: return text.lastBaseline + baselineShift(of: text)
        case .mean: return nil
        }
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let text = shaped(for: proposal) else { return }
        if text.isTruncated { pass.builder.markTruncated() }
        for warning in text.warnings { pass.warn(warning.message) }
        let corner = pixels.round(frame.origin)
        let bounds = CGRect(origin: corner, size: frame.size)
        // The first look is plain: it has no image.
        for look in looks.dropFirst() {
            if let warning = look.image?.warning { pass.warn(warning) }
        }
        let drawing = TextDrawing(
            paint: paint.paint(in: bounds), looks: looks, bounds: bounds, pixels: pixels, builder: pass.builder)
        for line in text.lines {
            let x = corner.x + offset(of: line, in: frame.width)
            drawing.draw(line, at: CGPoint(x: x, y: corner.y + line.baseline + baselineShift(of: text)))
        }
    }

    /// The shaped text for a proposal; nil for a text without characters.
    private func shaped(for proposal: ProposedViewSize) -> ShapedText? {
        measurer.isEmpty ? nil : measurer.text(in: keepsWords ? withRoomForWords(proposal) : proposal)
    }

    /// The same for each proposal, and every word is shaped for it.
    private lazy var longestWordWidth = measurer.longestWordWidth

    /// The proposal, with the width of the longest word if it is narrower.
    private func withRoomForWords(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let width = proposal.width, width.isFinite, measurer.text(in: proposal).lines.count > 1 else {
            return proposal
        }
        let longest = longestWordWidth
        return longest <= width ? proposal : ProposedViewSize(width: pixels.roundUp(longest), height: proposal.height)
    }

    /// Aligns the first baseline to a pixel; the others keep their distance from it.
    private func baselineShift(of text: ShapedText) -> CGFloat {
        pixels.round(text.firstBaseline) - text.firstBaseline
    }

    /// The alignment offset of a line within the text's own width, from the left.
    private func offset(of line: ShapedText.Line, in width: CGFloat) -> CGFloat {
        let room = width - line.width
        return switch (alignment, layoutDirection) {
        case (.center, _): room / 2
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.trailing, .leftToRight), (.leading, .rightToLeft): room
        }
    }
}
