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

    /// The texts of every scene, made like those that other programs draw.
    public init() throws {
        fonts = try SceneData.installedFonts()
        (cards, tags, grid) = SceneData.made()
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
    }

    /// The fonts that the scenes are drawn in, as Debian's package `fonts-dejavu-core` installs them.
    public static func installedFonts() throws -> FontLibrary {
        try FontLibrary(
            files: ["DejaVuSans", "DejaVuSans-Bold"].map { "/usr/share/fonts/truetype/dejavu/\($0).ttf" },
            includesDefaults: false)
    }

    func card(_ variant: Int) -> Card { cards[variant % cards.count] }

    func tags(_ variant: Int) -> [String] { tags[variant % tags.count] }

    /// There is one grid only, so further ones have other letters in the same places.
    func cards(_ variant: Int) -> [String] {
        guard variant % ComparedScene.variants > 0 else { return grid }
        return grid.map { $0.shifted(by: UInt8(variant % ComparedScene.variants)) }
    }

    /// A number of labels for cards, each a different text.
    public static func labels(_ count: Int) -> [String] {
        var words = Words(seed: 3000)
        return (0..<count).map { "\(words.next().prefix(12)) \($0)" }
    }

    private static func made() -> ([Card], [[String]], [String]) {
        var words = Words(seed: 1000)
        func joined(_ count: Int, most: Int) -> String {
            String((0..<count).map { _ in words.next() }.joined(separator: " ").prefix(most))
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

/// Words of syllables, the same ones each time.
private struct Words {
    private static let syllables =
        "ka to mi re su lo ven dar qui pex ost ing tion al er on in ra li no ba chi gran fel mor wy zu hex nim"
        .split(separator: " ")
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> String {
        let word = (0..<1 + number(below: 5)).map { _ in Words.syllables[number(below: Words.syllables.count)] }
            .joined()
        return chance(30) ? word.capitalized : word
    }

    mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

    /// Numbers of SplitMix64 (Steele, Lea, Flood 2014).
    private mutating func number(below limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((z ^ (z >> 31)) >> 33) % limit
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
