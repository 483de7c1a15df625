import CoreGeometry
import FlatlayDrawing
import Foundation

/// A node that draws a symbol, in the size of the text beside it; a resizable symbol fills its frame.
final class SymbolNode: ViewNode {
    private let glyph: SymbolGlyph
    private let isResizable: Bool
    private let levels: [(layers: [SymbolOutline.Layer], paint: StylePaint)]
    private let naturalSize: CGSize
    private let capHeight: CGFloat
    private let warning: String?

    init(_ outline: SymbolOutline, of image: Image, in context: ViewContext) {
        let environment = context.environment
        glyph = SymbolGlyph(outline, in: environment)
        isResizable = image.resizing != nil
        levels = SymbolNode.levels(of: outline, image, in: environment)
        naturalSize =
            isResizable ? SymbolNode.tightSize(glyph.metrics) : SymbolGlyph.size(glyph.metrics, in: environment)
        let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode
        if mode == .multicolor, case .symbol(let name) = image.source {
            warning = SymbolGlyph.warning(ofColorless: name)
        } else {
            warning = nil
        }
        capHeight = context.resources.textShaper.metrics(of: environment.fontDescriptor()).capHeight
        super.init(environment)
    }

    /// The drawing fills the frame of a resizable symbol, so its own size has no margins.
    private static func tightSize(_ metrics: SymbolMetrics) -> CGSize {
        CGSize(width: metrics.bounds.width * metrics.unit, height: metrics.bounds.height * metrics.unit)
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
        // Draw the primary level last, so that it is in front.
        return zip(outline.levels, paints).reversed().map { ($0, $1) }
    }

    override var name: String? { "symbol" }
    override var guides: GuideKinds { .baselines }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    /// Sets the baseline so that the symbol's box is centred on the capital letters beside it.
    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        isResizable ? nil : pixels.round(glyph.baseline(inHeight: size.height, capHeight: capHeight))
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let rect = pixels.round(frame)
        guard rect.width > 0, rect.height > 0 else { return }
        if let warning { pass.warn(warning) }
        let drawing = glyph.drawing(in: rect, fills: isResizable)
        for level in levels { drawing.draw(level.layers, in: level.paint.paint(in: rect), pass.builder) }
    }
}
