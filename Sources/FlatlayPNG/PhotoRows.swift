import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

/// Finds the rows of a strip that show photos. They compress better as differences from their neighbours. Flat rows
/// don't: there, equal pixels repeat as they are.
///
/// One row in eight is examined. It shows a photo if many groups of eight pixels differ, each pixel from its left
/// neighbour and from the one above, and if most of the differing pixels have distinct colours. Text has as many
/// differing pixels, on a gradient even in as many colours, but not eight in a row. In gradients, most neighbours are
/// equal. Patterns have few colours. Smooth parts of a photo, such as the sky, have fewer differing pixels; the parts
/// beside them reveal them.
///
/// Use it on one thread only.
final class PhotoRows {
    /// The number of rows of which one is examined.
    static let blockHeight = 8
    /// The share of pixels in groups that differ, as a divisor. Rows of photos that fill a picture were measured to
    /// have five sixths, rows of text at most a twentieth.
    private static let photoShare = 16
    /// The fewest blocks of a photo that are not smooth. Two blocks of labels on a gradient can look like a photo.
    private static let leastBlocks = 3
    /// The number of colours of a row that shows a photo.
    private static let photoColors = 200
    /// The share of pixels that differ from their neighbours in smooth parts of a photo, as a divisor. A gradient
    /// across a preview card was measured to have a thirteenth.
    private static let smoothShare = 8
    /// The most pixels of a row whose colours are counted.
    private static let sampleCount = 4096
    private static let slotCount = 8192

    @exclusivity(unchecked) private var blocks: [Bool] = []
    /// The number of pixels of the examined row of each block that differ from their neighbours.
    @exclusivity(unchecked) private var changes: [Int] = []
    private var memory = GrowingMemory<UInt8>()
    /// The rows that lie in the two halves of ``memory``; -1 for none.
    private var held = (even: -1, odd: -1)

    /// The memory of its buffer, in bytes.
    var byteCount: Int { memory.byteCount }

    /// Finds the photos in a strip.
    ///
    /// - Parameter isGray: whether the strip is known to draw greys alone, so it shows no photos.
    func examine(_ rows: PixelRows, isGray: Bool = false) {
        held = (-1, -1)
        blocks.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
        for first in stride(from: 0, to: rows.height, by: PhotoRows.blockHeight) {
            let row = min(first + PhotoRows.blockHeight / 2, rows.height - 1)
            guard row > 0 else {
                changes.append(0)
                blocks.append(false)
                continue
            }
            let counts = PixelRow.changeCounts(rows[row], above: rows[row - 1], width: rows.width)
            changes.append(counts.all)
            blocks.append(
                !isGray && counts.grouped * PhotoRows.photoShare >= rows.width
                    && PhotoRows.hasManyColors(rows[row], above: rows[row - 1], width: rows.width))
        }
        let found = blocks
        func isSmooth(_ block: Int) -> Bool { changes[block] * PhotoRows.smoothShare >= rows.width }
        for block in blocks.indices.dropFirst() where isSmooth(block) && blocks[block - 1] { blocks[block] = true }
        for block in blocks.indices.dropLast().reversed() where isSmooth(block) && blocks[block + 1] {
            blocks[block] = true
        }
        var start = 0
        for block in 0...blocks.count where block == blocks.count || !blocks[block] {
            if found[start..<block].count(where: { $0 }) < PhotoRows.leastBlocks {
                for index in start..<block { blocks[index] = false }
            }
            start = block + 1
        }
    }

    /// How much changes in a block: the number of pixels of its examined row that differ from their neighbours.
    func changes(inBlock block: Int) -> Int { changes[block] }

    /// Whether a row of the strip shows a photo.
    func contains(_ row: Int) -> Bool { blocks[row / PhotoRows.blockHeight] }

    /// The rows of the strip, in stretches that show photos and others that don't.
    func stretches(height: Int) -> [(rows: Range<Int>, showsPhoto: Bool)] {
        var result: [(rows: Range<Int>, showsPhoto: Bool)] = []
        for (block, showsPhoto) in blocks.enumerated() {
            let start = block * PhotoRows.blockHeight
            let end = min(start + PhotoRows.blockHeight, height)
            if let last = result.last, last.showsPhoto == showsPhoto {
                result[result.count - 1].rows = last.rows.lowerBound..<end
            } else {
                result.append((start..<end, showsPhoto))
            }
        }
        return result
    }

    /// Writes the filtered row of a strip.
    ///
    /// - Parameters:
    ///   - above: the row above, if it belongs to the same strip.
    ///   - index: the number of the row in the strip.
    /// - Returns: false if the colour type does not store all of some pixel.
    func write(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, index: Int, width: Int,
        as colorType: PNGColorType,
        to target: UnsafeMutablePointer<UInt8>
    ) throws(RenderError) -> Bool {
        let count = PNGRow.length(width: width, colorType) - 1
        let stride = count + 2 * PixelRow.filterMargin
        let start = try memory.scratch(2 * stride)
        let own = start + index % 2 * stride + PixelRow.filterMargin
        let other = start + (index + 1) % 2 * stride + PixelRow.filterMargin
        for row in [own, other] { memset(row - PixelRow.filterMargin, 0, PixelRow.filterMargin) }
        if let above, (index % 2 == 0 ? held.odd : held.even) != index - 1 {
            _ = PNGRow.convert(above, as: colorType, to: other, width: width)
        }
        guard PNGRow.convert(row, as: colorType, to: own, width: width) else { return false }
        held = index % 2 == 0 ? (index, index - 1) : (index - 1, index)
        PixelRow.writeFiltered(
            own, above: above == nil ? nil : other, count: count, pixelLength: colorType.pixelLength, to: target)
        return true
    }

    /// Whether most of the pixels that differ from their neighbours have a colour of their own.
    private static func hasManyColors(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int
    ) -> Bool {
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: slotCount) { seen in
            seen.initialize(repeating: false)
            var (changes, colors) = (0, 0)
            for x in stride(from: 1, to: width, by: max(1, width / sampleCount))
            where row[x] != row[x - 1] && row[x] != above[x] {
                changes += 1
                // The upper bits of a product with the golden ratio (Knuth).
                let slot = Int((row[x] &* 0x9e37_79b1) >> 19)
                if !seen[slot] { colors += 1 }
                seen[slot] = true
            }
            return colors * 5 >= changes * 3 && colors >= photoColors
        }
    }
}
