import FlatlayBytes
import FlatlayPNG
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    func writeImage(_ drawing: ImageDrawing, opacity: CGFloat = 1) {
        let (rect, image) = (drawing.rect, drawing.image)
        let id = define(image)
        body.raw("<use href=\"#")
        body.raw(id)
        body.raw("\"")
        writeTransform(
            CGAffineTransform(
                a: rect.width / CGFloat(image.pixelWidth), b: 0, c: 0, d: rect.height / CGFloat(image.pixelHeight),
                tx: rect.minX, ty: rect.minY))
        if drawing.interpolation == .none { body.raw(" style=\"image-rendering:pixelated\"") }
        if opacity < 1 { body.attribute("opacity", opacity) }
        if let color = drawing.templateColor { body.attribute("filter", "url(#\(tint(color)))") }
        body.raw("/>")
    }

    /// Returns the identifier of an image in its own size, which is embedded once.
    private func define(_ image: ImageResource) -> String {
        let key = SVGImageKey(content: image.contentHash, width: image.pixelWidth, height: image.pixelHeight)
        if let known = images[key] { return known }
        let (type, bytes) = SVGDocument.embedded(image)
        let id = ids.next()
        images[key] = id
        definitions.raw("<image id=\"\(id)\"")
        definitions.attribute("width", CGFloat(image.pixelWidth))
        definitions.attribute("height", CGFloat(image.pixelHeight))
        definitions.raw(" preserveAspectRatio=\"none\" href=\"data:")
        definitions.raw(type)
        definitions.raw(";base64,")
        definitions.raw(bytes.base64EncodedString())
        definitions.raw("\"/>")
        return id
    }

    /// Returns the image's file, or a new one if programs would not agree on the orientation of a photo.
    private static func embedded(_ image: ImageResource) -> (type: String, bytes: Data) {
        if let vector = image.vector { return ("image/svg+xml", vector.svg) }
        let isTurned = image.format == .jpeg && ExifOrientation(jpeg: image.encoded) != .up
        if !isTurned, !image.encoded.isEmpty { return (image.format.rawValue, image.encoded) }
        let bitmap = RenderedBitmap(
            width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque)
        return (ImageResource.Format.png.rawValue, (try? PNGEncoder().encode(bitmap)) ?? image.encoded)
    }

    /// Returns the identifier of a filter that draws an element in one colour.
    private func tint(_ color: ResolvedColor) -> String {
        let source = SVGText()
        source.raw("<feFlood")
        source.attribute("flood-color", color)
        if color.opacity < 1 { source.attribute("flood-opacity", CGFloat(color.opacity)) }
        source.raw("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
        let content = source.buffer.text
        return define("tint" + content) { id, definitions in
            definitions.raw("<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
            definitions.raw(" color-interpolation-filters=\"sRGB\">\(content)</filter>")
        }
    }
}

/// The key of an image's drawings, wherever it was looked up.
struct SVGImageKey: Hashable {
    let content: UInt64
    let width: Int
    let height: Int
}
