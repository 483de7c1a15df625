import DrawingTestSupport
import FlatlayBytes
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPNG
@testable import FlatlayPaint

/// The rows from which the Huffman code of a strip is built.
@Suite struct SampledRowsTests {
    @Test func rowsOfAllAmountsOfChangeAreSampled() {
        var random = SeededGenerator(seed: 7)
        for seed in 0..<300 {
            let height = Int.random(in: 1...3000, using: &random)
            let rowLength = Int.random(in: 4...40_000, using: &random)
            // Stretches with photos between them.
            var stretches: [Range<Int>] = []
            var row = 0
            while row < height {
                let end = min(height, row + 8 * Int.random(in: 1...200, using: &random))
                if Int.random(in: 0..<4, using: &random) > 0 {
                    stretches.append(
                        (stretches.last?.upperBound == row ? stretches.removeLast().lowerBound : row)..<end)
                }
                row = end
            }
            let total = stretches.reduce(0) { $0 + $1.count }
            let changes = (0...height / 8).map { _ in Int.random(in: 0...9, using: &random) }
            let ranges = SampledRows(stretches: stretches, rowLength: rowLength)
                .ranges(blockHeight: 8) { changes[$0] }
            #expect(
                ranges.allSatisfy { range in
                    !range.isEmpty
                        && stretches.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
                }, "seed \(seed)")
            let sampled = ranges.reduce(0) { $0 + $1.count }
            // Few rows are sampled whole. Of others, a thirty-second part is, or two places.
            #expect(
                sampled * rowLength <= max(2 * max(32_768, rowLength), total * rowLength / 32 + max(32_768, rowLength)),
                "seed \(seed)")
            #expect(total == 0 || sampled > 0)
        }
    }

    @Test func repeatedGapsAreNotTakenForTheWhole() {
        // Cells of 60 rows of text between 180 blank ones, where samples at equal distances could all be blank.
        for offset in stride(from: 0, to: 240, by: 8) {
            func isText(_ row: Int) -> Bool { (row + offset) % 240 < 60 }
            let ranges = SampledRows(stretches: [0..<2400], rowLength: 3601)
                .ranges(blockHeight: 8) { isText($0 * 8 + 4) ? 500 : 0 }
            let text = ranges.count { isText($0.lowerBound + $0.count / 2) }
            #expect(text * 4 >= ranges.count && text < ranges.count, "offset \(offset): \(text) of \(ranges.count)")
        }
    }

    /// The number of bytes of a strip whose code was built from all of its rows.
    private func byteCountWithExactCode(_ rows: PixelRows) throws -> Int {
        var bytes = [UInt8](repeating: 0, count: PNGRow.length(width: rows.width, .truecolor) * rows.height)
        let (deflater, output, count) = (Deflater(), ByteBuffer(), bytes.count)
        deflater.clearSamples()
        try bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            _ = try PNGRow.write(rows, as: .truecolor, repeatsFrom: 1, to: start)
            deflater.sample(start, count: count)
            try deflater.begin(sampled: true)
            try deflater.write(start, count: count, isLast: true, to: output)
        }
        return output.count
    }

    @Test func filesAreHardlyLargerThanWithACodeOfAllRows() throws {
        let line = GlyphFixtures.run(String(repeating: "cells of text ", count: 8), size: 13)
        for pitch in stride(from: 20, to: 140, by: 24) {
            let list = picture(800, 2600) { builder in
                builder.fill(.rectangle(rect(0, 0, 800, 2600)), .color(.white))
                for top in stride(from: 0, to: 2600, by: pitch) {
                    builder.fill(.capsule(rect(8, CGFloat(top) + 2, 700, 16)), .color(.pureGreen))
                    builder.glyphs(line, origin: CGPoint(x: 12, y: CGFloat(top) + 14), .color(.black))
                }
            }
            let bitmap = try PNGRenderer().bitmap(for: list)
            let data = try PNGEncoder().encode(bitmap)
            let plan = BandPlan(width: 800, height: 2600)
            var exact = 0
            try bitmap.bytes.withUnsafeBytes { bytes in
                guard let start = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
                for band in 0..<plan.count {
                    let range = plan.rows(of: band)
                    exact += try byteCountWithExactCode(
                        PixelRows(start: start + range.lowerBound * 800, width: 800, height: range.count, stride: 800))
                }
            }
            #expect(Double(data.count) < Double(exact) * 1.06, "pitch \(pitch): \(data.count), \(exact)")
        }
    }
}
