import CoreGeometry
import FlatlayBytes
import FlatlayDrawing
import FlatlayPNG
import FlatlayPaint
import Foundation

extension SVGDocument {
    /// Pixels per point of content that is drawn as an image.
    private static let pictureScale: CGFloat = 2

    /// Writes content with perspective, which SVG lacks, as an image of pixels.
    func writeProjection(of items: DisplayList.Items, by transform: CATransform3D) {
        let item = DisplayList.Item(node: .root, command: .group(.projection(transform), items))
        let page = CGRect(origin: .zero, size: list.size)
        let bounds = item.command.bounds
        // What is far outside of the image needs no pixels.
        let visible = bounds.intersection(page.insetBy(dx: -page.width, dy: -page.height))
        guard let picture = RenderedBitmap.picture(of: [item], in: visible, scale: Self.pictureScale, glyphs: glyphs),
            let png = try? PNGEncoder().encode(picture.bitmap)
        else { return }
        let rect = picture.rect
        body.raw("<image")
        body.attribute("x", rect.minX)
        body.attribute("y", rect.minY)
        body.attribute("width", rect.width)
        body.attribute("height", rect.height)
        body.raw(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
        body.raw(png.base64EncodedString())
        body.raw("\"/>")
    }
}
