import FlatlayPaint
import FlatlayDrawing
import FlatlayViews

extension ImageRenderer {
    /// The picture as an image for other views; nil for a view without an area, and where the picture can't be drawn.
    ///
    /// What is wrong is thrown by ``displayList()`` and ``pngData()``.
    public var uiImage: UIImage? {
        guard let bitmap = try? bitmap(), let png = try? pngData() else { return nil }
        let resource = ImageResource(
            name: title ?? "picture", pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: scale,
            pixels: bitmap.bytes, isOpaque: bitmap.isOpaque, format: .png, encoded: png)
        return UIImage(resource: resource)
    }
}
