import FlatlayPaint
import FlatlayRendering
import CAVIF
import FlatlayDrawing
import Foundation

/// Writes images as AVIF through libavif and libaom.
struct AVIFEncoder: ImageFileEncoder {
    static let hasQuality = true
    /// The maximum of images that are not a grid of tiles.
    static let pixelSideLimit: Int? = 65_536
    static let standardQuality = 75

    let settings: ImageFileSettings
    let cache: RenderCache

    func data(for list: DisplayList) throws -> Data {
        let quality = try settings.quality(or: Self.standardQuality)
        let library = try AVIFLibrary.load()
        let bitmap = try settings.bitmap(for: list, sideLimit: Self.pixelSideLimit, cache: cache)
        guard
            let image = library.createImage(UInt32(bitmap.width), UInt32(bitmap.height), 8, AVIF_PIXEL_FORMAT_YUV444)
        else { throw RenderError.outOfMemory(bytes: bitmap.bytes.count) }
        defer { library.destroyImage(image) }
        // sRGB. Lossless files must keep the exact colours, so they use the identity matrix.
        image.pointee.colorPrimaries = avifColorPrimaries(AVIF_COLOR_PRIMARIES_BT709)
        image.pointee.transferCharacteristics = avifTransferCharacteristics(AVIF_TRANSFER_CHARACTERISTICS_SRGB)
        image.pointee.matrixCoefficients = avifMatrixCoefficients(
            quality == 100 ? AVIF_MATRIX_COEFFICIENTS_IDENTITY : AVIF_MATRIX_COEFFICIENTS_BT601)
        image.pointee.yuvRange = AVIF_RANGE_FULL
        try convert(bitmap, to: image, library)
        return try encode(image, quality: quality, library)
    }

    private func convert(
        _ bitmap: RenderedBitmap, to image: UnsafeMutablePointer<avifImage>, _ library: AVIFLibrary
    ) throws(RenderError) {
        var pixels = avifRGBImage()
        library.setDefaults(&pixels, image)
        pixels.format = AVIF_RGB_FORMAT_BGRA
        pixels.alphaPremultiplied = 1
        pixels.ignoreAlpha = bitmap.hasClearPixels ? 0 : 1
        // Use the library's own conversion: that of libyuv depends on the processor.
        pixels.avoidLibYUV = 1
        pixels.rowBytes = UInt32(bitmap.bytesPerRow)
        var bytes = bitmap.bytes
        let code = bytes.withUnsafeMutableBufferPointer { buffer in
            // C only reads the pixels, although the pointer is not const.
            pixels.pixels = buffer.baseAddress
            return library.convert(image, &pixels)
        }
        guard code == AVIF_RESULT_OK else { throw .encoding(code: Int(code.rawValue)) }
    }

    private func encode(
        _ image: UnsafeMutablePointer<avifImage>, quality: Int, _ library: AVIFLibrary
    ) throws(RenderError) -> Data {
        guard let encoder = library.createEncoder() else { throw .outOfMemory(bytes: 1 << 20) }
        defer { library.destroyEncoder(encoder) }
        encoder.pointee.codecChoice = AVIF_CODEC_CHOICE_AOM
        // The bytes must not depend on the number of threads.
        encoder.pointee.maxThreads = 1
        // Speeds go from 0, the slowest with the smallest files, to 10. Encoding an image should not keep users
        // waiting.
        encoder.pointee.speed = 8
        let quantizer = Int32((Double(100 - quality) * 0.63).rounded())
        encoder.pointee.minQuantizer = quantizer
        encoder.pointee.maxQuantizer = quantizer
        encoder.pointee.minQuantizerAlpha = 0
        encoder.pointee.maxQuantizerAlpha = 0
        var file = avifRWData()
        defer { library.free(&file) }
        let code = library.write(encoder, image, &file)
        guard code == AVIF_RESULT_OK, let bytes = file.data else { throw .encoding(code: Int(code.rawValue)) }
        return Data(bytes: bytes, count: file.size)
    }
}

extension RenderedBitmap {
    /// Whether some pixel is not fully opaque.
    fileprivate var hasClearPixels: Bool {
        !isOpaque && stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] != 255 }
    }
}
