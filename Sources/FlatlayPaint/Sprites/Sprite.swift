import CPixelRows
import Foundation

/// The coverage of a shape, painted once, then drawn in any colour and stretched in the middle.
///
/// Each row is a list of runs: transparent pixels are left out, and runs of uniform coverage are marked as such.
final class Sprite {
    private typealias Run = pixel_run

    let width: Int
    let height: Int
    /// The column that may be repeated; ``width`` if there is none.
    let middleColumn: Int
    /// The row that may be repeated; ``height`` if there is none.
    let middleRow: Int

    /// The coverage of every pixel, in rows without padding.
    private let coverages: UnsafeMutablePointer<UInt8>
    private let runs: UnsafeMutablePointer<Run>
    /// The index of the first run of each row; a last entry marks the end of the last row.
    private let rowStarts: UnsafeMutablePointer<Int32>
    /// The fully covered run of each row with the most pixels; an empty one if there is none.
    private let solids: UnsafeMutablePointer<Run>

    /// Its approximate memory, in bytes.
    let byteCount: Int

    /// - Parameter bytes: the coverage of each pixel, in rows of `bytesPerRow`.
    init(
        _ bytes: UnsafePointer<UInt8>, bytesPerRow: Int, width: Int, height: Int, middleColumn: Int? = nil,
        middleRow: Int? = nil
    ) {
        self.width = width
        self.height = height
        self.middleColumn = middleColumn ?? width
        self.middleRow = middleRow ?? height
        // Behind the last pixel, a whole register is read.
        coverages = .allocate(capacity: width * height + 8)
        (coverages + width * height).initialize(repeating: 0, count: 8)
        solids = .allocate(capacity: height)
        rowStarts = .allocate(capacity: height + 1)
        var runs: [Run] = []
        runs.reserveCapacity(height * 4)
        for row in 0..<height {
            (coverages + row * width).initialize(from: bytes + row * bytesPerRow, count: width)
            (rowStarts + row).initialize(to: Int32(runs.count))
            let line = coverages + row * width
            Sprite.appendRuns(of: line, count: width, middle: self.middleColumn, to: &runs)
            (solids + row).initialize(to: Sprite.longestSolid(of: line, count: width, middle: self.middleColumn))
        }
        (rowStarts + height).initialize(to: Int32(runs.count))
        self.runs = .allocate(capacity: max(1, runs.count))
        self.runs.initialize(from: runs, count: runs.count)
        byteCount = width * height + (runs.count + height) * MemoryLayout<Run>.stride + height * 4 + 256
    }

    deinit {
        coverages.deallocate()
        runs.deallocate()
        rowStarts.deallocate()
        solids.deallocate()
    }

    /// The fully covered run with the most pixels however far the middle is stretched: the one that contains the
    /// middle, or else the longest.
    private static func longestSolid(of line: UnsafePointer<UInt8>, count: Int, middle: Int) -> Run {
        var longest = Run(start: 0, count: 0, coverage: 0)
        forEachValue(of: line, count: count) { start, end, value in
            guard value == 255, longest.start + longest.count <= middle || longest.start > middle else { return }
            if start <= middle && middle < end || end - start > longest.count {
                longest = Run(start: Int32(start), count: Int32(end - start), coverage: 255)
            }
        }
        return longest
    }

    private static func appendRuns(of line: UnsafePointer<UInt8>, count: Int, middle: Int, to runs: inout [Run]) {
        var isOpen = false
        forEachValue(of: line, count: count) { start, end, value in
            if value == 0 {
                isOpen = false
            } else if end - start >= leastUniformCount || start <= middle && middle < end {
                runs.append(Run(start: Int32(start), count: Int32(end - start), coverage: UInt32(value)))
                isOpen = false
            } else if isOpen {
                runs[runs.count - 1].count += Int32(end - start)
                runs[runs.count - 1].coverage = 0
            } else {
                // A covered pixel alone is filled, without a look at what is below it.
                let count = Int32(end - start)
                runs.append(Run(start: Int32(start), count: count, coverage: value == 255 ? 255 : 0))
                isOpen = true
            }
        }
    }

    /// The fewest pixels of one coverage that are a run of their own. Fewer are drawn with the pixels beside them, in one
    /// register: a thin line is one run, not its core and two edges.
    private static let leastUniformCount = 8

    /// Visits the stretches of equal coverage.
    private static func forEachValue(
        of line: UnsafePointer<UInt8>, count: Int, _ body: (_ start: Int, _ end: Int, _ value: UInt8) -> Void
    ) {
        var start = 0
        while start < count {
            let value = line[start]
            var end = start + 1
            while end < count, line[end] == value { end += 1 }
            body(start, end, value)
            start = end
        }
    }

    /// Visits the runs of the sprite, stretched to an area, that lie within a clip.
    ///
    /// - Parameter body: receives the first pixel, the number of pixels, their common coverage and, if that is 0, the
    ///   coverage of each.
    @inline(__always)
    func forEachRun(
        in area: PixelArea, clip: PixelArea,
        _ body: (_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt32, _ coverages: UnsafePointer<UInt8>) -> Void
    ) {
        let clip = clip.intersection(area)
        let (stretch, clipEnd) = (area.width - width, clip.maxX)
        var y = clip.y
        while y < clip.maxY {
            let row = self.row(at: y - area.y, height: area.height)
            var index = Int(rowStarts[row])
            let end = Int(rowStarts[row + 1])
            while index < end {
                let run = runs[index]
                index += 1
                let (start, count) = placed(run, stretch: stretch)
                let left = max(area.x + start, clip.x)
                let right = min(area.x + start + count, clipEnd)
                if left < right {
                    let own = coverages + (row * width + Int(run.start) + left - area.x - start)
                    body(left, y, right - left, run.coverage, own)
                }
            }
            y += 1
        }
    }

    /// A fully covered run of a row, in columns of the stretched sprite: the one that contains the middle, or else the
    /// longest.
    func solidColumns(inRow y: Int, of area: PixelArea) -> Range<Int> {
        let (start, count) = placed(solids[row(at: y, height: area.height)], stretch: area.width - width)
        return count == 0 ? 0..<0 : start..<(start + count)
    }

    /// Writes the coverage of some columns of a row of the stretched sprite.
    func copyCoverage(row y: Int, columns: Range<Int>, of area: PixelArea, to target: UnsafeMutablePointer<UInt8>) {
        let line = coverages + row(at: y, height: area.height) * width
        let stretch = area.width - width
        // The columns up to the middle one, its repetitions, and the columns to the right.
        let middle = min(max(columns.lowerBound, middleColumn + 1), columns.upperBound)
        let right = min(max(middle, middleColumn + stretch + 1), columns.upperBound)
        let start = target - columns.lowerBound
        target.update(from: line + columns.lowerBound, count: middle - columns.lowerBound)
        if middle < right { (start + middle).update(repeating: line[middleColumn], count: right - middle) }
        if right < columns.upperBound {
            (start + right).update(from: line + right - stretch, count: columns.upperBound - right)
        }
    }

    /// Draws the sprite in one colour, on an area whose first pixel is at `origin`.
    func draw(in area: PixelArea, on pixels: pixel_area, origin: (x: Int, y: Int), color: UInt32) {
        var sprite = pixel_sprite(
            width: width, height: height, middle_column: middleColumn, middle_row: middleRow, coverages: coverages,
            runs: runs, row_starts: rowStarts)
        pixel_rows_draw_sprite(
            pixels, &sprite, area.x - origin.x, area.y - origin.y, area.width, area.height, color)
    }

    @inline(__always)
    private func row(at y: Int, height stretchedHeight: Int) -> Int {
        y <= middleRow ? y : max(middleRow, y - (stretchedHeight - height))
    }

    @inline(__always)
    private func placed(_ run: Run, stretch: Int) -> (start: Int, count: Int) {
        let (start, count) = (Int(run.start), Int(run.count))
        if start > middleColumn { return (start + stretch, count) }
        return (start, start + count > middleColumn ? count + stretch : count)
    }
}
