import Foundation

/// A node that draws a bitmap.
final class BitmapNode: ViewNode {
    private let resource: ImageResource
    private let image: Image
    private let templateColor: ResolvedColor?

    init(_ resource: ImageResource, of image: Image, environment: borrowing EnvironmentValues) {
        self.resource = resource
        self.image = image
        templateColor =
            image.renderingMode == .template
            ? ForegroundStyle()._stylePaint(in: environment).representativeColor : nil
        super.init(environment)
    }

    override var name: String? { "image" }

    /// A resizable image takes the proposed size, any other its own size.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.resizing == nil ? resource.size : proposal.replacingUnspecifiedDimensions(by: resource.size)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let rect = pixels.round(frame)
        guard rect.width > 0, rect.height > 0, resource.pixelWidth > 0, resource.pixelHeight > 0 else { return }
        for slice in ImageSlice.slices(of: resource.size, in: rect, image.resizing) {
            let drawing = ImageDrawing(
                image: resource, rect: slice.imageRect, interpolation: image.interpolation,
                templateColor: templateColor)
            if let clip = slice.clip {
                pass.builder.withEffect(.clip(.rectangle(pixels.round(clip)), FillStyle())) {
                    pass.builder.image(drawing)
                }
            } else {
                pass.builder.image(drawing)
            }
        }
    }
}
