import FlatlayPaint
import CWebP
import Foundation

extension WebPCompression {
    /// The most pixels on a side that the format holds.
    package static let sideLimit = 16_383

    /// The settings of libwebp. Its threads are off, so that nothing depends on them.
    package func configuration() throws -> WebPConfig {
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
    package func writeARGB(to target: UnsafeMutablePointer<UInt32>?, stride: Int) {
        bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), let target else { return }
            for row in 0..<height {
                PixelRow.writeARGB(source + row * width, to: target + row * stride, width: width)
            }
        }
    }
}
