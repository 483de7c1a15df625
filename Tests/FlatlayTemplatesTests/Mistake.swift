/// A mistake that people who write templates make, with the file and the message that it gives.
///
/// `docs/troubleshooting.md` is written from this list.
struct Mistake: Sendable {
    /// What is done, in a few words.
    let title: String
    /// The file: `t.yaml`, or another name.
    var file = "t.yaml"
    let source: String
    /// The first message.
    let message: String

    init(_ title: String, file: String = "t.yaml", _ source: String, _ message: String) {
        self.title = title
        self.file = file
        self.source = source
        self.message = message
    }
}

extension Mistake {
    /// Mistakes of `flatlay render --each`, which `EachOptionTests` tries and looks up on the page.
    static let commands: [(title: String, command: String, message: String)] = [
        (
            "a template that reads nothing of the rows", "flatlay render card.yaml --each posts",
            "flatlay: --each posts: the template reads neither 'posts' nor 'item', the row, so all images would be the same; show a value of the row, such as {{ item.slug }}, or render one image without --each"
        ),
        (
            "a misspelt list", "flatlay render card.yaml --each post",
            "flatlay: --each post: the data has no 'post'; did you mean 'posts'?"
        ),
        (
            "one value in the place of a list", "flatlay render card.yaml --each item",
            "flatlay: --each item: 'item' is a mapping, and should be a list"
        ),
    ]

    /// The mistakes, by subject.
    static let groups: [(title: String, mistakes: [Mistake])] = [
        ("Keys and views", keys),
        ("Values", values),
        ("Canvas and layout", canvas),
        ("Data and expressions", data),
        ("YAML and files", yaml),
    ]
}
