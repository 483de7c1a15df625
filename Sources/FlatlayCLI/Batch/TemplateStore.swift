import Flatlay
import FlatlayTemplates
import Foundation

/// A cache of the templates of one thread, so that jobs with the same template read it once. A template is read again
/// if its file, or a file that it refers to, has changed.
struct TemplateStore {
    private struct Key: Equatable {
        /// The bytes of the path: two strings that Swift considers equal may name different files.
        var path: [UInt8]
        var variant: String?
        /// The job's overrides of the document, as text.
        var overrides: [String]
    }

    private struct Entry {
        let key: Key
        let template: Template
        let versions: [FileVersion?]
    }

    /// Whether the views of the templates name their places.
    private let tracesViews: Bool
    /// The maximum number of templates.
    private static let limit = 32
    /// The entries in order of use, the most recent last.
    private var entries: [Entry] = []

    init(tracesViews: Bool = false) {
        self.tracesViews = tracesViews
    }

    /// Returns the template of a job, with the job's data.
    ///
    /// - Throws: `TemplateErrors`.
    mutating func template(of job: BatchJob, from source: PictureSource) throws -> Template {
        let template = try reread(
            at: job.template, variant: job.variant, overrides: job.overrides.filter { !$0.concernsData },
            from: source)
        let overrides = job.overrides.filter(\.concernsData)
        switch job.data {
        case .values(let values): return try template.replacingData(values, overrides: overrides)
        case .file(let path): return try template.replacingData(Template.values(ofDataFile: path), overrides: overrides)
        case nil: return try template.replacingData(nil, overrides: overrides)
        }
    }

    /// Returns the template of a file, with its own data.
    ///
    /// - Parameter overrides: those of the document.
    mutating func template(
        at path: String, variant: String?, overrides: [ValueOverride], from source: PictureSource
    ) throws -> Template {
        try reread(at: path, variant: variant, overrides: overrides, from: source).replacingData(nil)
    }

    /// The names of the parameters of a template, which may have no values yet.
    mutating func parameterNames(ofTemplate path: String, from source: PictureSource) throws -> [String] {
        try reread(at: path, variant: nil, overrides: [], from: source).parameterNames
    }

    /// The template of a file without its data: a job's data may replace missing files and give values to parameters.
    private mutating func reread(
        at path: String, variant: String?, overrides: [ValueOverride], from source: PictureSource
    ) throws -> Template {
        let key = Key(path: Array(path.utf8), variant: variant, overrides: overrides.map(\.description))
        if let index = entries.lastIndex(where: { $0.key == key }) {
            let entry = entries.remove(at: index)
            if entry.versions == Self.versions(of: entry.template) {
                entries.append(entry)
                return entry.template
            }
        }
        var reading = source.reading(variant: variant)
        reading.furtherOverrides = overrides
        reading.tracesViews = tracesViews
        reading.dataComeLater = true
        let start = FileClock.now
        let template = try Template(contentsOf: URL(fileURLWithPath: path), options: reading)
        let versions = Self.versions(of: template)
        // A file that changed meanwhile may have another content than the one that was read.
        guard versions.allSatisfy({ $0?.isOlder(than: start) == true }) else { return template }
        if entries.count >= Self.limit { entries.removeFirst() }
        entries.append(Entry(key: key, template: template, versions: versions))
        return template
    }

    private static func versions(of template: Template) -> [FileVersion?] {
        template.filePaths.map { FileVersion(of: $0) }
    }
}
