import Foundation

extension AttributedString {
    /// How Markdown is read, with Foundation's names.
    public struct MarkdownParsingOptions: Sendable {
        /// Which parts of Markdown are read.
        public enum InterpretedSyntax: Sendable {
            /// All of it; here the inline part alone.
            case full
            /// The inline part; line ends within a paragraph are spaces.
            case inlineOnly
            /// The inline part; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// Which parts of Markdown are read.
        public var interpretedSyntax: InterpretedSyntax

        /// Options.
        public init(interpretedSyntax: InterpretedSyntax = .full) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// The text of a Markdown source. (Foundation has this on Apple's systems only.)
    ///
    /// ```swift
    /// Text(try AttributedString(markdown: "**Sold** out, [see more](https://example.com)"))
    /// ```
    ///
    /// Emphasis, code, strikethrough and links are read. Blocks such as headings and lists are not: their marks are text.
    ///
    /// - Parameter baseURL: what links that name no place of their own start from.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in InlineMarkdown.runs(of: markdown) {
            let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace || run.intent.contains(.code)
            var part = AttributedString(keepsSpace ? run.text : String(run.text.map { $0.isNewline ? " " : $0 }))
            if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
            if let destination = run.destination { part.link = URL(string: destination, relativeTo: baseURL) }
            append(part)
        }
    }
}
