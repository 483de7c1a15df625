import CISAL
import FlatlayBytes
import FlatlayPaint
import FlatlayRendering
import Foundation

/// Deflate blocks with Huffman codes of their own, which ISA-L builds from exact counts (RFC 1951, 3.2.7).
///
/// Use it on one thread only.
final class HuffmanBlock {
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

    /// Builds the code.
    ///
    /// - Parameter count: counts the 286 symbols of bytes, of the end and of lengths, and the 30 of distances, all of
    ///   which are zero before. It must count the end, a length and a distance.
    func makeCode(
        _ count: (_ symbols: UnsafeMutablePointer<UInt64>, _ distances: UnsafeMutablePointer<UInt64>) -> Void
    ) throws(RenderError) {
        counts.initialize(to: isal_huff_histogram())
        withUnsafeMutableBytes(of: &counts.pointee.lit_len_histogram) { symbols in
            withUnsafeMutableBytes(of: &counts.pointee.dist_histogram) { distances in
                guard let symbols = symbols.bindMemory(to: UInt64.self).baseAddress,
                    let distances = distances.bindMemory(to: UInt64.self).baseAddress
                else { return }
                count(symbols, distances)
            }
        }
        guard isal_create_hufftables_subset(code, counts) == 0 else { throw .encoding(code: 0) }
    }

    /// The symbol of a distance, and its additional bits (RFC 1951, 3.2.5).
    static func symbol(of distance: Int) -> (symbol: Int, extra: Int, bitCount: Int) {
        let value = distance - 1
        guard value >= 4 else { return (value, 0, 0) }
        let bitCount = Int.bitWidth - value.leadingZeroBitCount - 2
        return (2 * bitCount + 2 + ((value >> bitCount) & 1), value & ((1 << bitCount) - 1), bitCount)
    }

    /// The code of a distance with its additional bits.
    func code(ofDistance distance: Int) -> (code: UInt32, bitCount: Int) {
        let (symbol, extra, bitCount) = HuffmanBlock.symbol(of: distance)
        let codes: UnsafePointer<UInt16> = elements(of: \.dcodes)
        let lengths: UnsafePointer<UInt8> = elements(of: \.dcodes_sizes)
        let length = Int(lengths[symbol])
        return (UInt32(codes[symbol]) | UInt32(extra) << UInt32(length), length + bitCount)
    }

    /// The codes of bytes and lengths, of the distance 1, and of another one; 0 for none.
    func symbolCode(repeatedDistance: Int = 0) -> PixelRow.SymbolCode {
        let repetition = repeatedDistance > 0 ? code(ofDistance: repeatedDistance) : (0, 0)
        return PixelRow.SymbolCode(
            literals: elements(of: \.lit_table), literalLengths: elements(of: \.lit_table_sizes),
            lengths: elements(of: \.len_table), distance: code.pointee.dist_table.0,
            repetition: (repeatedDistance, repetition.0, repetition.1))
    }

    /// Adds a block, and after it an empty stored one, which ends on a byte boundary (RFC 1951, 3.2.4).
    ///
    /// - Parameters:
    ///   - byteLimit: the maximum number of bytes that `write` writes.
    ///   - write: writes the symbols after fewer than eight bits of the first byte, and returns the number of whole
    ///     bytes and the remaining bits.
    func append(
        to output: ByteBuffer, byteLimit: Int,
        _ write: (_ behind: (value: UInt8, count: Int), _ target: UnsafeMutablePointer<UInt8>) -> (
            byteCount: Int, bits: (value: UInt8, count: Int)
        )
    ) {
        let head = Int(code.pointee.deflate_hdr_count)
        let start = output.reserve(head + byteLimit + 64).assumingMemoryBound(to: UInt8.self)
        withUnsafeBytes(of: &code.pointee.deflate_hdr) { header in
            guard let first = header.baseAddress else { return }
            memcpy(start, first, head + 1)
        }
        // ISA-L marks the block as the last one.
        start[0] &= ~1
        let partial = Int(code.pointee.deflate_hdr_extra_bits)
        let waiting = start[head] & UInt8(truncatingIfNeeded: (1 << partial) - 1)
        let (byteCount, bits) = write((waiting, partial), start + head)
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

    /// The elements of an array of the code, which is a tuple in Swift.
    private func elements<Array, Element>(of path: KeyPath<isal_hufftables, Array>) -> UnsafePointer<Element> {
        guard let offset = MemoryLayout<isal_hufftables>.offset(of: path) else {
            preconditionFailure("arrays of C structs are stored")
        }
        return (UnsafeRawPointer(code) + offset).assumingMemoryBound(to: Element.self)
    }
}
