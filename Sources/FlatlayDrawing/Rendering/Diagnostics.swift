/// Collects what a render could not do as asked, without failing: a missing glyph, an unknown symbol. Each message is
/// kept once, in the order of its first appearance.
public final class Diagnostics {
    /// A message and the place that it is about.
    public struct Entry: Hashable, Sendable, CustomStringConvertible {
        /// What is wrong and what was done instead.
        public var message: String
        /// The path of the node, such as `cell-0-3/text`; nil where it concerns the whole picture.
        public var node: String?

        /// An entry.
        public init(message: String, node: String? = nil) {
            self.message = message
            self.node = node
        }

        /// `node: message`.
        public var description: String {
            node.map { "\($0): \(message)" } ?? message
        }
    }

    /// The messages.
    public private(set) var entries: [Entry] = []
    /// The first error that makes the picture wrong. Views measure and draw without throwing; whoever renders them
    /// throws this at the end.
    public private(set) var failure: (any Error)?
    private var seen: Set<String> = []
    /// Who takes the notes instead, of a part whose notes were taken over.
    package var outlet: Diagnostics?

    /// No messages yet.
    public init() {}

    /// Notes a message, unless the same was noted before. `node` is asked only for a new message.
    public func warn(_ message: String, node: @autoclosure () -> String? = nil) {
        if let outlet { return outlet.warn(message, node: node()) }
        guard seen.insert(message).inserted else { return }
        entries.append(Entry(message: message, node: node()))
    }

    /// Notes that the picture can't be drawn. The first error is kept.
    public func fail(_ error: any Error) {
        if let outlet { return outlet.fail(error) }
        if failure == nil { failure = error }
    }

    /// Adds the notes of a part, as if they had been taken here in the first place.
    package func takeOver(_ part: Diagnostics) {
        for entry in part.entries { warn(entry.message, node: entry.node) }
        if let failure = part.failure { fail(failure) }
    }
}
