import CoreGeometry
import Foundation

/// An image within text.
struct InlineImage: Equatable {
    enum Content: Equatable {
        case symbol(SymbolOutline)
        case bitmap(ImageResource, Image.Interpolation, isTemplate: Bool)
        /// What stands for an image that is not there.
        case placeholder
    }

    var content: Content
    /// Why the image is not there.
    var warning: String?

    /// An image and the room that it takes in a line: a symbol's middle lies in the middle of the capital letters beside
    /// it, a bitmap stands on the baseline in its own size.
    static func make(
        _ image: Image, in environment: EnvironmentValues, resources: DrawingResources
    ) -> (InlineImage, TextSpan.Attachment) {
        switch image.source {
        case .resource(let resource): return bitmap(resource, of: image)
        case .named(let name):
            do throws(ImageResolutionError) {
                return bitmap(try resources.images.image(named: name), of: image)
            } catch {
                let size = symbolSize(nil, in: environment, resources)
                return (InlineImage(content: .placeholder, warning: error.description), size)
            }
        case .symbol(let name):
            let outline = resources.symbols.symbol(named: name)
            let warning = "there is no symbol '\(name)'; give the renderer a provider that has it"
            let inline = InlineImage(
                content: outline.map { .symbol($0) } ?? .placeholder, warning: outline == nil ? warning : nil)
            return (inline, symbolSize(outline, in: environment, resources))
        }
    }

    private static func bitmap(_ resource: ImageResource, of image: Image) -> (InlineImage, TextSpan.Attachment) {
        let content = Content.bitmap(resource, image.interpolation, isTemplate: image.renderingMode == .template)
        return (
            InlineImage(content: content),
            TextSpan.Attachment(width: resource.size.width, ascent: resource.size.height, descent: 0)
        )
    }

    private static func symbolSize(
        _ outline: SymbolOutline?, in environment: EnvironmentValues, _ resources: DrawingResources
    ) -> TextSpan.Attachment {
        let size = SymbolNode.size(of: outline, in: environment)
        let capHeight = resources.textShaper.metrics(of: environment.fontDescriptor()).capHeight
        return TextSpan.Attachment(
            width: size.width, ascent: (size.height + capHeight) / 2, descent: (size.height - capHeight) / 2)
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
        case .symbol(let outline):
            let box = outline.viewBox
            guard box.width > 0, box.height > 0 else { return }
            let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
                .scaledBy(x: rect.width / box.width, y: rect.height / box.height)
                .translatedBy(x: -box.minX, y: -box.minY)
            builder.fill(.path(outline.path.applying(map)), paint, style: outline.fillStyle)
        }
    }
}
