import Flatlay
import Foundation

/// Pictures that all differ, in text, scripts, sizes, fonts, images, symbols, effects and formats; the same ones in every
/// run.
struct VariedPictures {
    private let folder: String
    private let imageNames: [String]
    private static let imageCount = 200

    /// Pictures whose images are made in a folder first.
    init(folder: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        imageNames = try (0..<Self.imageCount).map { index in
            let side = CGFloat(40 + index * 3)
            let swatch = LinearGradient(
                colors: [Color(hue: Double(index) / 200, saturation: 0.8, brightness: 0.9), .white],
                startPoint: .top, endPoint: .bottom)
            let renderer = ImageRenderer(content: swatch.frame(width: side, height: side))
            try renderer.write(to: "\(folder)/image-\(index).png")
            return "image-\(index)"
        }
    }

    /// The file of a picture.
    func data(_ index: Int) throws -> Data {
        var random = SplitMix(seed: UInt64(index))
        let renderer = ImageRenderer(content: content(index, &random))
        renderer.proposedSize.width = CGFloat(200 + random.next(500))
        renderer.scale = CGFloat(1 + random.next(3))
        renderer.colorScheme = random.next(2) == 0 ? .light : .dark
        renderer.background = .white
        renderer.images = FileImageResolver(folders: [folder], preferredScale: 1)
        // Programs that render for others see other fonts now and then.
        if index % 50 == 49 { renderer.fonts = try FontLibrary() }
        switch index % 5 {
        case 3: return try renderer.svgData(textMode: random.next(2) == 0 ? .text : .outlines)
        case 4: return try renderer.pdfData()
        default: return try renderer.pngData()
        }
    }

    private func content(_ index: Int, _ random: inout SplitMix) -> some View {
        let cells = (0..<(5 + random.next(30))).map { _ in
            VariedCell(
                text: Self.sentence(&random), size: CGFloat(8 + random.next(400)) / 10 + 4,
                hue: Double(random.next(1000)) / 1000, image: imageNames[random.next(imageNames.count)],
                symbol: Self.symbols[random.next(Self.symbols.count)], kind: random.next(6))
        }
        return VStack(alignment: .leading, spacing: 8) {
            Text("Picture \(index)").font(.system(size: CGFloat(20 + random.next(40)), weight: .bold))
            CollectionView(
                rows: [CollectionRow(section: 0, items: Array(cells.indices))],
                layout: {
                    let layout = UICollectionViewFlowLayout()
                    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                    return layout
                }
            ) { _, item in cells[item] }
        }
        .padding()
    }

    private static let symbols = [
        "star", "heart.fill", "cloud", "bolt", "bell", "house", "gear", "trash", "folder", "calendar", "clock",
        "envelope",
    ]
    private static let words = [
        "collection", "layout", "Größe", "naïve", "Ελληνικά", "кириллица", "漢字", "かな", "한국어", "العربية", "עברית", "हिन्दी",
        "😀", "👩🏽‍🚀", "🇩🇪", "fi", "ffl", "Ångström", "1234", "€", "—", "…",
    ]

    private static func sentence(_ random: inout SplitMix) -> String {
        (0..<(1 + random.next(8))).map { _ in words[random.next(words.count)] + String(random.next(1000)) }
            .joined(separator: " ")
    }
}

/// A cell of one of six kinds.
nonisolated private struct VariedCell: View {
    let text: String
    let size: CGFloat
    let hue: Double
    let image: String
    let symbol: String
    let kind: Int

    var body: some View {
        HStack(spacing: 4) {
            switch kind {
            case 0: Image(image).resizable().frame(width: size, height: size).clipShape(Circle())
            case 1: Image(systemName: symbol).font(.system(size: size))
            case 2: Circle().fill(color.gradient).frame(width: size, height: size).shadow(radius: size / 8)
            case 3: Image(image).resizable().frame(width: size * 2, height: size).blur(radius: size / 10)
            default: EmptyView()
            }
            Text(text).font(.system(size: size, weight: kind == 4 ? .heavy : .regular)).lineLimit(2).frame(
                maxWidth: 180)
        }
        .padding(6)
        .background(color.opacity(0.3), in: RoundedRectangle(cornerRadius: size / 3))
    }

    private var color: Color { Color(hue: hue, saturation: 0.7, brightness: 0.9) }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers in every run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    }

    /// A number from 0 up to a limit.
    mutating func next(_ limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
    }
}
