import Foundation

/// What a render may change about a template without touching its file.
public struct TemplateOptions {
    /// A file whose data replace those of the template: JSON, JSON lines, YAML, CSV or TSV, told by the end of its
    /// name. A mapping replaces `data`; anything else becomes the value of its only name, or `data` itself where it has
    /// none or several.
    public var dataFile: URL?
    /// The same as a JSON text, as batch jobs bring it; it goes before ``dataFile``.
    public var dataText: String?
    /// Values that replace those of the document, in order, as `--set canvas.width=320` does. A path is that of a value
    /// in the document (`canvas.width`, `sections[0].layout.grid.columns`), or starts with `data` for a value of the
    /// data, whether they stand in the document or in a file (`data.user.name`). Values are YAML: `320`, `dark`,
    /// `[1, 2]`.
    public var overrides: [(keyPath: String, value: String)]
    /// Further values that replace others, already read.
    package var furtherOverrides: [ValueOverride] = []
    /// Folders besides the template's own that its files may lie in.
    public var allowedFolders: [URL]
    /// The name of the variant to make; nil for the document as it is.
    public var variant: String?

    /// Options.
    public init(
        dataFile: URL? = nil, dataText: String? = nil, overrides: [(keyPath: String, value: String)] = [],
        allowedFolders: [URL] = [], variant: String? = nil
    ) {
        self.dataFile = dataFile
        self.dataText = dataText
        self.overrides = overrides
        self.allowedFolders = allowedFolders
        self.variant = variant
    }
}

extension TemplateOptions {
    /// The overrides.
    var valueOverrides: [ValueOverride] {
        overrides.map { ValueOverride(keyPath: $0.keyPath, value: $0.value) } + furtherOverrides
    }
}
