import FlatlayPaint
import CWebP
import Foundation

/// Writes bitmaps as an animated WebP with libwebp's animation encoder, which crops frames to the area that changed.
///
/// Equal frames become one frame with a longer duration. One bitmap is in memory at a time, besides the library's two
/// canvases. The library's threads are off, so that the bytes do not depend on them.
final class AnimatedWebPEncoder {
    /// The maximum width and height of the format, in pixels.
    static let sideLimit = WebPCompression.sideLimit

    private let encoder: OpaquePointer
    private let picture: UnsafeMutablePointer<WebPPicture>
    private var configuration: WebPConfig
    private let ticksPerSecond: Int
    private var ticks = 0
    private var shown: RenderedBitmap?

    init(
        size: (width: Int, height: Int), compression: WebPCompression, ticksPerSecond: Int, repeatCount: Int?
    ) throws {
        self.ticksPerSecond = ticksPerSecond
        configuration = try compression.configuration()
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw Self.error("another version of libwebp") }
        options.anim_params.loop_count = Int32(repeatCount ?? 0)
        // No key frames: they make files larger and only help when seeking.
        options.kmax = 0
        guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &options) else {
            throw Self.error("no memory for \(size.width)×\(size.height) pixels")
        }
        self.encoder = encoder
        picture = .allocate(capacity: 1)
        picture.initialize(to: WebPPicture())
        guard WebPPictureInit(picture) != 0 else { throw Self.error("another version of libwebp") }
        picture.pointee.use_argb = 1
        picture.pointee.width = Int32(size.width)
        picture.pointee.height = Int32(size.height)
        guard WebPPictureAlloc(picture) != 0 else {
            throw Self.error("no memory for \(size.width)×\(size.height) pixels")
        }
    }

    deinit {
        WebPPictureFree(picture)
        picture.deallocate()
        WebPAnimEncoderDelete(encoder)
    }

    /// Adds a frame.
    func add(_ bitmap: RenderedBitmap, ticks: Int) throws {
        defer { self.ticks += ticks }
        if let shown, bitmap.changes(from: shown) == nil { return }
        shown = bitmap
        bitmap.writeARGB(to: picture.pointee.argb, stride: Int(picture.pointee.argb_stride))
        guard WebPAnimEncoderAdd(encoder, picture, milliseconds, &configuration) != 0 else { throw failure }
    }

    /// Returns the complete file.
    func finish() throws -> Data {
        // A null picture sets the end of the last frame.
        guard WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0 else { throw failure }
        var file = WebPData()
        guard WebPAnimEncoderAssemble(encoder, &file) != 0, let bytes = file.bytes else { throw failure }
        defer { WebPFree(UnsafeMutableRawPointer(mutating: bytes)) }
        return Data(bytes: bytes, count: file.size)
    }

    /// The start time of the next frame. Times are rounded from the start, so rounding errors do not accumulate.
    private var milliseconds: Int32 {
        Int32((Double(ticks) * 1000 / Double(ticksPerSecond)).rounded())
    }

    private var failure: AnimationError {
        Self.error(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown reason")
    }

    private static func error(_ reason: String) -> AnimationError {
        .encoding(reason: "libwebp: \(reason)")
    }
}
