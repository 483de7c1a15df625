import Foundation
import TestSupport
import Testing

@testable import FlatlayPaint

/// Rows of a linear gradient are stepped through with integers.
@Suite struct GradientRowsTests {
    @Test func stepsEqualTheFormulaOfEachPixel() {
        for seed in 0..<2_000 {
            var random = SeededGenerator(seed: seed)
            let last = random.pick([255, 511, 4095])
            // A table whose colours are their own indices.
            let colors = (0...last).map { UInt32($0) }
            let place = Double.random(in: -2...3, using: &random)
            let step = random.pick([0, 1, -1]) * Double(random.length(1e-5...3))
            let start = Int.random(in: -2000...2000, using: &random)
            let columns = start..<(start + 1 + random.next(300))
            var line = [UInt32](repeating: .max, count: columns.count)
            GradientRows.fillLinear(&line, colors, last: last, columns, place: place, step: step)
            let isEqual = zip(columns, line).allSatisfy { column, index in
                let exact = (place + Double(column) * step) * Double(last) + 0.5
                // Where the formula is within its rounding error of a whole number, both sides of it are right.
                return [-1e-5, 1e-5].contains { error in
                    UInt32(min(max((exact + error).rounded(.down), 0), Double(last))) == index
                }
            }
            #expect(isEqual, "seed \(seed): from \(place) by \(step) in \(columns)")
        }
    }
}
