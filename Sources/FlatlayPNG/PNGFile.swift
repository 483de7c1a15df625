import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import CISAL
import FlatlayDrawing
import Foundation

/// A PNG file as it is written: chunks, and rows of pixels compressed into them. Use it on one thread only.
package final class PNGFile {
    /// The compression effort.
    package var compression = PNGCompression.fast
    /// The maximum number of threads that compress.
    package var threads = 1
    private var output = ByteBuffer(capacity: 64)
    private var colorType = PNGColorType.truecolorWithAlpha

    package init() {}

    /// Starts a file: writes everything that precedes the first pixels.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; if it is not 1, the file states it for programs that show points.
    ///   - texts: text chunks, in their order.
    package func begin(
        width: Int, height: Int, colorType: PNGColorType, scale: CGFloat, texts: [PNGText] = []
    ) {
        self.colorType = colorType
        output = ByteBuffer(capacity: 65_536)
        for byte in [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as [UInt8] { output.append(byte) }
        chunk("IHDR") { output in
            output.append(bigEndian: UInt32(width))
            output.append(bigEndian: UInt32(height))
            // Eight bits per component; deflate; filters per row; not interlaced.
            for byte in [8, colorType.rawValue, 0, 0, 0] as [UInt8] { output.append(byte) }
        }
        chunk("sRGB") { $0.append(0) }
        if scale != 1, scale > 0, scale < 1000 {
            chunk("pHYs") { output in
                // 72 points per inch, in pixels per metre, horizontally and vertically.
                let density = UInt32((Double(scale) * 72 / 0.0254).rounded())
                output.append(bigEndian: density)
                output.append(bigEndian: density)
                output.append(1)
            }
        }
        for text in texts { chunk("iTXt", text.write) }
    }

    /// Writes a chunk, and returns its offset.
    @discardableResult
    package func chunk(_ type: StaticString, _ body: (ByteBuffer) -> Void) -> Int {
        let start = beginChunk(type)
        body(output)
        endChunk(at: start)
        return start
    }

    /// Replaces the first number in a chunk that was already written.
    package func replaceFirstNumber(ofChunkAt start: Int, length: Int, by value: UInt32) {
        output.write(bigEndian: value, at: start + 8)
        output.write(bigEndian: checksum(from: start + 4, count: length + 4), at: start + 8 + length)
    }

    /// Writes the pixels of an area as a chunk of compressed rows.
    ///
    /// - Parameter number: a number before the pixels in the chunk, as in the chunks of animation frames.
    package func pixels(
        _ type: StaticString, number: UInt32? = nil, of bitmap: RenderedBitmap, in area: PixelArea
    ) throws(RenderError) {
        let start = beginChunk(type)
        if let number { output.append(bigEndian: number) }
        for byte in ZlibStream.head { output.append(byte) }
        var checksum = Adler32()
        for strip in try strips(of: bitmap, in: area) {
            strip.blocks.withUnsafeBytes { output.append($0) }
            checksum.add(strip.checksum)
        }
        for byte in ZlibStream.end(checksum: checksum) { output.append(byte) }
        endChunk(at: start)
    }

    /// Compresses the rows of an area, each strip on one of several threads.
    private func strips(of bitmap: RenderedBitmap, in area: PixelArea) throws(RenderError) -> [PixelStrip] {
        let plan = BandPlan(width: area.width, height: area.height)
        let (colorType, compression) = (colorType, compression)
        let results = bitmap.withRows(of: area) { rows in
            ConcurrentWork.map(count: plan.count, threads: threads, context: { StripPacker() }) {
                packer, index -> Result<PixelStrip?, RenderError> in
                do throws(RenderError) {
                    let part = rows.rows(plan.rows(of: index))
                    return .success(try packer.pack(part, as: colorType, compression))
                } catch {
                    return .failure(error)
                }
            }
        }
        var strips: [PixelStrip] = []
        for result in results ?? [] {
            guard let strip = try result.get() else { throw .encoding(code: 0) }
            strips.append(strip)
        }
        return strips
    }

    /// Completes and returns the file. The next one starts with ``begin(width:height:colorType:scale:texts:)``.
    package func finish() -> Data {
        chunk("IEND") { _ in }
        return takeBytes()
    }

    /// Returns the bytes written so far, and removes them from the file.
    func takeBytes() -> Data {
        output.takeData()
    }

    /// Writes the header of a chunk whose length is not known yet, and returns the chunk's offset.
    private func beginChunk(_ type: StaticString) -> Int {
        let start = output.count
        output.append(bigEndian: 0)
        output.append(type)
        return start
    }

    private func endChunk(at start: Int) {
        let length = output.count - start - 8
        output.write(bigEndian: UInt32(length), at: start)
        output.append(bigEndian: checksum(from: start + 4, count: length + 4))
    }

    private func checksum(from start: Int, count: Int) -> UInt32 {
        crc32_gzip_refl(0, (output.start + start).assumingMemoryBound(to: UInt8.self), UInt64(count))
    }
}
