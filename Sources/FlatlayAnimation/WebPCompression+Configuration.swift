import FlatlayPaint
import CWebP
import Foundation

extension WebPCompression {
    /// The maximum width and height of the format, in pixels.
    package static let sideLimit = 16_383

    /// Returns the settings for libwebp. Its threads are off, so that the bytes do not depend on them.
    package func configuration() throws -> WebPConfig {
        var configuration = WebPConfig()
        guard WebPConfigInit(&configuration) != 0 else { throw Self.error("another version of libwebp") }
        switch self {
        case .lossless:
            configuration.lossless = 1
            // The effort, not the quality of the image. The highest effort gives files a tenth smaller, in twenty times
            // the time.
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

extension RenderedBitmap {
    /// Writes the pixels as 32-bit words of alpha, red, green and blue, not premultiplied.
    package func writeARGB(to target: UnsafeMutablePointer<UInt32>?, stride: Int) {
        bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), let target else { return }
            for row in 0..<height {
                PixelRow.writeARGB(source + row * width, to: target + row * stride, width: width)
            }
        }
    }
}
