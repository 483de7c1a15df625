import Foundation

/// Lines of text.
///
/// ```swift
/// Text("Total: ") + Text(total, format: .number).bold()
/// ```
///
/// A text takes as many lines as its width demands and its height allows; what doesn't fit is cut with an ellipsis. A
/// text without characters takes no room at all.
public struct Text: Equatable, Sendable {
    /// Where text that is too long is cut.
    public typealias TruncationMode = TextTruncation

    /// A stretch of text with one set of attributes.
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

    /// A text exactly as it stands.
    public init(verbatim content: String) {
        pieces = [Piece(content: .verbatim(content))]
    }

    /// The text of a string.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// The text of a literal, with the inline part of Markdown: `Text("**Sold** _out_")`. Tables of translations are not
    /// looked up.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        pieces = [Piece(content: .localized(key))]
    }

    /// Both texts as one, each with its own attributes.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var result = lhs
        result.pieces += rhs.pieces
        return result
    }

    /// The characters in an environment.
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
    /// There is none: a text draws itself.
    public typealias Body = Never

    /// Adds the node of the text.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let node = TextNode(self, in: context)
        nodes.append(
            context.environment.hidesContent ? RedactedTextNode(node, environment: context.environment) : node)
    }
}
