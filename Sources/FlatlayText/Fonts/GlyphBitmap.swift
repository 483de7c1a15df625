import CPangoCairo
import FlatlayDrawing
import Foundation

/// A glyph that is an image, such as an emoji.
package struct GlyphBitmap: Equatable, Sendable {
    /// The image, in the largest size that the font has.
    package let image: ImageResource
    /// The rectangle of the image at font size 1, relative to the glyph's origin on the baseline, y downwards. Multiply
    /// it by the size of the text.
    package let rect: CGRect
}

extension GlyphOutlines {
    /// Returns the image of a glyph; nil for a glyph with outlines or without an image.
    package func bitmap(of glyphID: UInt32, face: FontFace) -> GlyphBitmap? {
        guard face.isColor else { return nil }
        return FreeTypeFile.open(face, failure: { fonts.fail(face.path) }) { font in
            guard let strike = largestStrike(of: font), FT_Select_Size(font, Int32(strike)) == 0,
                FT_Load_Glyph(font, glyphID, Int32(FT_LOAD_COLOR)) == 0, let slot = font.pointee.glyph,
                slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
            else { return nil }
            let bitmap = slot.pointee.bitmap
            let em = CGFloat(font.pointee.available_sizes[strike].y_ppem) / 64
            guard em > 0, let image = image(of: bitmap, glyphID, face) else { return nil }
            let rect = CGRect(
                x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
                width: CGFloat(bitmap.width) / em, height: CGFloat(bitmap.rows) / em)
            return GlyphBitmap(image: image, rect: rect)
        }
    }

    private func largestStrike(of font: FT_Face) -> Int? {
        (0..<Int(font.pointee.num_fixed_sizes)).max {
            font.pointee.available_sizes[$0].y_ppem < font.pointee.available_sizes[$1].y_ppem
        }
    }

    private func image(of bitmap: FT_Bitmap, _ glyphID: UInt32, _ face: FontFace) -> ImageResource? {
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
            let source = bitmap.buffer, Int(bitmap.pitch) >= width * 4
        else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            pixels += UnsafeBufferPointer(start: source + row * Int(bitmap.pitch), count: width * 4)
        }
        let file = GlyphFile.png(of: glyphID, face: face, width: width, height: height)
        guard let encoded = file ?? png(pixels, width: width, height: height) else { return nil }
        return ImageResource(
            name: "\(face.family) glyph \(glyphID)", pixelWidth: width, pixelHeight: height, pixels: pixels,
            isOpaque: false, format: .png, encoded: encoded)
    }

    private func png(_ pixels: [UInt8], width: Int, height: Int) -> Data? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        guard let target = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            for row in 0..<height {
                (target + row * stride).update(from: start + row * width * 4, count: width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        var encoded = Data()
        let status = withUnsafeMutablePointer(to: &encoded) { output in
            cairo_surface_write_to_png_stream(
                surface,
                { output, bytes, count in
                    guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    output.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, output)
        }
        return status == CAIRO_STATUS_SUCCESS ? encoded : nil
    }
}
