import CPNG
import Foundation

/// Writes pixels whose colours have been converted as a file that outputs can embed instead of the original one.
package enum PixelFile {
    /// - Parameter pixels: blue, green, red and alpha, not premultiplied.
    package static func data(width: Int, height: Int, pixels: [UInt8]) -> Data? {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        (image.width, image.height) = (UInt32(width), UInt32(height))
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
        defer { png_image_free(&image) }
        var size = 0
        guard png_image_write_to_memory(&image, nil, &size, 0, pixels, Int32(width * 4), nil) != 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&image, &bytes, &size, 0, pixels, Int32(width * 4), nil) != 0 else {
            return nil
        }
        return Data(bytes.prefix(size))
    }
}
