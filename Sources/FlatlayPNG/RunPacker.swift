import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

/// Compresses the filtered rows of photos into deflate blocks.
///
/// These rows are noise. ISA-L finds chance repetitions of four bytes in them, which take more bits than the bytes
/// themselves. So this packer shortens only runs of one byte, and repetitions at one distance, in case a photo is shown
/// twice side by side. ISA-L builds a Huffman code for each block from exact counts. This makes files a seventh
/// smaller, and is faster.
///
/// Use it on one thread only.
final class RunPacker {
    private let block = HuffmanBlock()

    /// Adds a block, and an empty stored one behind it, which ends on a byte boundary (RFC 1951, 3.2.4).
    func write(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, rowLength: Int, to output: ByteBuffer
    ) throws(RenderError) {
        let distance = RunPacker.repeatedDistance(in: bytes, count: count, rowLength: rowLength)
        try block.makeCode { symbols, distances in
            let repetitions = PixelRow.countSymbols(of: bytes, count: count, distance: distance, in: symbols)
            let runs = (257..<286).reduce(0) { $0 + Int(symbols[$1]) } - repetitions
            // The end, and a run, which a block need not have.
            symbols[256] = 1
            symbols[257] += 1
            distances[0] = UInt64(runs + 1)
            if distance > 0 { distances[HuffmanBlock.symbol(of: distance).symbol] = UInt64(repetitions + 1) }
        }
        let code = block.symbolCode(repeatedDistance: distance)
        // A code has 15 bits at most, and the code of a run is shorter than those of its bytes.
        block.append(to: output, byteLimit: count * 2) { bits, target in
            PixelRow.writeSymbols(of: bytes, count: count, code, behind: bits, to: target)
        }
    }

    /// The distance at which one of a few rows repeats.
    private static func repeatedDistance(in bytes: UnsafePointer<UInt8>, count: Int, rowLength: Int) -> Int {
        let rows = count / rowLength
        for row in [rows / 2, rows / 4, rows * 3 / 4] where row < rows {
            let distance = PixelRow.repeatedDistance(in: bytes + row * rowLength, count: rowLength)
            if distance > 0 { return distance }
        }
        return 0
    }
}
