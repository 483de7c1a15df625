import CPNG
import FlatlayDrawing
import Foundation

/// Decodes PNG with libpng's simplified API, which returns errors instead of using `longjmp`.
struct PNGDecoder {
    let name: String
    let limit: ImageDecoder

    func decode(_ data: Data) throws(ImageResolutionError) -> DecodedPixels {
        let profile = ColorProfile.find(png: data)
        let orientation = PNGChunk.find("eXIf", in: data).map(ExifOrientation.init(exif:)) ?? .up
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        var result: Result<DecodedPixels, ImageResolutionError> = .failure(.unknownFormat(name: name))
        data.withUnsafeBytes { bytes in
            // libpng reads from the bytes until the image is finished, so both calls happen in this scope.
            do throws(ImageResolutionError) {
                guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
                    throw .corrupt(name: name, reason: message(of: image))
                }
                result = .success(try finish(&image, profile))
            } catch {
                result = .failure(error)
            }
        }
        var decoded = try result.get()
        if orientation != .up {
            decoded = decoded.turned(by: orientation)
            // Not every program that shows an output reads the chunk.
            decoded.file = Data()
        }
        return decoded
    }

    private func finish(_ image: inout png_image, _ profile: Data?) throws(ImageResolutionError) -> DecodedPixels {
        let (width, height) = (Int(image.width), Int(image.height))
        try limit.check(width: width, height: height, name: name)
        let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
        // Without a chunk that says otherwise, 16-bit files are sRGB, as all others are.
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        // BGRA in sRGB; files without alpha get an opaque one.
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
        var isComplete = false
        var pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            isComplete = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
            count = isComplete ? width * height * 4 : 0
        }
        guard isComplete else { throw .corrupt(name: name, reason: message(of: image)) }
        var file: Data?
        if let profile, try limit.convert(&pixels, with: profile, from: .bgra, name: name) {
            file = PixelFile.data(width: width, height: height, pixels: pixels)
        }
        let isOpaque = hasAlpha ? Premultiplication.apply(to: &pixels) : true
        return DecodedPixels(width: width, height: height, pixels: pixels, isOpaque: isOpaque, file: file)
    }

    private func message(of image: png_image) -> String {
        let text = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? "libpng gives no reason" : text
    }
}
