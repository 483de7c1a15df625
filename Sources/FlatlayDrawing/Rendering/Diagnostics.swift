/// Records what a render could not do as requested, without failing: a missing glyph, an unknown symbol. Each message
/// is recorded once, in the order of first appearance.
public final class Diagnostics {
    /// A message and the node that it is about.
    public struct Entry: Hashable, Sendable, CustomStringConvertible {
        /// What is wrong, and what was done instead.
        public var message: String
        /// The path of the node, such as `cell-0-3/text`; nil if the message is about the whole image.
        public var node: String?

        /// Creates an entry.
        public init(message: String, node: String? = nil) {
            self.message = message
            self.node = node
        }

        /// `node: message`.
        public var description: String {
            node.map { "\($0): \(message)" } ?? message
        }
    }

    /// The messages, in the order of first appearance.
    public private(set) var entries: [Entry] = []
    /// The first error that makes the image wrong. Views measure and draw without throwing; the renderer throws this
    /// error at the end.
    ///
    /// Exclusivity is not checked: every body asks for it, and no access calls other code.
    @exclusivity(unchecked) public private(set) var failure: (any Error)?
    private var seen: Set<String> = []
    /// Receives further messages of a part whose messages were already taken over.
    package var outlet: Diagnostics?

    /// Creates diagnostics without messages.
    public init() {}

    /// Records a message, unless it is already recorded. `node` is evaluated only for a new message.
    public func warn(_ message: String, node: @autoclosure () -> String? = nil) {
        if let outlet { return outlet.warn(message, node: node()) }
        guard seen.insert(message).inserted else { return }
        entries.append(Entry(message: message, node: node()))
    }

    /// Records that the image cannot be drawn. Only the first error is stored.
    public func fail(_ error: any Error) {
        if let outlet { return outlet.fail(error) }
        if failure == nil { failure = error }
    }

    /// Adds the messages of a part, as if they had been recorded here.
    package func takeOver(_ part: Diagnostics) {
        for entry in part.entries { warn(entry.message, node: entry.node) }
        if let failure = part.failure { fail(failure) }
    }
}
