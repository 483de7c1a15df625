import CoreGeometry
import FlatlayDrawing
import Foundation

/// A node that draws a symbol, as large as the text beside it, or as its frame where the image is resizable.
final class SymbolNode: ViewNode {
    private let outline: SymbolOutline
    private let isResizable: Bool
    private let levels: [(layers: [SymbolOutline.Layer], paint: StylePaint)]
    private let metrics: SymbolMetrics
    private let naturalSize: CGSize
    private let capHeight: CGFloat
    /// How much thicker than drawn a line is, in parts of the font's size.
    private let extraWidth: CGFloat
    private let isMirrored: Bool

    init(_ outline: SymbolOutline, of image: Image, in context: ViewContext) {
        let environment = context.environment
        let font = environment.fontDescriptor()
        self.outline = outline
        isResizable = image.resizing != nil
        levels = SymbolNode.levels(of: outline, image, in: environment)
        metrics = SymbolMetrics(of: outline, fontSize: font.size * environment.imageScale.factor)
        naturalSize = isResizable ? SymbolNode.tightSize(metrics) : SymbolNode.size(metrics, in: environment)
        capHeight = context.resources.textShaper.metrics(of: font).capHeight
        extraWidth = outline.growsWithWeight ? SymbolNode.extraWidth(atWeight: font.weight) : 0
        isMirrored = outline.flipsForRightToLeft && environment.layoutDirection == .rightToLeft
        super.init(environment)
    }

    /// The size of a symbol beside text, in whole pixels. Without a symbol, that of a full box.
    static func size(of outline: SymbolOutline?, in environment: EnvironmentValues) -> CGSize {
        let fontSize = environment.fontDescriptor().size * environment.imageScale.factor
        return size(SymbolMetrics(of: outline, fontSize: fontSize), in: environment)
    }

    private static func size(_ metrics: SymbolMetrics, in environment: EnvironmentValues) -> CGSize {
        let pixels = PixelGrid(scale: environment.displayScale)
        return CGSize(width: pixels.roundUp(metrics.size.width), height: pixels.roundUp(metrics.size.height))
    }

    /// What is drawn fills a resizable symbol's frame, so its own size has no margins.
    private static func tightSize(_ metrics: SymbolMetrics) -> CGSize {
        CGSize(width: metrics.bounds.width * metrics.unit, height: metrics.bounds.height * metrics.unit)
    }

    /// Lines become thicker with the font's weight: by a sixth of a regular line, which is a sixteenth of the font's
    /// size, for each step of 100 above regular, so that bold is half as thick again. They can't become thinner.
    private static func extraWidth(atWeight weight: Int) -> CGFloat {
        CGFloat(min(max(weight, 400), 900) - 400) / 100 / 96
    }

    private static func levels(
        of outline: SymbolOutline, _ image: Image, in environment: EnvironmentValues
    ) -> [(layers: [SymbolOutline.Layer], paint: StylePaint)] {
        let primary = ForegroundStyle()._stylePaint(in: environment)
        let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode
        guard outline.levels.count > 1, mode?.hasLevels ?? (environment.common.foreground?.secondary != nil) else {
            return [(outline.layers, primary)]
        }
        let styles = environment.common.foreground
        let paints = (0..<outline.levels.count).map { level in
            mode == .hierarchical
                ? primary.multiplyingOpacity(by: level == 0 ? 1 : 0.5)
                : ForegroundStyles.paint(of: styles, level: min(level, 2), in: environment)
        }
        // The primary level lies in front.
        return zip(outline.levels, paints).reversed().map { ($0, $1) }
    }

    override var name: String? { "symbol" }
    override var guides: GuideKinds { .baselines }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    /// The middle of a symbol's box lies in the middle of the capital letters beside it.
    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        isResizable ? nil : pixels.round(metrics.middle + (size.height - metrics.size.height) / 2 + capHeight / 2)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let rect = pixels.round(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        let bounds = metrics.bounds
        var (sx, sy) = (metrics.unit, metrics.unit)
        if isResizable { (sx, sy) = (rect.width / bounds.width, rect.height / bounds.height) }
        let map = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: isMirrored ? -sx : sx, y: sy)
            .translatedBy(x: -bounds.midX, y: -bounds.midY)
        let drawing = SymbolDrawing(
            map: map, lineWidth: extraWidth * outline.viewBox.height * min(sx, sy), unit: min(sx, sy), rect: rect)
        for level in levels { drawing.draw(level.layers, in: level.paint, pass.builder) }
    }
}
