import Flatlay
import Foundation

/// An image that is a photograph to a compressor: soft light, edges, texture and noise.
struct Photograph {
    private static let (width, height) = (800, 600)
    let number: Int

    /// The file, as a camera would write it.
    func data() throws -> Data {
        let image = ImageResource(
            name: "photo", pixelWidth: Photograph.width, pixelHeight: Photograph.height, pixels: pixels,
            isOpaque: true, format: .png, encoded: Data([UInt8(number)]))
        let renderer = ImageRenderer(content: Image("photo"))
        renderer.images = ImageTable([image])
        return try renderer.data(as: .jpeg)
    }

    private var pixels: [UInt8] {
        var random = SceneWords(seed: UInt64(number))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(Photograph.width * Photograph.height * 4)
        let waves = (0..<3).map { _ in
            (0..<4).map { _ in
                (
                    x: Double(random.number(in: 3...60)) / 10, y: Double(random.number(in: 3...60)) / 10,
                    phase: Double(random.number(below: 63)) / 10, height: Double(random.number(in: 4...26))
                )
            }
        }
        let base = (0..<3).map { _ in Double(random.number(in: 70...180)) }
        for y in 0..<Photograph.height {
            for x in 0..<Photograph.width {
                let (u, v) = (Double(x) / 800, Double(y) / 800)
                let isBelowHorizon = v > 0.35 + 0.08 * sin(u * 9 + Double(number))
                for part in 0..<3 {
                    var value = base[part] + 60 * (v - 0.4)
                    for wave in waves[part] { value += wave.height * sin(6.3 * (wave.x * u + wave.y * v) + wave.phase) }
                    if isBelowHorizon { value *= 0.6 }
                    // The sum of some even numbers is close to the noise of a sensor.
                    let noise = (0..<3).reduce(0) { sum, _ in sum + random.number(below: 9) - 4 }
                    pixels.append(UInt8(min(max(value + Double(noise), 0), 255)))
                }
                pixels.append(255)
            }
        }
        return pixels
    }
}
