import CPixelRows
import FlatlayBytes
import FlatlayRendering
import Foundation

/// The repetitions in rows of opaque pixels whose colours are shifted from row to row, as those of a diagonal gradient:
/// symbols of deflate for the rows that a PNG file stores without a filter, with three bytes per pixel.
///
/// Use it on one thread only.
package final class PixelRepeats {
    /// Rows must have fewer pixels.
    package static let widthLimit = Int(PIXEL_REPEATS_WIDTH)
    /// The number of distances: of the pixel to the left, the row above, and it at a shift.
    package static let distanceCount = 3
    /// The number of symbols of bytes, the end and lengths (RFC 1951, 3.2.5).
    package static let symbolCount = Int(PIXEL_SYMBOLS)

    private let found: UnsafeMutablePointer<pixel_repeats>
    @exclusivity(unchecked) private var items = GrowingMemory<pixel_symbols>()

    package init() {
        found = .allocate(capacity: 1)
        removeAll()
    }

    deinit {
        found.deallocate()
    }

    /// The memory of its buffer, in bytes.
    package var byteCount: Int { items.byteCount }

    /// The number of pixels that repeat nothing.
    package var literalCount: Int { found.pointee.literals }

    /// The most bytes that the symbols take, if no code has more than 15 bits: a length and a distance have up to five
    /// and thirteen additional ones.
    package var byteLimit: Int { (found.pointee.count + found.pointee.further) * 6 + 16 }

    /// Forgets all rows.
    package func removeAll() {
        items.removeAll()
        // As a value it would take 20 KB of the stack.
        memset(found, 0, MemoryLayout<pixel_repeats>.size)
    }

    /// Adds a row that equals the one above.
    package func addRepeatedRow(width: Int) {
        prepare(4)
        pixel_rows_repeat_row(found, width)
        advance()
    }

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - above: the row above; nil for the first one.
    ///   - shift: the pixels that are shifted equal those of the row above so many to the right.
    package func addRow(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, width: Int, shift: Int
    ) {
        prepare(width + 4)
        pixel_rows_add_row(found, row, above, width, shift)
        advance()
    }

    private func prepare(_ count: Int) {
        let next = items.reserve(count)
        found.pointee.items = next - items.count
    }

    private func advance() {
        items.advance(by: found.pointee.count - items.count)
    }

    /// Adds how often each of the symbols of bytes and lengths occurs in every fourth row, and returns it for each kind
    /// of repetition.
    package func addCounts(to counts: UnsafeMutablePointer<UInt64>) -> [UInt64] {
        var distances = [UInt64](repeating: 0, count: PixelRepeats.distanceCount)
        pixel_rows_count_repeats(found, counts, &distances)
        return distances
    }

    /// Whether more than one in `share` of the pixels that repeat nothing at these distances are known from farther
    /// away, as in the letters of a text on a plain background. Every eighth row is examined.
    package func findsKnownPixels(share: Int) -> Bool {
        found.pointee.known * share > found.pointee.examined
    }

    /// Writes the symbols of the rows, and the end, after the given bits.
    ///
    /// - Parameters:
    ///   - code: the code of bytes and lengths.
    ///   - distances: the codes of the distances with their additional bits, in the order of the kinds.
    ///   - bits: fewer than eight bits of the first byte, and their number.
    /// - Returns: the number of whole bytes, and the bits after them. Up to eight bytes more are written.
    package func write(
        _ code: PixelRow.SymbolCode, distances: [(code: UInt32, bitCount: Int)],
        behind bits: (value: UInt8, count: Int), to target: UnsafeMutablePointer<UInt8>
    ) -> (byteCount: Int, bits: (value: UInt8, count: Int)) {
        var codes = pixel_repeat_code()
        codes.literals = code.literals
        codes.literal_lengths = code.literalLengths
        codes.lengths = code.lengths
        withUnsafeMutableBytes(of: &codes.distances) { numbers in
            for (kind, distance) in distances.prefix(PixelRepeats.distanceCount).enumerated() {
                numbers.storeBytes(of: distance.code, toByteOffset: kind * 4, as: UInt32.self)
            }
        }
        withUnsafeMutableBytes(of: &codes.distance_lengths) { numbers in
            for (kind, distance) in distances.prefix(PixelRepeats.distanceCount).enumerated() {
                numbers.storeBytes(of: UInt32(distance.bitCount), toByteOffset: kind * 4, as: UInt32.self)
            }
        }
        var place = pixel_bits(next: target, waiting: UInt64(bits.value), waiting_count: UInt32(bits.count))
        pixel_rows_pack_repeats(found, &codes, &place)
        return (place.next - target, (UInt8(truncatingIfNeeded: place.waiting), Int(place.waiting_count)))
    }

    /// The number of pixels by which rows are the one above, shifted to the left, as most of those are that are shifted
    /// at all; 0 if fewer than two are. Some rows are examined.
    package static func shift(of rows: PixelRows) -> Int {
        guard rows.width < widthLimit else { return 0 }
        var votes = [Int](repeating: 0, count: 2 * Int(PIXEL_REPEATS_SHIFT) + 1)
        var examined = 0
        let step = max(1, rows.height / samples)
        for start in stride(from: 1, to: rows.height, by: step) {
            // Few images have gradients, and all would pay for the search.
            if examined == leastSamples, votes.allSatisfy({ $0 == 0 }) { return 0 }
            let end = min(start + step, rows.height)
            // Rows that repeat the one above tell nothing.
            guard let row = (start..<end).first(where: { memcmp(rows[$0], rows[$0 - 1], rows.width * 4) != 0 }) else {
                continue
            }
            let shift = pixel_rows_shift(rows[row], rows[row - 1], rows.width)
            examined += 1
            guard shift != 0 else { continue }
            votes[shift + Int(PIXEL_REPEATS_SHIFT)] += 1
        }
        guard let most = votes.max(), most > 1, let best = votes.firstIndex(of: most) else {
            return 0
        }
        return best - Int(PIXEL_REPEATS_SHIFT)
    }

    /// The number of rows that are examined, and of those after which the search ends if none is shifted.
    private static let samples = 16
    private static let leastSamples = 4
}
