import Foundation

/// A view that displays lines of text.
///
/// ```swift
/// Text("Total: ") + Text(total, format: .number).bold()
/// ```
///
/// A text takes as many lines as its width requires and its height allows; the rest is truncated with an ellipsis. A
/// text without characters takes no space at all.
public struct Text: Equatable, Sendable {
    /// Where text that is too long is truncated.
    public typealias TruncationMode = TextTruncation

    /// A part of a text with one set of attributes.
    struct Piece: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case verbatim(String)
            case localized(LocalizedStringKey)
            case value(TextValue)
            case image(Image)
        }

        var content: Content
        var attributes = TextAttributes()
    }

    var pieces: [Piece]

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Creates a text from a string without interpreting it.
    public init(verbatim content: String) {
        pieces = [Piece(content: .verbatim(content))]
    }

    /// Creates a text from a string.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// Creates a text from a literal with inline Markdown: `Text("**Sold** _out_")`. Translation tables are not used.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        pieces = [Piece(content: .localized(key))]
    }

    /// Concatenates two texts, each with its own attributes.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var result = lhs
        result.pieces += rhs.pieces
        return result
    }

    /// The string in an environment.
    func string(in environment: EnvironmentValues) -> String {
        pieces.map { piece in
            switch piece.content {
            case .verbatim(let string): string
            case .localized(let key): key.pieces.map { Text(pieces: [$0]).string(in: environment) }.joined()
            case .value(let value): value.string(environment)
            case .image: ""
            }
        }.joined()
    }
}

extension Text: PrimitiveView {
    /// Never: a text draws itself.
    public typealias Body = Never

    /// Adds the node of the text.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let node = TextNode(self, in: context)
        nodes.append(
            context.environment.hidesContent ? RedactedTextNode(node, environment: context.environment) : node)
    }

    /// Takes over the node of an equal text, or of one string in the same font, which is replaced.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        guard let node = nodes.next(as: TextNode.self) else { return .impossible }
        // The usual text is not resolved anew.
        if pieces.count == 1, old.pieces.count == 1, case .verbatim(let string) = pieces[0].content,
            case .verbatim(let before) = old.pieces[0].content,
            pieces[0].attributes.equalsQuickly(old.pieces[0].attributes)
        {
            if string == before { return .unchanged }
            return node.replaceString(by: string) ? .changed : .impossible
        }
        if self == old { return .unchanged }
        return node.update(to: self) ? .changed : .impossible
    }
}
