import FlatlayDrawing

/// The options of an SVG file.
public struct SVGOptions: Hashable, Sendable {
    /// How text is written.
    public enum TextMode: Hashable, Sendable {
        /// Outlines: the file looks the same everywhere, whatever fonts are installed.
        case outlines
        /// Text elements: smaller, searchable, and drawn with the viewer's fonts.
        case text
    }

    /// How text is written; as outlines by default.
    public var textMode: TextMode
    /// The title, which screen readers speak and browsers show as a tooltip; nil for none.
    public var title: String?
    /// A longer description for screen readers; nil for none.
    public var description: String?
    /// The prefix of all identifiers of the file, so that one HTML page can contain several images. Characters that
    /// identifiers cannot contain are removed.
    public var idPrefix: String
    /// The colour below the image; nil for none.
    public var background: ResolvedColor?
    /// The maximum number of threads that write long texts; nil for one per core. The bytes never depend on it.
    public var threadLimit: Int?

    /// Creates options; by default, text becomes outlines, without background.
    public init(
        textMode: TextMode = .outlines, title: String? = nil, description: String? = nil, idPrefix: String = "",
        background: ResolvedColor? = nil, threadLimit: Int? = nil
    ) {
        self.textMode = textMode
        self.title = title
        self.description = description
        self.idPrefix = idPrefix
        self.background = background
        self.threadLimit = threadLimit
    }
}
