/// Records what a render could not do as requested, without failing: a missing glyph, an unknown symbol. Each message
/// is recorded once, in the order of first appearance.
public final class Diagnostics {
    /// A place in a file that describes the image, such as a template. Lines and columns count from 1.
    public struct Location: Hashable, Sendable, CustomStringConvertible {
        /// The name of the file.
        public var file: String
        /// The line.
        public var line: Int
        /// The column in Unicode scalars.
        public var column: Int

        /// Creates a place.
        public init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }

        /// `file:line:column`.
        public var description: String { "\(file):\(line):\(column)" }
    }

    /// A message and the node that it is about.
    public struct Entry: Hashable, Sendable, CustomStringConvertible {
        /// The problem, and what was done instead.
        public var message: String
        /// The path of the node, such as `cell-0-3/text`; nil if the message is about the whole image.
        public var node: String?
        /// Where the view of the node is described; nil for one that is made in Swift.
        public var location: Location?

        /// Creates an entry.
        public init(message: String, node: String? = nil, location: Location? = nil) {
            self.message = message
            self.node = node
            self.location = location
        }

        /// `file:line:column: message` if the place is known, otherwise `node: message`.
        public var description: String {
            (location?.description ?? node).map { "\($0): \(message)" } ?? message
        }
    }

    /// The messages, in the order of first appearance.
    public private(set) var entries: [Entry] = []
    /// The first error that makes the image wrong. Views measure and draw without throwing; the renderer throws this
    /// error at the end.
    public var failure: (any Error)? { firstFailure }
    /// Exclusivity is not checked: every body reads it, and no access calls other code. The property is private because
    /// the attribute has no effect on properties that another module reads directly.
    @exclusivity(unchecked) private var firstFailure: (any Error)?
    /// Whether there is a ``failure``.
    package var hasFailed: Bool { firstFailure != nil }
    private var seen: Set<String> = []
    /// Receives further messages of a part whose messages were already taken over.
    package var outlet: Diagnostics?
    /// Where the view is described that is being made or drawn.
    package var origin: ViewOrigin?

    /// Creates diagnostics without messages.
    public init() {}

    /// Records a message, unless it is already recorded. `node` is evaluated only for a new message.
    public func warn(_ message: String, node: @autoclosure () -> String? = nil) {
        add(message, node: node, location: origin?.location)
    }

    private func add(_ message: String, node: () -> String?, location: Location?) {
        if let outlet { return outlet.add(message, node: node, location: location) }
        guard seen.insert(message).inserted else { return }
        entries.append(Entry(message: message, node: node(), location: location))
    }

    /// Records that the image cannot be drawn. Only the first error is stored.
    public func fail(_ error: any Error) {
        if let outlet { return outlet.fail(error) }
        if firstFailure == nil { firstFailure = error }
    }

    /// Adds the messages of a part, as if they had been recorded here.
    package func takeOver(_ part: Diagnostics) {
        for entry in part.entries { add(entry.message, node: { entry.node }, location: entry.location) }
        if let failure = part.failure { fail(failure) }
    }
}

/// Where a view is described. All nodes that are made of the view share it.
package final class ViewOrigin: Sendable {
    package let location: Diagnostics.Location

    package init(_ location: Diagnostics.Location) {
        self.location = location
    }
}
