import CPangoCairo
import CPixelRows
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// The most pixels of a side of a plane that is projected; a larger one is painted with fewer.
    private static let planeSideLimit: CGFloat = 4096

    /// Paints items on a plane in space: first as an image in the plane, which is then sampled for each pixel that
    /// shows it. Cairo has no perspective transforms.
    ///
    /// 1. The plane has as many pixels as its nearest corner shows. They are pixels in its own coordinates, so they do
    ///    not depend on which part of the image is painted.
    /// 2. Only the visible part of the plane is painted.
    /// 3. Each pixel is the mean of four samples, each interpolated from the four nearest pixels of the plane.
    func paint(_ items: DisplayList.Items, projectedBy transform: CATransform3D) {
        let map = PlaneProjection(transform).concatenating(context.matrix)
        let content = bounds(of: items)
        guard opacity > 0, content.isFinite, content.width > 0, content.height > 0, let inverse = map.inverse else {
            return
        }
        let shown = map.bounds(of: content).map { $0.insetBy(dx: -2, dy: -2) } ?? context.clipExtents
        guard let area = PixelArea(shown.intersection(context.clipExtents).pixelAligned) else { return }
        // 1
        let scale = min(
            map.largestScale(in: content), Painter.planeSideLimit / content.width,
            Painter.planeSideLimit / content.height)
        guard scale > 0, scale.isFinite else { return }
        // 2
        let seen = inverse.bounds(of: area.rect).map { $0.insetBy(dx: -2 / scale, dy: -2 / scale) } ?? content
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        let part = content.intersection(seen)
        guard !part.isNull,
            let planeArea = PixelArea(part.applying(toPixels).insetBy(dx: -1, dy: -1).pixelAligned),
            let plane = CairoSurface.image(
                format: CAIRO_FORMAT_ARGB32, width: planeArea.width, height: planeArea.height, in: glyphs.imageMemory),
            let image = CairoSurface.image(
                format: CAIRO_FORMAT_ARGB32, width: area.width, height: area.height, in: glyphs.imageMemory)
        else { return }
        cairo_surface_set_device_offset(plane.raw, Double(-planeArea.x), Double(-planeArea.y))
        cairo_surface_set_device_offset(image.raw, Double(-area.x), Double(-area.y))
        let painter = Painter(
            context: CairoContext(plane.raw), glyphs: glyphs, silhouetteDepth: silhouetteDepth, isFast: isFast)
        painter.context.matrix = toPixels
        painter.paint(items)
        // 3
        plane.withPixels { source, sourceStride in
            image.withPixels { target, targetStride in
                var projection = pixel_projection()
                projection.pixels = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
                projection.bytes_per_row = sourceStride
                (projection.x, projection.y) = (planeArea.x, planeArea.y)
                (projection.width, projection.height) = (planeArea.width, planeArea.height)
                let numbers = inverse.concatenating(toPixels).numbers
                projection.u = (numbers[0], numbers[1], numbers[2])
                projection.v = (numbers[3], numbers[4], numbers[5])
                projection.depth = (numbers[6], numbers[7], numbers[8])
                for row in 0..<area.height {
                    let pixels = UnsafeMutableRawPointer(target + row * targetStride)
                        .assumingMemoryBound(to: UInt32.self)
                    pixel_rows_project(pixels, area.x, area.y + row, area.width, &projection)
                }
            }
        }
        draw(OffscreenPicture(surface: image, area: area, reduction: 1))
    }
}
