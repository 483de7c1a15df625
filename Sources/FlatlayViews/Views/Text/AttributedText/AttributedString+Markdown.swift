import Foundation

extension AttributedString {
    /// Options for parsing Markdown, with Foundation's names.
    public struct MarkdownParsingOptions: Sendable {
        /// The Markdown syntax to parse.
        public enum InterpretedSyntax: Sendable {
            /// Full Markdown. Here only its inline syntax is parsed.
            case full
            /// Inline syntax only; line breaks within a paragraph become spaces.
            case inlineOnly
            /// Inline syntax only; white space is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The Markdown syntax to parse.
        public var interpretedSyntax: InterpretedSyntax

        /// Creates options.
        public init(interpretedSyntax: InterpretedSyntax = .full) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// Creates an attributed string from Markdown. (Foundation has this initialiser on Apple's systems only.)
    ///
    /// ```swift
    /// Text(try AttributedString(markdown: "**Sold** out, [see more](https://example.com)"))
    /// ```
    ///
    /// Emphasis, code, strikethrough and links are parsed. Blocks such as headings and lists are not: their marks stay
    /// in the text.
    ///
    /// - Parameter baseURL: the URL that relative links are resolved against.
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
