import FlatlayDrawing
import FlatlayRendering
import FlatlaySymbols
import FlatlayText
import UIKitViews

extension ViewResources: ViewResourcesProviding {
    /// Returns the installed fonts and symbols, which views are measured with while no image is rendered.
    package static func standardResources() throws -> DrawingResources {
        let lease = RenderCache.shared.lease()
        let shaper = LeasedShaper(lease.worker.shaper(of: try FontLibrary.installed()), lease)
        return DrawingResources(textShaper: shaper, symbols: SymbolLibrary.installed)
    }
}

/// A shaper together with what it shapes with, which other images may use when it is released.
private final class LeasedShaper: TextShaping {
    private let shaper: PangoTextShaper
    private let lease: RenderCache.Lease

    init(_ shaper: PangoTextShaper, _ lease: RenderCache.Lease) {
        self.shaper = shaper
        self.lease = lease
    }

    func shape(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> ShapedText {
        shaper.shape(spans, style: style, width: width, height: height)
    }

    func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }

    var failure: (any Error)? { shaper.failure }
}
