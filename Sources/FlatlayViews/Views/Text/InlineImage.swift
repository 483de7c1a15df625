import CoreGeometry
import Foundation

/// An image inside text.
struct InlineImage: Equatable {
    enum Content: Equatable {
        case symbol(SymbolGlyph)
        case bitmap(ImageResource, Image.Interpolation, isTemplate: Bool)
        /// Drawn instead of a missing image.
        case placeholder
    }

    var content: Content
    /// The diagnostic for a missing image.
    var warning: String?

    /// Creates an image and the space that it takes in a line. A symbol is centred on the capital letters beside it; a
    /// bitmap keeps its size and is placed on the baseline.
    static func make(
        _ image: Image, in outer: EnvironmentValues, resources: DrawingResources
    ) -> (InlineImage, TextSpan.Attachment) {
        let environment = image.settings?.applied(to: outer) ?? outer
        switch image.source {
        case .resource(let resource): return bitmap(resource, of: image)
        case .named(let name):
            do throws(ImageResolutionError) {
                return bitmap(try resources.images.image(named: name), of: image)
            } catch {
                resources.diagnostics.failIfNeeded(error, by: resources.images)
                return placeholder(error.description, in: environment, resources)
            }
        case .symbol(let name):
            let symbols = resources.symbols
            guard let outline = SymbolGlyph.outline(named: name, in: environment, of: symbols) else {
                return placeholder(SymbolGlyph.warning(ofMissing: name, in: symbols), in: environment, resources)
            }
            let glyph = SymbolGlyph(outline, in: environment)
            let size = SymbolGlyph.size(glyph.metrics, in: environment)
            let ascent = glyph.baseline(inHeight: size.height, capHeight: capHeight(in: environment, resources))
            let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode
            let warning = mode == .multicolor ? SymbolGlyph.warning(ofColorless: name) : nil
            return (
                InlineImage(content: .symbol(glyph), warning: warning),
                TextSpan.Attachment(width: size.width, ascent: ascent, descent: size.height - ascent)
            )
        }
    }

    private static func bitmap(_ resource: ImageResource, of image: Image) -> (InlineImage, TextSpan.Attachment) {
        let content = Content.bitmap(resource, image.interpolation, isTemplate: image.renderingMode == .template)
        return (
            InlineImage(content: content),
            TextSpan.Attachment(width: resource.size.width, ascent: resource.size.height, descent: 0)
        )
    }

    private static func placeholder(
        _ warning: String, in environment: EnvironmentValues, _ resources: DrawingResources
    ) -> (InlineImage, TextSpan.Attachment) {
        let size = SymbolGlyph.size(of: nil, in: environment)
        let capHeight = capHeight(in: environment, resources)
        return (
            InlineImage(content: .placeholder, warning: warning),
            TextSpan.Attachment(
                width: size.width, ascent: (size.height + capHeight) / 2, descent: (size.height - capHeight) / 2)
        )
    }

    private static func capHeight(in environment: EnvironmentValues, _ resources: DrawingResources) -> CGFloat {
        resources.textShaper.metrics(of: environment.fontDescriptor()).capHeight
    }

    /// Draws the image in a rectangle.
    func draw(in rect: CGRect, _ paint: Paint, into builder: DisplayListBuilder) {
        guard rect.width > 0, rect.height > 0 else { return }
        switch content {
        case .placeholder:
            builder.fill(.rectangle(rect), .color(ResolvedColor(hex: 0x8e8e93, opacity: 0.4)))
        case .bitmap(let resource, let interpolation, let isTemplate):
            var templateColor: ResolvedColor?
            if isTemplate, case .color(let color) = paint { templateColor = color }
            builder.image(
                ImageDrawing(image: resource, rect: rect, interpolation: interpolation, templateColor: templateColor))
        case .symbol(let glyph):
            glyph.drawing(in: rect, fills: false).draw(glyph.outline.layers, in: paint, builder)
        }
    }
}
