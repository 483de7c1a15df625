import CISAL
import Foundation

/// A PNG file while it is written: chunks, and rows of pixels packed into them.
///
/// It keeps its buffers from file to file, and serves one thread.
final class PNGFile {
    /// How hard pixels are packed.
    var compression = PNGCompression.fast
    private let deflater = Deflater()
    private var output = ByteBuffer(capacity: 64)
    private var isOpaque = false

    /// Starts a file: everything that stands before the first pixels.
    ///
    /// - Parameter scale: pixels per point; noted in the file where it is not 1, for programs that show points.
    func begin(width: Int, height: Int, isOpaque: Bool, scale: CGFloat) {
        self.isOpaque = isOpaque
        output = ByteBuffer(capacity: 65_536 + width * height / 4)
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
    func chunk(_ type: StaticString, _ body: (ByteBuffer) -> Void) -> Int {
        let start = beginChunk(type)
        body(output)
        endChunk(at: start)
        return start
    }

    /// Replaces the first number in a chunk that was written before.
    func replaceFirstNumber(ofChunkAt start: Int, length: Int, by value: UInt32) {
        output.write(bigEndian: value, at: start + 8)
        output.write(bigEndian: checksum(from: start + 4, count: length + 4), at: start + 8 + length)
    }

    /// Writes the pixels of an area as a chunk of packed rows.
    ///
    /// - Parameter number: what stands before them in the chunk, as in those of frames.
    func pixels(
        _ type: StaticString, number: UInt32? = nil, of bitmap: Bitmap, in area: PixelArea
    ) throws(RenderError) {
        let start = beginChunk(type)
        if let number { output.append(bigEndian: number) }
        if compression == .fast {
            try writeRows(of: bitmap, in: area)
        } else {
            try writeAllRows(of: bitmap, in: area)
        }
        endChunk(at: start)
    }

    /// The whole file. The next one starts with ``begin(width:height:isOpaque:scale:)``.
    func finish() -> Data {
        chunk("IEND") { _ in }
        return output.takeData()
    }

    /// Converts rows into a small buffer that stays in the cache, and packs them from there.
    private func writeRows(of bitmap: Bitmap, in area: PixelArea) throws(RenderError) {
        let rowLength = 1 + area.width * (isOpaque ? 3 : 4)
        let rowsAtOnce = min(area.height, max(1, 65_536 / rowLength))
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: rowLength * rowsAtOnce)
        defer { rows.deallocate() }
        deflater.begin()
        for first in stride(from: 0, to: area.height, by: rowsAtOnce) {
            let count = min(rowsAtOnce, area.height - first)
            convert(first..<first + count, of: bitmap, in: area, to: rows)
            let isLast = first + count == area.height
            try deflater.write(rows, count: count * rowLength, isLast: isLast, to: output)
        }
    }

    /// Converts all rows and packs them at once, as tight as asked for.
    private func writeAllRows(of bitmap: Bitmap, in area: PixelArea) throws(RenderError) {
        let pixelLength = isOpaque ? 3 : 4
        let rowLength = 1 + area.width * pixelLength
        let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: rowLength * area.height, alignment: 16)
        defer { rows.deallocate() }
        guard let base = rows.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        convert(0..<area.height, of: bitmap, in: area, to: base)
        guard let deflater = WholeDeflater(level: compression == .small ? 6 : 12),
            var stream = deflater.stream(of: UnsafeRawBufferPointer(rows))
        else { throw .encoding(code: 0) }
        if compression == .smallest {
            let filtered = RowFilter(pixelLength: pixelLength, rowLength: rowLength)
                .filtered(UnsafeRawBufferPointer(rows))
            if let other = filtered.withUnsafeBytes(deflater.stream), other.count < stream.count { stream = other }
        }
        stream.withUnsafeBytes { output.append($0) }
    }

    /// Writes some rows of an area as the file holds them, unfiltered.
    private func convert(
        _ range: Range<Int>, of bitmap: Bitmap, in area: PixelArea, to rows: UnsafeMutablePointer<UInt8>
    ) {
        let rowLength = 1 + area.width * (isOpaque ? 3 : 4)
        bitmap.bytes.withUnsafeBytes { pixels in
            guard let base = pixels.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            for (index, y) in range.enumerated() {
                let row = rows + index * rowLength
                row[0] = 0
                let source = base + (area.y + y) * bitmap.width + area.x
                if isOpaque {
                    PixelRow.writeRGB(source, to: row + 1, width: area.width)
                } else {
                    PixelRow.writeRGBA(source, to: row + 1, width: area.width)
                }
            }
        }
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
