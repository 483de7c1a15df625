import CWebP
import FlatlayDrawing
import Foundation

/// Writes pictures as WebP through libwebp.
struct WebPEncoder: ImageFileEncoder {
    static let hasQuality = true
    /// The most pixels on a side that the format holds.
    static let sideLimit = 16_383

    let settings: ImageFileSettings
    let cache: RenderCache

    func data(for list: DisplayList) throws -> Data {
        var configuration = try configuration()
        let bitmap = try settings.bitmap(for: list, sideLimit: Self.sideLimit, cache: cache)
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
        // Colours are kept for each two pixels; edges of text would bleed without this.
        configuration.use_sharp_yuv = 1
        return configuration
    }
}

extension WebPCompression {
    /// The settings of libwebp. Its threads are off, so that nothing depends on them.
    func configuration() throws -> WebPConfig {
        var configuration = WebPConfig()
        guard WebPConfigInit(&configuration) != 0 else { throw Self.error("another version of libwebp") }
        switch self {
        case .lossless:
            configuration.lossless = 1
            // How hard the library tries, not how good the picture is. The most it can gains a tenth more, in twenty
            // times the time.
            configuration.method = 1
            configuration.quality = 75
        case .lossy(let quality):
            guard (0...100).contains(quality) else { throw AnimationError.quality(quality) }
            configuration.quality = Float(quality)
        }
        configuration.thread_level = 0
        guard WebPValidateConfig(&configuration) != 0 else { throw Self.error("these settings are refused") }
        return configuration
    }

    private static func error(_ reason: String) -> AnimationError { .encoding(reason: "libwebp: \(reason)") }
}

extension Bitmap {
    /// Writes the pixels as words of alpha, red, green and blue, colours not multiplied by alpha.
    func writeARGB(to target: UnsafeMutablePointer<UInt32>?, stride: Int) {
        bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), let target else { return }
            for row in 0..<height {
                PixelRow.writeARGB(source + row * width, to: target + row * stride, width: width)
            }
        }
    }
}
