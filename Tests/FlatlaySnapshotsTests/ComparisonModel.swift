import Flatlay
import FlatlaySnapshots
import Foundation

/// The comparison of two images as its description says, pixel by pixel: what the fast one has to equal.
struct ComparisonModel {
    let first: RenderedBitmap
    let second: RenderedBitmap
    let tolerance: ImageTolerance

    struct Result: Equatable {
        var isSame: Bool
        var count: Int
        var beyond: Int
        var largest: Int
        var pixels: Set<[Int]>
    }

    func result() -> Result {
        var result = Result(isSame: true, count: 0, beyond: 0, largest: 0, pixels: [])
        var violations: [Int: [(x: Int, y: Int)]] = [:]
        for y in 0..<first.height {
            for x in 0..<first.width {
                let rule = tolerance.regions.lastIndex { contains($0.area, x, y) }
                let (before, after) = (pixel(first, x, y), pixel(second, x, y))
                let applied = rule.map { tolerance.regions[$0].rule } ?? tolerance.rule
                if applied == .ignored || before == after { continue }
                let difference = zip(before, after).map { abs(Int($0) - Int($1)) }.max() ?? 0
                result.count += 1
                result.largest = max(result.largest, difference)
                guard isBeyond(applied, difference, before, after) else { continue }
                result.beyond += 1
                result.pixels.insert([x, y])
                violations[rule ?? -1, default: []].append((x, y))
            }
        }
        for (rule, pixels) in violations {
            switch rule < 0 ? tolerance.rule : tolerance.regions[rule].rule {
            case .ignored: break
            case .channels(_, let count), .perceptual(_, let count): if pixels.count > count { result.isSame = false }
            case .density(_, let count, let window):
                if densest(pixels, window) > count { result.isSame = false }
            }
        }
        return result
    }

    /// The largest number of pixels in any window: one whose right and bottom edges are at a pixel is enough.
    private func densest(_ pixels: [(x: Int, y: Int)], _ window: Int) -> Int {
        var most = 0
        for right in Set(pixels.map(\.x)) {
            for bottom in Set(pixels.map(\.y)) {
                let count = pixels.filter {
                    $0.x > right - window && $0.x <= right && $0.y > bottom - window && $0.y <= bottom
                }.count
                most = max(most, count)
            }
        }
        return most
    }

    private func isBeyond(_ rule: ImageTolerance.Rule, _ difference: Int, _ before: [UInt8], _ after: [UInt8]) -> Bool {
        switch rule {
        case .ignored: false
        case .channels(let largest, _), .density(let largest, _, _): difference > largest
        case .perceptual(let largest, _):
            max(distance(before, after, on: 0), distance(before, after, on: 255)) > largest
        }
    }

    /// HyAB in Oklab, by way of the matrices of its definition.
    private func distance(_ before: [UInt8], _ after: [UInt8], on background: Double) -> Double {
        let (first, second) = (oklab(before, background), oklab(after, background))
        let (a, b) = (first[1] - second[1], first[2] - second[2])
        return abs(first[0] - second[0]) + (a * a + b * b).squareRoot()
    }

    private func oklab(_ pixel: [UInt8], _ background: Double) -> [Double] {
        let light = [2, 1, 0].map { index -> Double in
            let value = (Double(pixel[index]) + background * (255 - Double(pixel[3])) / 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
            matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
        }
        let cones = product(
            [
                [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ], light)
        return product(
            [
                [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ], cones.map { cbrt($0) })
    }

    private func pixel(_ bitmap: RenderedBitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let index = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[index..<(index + 4)])
    }

    private func contains(_ area: PixelDifference.PixelRegion, _ x: Int, _ y: Int) -> Bool {
        x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height
    }
}
