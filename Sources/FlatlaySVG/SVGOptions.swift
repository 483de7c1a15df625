import FlatlayDrawing

/// How a picture becomes SVG.
public struct SVGOptions: Hashable, Sendable {
    /// What text becomes.
    public enum TextMode: Hashable, Sendable {
        /// Outlines: the file looks the same everywhere, whatever fonts are installed.
        case outlines
        /// Text elements: smaller, searchable, and drawn with the fonts of whoever looks at it.
        case text
    }

    /// What text becomes.
    public var textMode: TextMode
    /// The title, which screen readers speak and browsers show as a tip; nil for none.
    public var title: String?
    /// A longer description for screen readers; nil for none.
    public var description: String?
    /// What all identifiers of the file start with, so that several pictures can be put into one HTML page. Characters
    /// that identifiers can't hold are left out.
    public var idPrefix: String
    /// What lies below the picture; nil for nothing.
    public var background: ResolvedColor?

    /// Options.
    public init(
        textMode: TextMode = .outlines, title: String? = nil, description: String? = nil, idPrefix: String = "",
        background: ResolvedColor? = nil
    ) {
        self.textMode = textMode
        self.title = title
        self.description = description
        self.idPrefix = idPrefix
        self.background = background
    }
}
