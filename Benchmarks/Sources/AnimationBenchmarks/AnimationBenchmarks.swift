import BenchmarkSupport
import Flatlay

/// Measures the time and file size of animations: half a second of a phone screen of 390×844 points, at two pixels per
/// point and thirty frames per second.
@main
enum AnimationBenchmarks {
    static func main() {
        let animation = animation()
        let formats: [(name: String, make: () throws -> Data)] = [
            ("animated PNG", { try animation.pngData(scale: 2) }),
            ("animated WebP, without loss", { try animation.webPData(scale: 2) }),
            ("animated WebP, quality 80", { try animation.webPData(scale: 2, compression: .lossy(quality: 80)) }),
            ("animated SVG", { try animation.svgData() }),
            ("animated SVG, text as text", { try animation.svgData(textMode: .text) }),
            ("strip of six moments, PNG", { try strip(animation).pngData() }),
            ("strip of six moments, SVG", { try strip(animation).svgData() }),
        ]
        let painting = Benchmark(group, "painting alone", size: frames, countsInstructions: false) { meter in
            let renderer = PNGRenderer(options: PNGOptions(scale: 2))
            meter.measure {
                for index in 0..<frames {
                    result { try renderer.bitmap(for: animation.displayList(at: Double(index) / 30)) }
                }
            }
        }
        let encoding = formats.map { format in
            Benchmark(group, format.name, size: frames, countsInstructions: false) { meter in
                meter.measure { result(format.make) }
            }
        }
        BenchmarkProgram([painting] + encoding) { _ in
            formats.map { "\($0.name): \(result($0.make).count) bytes" }
        }.run()
    }

    private static let group = "An animation of a phone's screen"
    private static let frames = 16

    private static func animation() -> AnimatedDisplayList { result(InboxAnimation.animation) }

    private static func strip(_ animation: AnimatedDisplayList) throws -> ImageRenderer<FrameStrip> {
        ImageRenderer(content: try FrameStrip(animation))
    }

    @discardableResult
    private static func result<Value>(_ make: () throws -> Value) -> Value {
        do {
            return try make()
        } catch {
            fatalError("a benchmark's animation is wrong: \(error)")
        }
    }
}
