import CPNG
import Foundation

/// The pixels of a PNG file of any size as libpng decodes them, not premultiplied.
package enum LibPNG {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter isBlueFirst: whether the bytes of a pixel are blue, green, red and alpha, as in memory, rather than
    ///   red, green, blue and alpha.
    package static func pixels(
        of file: Data, isBlueFirst: Bool = false
    ) throws -> (width: Int, height: Int, bytes: [UInt8]) {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return try file.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
                throw failure(image)
            }
            image.format = UInt32(
                PNG_FORMAT_FLAG_COLOR | (isBlueFirst ? PNG_FORMAT_FLAG_BGR : 0) | PNG_FORMAT_FLAG_ALPHA)
            let (width, height) = (Int(image.width), Int(image.height))
            var isRead = false
            let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
                isRead = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
                count = isRead ? width * height * 4 : 0
            }
            // A message for an image that was read is a warning, such as about bytes beyond the end of the stream.
            guard isRead, image.warning_or_error == 0 else { throw failure(image) }
            return (width, height, pixels)
        }
    }

    private static func failure(_ image: png_image) -> Failure {
        Failure(
            description: withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
}
