import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

extension StripPacker {
    /// Converts all rows, compresses them with libdeflate, and reopens the end for the next strip.
    func packTight(
        _ rows: PixelRows, as colorType: PNGColorType, _ compression: PNGCompression
    ) throws(RenderError) -> PixelStrip? {
        let rowLength = PNGRow.length(width: rows.width, colorType)
        let count = rowLength * rows.height
        var bytes = try plainRows.scratch(count)
        guard try PNGRow.write(rows, as: colorType, to: bytes) else { return nil }
        if compression == .smallest, try areSmallerFiltered(bytes, count, rowLength, colorType.pixelLength) {
            bytes = try filteredRows.scratch(count)
        }
        var checksum = Adler32()
        checksum.add(bytes, count: count)
        let output = ByteBuffer(capacity: 64)
        try wholeDeflater(level: compression == .small ? 6 : 12).pack(bytes, count: count, to: output)
        try opener.open(output, from: 0)
        return PixelStrip(blocks: output.takeData(), checksum: checksum, colorType: colorType)
    }

    /// Filters rows, and compresses both versions at a faster level to see which is smaller.
    private func areSmallerFiltered(
        _ plain: UnsafePointer<UInt8>, _ count: Int, _ rowLength: Int, _ pixelLength: Int
    ) throws(RenderError) -> Bool {
        let filtered = try filteredRows.scratch(count)
        try RowFilter(pixelLength: pixelLength, rowLength: rowLength).filter(plain, count: count, to: filtered)
        let deflater = try wholeDeflater(level: 6)
        let output = ByteBuffer(capacity: 64)
        try deflater.pack(plain, count: count, to: output)
        let plainCount = output.count
        try deflater.pack(filtered, count: count, to: output)
        return output.count - plainCount < plainCount
    }
}
