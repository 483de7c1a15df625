import DrawingTestSupport
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

@Suite("Colour filters")
struct ColorFilterTests {
    /// Each component as the sum of its products, rounded.
    private static func plain(_ matrix: ColorMatrix, _ pixel: UInt32) -> UInt32 {
        guard pixel >> 24 > 0 else { return pixel }
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) }
        func component(_ row: ColorMatrix.Row) -> UInt32 {
            let sum = row.x * part(16) + row.y * part(8) + row.z * part(0) + row.w * part(24)
            return UInt32((min(max(sum, 0), part(24)) * matrix.opacity).rounded())
        }
        return component(matrix.blue) | component(matrix.green) << 8 | component(matrix.red) << 16
            | UInt32((part(24) * matrix.opacity).rounded()) << 24
    }

    @Test("change all components of a pixel at once as one by one")
    func matrices() {
        for seed in 0..<300 {
            var generator = SeededGenerator(seed: 84_000 + seed)
            func row() -> ColorMatrix.Row {
                func number() -> Double { generator.pick([0, 1, 0.5, -0.5, .random(in: -2...2, using: &generator)]) }
                return ColorMatrix.Row(number(), number(), number(), number())
            }
            let matrix = generator.pick([
                ColorMatrix(red: row(), green: row(), blue: row(), opacity: .random(in: 0...1, using: &generator)),
                .saturation(1.8), .saturation(.random(in: 0...3, using: &generator)),
            ])
            let pixels = (0..<60).flatMap { _ in [UInt32](repeating: generator.pixel(), count: generator.pick([1, 3])) }
            var changed = pixels
            changed.withUnsafeMutableBytes { bytes in
                guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                ColorFilter.matrix(matrix).apply(
                    to: start, width: pixels.count, height: 1, bytesPerRow: pixels.count * 4)
            }
            #expect(changed == pixels.map { Self.plain(matrix, $0) }, "seed \(seed)")
        }
    }
}
