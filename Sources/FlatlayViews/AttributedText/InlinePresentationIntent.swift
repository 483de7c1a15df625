import Foundation

/// What Markdown says of a stretch of text, with Foundation's names. (Foundation has it on Apple's systems only.)
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Intents by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Slanted text: `_text_`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Bold text: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text of one width: `` `text` ``.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text with a line through it: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
