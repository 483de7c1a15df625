import Flatlay
import Foundation

/// The texts of the scenes, and their font.
public struct SceneData: Sendable {
    /// A preview card's texts.
    public struct Card: Codable, Sendable {
        var title: String
        var subtitle: String
        var tags: [String]
    }

    /// DejaVu Sans, which every program draws with.
    public let fonts: FontLibrary
    private let cards: [Card]
    private let tags: [[String]]
    private let grid: [String]
    /// The contents of the scenes of real content, as many as were asked for.
    private let real: RealContents
    /// Their fonts, for ten scripts and emoji.
    public let fontsOfScripts: FontLibrary

    private struct RealContents: Sendable {
        var messages: [[SceneContents.Message]] = []
        var paragraphs: [[SceneContents.Paragraph]] = []
        var photos: [[SceneContents.Photo]] = []
        var boards: [SceneContents.Board] = []
        var previews: [[SceneContents.Preview]] = []
        var images = ImageTable([])

        /// - Parameters:
        ///   - folder: where the photographs may lie; others are made.
        ///   - size: the number of messages, paragraphs or photographs.
        init(
            _ scenes: [ComparedScene], variants: Range<Int>, folder: String? = nil,
            size: (ComparedScene) -> Int = \.size
        ) throws {
            func contents<Value>(_ scene: ComparedScene, _ make: (_ count: Int, _ variant: Int) -> Value) -> [Value] {
                scenes.contains(scene) ? variants.map { make(size(scene), $0) } : []
            }
            messages = contents(.scripts) { SceneContents.messages($0, variant: $1) }
            paragraphs = contents(.paragraphs) { SceneContents.paragraphs($0, variant: $1) }
            boards = contents(.effects) { SceneContents.board(cards: $0, variant: $1) }
            previews = contents(.cards) { SceneContents.previews($0, variant: $1) }
            photos = contents(.photos) { SceneContents.photos($0, variant: $1) }
            guard scenes.contains(.photos) else { return }
            images = ImageTable(
                try (0..<SceneContents.photoFiles).map { number in
                    let name = "photo-\(number).jpg"
                    let file = folder.flatMap { try? Data(contentsOf: URL(fileURLWithPath: "\($0)/\(name)")) }
                    return try ImageDecoder().decode(file ?? Photograph(number: number).data(), name: name)
                })
        }
    }

    /// The texts of every scene, made like those that other programs draw; of real content a part only.
    public init() throws {
        fonts = try SceneData.installedFonts()
        (cards, tags, grid) = SceneData.made()
        fontsOfScripts = try SceneData.fontsOfTenScripts()
        real = try RealContents(ComparedScene.allCases, variants: 0..<2, size: \.smallSize)
    }

    /// The contents of one scene of real content.
    ///
    /// - Parameter size: the number of messages, paragraphs or photographs.
    public init(scene: ComparedScene, size: Int) throws {
        fonts = try SceneData.installedFonts()
        fontsOfScripts = try SceneData.fontsOfTenScripts()
        (cards, tags, grid) = ([], [], [])
        real = try RealContents([scene], variants: 0..<1) { _ in size }
    }

    /// Reads the texts of one scene that other programs draw, `og_0.json` and so on.
    ///
    /// - Parameters:
    ///   - folder: the folder that they lie in.
    ///   - scene: the scene.
    ///   - variants: how many of its contents are drawn; others are not read, as a program's start would count them.
    public init(folder: String, scene: ComparedScene, variants: Int) throws {
        func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
            try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).json")))
        }
        let variants = 0..<min(max(variants, 1), ComparedScene.variants)
        fonts = try SceneData.installedFonts()
        cards = scene == .og ? try variants.map { try read("og_\($0)", as: Card.self) } : []
        tags = scene == .tags ? try variants.map { try read("tags_\($0)", as: [String].self) } : []
        grid = scene == .grid ? try read("grid_0", as: [String].self) : []
        fontsOfScripts = scene.isRealContent ? try SceneData.fontsOfTenScripts() : fonts
        real = try RealContents([scene], variants: variants, folder: folder)
    }

    /// The fonts that the scenes are drawn in, as Debian's package `fonts-dejavu-core` installs them.
    public static func installedFonts() throws -> FontLibrary {
        try FontLibrary(
            files: ["DejaVuSans", "DejaVuSans-Bold"].map { "/usr/share/fonts/truetype/dejavu/\($0).ttf" },
            includesDefaults: false)
    }

    /// The fonts of texts in ten scripts, as Debian's packages `fonts-noto-core`, `-cjk` and `-color-emoji` install them.
    public static func fontsOfTenScripts() throws -> FontLibrary {
        let names = ["", "Arabic", "Hebrew", "Devanagari", "Thai"].flatMap { script in
            ["Regular", "Bold"].map { "truetype/noto/NotoSans\(script)-\($0).ttf" }
        }
        let others = [
            "truetype/noto/NotoColorEmoji.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
            "opentype/noto/NotoSansCJK-Bold.ttc",
        ]
        return try FontLibrary(files: (names + others).map { "/usr/share/fonts/\($0)" }, includesDefaults: false)
    }

    func messages(_ variant: Int) -> [SceneContents.Message] { real.messages[variant % real.messages.count] }

    func paragraphs(_ variant: Int) -> [SceneContents.Paragraph] { real.paragraphs[variant % real.paragraphs.count] }

    func photos(_ variant: Int) -> [SceneContents.Photo] { real.photos[variant % real.photos.count] }

    func board(_ variant: Int) -> SceneContents.Board { real.boards[variant % real.boards.count] }

    /// The first card of a batch.
    func preview(_ variant: Int) -> SceneContents.Preview { real.previews[variant % real.previews.count][0] }

    var images: ImageTable { real.images }

    func card(_ variant: Int) -> Card { cards[variant % cards.count] }

    func tags(_ variant: Int) -> [String] { tags[variant % tags.count] }

    /// There is one grid only, so further ones have other letters in the same places.
    func cards(_ variant: Int) -> [String] {
        guard variant % ComparedScene.variants > 0 else { return grid }
        return grid.map { $0.shifted(by: UInt8(variant % ComparedScene.variants)) }
    }

    /// A number of labels for cards, each a different text.
    public static func labels(_ count: Int) -> [String] {
        var words = SceneWords(seed: 3000)
        return (0..<count).map { "\(words.next().prefix(12)) \($0)" }
    }

    private static func made() -> ([Card], [[String]], [String]) {
        var words = SceneWords(seed: 1000)
        func joined(_ count: Int, most: Int) -> String {
            String(words.joined(count).prefix(most))
        }
        let cards = (0..<ComparedScene.variants).map { _ in
            Card(
                title: joined(9, most: 56), subtitle: joined(8, most: 60),
                tags: (0..<12).map { _ in String(words.next().prefix(14)) })
        }
        let tags = (0..<ComparedScene.variants).map { _ in
            (0..<1000).map { _ in words.chance(15) ? joined(2, most: 40) : words.next() }
        }
        return (cards, tags, labels(10_000))
    }
}

extension String {
    /// The text with each small letter replaced by one later in the alphabet.
    fileprivate func shifted(by count: UInt8) -> String {
        String(
            decoding: utf8.map { byte in
                (97...122).contains(byte) ? (byte - 97 + count) % 26 + 97 : byte
            }, as: UTF8.self)
    }
}
