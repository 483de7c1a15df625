import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

/// Compresses rows of a diagonal gradient: each is the one above, shifted, except where something is drawn on it.
///
/// ISA-L looks up every four bytes in a table of earlier ones, and misses most repetitions beside drawings. This packer
/// compares each row with the one above at one shift, which is faster and makes files of preview cards a third smaller.
///
/// Use it on one thread only.
final class GradientPacker {
    private let block = HuffmanBlock()
    private let repeats = PixelRepeats()
    private var bytes = GrowingMemory<UInt8>()

    /// Rows with a larger share of pixels that repeat nothing, as a divisor, are compressed by ISA-L, as photographs
    /// are.
    private static let literalShare = 20
    /// The number of rows that may repeat nothing at all while rows are read: later ones may make up for them. At the
    /// end only the first row may, which has none above it.
    private static let literalRows = 8
    /// Rows are also left to ISA-L if it finds more than one in so many of these pixels farther away. In 70 strips of
    /// the gallery and of preview cards that have shifted rows, both limits together chose 46, which took 0.42 to 1.003
    /// of the bytes; of the 24 others, 18 would have been larger, up to 2.5 times.
    private static let knownShare = 6

    /// The memory of its buffers, in bytes.
    var byteCount: Int { repeats.byteCount + bytes.byteCount }

    /// Adds a block for all rows, and an empty stored one behind it, which ends on a byte boundary.
    ///
    /// - Returns: the checksum of the rows; nil, and nothing is added, if they show no such gradient, or if a pixel is
    ///   not opaque.
    func write(_ rows: PixelRows, to output: ByteBuffer) throws(RenderError) -> Adler32? {
        let shift = PixelRepeats.shift(of: rows)
        return shift == 0 ? nil : try write(rows, shift: shift, to: output)
    }

    /// - Parameter shift: the pixels that are shifted equal those of the row above so many to the right.
    func write(_ rows: PixelRows, shift: Int, to output: ByteBuffer) throws(RenderError) -> Adler32? {
        guard let checksum = try find(in: rows, shift) else { return nil }
        let pixels = rows.width * rows.height
        guard repeats.literalCount - rows.width <= pixels / GradientPacker.literalShare,
            !repeats.findsKnownPixels(share: GradientPacker.knownShare)
        else { return nil }
        let length = PNGRow.length(width: rows.width, .truecolor)
        // In the order of the kinds of repetitions.
        let distances = [3, length, length - 3 * shift]
        try block.makeCode { symbols, counts in
            // Every symbol may occur in the rows that are not counted.
            for symbol in 0..<PixelRepeats.symbolCount { symbols[symbol] = 1 }
            for (distance, count) in zip(distances, repeats.addCounts(to: symbols)) {
                counts[HuffmanBlock.symbol(of: distance).symbol] += count + 1
            }
        }
        let codes = distances.map { block.code(ofDistance: $0) }
        let code = block.symbolCode()
        block.append(to: output, byteLimit: repeats.byteLimit) { bits, target in
            repeats.write(code, distances: codes, behind: bits, to: target)
        }
        return checksum
    }

    /// Finds what repeats, and returns the checksum of the rows as bytes; nil if too much does not, or if a pixel is
    /// not opaque.
    private func find(in rows: PixelRows, _ shift: Int) throws(RenderError) -> Adler32? {
        let (width, length) = (rows.width, PNGRow.length(width: rows.width, .truecolor))
        let line = try bytes.scratch(length)
        line[0] = 0
        repeats.removeAll()
        var (checksum, last) = (Adler32(), Adler32())
        for row in 0..<rows.height {
            if row > 0, memcmp(rows[row], rows[row - 1], width * 4) == 0 {
                repeats.addRepeatedRow(width: width)
            } else {
                guard PixelRow.writeRGB(rows[row], to: line + 1, width: width) else { return nil }
                last = Adler32()
                last.add(line, count: length)
                repeats.addRow(rows[row], above: row > 0 ? rows[row - 1] : nil, width: width, shift: shift)
                let limit = (row + 1) * width / GradientPacker.literalShare + GradientPacker.literalRows * width
                guard repeats.literalCount <= limit else { return nil }
            }
            checksum.add(last)
        }
        return checksum
    }
}
