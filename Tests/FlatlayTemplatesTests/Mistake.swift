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
    /// The mistakes, by subject.
    static let groups: [(title: String, mistakes: [Mistake])] = [
        ("Keys and views", keys),
        ("Values", values),
        ("Canvas and layout", canvas),
        ("Data and expressions", data),
        ("YAML and files", yaml),
    ]
}
