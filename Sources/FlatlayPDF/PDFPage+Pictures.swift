import FlatlayPaint
import FlatlayRendering
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    /// The maximum number of pixels per side of a rasterized image; a larger one has fewer pixels per point.
    private static let pictureLimit: CGFloat = 8192

    /// Draws items as an image of pixels, only as large as their visible part.
    ///
    /// - Parameters:
    ///   - bounds: the bounds of the items.
    ///   - sigma: the standard deviation of a blur that leaves no finer detail; 0 for none.
    ///   - tint: the only colour of the image; nil if it has several.
    ///   - alpha: the opacity of the image.
    func writePicture(
        of items: DisplayList.Items, covering bounds: CGRect, sigma: CGFloat = 0, tint: ResolvedColor? = nil,
        alpha: CGFloat = 1
    ) {
        let visible = bounds.insetBy(dx: -1, dy: -1).intersection(content.visibleRect.insetBy(dx: -1, dy: -1))
        guard visible.width > 0, visible.height > 0, thousandths(alpha) > 0 else { return }
        var scale = options.rasterScale * content.scale * content.state.matrix.averageScale
        // A blurred image looks the same with fewer pixels.
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
        renderer.scale = scale
        let list = DisplayList(size: rect.size, nodes: [], items: [moved])
        guard takes(list, scale: scale, pixels: Double(width * height)) else { return }
        let bitmap: RenderedBitmap
        do throws(RenderError) { bitmap = try renderer.bitmap(for: list) } catch { return glyphs.faces.fail(error) }
        let image = PDFImage(
            width: bitmap.width, height: bitmap.height, pixels: bitmap.bytes, isOpaque: false, isSmooth: true,
            tint: tint)
        guard let object = image.write(to: file) else { return }
        draw(resources.name(object), in: rect, alpha: alpha)
    }

    /// Draws items as an image that fills a rectangle to its edges, and returns its name.
    func writePicture(of items: DisplayList.Items, filling rect: CGRect) -> String? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        var scale = options.rasterScale * content.scale * content.state.matrix.averageScale
        scale = min(scale, PDFPage.pictureLimit / max(rect.width, rect.height))
        guard scale > 0, scale.isFinite else { return nil }
        // Use as many whole pixels as fit, stretched by a fraction of a pixel.
        let (width, height) = (max(1, (rect.width * scale).rounded()), max(1, (rect.height * scale).rounded()))
        let map = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(CGAffineTransform(scaleX: width / rect.width, y: height / rect.height))
        let list = DisplayList(
            size: CGSize(width: width, height: height), nodes: [],
            items: [DisplayList.Item(node: .root, command: .group(.transform(map), items))])
        renderer.scale = 1
        guard takes(list, scale: 1, pixels: Double(width * height)), let bitmap = try? renderer.bitmap(for: list) else {
            return nil
        }
        let image = PDFImage(
            width: bitmap.width, height: bitmap.height, pixels: bitmap.bytes, isOpaque: false, isSmooth: true)
        guard let object = image.write(to: file) else { return nil }
        let name = resources.name(object)
        draw(name, in: rect, alpha: 1)
        return name
    }

    /// Whether the steps of one more image are within the limit for all of them. Compressing costs as much as painting.
    private func takes(_ list: DisplayList, scale: CGFloat, pixels: Double) -> Bool {
        guard failure == nil, let region = try? PixelRegion(size: list.size, scale: scale) else { return false }
        steps += PaintingCost.steps(of: list.items, in: region) + pixels * 100
        if steps > stepLimit { failure = .tooMuchPainting(steps: steps, limit: stepLimit) }
        return failure == nil
    }

    /// Draws the blurred silhouette of items in one colour, below the following drawings.
    func writeShadow(of items: DisplayList.Items, _ color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        guard color.opacity > 0 else { return }
        // SwiftUI's radius is twice the standard deviation.
        let sigma = radius / 2
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
