import FlatlayPNG
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

/// An angular gradient as a bitmap, since SVG lacks it: two pixels per point, at most 1,024 pixels per side.
struct SVGAngularGradient {
    let rect: CGRect
    let png: Data

    init?(_ paint: Paint, covering bounds: CGRect) {
        let rect = bounds.pixelAligned
        guard rect.width >= 1, rect.height >= 1 else { return nil }
        let scale = min(2, 1024 / max(rect.width, rect.height))
        let (width, height) = (max(1, Int(rect.width * scale)), max(1, Int(rect.height * scale)))
        let toPixels = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(
                CGAffineTransform(scaleX: CGFloat(width) / rect.width, y: CGFloat(height) / rect.height))
        guard let raster = GradientRaster(paint, opacity: 1, matrix: toPixels) else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                guard let base = pixels.baseAddress else { return }
                raster.fill(base, x: 0, y: 0, width: width, height: height)
            }
            count = width * height * 4
        }
        let bitmap = RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: paint.isOpaque)
        guard let png = try? PNGEncoder().encode(bitmap) else { return nil }
        self.rect = rect
        self.png = png
    }
}
