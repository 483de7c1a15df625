import FlatlayDrawing
import Foundation

/// The colours of gradients as tables of pixels, which the cells of an image share. Use it on one thread only.
package final class GradientTables {
    package init() {}

    /// The colours of a gradient from its start to its end.
    final class Table {
        let pixels: [UInt32]
        let isOpaque: Bool
        /// The most that a component changes, in values of a byte, where the location grows by 1.
        let steepness: Double

        init(_ ramp: GradientRamp, count: Int) {
            pixels = count == 1 ? [ramp.lastColor.premultipliedPixel] : ramp.pixels(count: count)
            isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
            steepness = ramp.steepness
        }
    }

    private struct Key: Hashable {
        var stops: [GradientStop]
        var opacity: CGFloat
        var count: Int
    }

    /// The cache is emptied when it exceeds this number of bytes.
    static let byteLimit = 1_000_000

    private var tables: [Key: Table] = [:]
    /// The approximate memory of the tables, in bytes.
    private(set) var byteCount = 0

    var count: Int { tables.count }

    func removeAll() {
        tables = [:]
        byteCount = 0
    }

    /// Returns the table of a gradient's stops with `count` entries, from the cache if possible.
    func table(_ stops: [GradientStop], opacity: CGFloat, count: Int) -> Table {
        let key = Key(stops: stops, opacity: opacity, count: count)
        if let known = tables[key] { return known }
        let table = Table(GradientRamp(stops).multiplyingOpacity(by: opacity), count: count)
        if byteCount > GradientTables.byteLimit { removeAll() }
        byteCount += count * 4 + stops.count * MemoryLayout<GradientStop>.stride + 128
        tables[key] = table
        return table
    }
}
