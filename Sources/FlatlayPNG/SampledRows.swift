/// Chooses the rows of a strip from which its Huffman code is built.
///
/// A few rows have to represent all that are compressed with the code. Equally spaced rows don't: if cells repeat at
/// that distance, all of them may be gaps. So blocks of rows are sorted by how much changes in them, and sampled at
/// equal distances in this order. A block's weight is the square root of its number of symbols. So blank rows are
/// sampled rarely, because they hardly affect the file size, but often enough to give their symbols short codes.
/// Compared with twice as many equally spaced rows, files of six scenes are between 2 % smaller and 1 % larger, and
/// those of the gallery 3 % smaller.
struct SampledRows {
    /// The number of bytes that are sampled at once: enough for repetitions from row to row.
    private static let byteCount = 32_768
    /// One in this many bytes is sampled.
    private static let interval = 32
    /// The fewest places, if there are more rows than that.
    private static let leastPlaces = 2
    /// The maximum number of bytes of a symbol (RFC 1951, 3.2.5).
    private static let longestRepetition = 258

    /// The stretches of rows that are compressed with the code.
    let stretches: [Range<Int>]
    /// The number of bytes of a row.
    let rowLength: Int

    /// A block of rows.
    private struct Block {
        let first: Int
        let stretch: Range<Int>
        let changes: Int
        let weight: Double
    }

    /// The ranges of rows, each inside of a stretch.
    ///
    /// - Parameter changes: the number of pixels of a row of a block that differ from their neighbours.
    func ranges(blockHeight: Int, changes: (Int) -> Int) -> [Range<Int>] {
        let rowsAtOnce = max(1, SampledRows.byteCount / rowLength)
        let total = stretches.reduce(0) { $0 + $1.count }
        let unit = rowsAtOnce * SampledRows.interval
        let count = max(SampledRows.leastPlaces, (total + unit / 2) / unit)
        guard count * rowsAtOnce < total else { return stretches }
        let blocks = sortedBlocks(blockHeight, changes)
        let step = blocks.reduce(0) { $0 + $1.weight } / Double(count)
        var (ranges, end): ([Range<Int>], Double) = ([], 0)
        for block in blocks {
            end += block.weight
            while ranges.count < count, (Double(ranges.count) + 0.5) * step <= end {
                ranges.append(rows(rowsAtOnce, around: block.first + blockHeight / 2, in: block.stretch))
            }
        }
        return ranges
    }

    private func sortedBlocks(_ blockHeight: Int, _ changes: (Int) -> Int) -> [Block] {
        let least = Double(rowLength) / Double(SampledRows.longestRepetition)
        let blocks = stretches.flatMap { stretch in
            stride(from: stretch.lowerBound, to: stretch.upperBound, by: blockHeight).map { first in
                let changes = changes(first / blockHeight)
                return Block(
                    first: first, stretch: stretch, changes: changes, weight: (least + Double(changes)).squareRoot())
            }
        }
        return blocks.sorted { ($0.changes, $0.first) < ($1.changes, $1.first) }
    }

    private func rows(_ count: Int, around middle: Int, in stretch: Range<Int>) -> Range<Int> {
        let first = min(
            max(middle - count / 2, stretch.lowerBound), max(stretch.lowerBound, stretch.upperBound - count))
        return first..<min(first + count, stretch.upperBound)
    }
}
