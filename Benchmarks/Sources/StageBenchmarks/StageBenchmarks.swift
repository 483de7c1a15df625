import BenchmarkSupport
import ComparedScenes
import Flatlay
import Foundation

/// Measures each stage of the way from a view to a file, for the scenes that are compared with other programs, on one
/// thread.
@main
enum StageBenchmarks {
    static func main() throws {
        if CommandLine.arguments.contains("--text-threads") { return try TextContent.compareThreads() }
        let data = try SceneData()
        let benchmarks = ComparedScene.allCases.flatMap { scene in
            Stage.allCases.map { stage in
                Benchmark(scene.title, stage.rawValue, size: scene.smallSize) { meter in
                    do {
                        try stage.measure(scene, data, meter)
                    } catch {
                        fatalError("a benchmark's scene is wrong: \(error)")
                    }
                }
            }
        }
        BenchmarkProgram(benchmarks + (try TextContent.benchmarks())).run()
    }
}

/// What is measured of a scene.
enum Stage: String, CaseIterable {
    case views = "views and layout, texts known"
    case newTexts = "views and layout, new texts"
    case painting = "painting"
    case png = "painting and packing: PNG"
    case small = "painting and packing: PNG, small"
    case svg = "SVG"
    case pdf = "PDF"

    func measure(_ scene: ComparedScene, _ data: SceneData, _ meter: Meter) throws {
        let cache = RenderCache()
        func renderer(_ variant: Int) -> ImageRenderer<some View> {
            let renderer = scene.renderer(data, variant: variant)
            renderer.cache = cache
            renderer.threadLimit = 1
            return renderer
        }
        let list = try renderer(0).displayList()
        var options = PNGOptions(scale: scene.scale)
        options.threadLimit = 1
        if self == .small { options.compression = .small }
        let painter = PNGRenderer(cache: cache, options: options)
        switch self {
        case .views:
            let renderer = renderer(0)
            meter.measure { try? renderer.displayList() }
        case .newTexts:
            let renderer = renderer(1)
            meter.measure { try? renderer.displayList() }
        case .painting:
            _ = try painter.bitmap(for: list)
            meter.measure { try? painter.bitmap(for: list) }
        case .png, .small:
            _ = try painter.bitmap(for: list)
            meter.measure { try? painter.data(for: list) }
        case .svg:
            let writer = SVGWriter(cache: cache)
            _ = try writer.data(for: list)
            meter.measure { try? writer.data(for: list) }
        case .pdf:
            let writer = PDFWriter(cache: cache)
            _ = try writer.data(for: list)
            meter.measure { try? writer.data(for: list) }
        }
    }
}

extension ComparedScene {
    /// The heading of its table.
    fileprivate var title: String {
        switch self {
        case .og: "A preview card"
        case .tags: "A thousand tags, at 2x"
        case .grid: "Ten thousand cards"
        case .scripts: "Messages in ten scripts, at 2x"
        case .paragraphs: "Paragraphs, at 2x"
        case .photos: "Photographs"
        case .effects: "Materials, blurs and shadows, at 2x"
        case .cards: "A card of a batch"
        }
    }
}
