import CPixelRows
import TestSupport
import Testing

/// Compares stretched and clipped sprites with the same sprites drawn pixel by pixel.
@Suite struct SpriteKernelTests {
    /// A sprite whose pixels are divided into runs at random.
    private struct ChanceSprite {
        let (width, height): (Int, Int)
        let (middleColumn, middleRow): (Int, Int)
        private let coverages: [UInt8]
        private var runs: [pixel_run] = []
        private var rowStarts: [Int32] = [0]

        init(_ generator: inout SeededGenerator) {
            (width, height) = (1 + generator.next(30), 1 + generator.next(6))
            middleColumn = generator.pick([width, width / 2])
            middleRow = generator.pick([height, height / 2])
            coverages = generator.coverages(width * height + 8)
            for row in 0..<height {
                appendRuns(of: row, &generator)
                rowStarts.append(Int32(runs.count))
            }
        }

        private mutating func appendRuns(of row: Int, _ generator: inout SeededGenerator) {
            var x = 0
            while x < width {
                let (start, value) = (x, coverages[row * width + x])
                while x < width, coverages[row * width + x] == value { x += 1 }
                // The repeated column must be in a run of uniform coverage.
                let isEven = start <= middleColumn && middleColumn < x || generator.next(2) == 0
                guard value > 0 else { continue }
                runs.append(
                    pixel_run(start: Int32(start), count: Int32(x - start), coverage: isEven ? UInt32(value) : 0))
            }
        }

        /// The coverage of a pixel of the stretched sprite; 0 outside.
        func coverage(x: Int, y: Int, width stretchedWidth: Int, height stretchedHeight: Int) -> UInt8 {
            guard 0..<stretchedWidth ~= x, 0..<stretchedHeight ~= y else { return 0 }
            let column = x <= middleColumn ? x : max(middleColumn, x - (stretchedWidth - width))
            let row = y <= middleRow ? y : max(middleRow, y - (stretchedHeight - height))
            return coverages[row * width + column]
        }

        func withSprite(_ body: (pixel_sprite) -> Void) {
            coverages.withUnsafeBufferPointer { coverages in
                runs.withUnsafeBufferPointer { runs in
                    rowStarts.withUnsafeBufferPointer { rowStarts in
                        body(
                            pixel_sprite(
                                width: width, height: height, middle_column: middleColumn, middle_row: middleRow,
                                coverages: coverages.baseAddress, runs: runs.baseAddress,
                                row_starts: rowStarts.baseAddress))
                    }
                }
            }
        }
    }

    @Test(arguments: Registers.available)
    func spritesEqualPixelByPixel(registers: Registers) throws {
        let kernels = try registers.kernels()
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3 {
            PixelField.forEachArea(&generator) { generator, x, areaWidth in
                let (sprite, color) = (ChanceSprite(&generator), generator.pixel())
                let width = sprite.width + (sprite.middleColumn < sprite.width ? generator.next(30) : 0)
                let height = sprite.height + (sprite.middleRow < sprite.height ? generator.next(4) : 0)
                let (left, top) = (generator.next(20) - 10, generator.next(5) - 3)
                PixelField(&generator).compare(x: x, width: areaWidth, height: 2, "draw_sprite") { area in
                    sprite.withSprite { sprite in
                        withUnsafePointer(to: sprite) {
                            kernels.draw_sprite(area, $0, left, top, width, height, color)
                        }
                    }
                } plain: { x, y, below in
                    let coverage = sprite.coverage(x: x - left, y: y - top, width: width, height: height)
                    return PlainBlending.draw(color, over: below, coverage: coverage)
                }
            }
        }
    }
}
