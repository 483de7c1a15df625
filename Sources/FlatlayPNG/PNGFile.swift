import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import CISAL
import FlatlayDrawing
import Foundation

/// A PNG file while it is written: chunks, and rows of pixels packed into them. It serves one thread.
package final class PNGFile {
    /// How hard pixels are packed.
    package var compression = PNGCompression.fast
    /// How many threads pack at most.
    package var threads = 1
    private var output = ByteBuffer(capacity: 64)
    private var isOpaque = false

    package init() {}

    /// Starts a file: everything that stands before the first pixels.
    ///
    /// - Parameter scale: pixels per point; noted in the file where it is not 1, for programs that show points.
    package func begin(width: Int, height: Int, isOpaque: Bool, scale: CGFloat) {
        self.isOpaque = isOpaque
        output = ByteBuffer(capacity: 65_536)
        for byte in [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as [UInt8] { output.append(byte) }
        chunk("IHDR") { output in
            output.append(bigEndian: UInt32(width))
            output.append(bigEndian: UInt32(height))
            // Eight bits a component; colour with or without alpha; deflate; filters by row; not interlaced.
            for byte in [8, isOpaque ? 2 : 6, 0, 0, 0] as [UInt8] { output.append(byte) }
        }
        chunk("sRGB") { $0.append(0) }
        guard scale != 1, scale > 0, scale < 1000 else { return }
        chunk("pHYs") { output in
            // 72 points an inch, in pixels per metre, across and down.
            let density = UInt32((Double(scale) * 72 / 0.0254).rounded())
            output.append(bigEndian: density)
            output.append(bigEndian: density)
            output.append(1)
        }
    }

    /// Writes a chunk; answers where it starts.
    @discardableResult
    package func chunk(_ type: StaticString, _ body: (ByteBuffer) -> Void) -> Int {
        let start = beginChunk(type)
        body(output)
        endChunk(at: start)
        return start
    }

    /// Replaces the first number in a chunk that was written before.
    package func replaceFirstNumber(ofChunkAt start: Int, length: Int, by value: UInt32) {
        output.write(bigEndian: value, at: start + 8)
        output.write(bigEndian: checksum(from: start + 4, count: length + 4), at: start + 8 + length)
    }

    /// Writes the pixels of an area as a chunk of packed rows.
    ///
    /// - Parameter number: what stands before them in the chunk, as in those of frames.
    package func pixels(
        _ type: StaticString, number: UInt32? = nil, of bitmap: Bitmap, in area: PixelArea
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

    /// Packs the rows of an area, each strip on one of several threads.
    private func strips(of bitmap: Bitmap, in area: PixelArea) throws(RenderError) -> [PixelStrip] {
        let plan = BandPlan(width: area.width, height: area.height)
        let (isOpaque, compression) = (isOpaque, compression)
        let results = bitmap.withRows(of: area) { rows in
            ConcurrentWork.map(count: plan.count, threads: threads, context: { StripPacker() }) {
                packer, index -> Result<PixelStrip?, RenderError> in
                do throws(RenderError) {
                    let part = rows.rows(plan.rows(of: index))
                    return .success(try packer.pack(part, isOpaque: isOpaque, compression))
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

    /// The whole file. The next one starts with ``begin(width:height:isOpaque:scale:)``.
    package func finish() -> Data {
        chunk("IEND") { _ in }
        return takeBytes()
    }

    /// What was written so far, which is then no longer part of the file.
    func takeBytes() -> Data {
        output.takeData()
    }

    /// Writes the head of a chunk whose length is still open; answers where it starts.
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
