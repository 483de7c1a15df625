import Foundation

/// Changes to a template for one render, without editing its file.
public struct TemplateOptions {
    /// A file whose data replaces that of the template: JSON, JSON lines, YAML, CSV or TSV, identified by its
    /// extension. A mapping replaces `data`; anything else becomes the value of its only name, or `data` itself if it
    /// has no name or several.
    public var dataFile: URL?
    /// Files that replace single names of the data, or add them.
    public var namedDataFiles: [(name: String, file: URL)]
    /// The same as ``dataFile`` as JSON text, as in batch jobs; it overrides ``dataFile``.
    public var dataText: String?
    /// Values that override those of the document, in order, like `--set canvas.width=320`. A path refers to a value in
    /// the document (`canvas.width`, `sections[0].layout.grid.columns`), or starts with `data` for a value of the data,
    /// whether it is in the document or in a file (`data.user.name`). Values are YAML: `320`, `dark`, `[1, 2]`.
    public var overrides: [(keyPath: String, value: String)]
    /// Additional overrides, already parsed.
    package var furtherOverrides: [ValueOverride] = []
    /// Folders other than the template's own that its files may be in.
    public var allowedFolders: [URL]
    /// The hosts from which images may be read, such as `example.com` or `localhost:8080`; none unless they are named.
    public var allowedHosts: [String] = []
    /// The name of the variant to render; nil for the document without a variant.
    public var variant: String?

    /// All data, instead of that of the document and of these options, with their overrides.
    package var dataValue: TemplateValue?
    /// Whether data are given after the template has been read, as those of jobs and requests are. Until then files that
    /// can't be read, and parameters without a value, are no errors; see ``Template/replacingData(_:overrides:)``.
    package var dataComeLater = false
    /// The name of a list whose rows are read one by one instead of with the data, if it is a file of rows.
    package var rowsComeLater: String?
    /// Notes whether the template reads the row of its data.
    package var rowUse: RowUse?
    /// The name of the template in errors; nil for the last component of its path.
    package var sourceName: String?

    /// Whether each view gets a node that names its place in the template, for an inspector: see ``ViewTrace``.
    package var tracesViews = false

    /// Creates options.
    public init(
        dataFile: URL? = nil, namedDataFiles: [(name: String, file: URL)] = [], dataText: String? = nil,
        overrides: [(keyPath: String, value: String)] = [],
        allowedFolders: [URL] = [], variant: String? = nil
    ) {
        self.dataFile = dataFile
        self.namedDataFiles = namedDataFiles
        self.dataText = dataText
        self.overrides = overrides
        self.allowedFolders = allowedFolders
        self.variant = variant
    }
}

extension TemplateOptions {
    /// All overrides, in order.
    var valueOverrides: [ValueOverride] {
        overrides.map { ValueOverride(keyPath: $0.keyPath, value: $0.value) } + furtherOverrides
    }

    /// The options with overrides of parameters as overrides of the data.
    func resolving(parametersOf document: DocumentNode) -> TemplateOptions {
        var copy = self
        copy.furtherOverrides = valueOverrides.resolving(parametersOf: document)
        copy.overrides = []
        return copy
    }
}
