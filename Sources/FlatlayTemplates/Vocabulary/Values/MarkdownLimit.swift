/// How much Markdown is parsed at once.
///
/// Parsing takes linear time, except for nested emphasis and images, which take quadratic time in the number of marks.
/// No picture needs thousands of them in one text.
struct MarkdownLimit {
    /// The most marks in a text.
    static let brackets = 1_000
    static let marks = 5_000
    /// So many marks in a text cost nothing that could be measured.
    private static let free = 100

    /// The number of `[`, each of which may begin a link or an image.
    private let bracketCount: Int
    /// The number of all other marks.
    private let markCount: Int

    init(_ text: String) {
        var (bracketCount, markCount) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "["): bracketCount += 1
            case UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
                UInt8(ascii: "]"), UInt8(ascii: "&"):
                markCount += 1
            default: break
            }
        }
        (self.bracketCount, self.markCount) = (bracketCount, markCount)
    }

    /// The exceeded limit; nil if the text may be parsed.
    var problem: (found: String, allowed: String)? {
        if bracketCount > Self.brackets {
            return ("Markdown with \(bracketCount) brackets", "at most \(Self.brackets) of them")
        }
        if markCount > Self.marks { return ("Markdown with \(markCount) marks", "at most \(Self.marks) of them") }
        return nil
    }

    /// The cost of the text in the image's budget: the square of its marks, once there are many.
    var work: Int {
        bracketCount + markCount <= Self.free ? 1 : bracketCount * bracketCount + markCount * markCount / 8
    }
}
