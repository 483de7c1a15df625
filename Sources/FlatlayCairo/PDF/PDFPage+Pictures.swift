import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    /// The most pixels on a side of a picture that is made on the way; a larger one has fewer pixels a point.
    private static let pictureLimit: CGFloat = 8192

    /// Draws items as a picture in pixels, as large as what is seen of them.
    ///
    /// - Parameters:
    ///   - bounds: what they cover.
    ///   - sigma: the standard deviation of a blur that leaves no finer detail; 0 for none.
    ///   - tint: the only colour that the picture has.
    ///   - alpha: the opacity that it is drawn with.
    func writePicture(
        of items: [DisplayList.Item], covering bounds: CGRect, sigma: CGFloat = 0, tint: ResolvedColor? = nil,
        alpha: CGFloat = 1
    ) {
        let visible = bounds.insetBy(dx: -1, dy: -1).intersection(content.visibleRect.insetBy(dx: -1, dy: -1))
        guard visible.isFinite, visible.width > 0, visible.height > 0, thousandths(alpha) > 0 else { return }
        var scale = options.rasterScale * content.scale * content.state.matrix.averageScale
        // What is blurred looks the same from fewer pixels.
        while sigma * scale >= 6 { scale /= 2 }
        scale = min(scale, PDFPage.pictureLimit / max(visible.width, visible.height))
        guard scale > 0, scale.isFinite, abs(visible.minX) * scale < 1e9, abs(visible.minY) * scale < 1e9 else {
            return
        }
        let (left, top) = ((visible.minX * scale).rounded(.down), (visible.minY * scale).rounded(.down))
        let width = max(1, (visible.maxX * scale).rounded(.up) - left)
        let height = max(1, (visible.maxY * scale).rounded(.up) - top)
        let rect = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
        let shift = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        let moved = DisplayList.Item(node: .root, command: .group(.transform(shift), items))
        renderer.options = PNGOptions(scale: scale)
        let list = DisplayList(size: rect.size, nodes: [], items: [moved])
        guard let bitmap = try? renderer.bitmap(for: list) else { return }
        let image = PDFImage(
            width: bitmap.width, height: bitmap.height, pixels: bitmap.bytes, isOpaque: false, isSmooth: true,
            tint: tint)
        guard let object = image.write(to: file) else { return }
        draw(resources.name(object), in: rect, alpha: alpha)
    }

    /// Draws the items' silhouette, blurred, in one colour, below what follows.
    func writeShadow(of items: [DisplayList.Item], _ color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return }
        // SwiftUI's radius is twice the standard deviation.
        let sigma = radius.isFinite ? max(0, radius / 2) : 0
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let silhouette = ColorMatrix(
            red: ColorMatrix.Row(0, 0, 0, red), green: ColorMatrix.Row(0, 0, 0, green),
            blue: ColorMatrix.Row(0, 0, 0, blue))
        var shadow = DisplayList.Item(node: .root, command: .group(.colorMatrix(silhouette), items))
        if sigma > 0 { shadow.command = .group(.blur(radius: sigma), [shadow]) }
        let shift = CGAffineTransform(translationX: offset.width, y: offset.height)
        shadow.command = .group(.transform(shift), [shadow])
        writePicture(
            of: [shadow], covering: shadow.command.bounds, sigma: sigma, tint: color, alpha: CGFloat(color.opacity))
    }
}
