import Flatlay
import Foundation

/// Images with the statistics of photos: smooth areas, edges, texture of all sizes, and the grain of a sensor. They are
/// made from a seed, so nothing has to be stored.
enum SyntheticPhoto {
    static let count = 8
    static let all = (0..<count).map { photo($0) }

    private static func photo(_ seed: Int) -> ImageResource {
        let (width, height) = (960, 720)
        var random = Generator(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1)
        // Noise of five sizes, each twice as fine and half as strong as the one before.
        let layers = (0..<5).map { layer in
            (0..<3).map { _ in Noise(side: 4 << layer, random: &random) }
        }
        let horizon = 0.4 + 0.3 * random.unit()
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
                let ridge = horizon + 0.15 * layers[0][0].value(u, 0.5) + 0.04 * layers[2][0].value(u, 0.3)
                let isSky = v < ridge
                let grain = (random.unit() + random.unit() - 1) * 5
                for channel in 0..<3 {
                    var value = isSky ? 150 + 60 * v + Double(channel - 1) * -30 : 90 + 40 * Double(channel & 1)
                    for (index, layer) in layers.enumerated() {
                        let strength = (isSky ? 25.0 : 60.0) / Double(1 << index) * (isSky && index > 2 ? 0.1 : 1)
                        value += strength * (layer[0].value(u, v) + 0.4 * layer[channel].value(u, v))
                    }
                    pixels.append(UInt8(max(0, min(255, value + grain))))
                }
                pixels.append(255)
            }
        }
        return resource("photo\(seed)", width, height, pixels)
    }

    /// The pixels as they come out of a JPEG file.
    private static func resource(_ name: String, _ width: Int, _ height: Int, _ pixels: [UInt8]) -> ImageResource {
        let raw = ImageResource(
            name: name, pixelWidth: width, pixelHeight: height, pixels: pixels, isOpaque: true, format: .png,
            encoded: Data(name.utf8))
        let renderer = ImageRenderer(content: Image(name))
        renderer.images = ImageTable([raw])
        do {
            return try ImageDecoder().decode(renderer.data(as: .jpeg), name: name, scale: 2)
        } catch {
            fatalError("a benchmark's photo cannot be made: \(error)")
        }
    }

    /// Random numbers by SplitMix64.
    private struct Generator {
        var state: UInt64

        mutating func unit() -> Double {
            state &+= 0x9e37_79b9_7f4a_7c15
            var bits = state
            bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
            bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
            return Double((bits ^ bits >> 31) >> 11) / Double(1 << 53)
        }
    }

    /// Smooth noise between −1 and 1.
    private struct Noise {
        let side: Int
        let values: [Double]

        init(side: Int, random: inout Generator) {
            self.side = side
            values = (0..<(side + 1) * (side + 1)).map { _ in random.unit() * 2 - 1 }
        }

        func value(_ u: Double, _ v: Double) -> Double {
            let (x, y) = (u * Double(side), v * Double(side))
            let (left, top) = (min(side - 1, Int(x)), min(side - 1, Int(y)))
            let (a, b) = (x - Double(left), y - Double(top))
            let (wide, high) = (a * a * (3 - 2 * a), b * b * (3 - 2 * b))
            let start = top * (side + 1) + left
            let above = values[start] + (values[start + 1] - values[start]) * wide
            let below = values[start + side + 1] + (values[start + side + 2] - values[start + side + 1]) * wide
            return above + (below - above) * high
        }
    }
}
