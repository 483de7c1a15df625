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
    /// What repetitions are of, as indices of distances: the pixel to the left, the row above, and it at a shift.
    package static let distanceKinds = 1...3

    private let found: UnsafeMutablePointer<pixel_repeats>
    private var items = GrowingMemory<pixel_repeat>()

    package init() {
        found = .allocate(capacity: 1)
        found.initialize(to: pixel_repeats())
    }

    deinit {
        found.deallocate()
    }

    /// The memory of its buffer, in bytes.
    package var byteCount: Int { items.byteCount }

    /// The number of pixels that repeat nothing.
    package var literalCount: Int { found.pointee.literals }

    /// The number of repetitions of a kind, each of as many bytes as a symbol may stand for.
    package func count(ofDistance kind: Int) -> Int {
        withUnsafeBytes(of: &found.pointee.distances) { Int($0.load(fromByteOffset: kind * 4, as: UInt32.self)) }
    }

    /// The most bytes that the symbols take, if no code has more than 15 bits.
    package var byteLimit: Int {
        let repeats = PixelRepeats.distanceKinds.reduce(0) { $0 + count(ofDistance: $1) }
        // A length and a distance have up to five and thirteen additional bits.
        return (literalCount * 3 + found.pointee.count) * 2 + repeats * 6 + 16
    }

    /// Forgets all rows.
    package func removeAll() {
        items.removeAll()
        found.update(repeating: pixel_repeats(), count: 1)
    }

    /// Adds a row that equals the one above.
    package func addRepeatedRow(width: Int) {
        prepare(1)
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
        prepare(width + 2)
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

    /// Adds how often each of the 286 symbols of bytes and lengths occurs.
    package func addCounts(to counts: UnsafeMutablePointer<UInt64>) {
        pixel_rows_count_repeats(found, counts)
    }

    /// Writes the symbols of the rows, and the end, behind some bits.
    ///
    /// - Parameters:
    ///   - rows: the rows that were added.
    ///   - code: the code of bytes and lengths.
    ///   - distances: the codes of the distances with their additional bits, for each of ``distanceKinds``.
    ///   - bits: fewer than eight bits of the first byte, and their number.
    /// - Returns: the number of whole bytes, and the bits behind them. Up to eight bytes more are written.
    package func write(
        _ rows: PixelRows, _ code: PixelRow.SymbolCode, distances: [(code: UInt32, bitCount: Int)],
        behind bits: (value: UInt8, count: Int), to target: UnsafeMutablePointer<UInt8>
    ) -> (byteCount: Int, bits: (value: UInt8, count: Int)) {
        var codes = pixel_repeat_code()
        codes.literals = code.literals
        codes.literal_lengths = code.literalLengths
        codes.lengths = code.lengths
        withUnsafeMutableBytes(of: &codes.distances) { numbers in
            for (kind, distance) in zip(PixelRepeats.distanceKinds, distances) {
                numbers.storeBytes(of: distance.code, toByteOffset: kind * 4, as: UInt32.self)
            }
        }
        withUnsafeMutableBytes(of: &codes.distance_lengths) { numbers in
            for (kind, distance) in zip(PixelRepeats.distanceKinds, distances) {
                numbers.storeBytes(of: UInt32(distance.bitCount), toByteOffset: kind * 4, as: UInt32.self)
            }
        }
        var place = pixel_bits(next: target, waiting: UInt64(bits.value), waiting_count: UInt32(bits.count))
        pixel_rows_pack_repeats(found, rows[0], rows.stride, rows.width, &codes, &place)
        return (place.next - target, (UInt8(truncatingIfNeeded: place.waiting), Int(place.waiting_count)))
    }

    /// The number of pixels by which most of the rows that differ from the one above are that row, shifted to the left; 0
    /// if they aren't. Some rows are examined.
    ///
    /// Where texts change in most rows, ISA-L finds more: in other rows, and farther to the left.
    package static func shift(of rows: PixelRows) -> Int {
        guard rows.width < widthLimit else { return 0 }
        var votes = [Int](repeating: 0, count: 2 * Int(PIXEL_REPEATS_SHIFT) + 1)
        var (examined, shifted) = (0, 0)
        let step = max(1, rows.height / samples)
        for start in stride(from: 1, to: rows.height, by: step) {
            // Few images have gradients, and all would pay for the search.
            if examined == leastSamples, shifted == 0 { return 0 }
            let end = min(start + step, rows.height)
            // Rows that repeat the one above tell nothing.
            guard let row = (start..<end).first(where: { memcmp(rows[$0], rows[$0 - 1], rows.width * 4) != 0 }) else {
                continue
            }
            let shift = pixel_rows_shift(rows[row], rows[row - 1], rows.width)
            examined += 1
            guard shift != 0 else { continue }
            shifted += 1
            votes[shift + Int(PIXEL_REPEATS_SHIFT)] += 1
        }
        guard let most = votes.max(), most > 1, most * 2 > examined, let best = votes.firstIndex(of: most) else {
            return 0
        }
        return best - Int(PIXEL_REPEATS_SHIFT)
    }

    /// The number of rows that are examined, and of those after which the search ends if none is shifted.
    private static let samples = 16
    private static let leastSamples = 4
}
