import CISAL
import Foundation

/// Writes bitmaps as PNG files (https://www.w3.org/TR/png-3/), eight bits a component, rows unfiltered.
///
/// The encoder keeps its buffers from picture to picture; it serves one thread.
final class PNGEncoder {
    private let deflater = Deflater()

    /// - Parameter scale: pixels per point; noted in the file where it is not 1, for programs that show points.
    func encode(_ bitmap: Bitmap, scale: CGFloat = 1) throws(RenderError) -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw .invalidSize(width: Double(bitmap.width), height: Double(bitmap.height))
        }
        let isOpaque = bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        let output = ByteBuffer(capacity: 65_536 + bitmap.bytes.count / 16)
        for byte in [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as [UInt8] { output.append(byte) }
        chunk("IHDR", in: output) {
            output.append(bigEndian: UInt32(bitmap.width))
            output.append(bigEndian: UInt32(bitmap.height))
            // Eight bits a component; colour with or without alpha; deflate; filters by row; not interlaced.
            for byte in [8, isOpaque ? 2 : 6, 0, 0, 0] as [UInt8] { output.append(byte) }
        }
        chunk("sRGB", in: output) { output.append(0) }
        if scale != 1, scale > 0, scale < 1000 {
            chunk("pHYs", in: output) {
                // 72 points an inch, in pixels per metre, across and down.
                let density = UInt32((Double(scale) * 72 / 0.0254).rounded())
                output.append(bigEndian: density)
                output.append(bigEndian: density)
                output.append(1)
            }
        }
        let data = beginChunk("IDAT", in: output)
        try writeRows(of: bitmap, isOpaque: isOpaque, to: output)
        endChunk(at: data, in: output)
        chunk("IEND", in: output) {}
        return output.takeData()
    }

    /// Converts rows into a small buffer that stays in the cache, and packs them from there.
    private func writeRows(of bitmap: Bitmap, isOpaque: Bool, to output: ByteBuffer) throws(RenderError) {
        let rowLength = 1 + bitmap.width * (isOpaque ? 3 : 4)
        let rowsAtOnce = min(bitmap.height, max(1, 65_536 / rowLength))
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength * rowsAtOnce)
        defer { rows.deallocate() }
        deflater.begin()
        var failure: RenderError?
        bitmap.bytes.withUnsafeBytes { pixels in
            guard let base = pixels.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            for first in stride(from: 0, to: bitmap.height, by: rowsAtOnce) {
                let count = min(rowsAtOnce, bitmap.height - first)
                for index in 0..<count {
                    let row = rows + index * rowLength
                    row[0] = 0
                    let source = base + (first + index) * bitmap.width
                    if isOpaque {
                        PixelRow.writeRGB(source, to: row + 1, width: bitmap.width)
                    } else {
                        PixelRow.writeRGBA(source, to: row + 1, width: bitmap.width)
                    }
                }
                do throws(RenderError) {
                    let isLast = first + count == bitmap.height
                    try deflater.write(rows, count: count * rowLength, isLast: isLast, to: output)
                } catch {
                    failure = error
                    return
                }
            }
        }
        if let failure { throw failure }
    }

    private func chunk(_ type: StaticString, in output: ByteBuffer, _ body: () -> Void) {
        let start = beginChunk(type, in: output)
        body()
        endChunk(at: start, in: output)
    }

    /// Writes the head of a chunk whose length is still open; answers where it starts.
    private func beginChunk(_ type: StaticString, in output: ByteBuffer) -> Int {
        let start = output.count
        output.append(bigEndian: 0)
        output.append(type)
        return start
    }

    private func endChunk(at start: Int, in output: ByteBuffer) {
        let length = output.count - start - 8
        output.write(bigEndian: UInt32(length), at: start)
        let checked = (output.start + start + 4).assumingMemoryBound(to: UInt8.self)
        output.append(bigEndian: crc32_gzip_refl(0, checked, UInt64(length + 4)))
    }
}

extension Bitmap {
    /// Whether no pixel lets anything through, found by looking.
    var hasOnlyOpaquePixels: Bool {
        bytes.withUnsafeBytes { buffer in
            let pixels = buffer.bindMemory(to: UInt32.self)
            for row in stride(from: 0, to: pixels.count, by: 4096) {
                var common: UInt32 = 0xff00_0000
                for index in row..<min(row + 4096, pixels.count) { common &= pixels[index] }
                if common != 0xff00_0000 { return false }
            }
            return true
        }
    }
}
