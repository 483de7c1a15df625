import CTurboJPEG
import FlatlayDrawing
import Foundation

/// Decodes JPEG with libjpeg-turbo's own API, which returns errors instead of using `longjmp`.
struct JPEGDecoder {
    let name: String
    let limit: ImageDecoder

    func decode(_ data: Data) throws(ImageResolutionError) -> DecodedPixels {
        let profile = ColorProfile.find(jpeg: data)
        guard let handle = tjInitDecompress() else { throw .corrupt(name: name, reason: "no decoder is available") }
        defer { tjDestroy(handle) }
        var result: Result<DecodedPixels, ImageResolutionError> = .failure(.unknownFormat(name: name))
        data.withUnsafeBytes { bytes in
            do throws(ImageResolutionError) {
                let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
                result = .success(try decode(start, count: bytes.count, handle, profile))
            } catch {
                result = .failure(error)
            }
        }
        var decoded = try result.get().turned(by: ExifOrientation(jpeg: data))
        if decoded.isConverted {
            decoded.file = PixelFile.data(width: decoded.width, height: decoded.height, pixels: decoded.pixels)
        }
        return decoded
    }

    private func decode(
        _ bytes: UnsafePointer<UInt8>?, count: Int, _ handle: tjhandle, _ profile: Data?
    ) throws(ImageResolutionError) -> DecodedPixels {
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(handle, bytes, UInt(count), &width, &height, &subsampling, &colorspace) == 0
        else { throw .corrupt(name: name, reason: message(handle)) }
        try limit.check(width: Int(width), height: Int(height), name: name)
        let isPrint = colorspace == Int32(TJCS_CMYK.rawValue) || colorspace == Int32(TJCS_YCCK.rawValue)
        let format = isPrint ? Int32(TJPF_CMYK.rawValue) : Int32(TJPF_BGRA.rawValue)
        let length = Int(width) * Int(height) * 4
        var isComplete = false
        var pixels = [UInt8](unsafeUninitializedCapacity: length) { buffer, initializedCount in
            // A warning, such as for a truncated file, counts as an error: an image with a grey half is wrong.
            isComplete =
                tjDecompress2(handle, bytes, UInt(count), buffer.baseAddress, width, width * 4, height, format, 0) == 0
            initializedCount = isComplete ? length : 0
        }
        guard isComplete else { throw .corrupt(name: name, reason: message(handle)) }
        var isConverted = false
        if let profile {
            isConverted = try limit.convert(
                &pixels, with: profile, from: isPrint ? .invertedCMYK : .bgra, name: name)
        }
        if isPrint, !isConverted { JPEGDecoder.convertPrintColors(&pixels) }
        return DecodedPixels(
            width: Int(width), height: Int(height), pixels: pixels, isOpaque: true, isConverted: isConverted)
    }

    /// Converts cyan, magenta, yellow and black, which JPEG files store inverted, to opaque BGRA. Without a colour
    /// profile, the usual result is the product of each ink with black.
    private static func convertPrintColors(_ pixels: inout [UInt8]) {
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let black = UInt32(pixels[index + 3])
            let cyan = pixels[index]
            pixels[index] = UInt8(UInt32(pixels[index + 2]) * black / 255)
            pixels[index + 1] = UInt8(UInt32(pixels[index + 1]) * black / 255)
            pixels[index + 2] = UInt8(UInt32(cyan) * black / 255)
            pixels[index + 3] = 255
        }
    }

    private func message(_ handle: tjhandle) -> String {
        guard let text = tjGetErrorStr2(handle) else { return "libjpeg gives no reason" }
        return String(cString: text)
    }
}
