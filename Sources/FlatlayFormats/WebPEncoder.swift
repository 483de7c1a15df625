import FlatlayAnimation
import FlatlayPaint
import FlatlayRendering
import CWebP
import FlatlayDrawing
import Foundation

/// Writes images as WebP through libwebp.
struct WebPEncoder: ImageFileEncoder {
    static let hasQuality = true
    static let pixelSideLimit: Int? = WebPCompression.sideLimit

    let settings: ImageFileSettings
    let cache: RenderCache

    func data(for list: DisplayList) throws -> Data {
        var configuration = try configuration()
        let bitmap = try settings.bitmap(for: list, sideLimit: Self.pixelSideLimit, cache: cache)
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw RenderError.encoding(code: 0) }
        picture.use_argb = 1
        picture.width = Int32(bitmap.width)
        picture.height = Int32(bitmap.height)
        guard WebPPictureAlloc(&picture) != 0 else { throw RenderError.outOfMemory(bytes: bitmap.bytes.count) }
        defer { WebPPictureFree(&picture) }
        bitmap.writeARGB(to: picture.argb, stride: Int(picture.argb_stride))
        var file = WebPMemoryWriter()
        WebPMemoryWriterInit(&file)
        defer { WebPMemoryWriterClear(&file) }
        return try withUnsafeMutablePointer(to: &file) { file in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(file)
            guard WebPEncode(&configuration, &picture) != 0 else {
                throw RenderError.encoding(code: Int(picture.error_code.rawValue))
            }
            return Data(bytes: file.pointee.mem, count: file.pointee.size)
        }
    }

    private func configuration() throws -> WebPConfig {
        guard settings.quality != nil else { return try WebPCompression.lossless.configuration() }
        var configuration = try WebPCompression.lossy(quality: Double(settings.quality(or: 100))).configuration()
        // Two pixels share a colour in a lossy file; without this, the edges of text would bleed.
        configuration.use_sharp_yuv = 1
        return configuration
    }
}
