import Foundation
import UIKitValues

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
        switch difference(from: old) {
        case .none: return .unchanged
        case .string(let string): return node.replaceString(by: string) ? .changed : .impossible
        case .any: return node.update(to: self) ? .changed : .impossible
        }
    }

    /// How a text differs from another one.
    fileprivate enum Difference {
        case none
        /// In its only string.
        case string(String)
        case any
    }

    private func difference(from other: Text) -> Difference {
        // The usual text is not resolved anew.
        guard pieces.count == 1, other.pieces.count == 1 else { return self == other ? .none : .any }
        return pieces.withUnsafeBufferPointer { own in
            other.pieces.withUnsafeBufferPointer { other in
                guard let own = own.baseAddress, let other = other.baseAddress else { return .any }
                let hasSameFont = own.hasFont(of: other)
                return own.withPiece { own in other.withPiece { own.difference(from: $0, hasSameFont: hasSameFont) } }
            }
        }
    }
}

extension Text.Piece {
    /// Where the font, and its parts in it, lie in a piece; nil if they are not stored as they are.
    fileprivate static let fontPlaces: (base: Int, modifiers: Int)? = {
        guard let font = MemoryLayout<Text.Piece>.offset(of: \.attributes.font),
            let base = MemoryLayout<Font>.offset(of: \.base),
            let modifiers = MemoryLayout<Font>.offset(of: \.modifiers)
        else { return nil }
        return (font + base, font + modifiers)
    }()

    fileprivate borrowing func hasOwnFont() -> Bool {
        // A pattern reads it in place.
        if case .none = attributes.font { false } else { true }
    }

    fileprivate borrowing func difference(
        from other: borrowing Text.Piece, hasSameFont: Bool
    ) -> Text.Difference {
        guard attributes.equalsQuickly(other.attributes, hasSameFont: hasSameFont) else { return .any }
        switch content {
        case .verbatim(let string):
            guard case .verbatim(let before) = other.content else { return .any }
            return string == before ? .none : .string(string)
        default: return content == other.content ? .none : .any
        }
    }
}

/// A piece in its memory, which is read without a copy: see the items of a display list.
private struct StoredPiece: ~Copyable {
    private let piece: Text.Piece

    borrowing func read<Result>(_ body: (borrowing Text.Piece) -> Result) -> Result { body(piece) }
}

extension UnsafePointer<Text.Piece> {
    fileprivate func withPiece<Result>(_ body: (borrowing Text.Piece) -> Result) -> Result {
        UnsafeRawPointer(self).assumingMemoryBound(to: StoredPiece.self).pointee.read(body)
    }

    /// Whether the fonts are known to be equal. They are compared in memory, because comparing optionals copies both.
    ///
    /// Their bases are compared as bytes, which are equal for fonts from the same line of code. Modifiers have padding
    /// with arbitrary bytes, so they are compared as values; this is as cheap, because they hold no references.
    fileprivate func hasFont(of other: Self) -> Bool {
        let hasFont = withPiece { $0.hasOwnFont() }
        guard hasFont == other.withPiece({ $0.hasOwnFont() }), let places = Text.Piece.fontPlaces else { return false }
        guard hasFont else { return true }
        let (own, other) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
        return memcmp(own + places.base, other + places.base, MemoryLayout<FontBase>.size) == 0
            && own.load(fromByteOffset: places.modifiers, as: FontModifiers.self)
                == other.load(fromByteOffset: places.modifiers, as: FontModifiers.self)
    }
}
