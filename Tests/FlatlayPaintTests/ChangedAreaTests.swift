import Foundation
import TestSupport
import Testing

@testable import FlatlayPaint

/// The area in which two frames of an animation differ is found from its edges.
@Suite struct ChangedAreaTests {
    @Test func theAreaHoldsExactlyWhatDiffers() {
        for seed in 0..<500 {
            var random = SeededGenerator(seed: seed)
            let (width, height) = (1 + random.next(12), 1 + random.next(12))
            let first = (0..<width * height * 4).map { _ in UInt8(random.next(256)) }
            var second = first
            var changed: [(x: Int, y: Int)] = []
            for _ in 0..<random.next(6) {
                let place = random.next(width * height)
                second[place * 4 + random.next(4)] &+= 1
                changed.append((place % width, place / width))
            }
            func bitmap(_ bytes: [UInt8]) -> RenderedBitmap {
                RenderedBitmap(width: width, height: height, bytes: bytes, isOpaque: false)
            }
            let area = bitmap(second).changes(from: bitmap(first))
            let (columns, rows) = (changed.map(\.x), changed.map(\.y))
            guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
            else {
                #expect(area == nil, "seed \(seed)")
                continue
            }
            #expect(
                area == PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1), "seed \(seed)")
        }
    }
}
