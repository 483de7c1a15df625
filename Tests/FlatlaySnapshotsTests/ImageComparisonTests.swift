import Flatlay
import TestSupport
import Testing

@testable import FlatlaySnapshots

@Suite("Comparing pixels") struct ImageComparisonTests {
    @Test("random images and tolerances give the result of a plain comparison", arguments: 0..<20)
    func equalsTheModel(part: Int) throws {
        var generator = SeededGenerator(seed: part)
        for index in 0..<50 {
            let (width, height) = (1 + generator.next(70), 1 + generator.next(40))
            let first = SampleBitmaps.random(width: width, height: height, &generator)
            let second = other(first, &generator)
            let tolerance = tolerance(width, height, &generator)
            let expected = ComparisonModel(first: first, second: second, tolerance: tolerance).result()
            let name = "\(part), \(index): \(width)×\(height), \(tolerance)"
            switch try ImageComparison.verdict(first, second, tolerance: tolerance) {
            case .same: #expect(expected.isSame, "\(name)")
            case .sizesDiffer: Issue.record("\(name)")
            case .different(let found):
                #expect(!expected.isSame, "\(name)")
                #expect(found.count == expected.count, "\(name)")
                #expect(found.countBeyondTolerance == expected.beyond, "\(name)")
                #expect(found.largest == expected.largest, "\(name)")
                expectRegions(found.regions, of: expected.pixels, name)
            }
        }
    }

    private func expectRegions(_ regions: [PixelDifference.PixelRegion], of pixels: Set<[Int]>, _ name: String) {
        #expect(regions.count <= TileGrid.limit, "\(name)")
        #expect(!regions.isEmpty, "\(name)")
        for pixel in pixels {
            #expect(regions.contains { $0.contains(pixel[0], pixel[1]) }, "\(name): \(pixel)")
        }
        for region in regions {
            // Each edge of a rectangle has a pixel of it, so it is no larger than it has to be.
            let inside = pixels.filter { region.contains($0[0], $0[1]) }
            #expect(inside.contains { $0[0] == region.x }, "\(name): \(region)")
            #expect(inside.contains { $0[0] == region.x + region.width - 1 }, "\(name): \(region)")
            #expect(inside.contains { $0[1] == region.y }, "\(name): \(region)")
            #expect(inside.contains { $0[1] == region.y + region.height - 1 }, "\(name): \(region)")
        }
    }

    /// Few or many other pixels, which differ little or much.
    private func other(_ bitmap: RenderedBitmap, _ generator: inout SeededGenerator) -> RenderedBitmap {
        let share = generator.pick([0, 1, 3, 50, 100])
        let step = generator.pick([1, 3, 40, 255])
        return SampleBitmaps.bitmap(width: bitmap.width, height: bitmap.height) { x, y in
            let index = (y * bitmap.width + x) * 4
            let pixel = bitmap.bytes[index..<(index + 4)].map { Int($0) }
            guard generator.next(100) < share else {
                return pixel.reversed().reduce(0) { $0 << 8 | UInt32($1) }
            }
            let alpha = generator.next(2) == 0 ? pixel[3] : min(255, max(0, pixel[3] + generator.next(2 * step) - step))
            let colors = pixel.prefix(3).map { min(alpha, max(0, $0 + generator.next(2 * step + 1) - step)) }
            return UInt32(alpha) << 24 | UInt32(colors[2]) << 16 | UInt32(colors[1]) << 8 | UInt32(colors[0])
        }
    }

    private func rule(_ generator: inout SeededGenerator) -> ImageTolerance.Rule {
        let largest = generator.pick([0, 0, 1, 3, 30, 255])
        let count = generator.pick([0, 0, 1, 5, 100])
        switch generator.next(5) {
        case 0: return .density(largest: largest, count: count, window: generator.pick([1, 2, 5, 16, 1000]))
        // Distances that no pair of colours has exactly.
        case 1: return .perceptual(largest: generator.pick([0.0101, 0.0503, 0.3007]), count: count)
        default: return .channels(largest: largest, count: count)
        }
    }

    private func tolerance(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> ImageTolerance {
        var tolerance = ImageTolerance(rule(&generator))
        for _ in 0..<generator.pick([0, 0, 1, 4]) {
            let area = PixelDifference.PixelRegion(
                x: generator.next(width + 10) - 5, y: generator.next(height + 10) - 5, width: generator.next(40),
                height: generator.next(30))
            let rule = generator.next(2) == 0 ? .ignored : rule(&generator)
            tolerance.regions.append(ImageTolerance.Region(area, rule))
        }
        return tolerance
    }

    @Test("regions beyond all limits have no effect, and don't trap")
    func extremeRegions() throws {
        let image = SampleBitmaps.blocks()
        let other = SampleBitmaps.changed(image, [(x: 5, y: 5, component: 0, by: 9)])
        for (x, width) in [(Int.min, Int.max), (Int.max, Int.max), (-5, 3), (0, -4), (0, 0), (40, 10)] {
            let area = PixelDifference.PixelRegion(x: x, y: 0, width: width, height: .max)
            let verdict = try ImageComparison.verdict(image, other, tolerance: .exact.ignoring([area]))
            #expect(verdict != .same, "\(x), \(width)")
        }
        let everything = PixelDifference.PixelRegion(x: -1, y: Int.min / 2, width: .max, height: .max)
        #expect(try ImageComparison.verdict(image, other, tolerance: .exact.ignoring([everything])) == .same)
        for number in [Int.min, -1, 256, Int.max] {
            _ = try ImageComparison.verdict(image, other, tolerance: .channels(largest: number, count: number))
            _ = try ImageComparison.verdict(
                image, other, tolerance: .density(largest: number, count: number, window: number))
        }
        for number in [-Double.infinity, -1, .nan, .infinity] {
            _ = try ImageComparison.verdict(image, other, tolerance: .perceptual(largest: number))
        }
    }

    @Test(
        "distances are those that people see",
        arguments: [
            (0xff00_0000, 0xffff_ffff, 1.0), (0xff80_8080, 0xff81_8181, 0.0034), (0xffff_0000, 0xff00_ff00, 0.700),
            (0x0000_0000, 0xff00_0000, 1.0), (0x0000_0000, 0xffff_ffff, 1.0), (0x0000_0000, 0x0000_0000, 0.0),
        ] as [(UInt32, UInt32, Double)])
    func distances(first: UInt32, second: UInt32, expected: Double) throws {
        let images = [first, second].map { pixel in SampleBitmaps.bitmap(width: 1, height: 1) { _, _ in pixel } }
        #expect(
            try ImageComparison.verdict(images[0], images[1], tolerance: .perceptual(largest: expected + 0.01)) == .same
        )
        guard expected > 0.01 else { return }
        #expect(
            try ImageComparison.verdict(images[0], images[1], tolerance: .perceptual(largest: expected - 0.01)) != .same
        )
    }

    @Test("a tolerance permits as many pixels as it says, and not one more")
    func counts() throws {
        let image = SampleBitmaps.blocks()
        let three = SampleBitmaps.changed(image, [0, 20, 39].map { (x: $0, y: 7, component: 3, by: -5) })
        #expect(try ImageComparison.verdict(image, three, tolerance: .channels(largest: 5)) == .same)
        #expect(try ImageComparison.verdict(image, three, tolerance: .channels(largest: 4, count: 3)) == .same)
        #expect(try ImageComparison.verdict(image, three, tolerance: .channels(largest: 4, count: 2)) != .same)
        #expect(
            try ImageComparison.verdict(image, three, tolerance: .density(largest: 0, count: 1, window: 19)) == .same)
        #expect(
            try ImageComparison.verdict(image, three, tolerance: .density(largest: 0, count: 1, window: 20)) != .same)
    }

    @Test("the difference is described in words")
    func summary() throws {
        let image = SampleBitmaps.blocks()
        let other = SampleBitmaps.changed(image, [(x: 5, y: 6, component: 0, by: 9)])
        guard case .different(let difference) = try ImageComparison.verdict(image, other) else {
            Issue.record("the images are the same")
            return
        }
        #expect(difference.summary == "1 pixel differs by up to 9 of 255, at (x 5, y 6)")
    }
}

@Suite("The test of the comparison") struct ComparisonSelfTestTests {
    @Test("the comparison passes its own test") func passes() throws {
        try ComparisonSelfTest.check()
    }

    @Test("a comparison that finds nothing, or too much, fails it") func fails() {
        let test = ComparisonSelfTest()
        let hash: ComparisonSelfTest.Hash = { PixelHash.text(of: $0) }
        let right: ComparisonSelfTest.Comparison = { ImageComparison.untested($0, $1, tolerance: $2) }
        #expect(test.failingMode(comparison: right, hash: hash) == nil)
        #expect(test.failingMode(comparison: { _, _, _ in .same }, hash: hash) == "exact")
        #expect(test.failingMode(comparison: { first, second, _ in right(first, second, .exact) }, hash: hash) == nil)
        let difference = PixelDifference(count: 1, countBeyondTolerance: 1, largest: 1, regions: [])
        #expect(test.failingMode(comparison: { _, _, _ in .different(difference) }, hash: hash) == "exact")
        #expect(test.failingMode(comparison: right, hash: { _ in "0" }) == "hash")
        for mode in ["channels", "density", "perceptual"] {
            let broken: ComparisonSelfTest.Comparison = { first, second, tolerance in
                "\(tolerance.rule)".hasPrefix(mode) && tolerance != .exact ? .same : right(first, second, tolerance)
            }
            #expect(test.failingMode(comparison: broken, hash: hash) == mode)
        }
        // Alpha is not compared.
        let blind: ComparisonSelfTest.Comparison = { first, second, tolerance in
            right(opaque(first), opaque(second), tolerance)
        }
        #expect(test.failingMode(comparison: blind, hash: hash) == "exact")
    }

    private func opaque(_ bitmap: RenderedBitmap) -> RenderedBitmap {
        var bytes = bitmap.bytes
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        return RenderedBitmap(width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: true)
    }
}

extension PixelDifference.PixelRegion {
    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= x && row >= y && column < x + width && row < y + height
    }
}
