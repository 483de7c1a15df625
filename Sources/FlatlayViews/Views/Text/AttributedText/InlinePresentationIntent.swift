import Foundation

/// The inline Markdown styles of a run of text, with Foundation's names. (Foundation has the type on Apple's systems
/// only.)
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Italic text: `_text_`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Bold text: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Monospaced text, between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck-through text: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
