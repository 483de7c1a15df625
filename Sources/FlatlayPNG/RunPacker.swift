import CISAL
import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

/// Compresses the filtered rows of photos into deflate blocks.
///
/// Their differences are noise. ISA-L finds repetitions of four bytes in it by chance, which take more bits than the
/// bytes themselves. So here only runs of one byte are shortened, and repetitions at one distance, where a photo is shown
/// twice side by side. Each block has a Huffman code of its own, which is built from exact counts by ISA-L. This makes
/// files a seventh smaller, and is faster.
///
/// Use it on one thread only.
final class RunPacker {
    private let code: UnsafeMutablePointer<isal_hufftables>
    private let counts: UnsafeMutablePointer<isal_huff_histogram>

    init() {
        code = .allocate(capacity: 1)
        counts = .allocate(capacity: 1)
    }

    deinit {
        code.deallocate()
        counts.deallocate()
    }

    /// Adds a block, and an empty stored one behind it, which ends on a byte boundary (RFC 1951, 3.2.4).
    func write(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, rowLength: Int, to output: ByteBuffer
    ) throws(RenderError) {
        let distance = RunPacker.repeatedDistance(in: bytes, count: count, rowLength: rowLength)
        try makeCode(for: bytes, count: count, distance: distance)
        let head = Int(code.pointee.deflate_hdr_count)
        // A code has 15 bits at most, and the code of a run is shorter than those of its bytes.
        let start = output.reserve(head + count * 2 + 64).assumingMemoryBound(to: UInt8.self)
        withUnsafeBytes(of: &code.pointee.deflate_hdr) { header in
            guard let first = header.baseAddress else { return }
            memcpy(start, first, head + 1)
        }
        // ISA-L marks the block as the last one.
        start[0] &= ~1
        let partial = Int(code.pointee.deflate_hdr_extra_bits)
        let waiting = start[head] & UInt8(truncatingIfNeeded: (1 << partial) - 1)
        let (byteCount, bits) = PixelRow.writeSymbols(
            of: bytes, count: count,
            PixelRow.SymbolCode(
                literals: elements(of: \.lit_table), literalLengths: elements(of: \.lit_table_sizes),
                lengths: elements(of: \.len_table), distance: code.pointee.dist_table.0,
                repetition: repetition(at: distance)),
            behind: (waiting, partial), to: start + head)
        // Three zero bits begin the stored block.
        var end = start + head + byteCount
        end[0] = bits.value
        end += bits.count + 3 > 8 ? 2 : 1
        end[-1] = bits.count + 3 > 8 ? 0 : bits.value
        for byte in [0, 0, 0xff, 0xff] as [UInt8] {
            end[0] = byte
            end += 1
        }
        output.advance(by: end - start)
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

    /// Builds the code from the counts of all symbols.
    private func makeCode(
        for bytes: UnsafeMutablePointer<UInt8>, count: Int, distance: Int
    ) throws(RenderError) {
        counts.initialize(to: isal_huff_histogram())
        var (runs, repetitions) = (0, 0)
        withUnsafeMutableBytes(of: &counts.pointee.lit_len_histogram) { histogram in
            guard let symbols = histogram.bindMemory(to: UInt64.self).baseAddress else { return }
            repetitions = PixelRow.countSymbols(of: bytes, count: count, distance: distance, in: symbols)
            runs = (257..<286).reduce(0) { $0 + Int(symbols[$1]) } - repetitions
            // The end, and a run, which a block need not have.
            symbols[256] = 1
            symbols[257] += 1
        }
        withUnsafeMutableBytes(of: &counts.pointee.dist_histogram) { histogram in
            guard let symbols = histogram.bindMemory(to: UInt64.self).baseAddress else { return }
            symbols[0] = UInt64(runs + 1)
            if distance > 0 { symbols[RunPacker.symbol(of: distance).symbol] = UInt64(repetitions + 1) }
        }
        guard isal_create_hufftables_subset(code, counts) == 0 else { throw .encoding(code: 0) }
    }

    /// The symbol of a distance, and its additional bits (RFC 1951, 3.2.5).
    private static func symbol(of distance: Int) -> (symbol: Int, extra: Int, bitCount: Int) {
        let value = distance - 1
        guard value >= 4 else { return (value, 0, 0) }
        let bitCount = Int.bitWidth - value.leadingZeroBitCount - 2
        return (2 * bitCount + 2 + ((value >> bitCount) & 1), value & ((1 << bitCount) - 1), bitCount)
    }

    /// The code of a distance with its additional bits.
    private func repetition(at distance: Int) -> (distance: Int, code: UInt32, bitCount: Int) {
        guard distance > 0 else { return (0, 0, 0) }
        let (symbol, extra, bitCount) = RunPacker.symbol(of: distance)
        let codes: UnsafePointer<UInt16> = elements(of: \.dcodes)
        let lengths: UnsafePointer<UInt8> = elements(of: \.dcodes_sizes)
        let length = Int(lengths[symbol])
        return (distance, UInt32(codes[symbol]) | UInt32(extra) << UInt32(length), length + bitCount)
    }

    /// The elements of an array of the code, which is a tuple in Swift.
    private func elements<Array, Element>(of path: KeyPath<isal_hufftables, Array>) -> UnsafePointer<Element> {
        guard let offset = MemoryLayout<isal_hufftables>.offset(of: path) else {
            preconditionFailure("arrays of C structs are stored")
        }
        return (UnsafeRawPointer(code) + offset).assumingMemoryBound(to: Element.self)
    }
}
