import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    /// - Parameter alpha: the opacity of this drawing.
    func writeImage(_ drawing: ImageDrawing, alpha: CGFloat = 1) {
        let (rect, image) = (drawing.rect, drawing.image)
        let opacity = alpha * CGFloat(drawing.templateColor?.opacity ?? 1)
        guard thousandths(opacity) > 0 else { return }
        if let color = drawing.templateColor, image.isOpaque {
            let opaque = color.multiplyingOpacity(by: Float(alpha))
            return writeFill(.rectangle(rect), .color(opaque), FillStyle())
        }
        guard let name = name(of: image, drawing) else { return }
        draw(name, in: rect, alpha: opacity)
    }

    /// Draws an image, whose own coordinates go from 0 at the bottom to 1 at the top.
    func draw(_ name: String, in rect: CGRect, alpha: CGFloat) {
        setAlpha(thousandths(alpha))
        content.source.append("q ")
        content.matrix(CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
        content.source.append("cm/")
        content.source.append(name)
        content.source.append(" Do Q\n")
    }

    /// Returns the name of an image, which is stored once; nil if nothing of it is visible.
    private func name(of image: ImageResource, _ drawing: ImageDrawing) -> String? {
        let tint = drawing.templateColor.map { color in
            let (red, green, blue, _) = color.bytes
            return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
        let key = PDFImageKey(
            content: image.contentHash, width: image.pixelWidth, height: image.pixelHeight, tint: tint,
            isSmooth: drawing.interpolation != .none)
        if let known = images[key] { return known.isEmpty ? nil : known }
        let object: Int?
        if tint == nil, let form = image.vector?.pdf.flatMap(PDFForeignPage.init)?.write(to: file) {
            object = form
        } else if tint == nil, let space = image.pdfPhotoSpace {
            object = writePhoto(image, space: space, isSmooth: key.isSmooth)
        } else {
            let data = kept.data(of: image, key, file) {
                PDFImage(
                    width: image.pixelWidth, height: image.pixelHeight, pixels: image.pixels, isOpaque: image.isOpaque,
                    isSmooth: key.isSmooth, tint: drawing.templateColor)
            }
            object = data?.write(to: file)
        }
        let name = object.map(resources.name)
        images[key] = name ?? ""
        return name
    }

    private func writePhoto(_ image: ImageResource, space: String, isSmooth: Bool) -> Int {
        let number = file.reserve()
        let size = "/Width \(image.pixelWidth)/Height \(image.pixelHeight)"
        let smooth = isSmooth ? "/Interpolate true" : ""
        let entries =
            "/Type/XObject/Subtype/Image\(size)/BitsPerComponent 8/ColorSpace\(space)/Filter/DCTDecode\(smooth)"
        image.encoded.withUnsafeBytes { file.stream(number, entries: entries, asIs: $0) }
        return number
    }
}
