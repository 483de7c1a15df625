import CWebP
import FlatlayDrawing
import Foundation

/// Decodes WebP with libwebp; of an animation, the first picture.
struct WebPDecoder {
    let name: String
    let limit: ImageDecoder

    func decode(_ data: Data) throws(ImageResolutionError) -> DecodedPixels {
        var features = WebPBitstreamFeatures()
        let status = data.withUnsafeBytes {
            WebPGetFeatures($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &features)
        }
        guard status == VP8_STATUS_OK else { throw damaged }
        let (width, height) = (Int(features.width), Int(features.height))
        try limit.check(width: width, height: height, name: name)
        let chunks = WebPChunk.all(in: data)
        var decoded: DecodedPixels
        if features.has_animation != 0 {
            guard let chunk = chunks.first(where: { $0.type == "ANMF" }), let frame = WebPFrame(chunk.content) else {
                throw damaged
            }
            decoded = try first(frame, width: width, height: height)
        } else {
            decoded = DecodedPixels(
                width: width, height: height, pixels: try pixels(data, width: width, height: height),
                isOpaque: features.has_alpha == 0)
        }
        if let profile = chunks.first(where: { $0.type == "ICCP" })?.content {
            _ = try limit.convert(&decoded.pixels, with: profile, from: .bgra, name: name)
        }
        if !decoded.isOpaque { decoded.isOpaque = Premultiplication.apply(to: &decoded.pixels) }
        let exif = chunks.first { $0.type == "EXIF" }?.content
        return decoded.turned(by: exif.map(ExifOrientation.init(exif:)) ?? .up)
    }

    /// The first picture of an animation on its canvas, which is transparent beside it.
    private func first(_ frame: WebPFrame, width: Int, height: Int) throws(ImageResolutionError) -> DecodedPixels {
        var features = WebPBitstreamFeatures()
        let status = frame.data.withUnsafeBytes {
            WebPGetFeatures($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &features)
        }
        guard status == VP8_STATUS_OK, Int(features.width) == frame.width, Int(features.height) == frame.height,
            frame.x + frame.width <= width, frame.y + frame.height <= height
        else { throw damaged }
        let part = try pixels(frame.data, width: frame.width, height: frame.height)
        guard frame.width < width || frame.height < height else {
            return DecodedPixels(width: width, height: height, pixels: part, isOpaque: features.has_alpha == 0)
        }
        var canvas = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<frame.height {
            let start = ((frame.y + row) * width + frame.x) * 4
            let line = row * frame.width * 4
            canvas.replaceSubrange(start..<start + frame.width * 4, with: part[line..<line + frame.width * 4])
        }
        return DecodedPixels(width: width, height: height, pixels: canvas, isOpaque: false)
    }

    /// Blue, green, red and alpha, not premultiplied.
    private func pixels(_ data: Data, width: Int, height: Int) throws(ImageResolutionError) -> [UInt8] {
        var isComplete = false
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            isComplete = data.withUnsafeBytes { bytes in
                WebPDecodeBGRAInto(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, buffer.baseAddress,
                    buffer.count, Int32(width * 4)) != nil
            }
            count = isComplete ? width * height * 4 : 0
        }
        guard isComplete else { throw damaged }
        return pixels
    }

    private var damaged: ImageResolutionError { .corrupt(name: name, reason: "its WebP data is damaged or cut off") }
}

/// The chunks of a WebP file (WebP Container Specification).
private struct WebPChunk {
    let type: String
    let content: Data

    /// The chunks up to the first that is cut off.
    static func all(in data: Data) -> [WebPChunk] {
        var chunks: [WebPChunk] = []
        var offset = data.startIndex + 12
        while offset + 8 <= data.endIndex, chunks.count < 10_000 {
            let length = data[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard length <= data.endIndex - offset - 8 else { break }
            chunks.append(
                WebPChunk(
                    type: String(decoding: data[offset..<offset + 4], as: UTF8.self),
                    content: data[offset + 8..<offset + 8 + length]))
            offset += 8 + length + length % 2
        }
        return chunks
    }
}

/// A picture of an animation: its place on the canvas, and its data.
private struct WebPFrame {
    let (x, y, width, height): (Int, Int, Int, Int)
    let data: Data

    init?(_ chunk: Data) {
        guard chunk.count > 16 else { return nil }
        func number(_ offset: Int) -> Int {
            let start = chunk.startIndex + offset
            return Int(chunk[start]) | Int(chunk[start + 1]) << 8 | Int(chunk[start + 2]) << 16
        }
        (x, y, width, height) = (number(0) * 2, number(3) * 2, number(6) + 1, number(9) + 1)
        data = chunk.dropFirst(16)
    }
}
