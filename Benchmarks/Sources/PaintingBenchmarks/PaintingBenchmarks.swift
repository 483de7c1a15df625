import BenchmarkSupport
import Flatlay
import Foundation

/// Measures painting and writing of content that costs more than flat shapes and Latin text: emoji, blurs, materials,
/// shadows and photos. Display lists are made before; texts are shaped, files are decoded, and caches are warm.
///
/// `painting-benchmarks --files FOLDER` writes each scene as a file instead, and prints the sizes, and the times on one
/// thread and on two.
@main
enum PaintingBenchmarks {
    static func main() throws {
        let arguments = CommandLine.arguments
        if let option = arguments.firstIndex(of: "--files"), option + 1 < arguments.count {
            return try write(to: arguments[option + 1])
        }
        BenchmarkProgram(PaintedScene.all.flatMap { scene in scene.outputs.map { benchmark(scene, $0) } }).run()
    }

    private static func benchmark(_ scene: PaintedScene, _ output: PaintedOutput) -> Benchmark {
        Benchmark(scene.group, "\(scene.name): \(output.rawValue)", size: scene.size) { meter in
            do {
                let (list, cache) = (try scene.list(), RenderCache())
                _ = try output.data(of: list, scale: scene.scale, threads: 1, cache)
                meter.measure { try? output.data(of: list, scale: scene.scale, threads: 1, cache) }
            } catch {
                fatalError("a benchmark's scene is wrong: \(error)")
            }
        }
    }

    private static func write(to folder: String) throws {
        for scene in PaintedScene.all {
            let list = try scene.list()
            for output in scene.outputs where output != .pixels {
                let data = try output.data(of: list, scale: scene.scale, threads: 2, RenderCache())
                let name = "\(scene.name.replacingOccurrences(of: " ", with: "-")).\(output.fileExtension)"
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
                let times = try [1, 2].map { threads in
                    let cache = RenderCache()
                    let runs = try (0..<7).map { _ in
                        try ContinuousClock().measure {
                            _ = try output.data(of: list, scale: scene.scale, threads: threads, cache)
                        }
                    }
                    let median = runs.sorted()[3].components
                    return String(format: "%.1f ms", Double(median.attoseconds) / 1e15 + Double(median.seconds) * 1000)
                }
                print("\(name): \(data.count) bytes, \(times[0]), on two threads \(times[1])")
            }
        }
    }
}

/// What a scene is turned into.
enum PaintedOutput: String {
    case pixels = "painting"
    case png = "PNG"
    case svg = "SVG"
    case pdf = "PDF"

    var fileExtension: String { self == .pixels ? "raw" : rawValue.lowercased() }

    func data(of list: DisplayList, scale: CGFloat, threads: Int, _ cache: RenderCache) throws -> Data {
        var options = PNGOptions(scale: scale, background: .white)
        options.threadLimit = threads
        let painter = PNGRenderer(cache: cache, options: options)
        switch self {
        case .pixels: return try painter.bitmap(for: list).bytes.isEmpty ? Data() : Data([1])
        case .png: return try painter.data(for: list)
        case .svg: return try SVGWriter(cache: cache).data(for: list)
        case .pdf: return try PDFWriter(cache: cache).data(for: list)
        }
    }
}
