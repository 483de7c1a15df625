import FlatlayPaint
import FlatlayDrawing
import FlatlayViews

extension ImageRenderer {
    /// The rendered image, for use in other views; nil for a view without an area, and if rendering fails.
    ///
    /// ``displayList()`` and ``pngData()`` throw the error.
    public var uiImage: UIImage? {
        guard let bitmap = try? bitmap(), let png = try? pngData() else { return nil }
        let resource = ImageResource(
            name: title ?? "picture", pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: scale,
            pixels: bitmap.bytes, isOpaque: bitmap.isOpaque, format: .png, encoded: png)
        return UIImage(resource: resource)
    }
}
