import CPangoCairo
import FlatlayDrawing
import Foundation

/// Images that a page holds on to until it is written, each stored once however often it is drawn.
final class KeptImages {
    private var surfaces: [ObjectIdentifier: CairoSurface] = [:]
    /// Keeps the images alive, so that no other one can take an identity that is a key above.
    private var images: [ImageResource] = []

    /// A copy of the image that Cairo owns, or nil where it can't hold one of the size.
    func surface(of image: ImageResource) -> OpaquePointer? {
        if let known = surfaces[ObjectIdentifier(image)] { return known.raw }
        let format = image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = CairoSurface.image(format: format, width: image.pixelWidth, height: image.pixelHeight)
        else { return nil }
        surface.withPixels { bytes, bytesPerRow in
            image.pixels.withUnsafeBufferPointer { source in
                guard let first = source.baseAddress else { return }
                let row = image.pixelWidth * 4
                for y in 0..<image.pixelHeight {
                    (bytes + y * bytesPerRow).update(from: first + y * row, count: row)
                }
            }
        }
        if image.format == .jpeg, ExifOrientation(jpeg: image.encoded) == .up {
            attach(image.encoded, to: surface.raw, as: CAIRO_MIME_TYPE_JPEG)
        }
        surfaces[ObjectIdentifier(image)] = surface
        images.append(image)
        return surface.raw
    }

    /// Lets the page store the file itself instead of its pixels.
    private func attach(_ data: Data, to surface: OpaquePointer, as type: String) {
        guard !data.isEmpty, let copy = malloc(data.count) else { return }
        data.copyBytes(to: copy.assumingMemoryBound(to: UInt8.self), count: data.count)
        let status = cairo_surface_set_mime_data(
            surface, type, copy.assumingMemoryBound(to: UInt8.self), UInt(data.count), { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
    }
}
