import Foundation

/// What the scenes of real content show. Other programs read it as JSON, so that all draw the same.
public enum SceneContents {
    /// A message of a list, in one of ten scripts and with emoji.
    public struct Message: Codable, Sendable {
        var name: String
        var message: String
        var time: String
        /// The colour of the picture beside it, `#rrggbb`.
        var color: String
    }

    /// A paragraph below its heading.
    public struct Paragraph: Codable, Sendable {
        var heading: String
        var text: String
    }

    /// A photograph with its caption.
    public struct Photo: Codable, Sendable {
        /// The name of its file.
        var image: String
        var caption: String
    }

    /// Blurred circles, and cards of a material that lie on them.
    public struct Board: Codable, Sendable {
        /// A circle, in points.
        struct Circle: Codable, Sendable {
            var x: Int
            var y: Int
            var radius: Int
            var blur: Int
            var color: String
        }

        /// A card and the radius of its shadow.
        struct Card: Codable, Sendable {
            var title: String
            var shadow: Int
        }

        var circles: [Circle]
        var cards: [Card]
    }

    /// A preview card, as one job of a batch.
    public struct Preview: Codable, Sendable {
        var title: String
        var subtitle: String
        var author: String
        var tags: [String]
        var from: String
        var to: String
    }

    /// A number of messages.
    public static func messages(_ count: Int, variant: Int) -> [Message] {
        var words = SceneWords(seed: UInt64(10_000 + variant))
        return (0..<count).map { index in
            let script = SceneWords.Script.allCases[index % SceneWords.Script.allCases.count]
            return Message(
                name: words.text(script, words: 2),
                message: words.text(script, words: words.number(in: 5...24), emojiPercent: 12),
                time: "\(words.number(in: 10...23)):\(words.number(in: 10...59))", color: color(&words, in: 90...220))
        }
    }

    /// A number of paragraphs of 30 to 80 words.
    public static func paragraphs(_ count: Int, variant: Int) -> [Paragraph] {
        var words = SceneWords(seed: UInt64(20_000 + variant))
        return (0..<count).map { _ in
            var sentences: [String] = []
            var left = words.number(in: 30...80)
            while left > 0 {
                let length = min(left, words.number(in: 6...14))
                sentences.append(words.joined(length) + ".")
                left -= length
            }
            return Paragraph(heading: words.joined(3), text: sentences.joined(separator: " "))
        }
    }

    /// The number of different photographs.
    static let photoFiles = 24

    /// A number of photographs.
    public static func photos(_ count: Int, variant: Int) -> [Photo] {
        var words = SceneWords(seed: UInt64(30_000 + variant))
        return (0..<count).map { _ in
            Photo(image: "photo-\(words.number(below: photoFiles)).jpg", caption: words.joined(2))
        }
    }

    /// A board of 1200×900 points.
    public static func board(cards: Int, variant: Int) -> Board {
        var words = SceneWords(seed: UInt64(40_000 + variant))
        let height = max(900, (cards + 4) / 5 * 144 + 36)
        return Board(
            circles: (0..<max(1, cards * 4 / 3)).map { _ in
                Board.Circle(
                    x: words.number(in: 0...1199), y: words.number(in: 0...(height - 1)),
                    radius: words.number(in: 30...119), blur: words.pick([4, 12, 24]),
                    color: color(&words, in: 40...255))
            },
            cards: (0..<cards).map { _ in Board.Card(title: words.joined(2), shadow: words.pick([4, 8, 16])) })
    }

    /// A number of preview cards.
    public static func previews(_ count: Int, variant: Int) -> [Preview] {
        var words = SceneWords(seed: UInt64(50_000 + variant))
        return (0..<count).map { _ in
            Preview(
                title: String(words.joined(9).prefix(56)), subtitle: String(words.joined(8).prefix(60)),
                author: words.joined(2), tags: (0..<6).map { _ in String(words.next().prefix(12)) },
                from: color(&words, in: 10...90), to: color(&words, in: 90...220))
        }
    }

    private static func color(_ words: inout SceneWords, in range: ClosedRange<Int>) -> String {
        "#" + (0..<3).map { _ in String(0x100 + words.number(in: range), radix: 16).suffix(2) }.joined()
    }

    /// Writes the contents of all variants, and the photographs.
    public static func write(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func write(_ contents: some Encodable, _ name: String) throws {
            try JSONEncoder().encode(contents).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
        }
        for variant in 0..<ComparedScene.variants {
            try write(messages(ComparedScene.scripts.size, variant: variant), "scripts_\(variant)")
            try write(paragraphs(ComparedScene.paragraphs.size, variant: variant), "paragraphs_\(variant)")
            try write(photos(ComparedScene.photos.size, variant: variant), "photos_\(variant)")
            try write(board(cards: ComparedScene.effects.size, variant: variant), "effects_\(variant)")
            try write(previews(ComparedScene.cards.size, variant: variant), "cards_\(variant)")
        }
        for number in 0..<photoFiles {
            try Photograph(number: number).data().write(to: URL(fileURLWithPath: "\(folder)/photo-\(number).jpg"))
        }
    }
}
