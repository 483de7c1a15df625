import BenchmarkReporting
import ComparedScenes
import Flatlay
import Foundation

/// What one picture cost.
struct Cost {
    /// Milliseconds.
    var milliseconds: Double
    /// The most memory of the process, in MiB.
    var memory: Double

    init(milliseconds: Double, memory: Double) {
        self.milliseconds = milliseconds
        self.memory = memory
    }

    /// Reads what ``line`` writes.
    init?(line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard words.count == 2 else { return nil }
        self.init(milliseconds: words[0], memory: words[1])
    }

    var line: String { "\(milliseconds) \(memory)" }
}

/// A way to draw a number of cards.
enum Series: String, CaseIterable {
    case list = "display list"
    case png = "PNG"
    case clippedPNG = "PNG, every card clipped"
    case svg = "SVG"
    case pdf = "PDF"
    case window = "a window onto so many"
    case scripts = "messages in ten scripts, PNG at 2x"
    case paragraphs = "paragraphs, PNG at 2x"
    case photos = "photographs, PNG"
    case effects = "materials, blurs and shadows, PNG at 2x"

    /// How many cards, messages, paragraphs or photographs.
    var sizes: [Int] {
        switch self {
        case .list, .png, .clippedPNG, .svg, .pdf: [1_000, 10_000, 100_000]
        case .window: [10_000, 100_000, 1_000_000]
        case .scripts: [40, 400, 4_000]
        case .paragraphs: [10, 100, 1_000]
        case .photos: [6, 60, 600]
        case .effects: [5, 50, 500]
        }
    }

    /// The scene of real content; nil for cards.
    private var scene: ComparedScene? {
        switch self {
        case .list, .png, .clippedPNG, .svg, .pdf, .window: nil
        case .scripts: .scripts
        case .paragraphs: .paragraphs
        case .photos: .photos
        case .effects: .effects
        }
    }

    /// Draws so many cards, after a small picture that warms up. Their data are made before.
    func measure(_ size: Int) throws -> Cost {
        let fonts = try SceneData.installedFonts()
        let few = try work(scene == nil ? 100 : sizes[0], fonts)
        let many = try work(size, fonts)
        _ = try few()
        let start = ContinuousClock.now
        // Kept until time is taken: what a file is made of is given back before, on all cores, but a display list by who
        // asked for it, on one.
        let result = try many()
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        withExtendedLifetime(result) {}
        return Cost(milliseconds: milliseconds, memory: Double(PeakMemory.bytes) / 1_048_576)
    }

    /// What draws so many cards, with their data at hand.
    private func work(_ size: Int, _ fonts: FontLibrary) throws -> () throws -> Any {
        if self == .window {
            let snapshot = try NSDiffableDataSourceSnapshot(sections: [(0, Array(0..<size))])
            return { try drawWindow(snapshot) }
        }
        if let scene {
            let data = try SceneData(scene: scene, size: size)
            return {
                let renderer = scene.renderer(data, variant: 0)
                // Five hundred materials are more work than an image may be unless its program allows it.
                renderer.paintingLimit = PaintingLimit(steps: 1e12)
                return try renderer.pngData()
            }
        }
        let labels = SceneData.labels(size)
        return { try draw(labels, fonts) }
    }

    private func draw(_ labels: [String], _ fonts: FontLibrary) throws -> Any {
        let renderer = ImageRenderer(content: CardGrid(cards: labels, isClipped: self == .clippedPNG))
        renderer.fonts = fonts
        renderer.proposedSize = ProposedViewSize(width: 1000, height: nil)
        renderer.background = .white
        switch self {
        case .list: return try renderer.displayList()
        case .png, .clippedPNG, .window, .scripts, .paragraphs, .photos, .effects: return try renderer.pngData()
        case .svg: return try renderer.svgData()
        case .pdf: return try renderer.pdfData()
        }
    }

    /// A screen in the middle of a list.
    private func drawWindow(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) throws -> Any {
        let list = CollectionView(
            snapshot: snapshot,
            layout: {
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
                return UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(
                        group: .horizontal(layoutSize: item.layoutSize, subitems: [item])))
            },
            cell: { _, number in
                Text("Item \(number)").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            })
        let middle = CGPoint(x: 0, y: CGFloat(snapshot.numberOfItems) * 22)
        let renderer = ImageRenderer(content: list.contentOffset(middle))
        renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
        renderer.background = .white
        return try renderer.pngData()
    }
}
