import BenchmarkSupport
import Flatlay

/// Measures what films cost, and how large they become: half a second of a phone's screen of 390×844 points, two pixels
/// a point and thirty frames a second.
@main
enum FilmBenchmarks {
    static func main() {
        let film = film()
        let formats: [(name: String, make: () throws -> Data)] = [
            ("animated PNG", { try film.pngData(scale: 2) }),
            ("animated WebP, without loss", { try film.webPData(scale: 2) }),
            ("animated WebP, quality 80", { try film.webPData(scale: 2, compression: .lossy(quality: 80)) }),
            ("animated SVG", { try film.svgData() }),
            ("animated SVG, text as text", { try film.svgData(textMode: .text) }),
            ("strip of six moments, PNG", { try strip(film).pngData() }),
            ("strip of six moments, SVG", { try strip(film).svgData() }),
        ]
        let painting = Benchmark(group, "painting alone", size: frames, countsInstructions: false) { meter in
            let renderer = PNGRenderer(options: PNGOptions(scale: 2))
            meter.measure {
                for index in 0..<frames {
                    result { try renderer.bitmap(for: film.displayList(at: Double(index) / 30)) }
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

    private static let group = "A film of a phone's screen"
    private static let frames = 16

    private static func film() -> AnimatedDisplayList { result(InboxFilm.film) }

    private static func strip(_ film: AnimatedDisplayList) throws -> ImageRenderer<FrameStrip> {
        ImageRenderer(content: try FrameStrip(film))
    }

    @discardableResult
    private static func result<Value>(_ make: () throws -> Value) -> Value {
        do {
            return try make()
        } catch {
            fatalError("a benchmark's film is wrong: \(error)")
        }
    }
}
