import Foundation

extension Template {
    /// The data of a template, and the file of the list whose rows are read later; see
    /// ``TemplateOptions/rowsComeLater``.
    package typealias ReadData = (value: TemplateValue, rowFile: URL?)

    /// Reads the data of a template file, without the rest of it.
    ///
    /// - Throws: ``TemplateErrors`` if the file is no document, or its data can't be read.
    package static func data(
        contentsOf url: URL, options: TemplateOptions
    ) throws(TemplateErrors) -> ReadData {
        let file = try source { () throws(TemplateError) in
            try TextFile.read(url, name: options.sourceName ?? url.lastPathComponent)
        }
        return try data(of: file, url: url, folder: url.absoluteURL.deletingLastPathComponent(), options: options)
    }

    /// Reads the data of a template from UTF-8 data.
    ///
    /// - Throws: see ``data(contentsOf:options:)``.
    package static func data(
        of data: Data, name: String, folder: URL, options: TemplateOptions
    ) throws(TemplateErrors) -> ReadData {
        let file = try source { () throws(TemplateError) in try TextFile.text(of: data, name: name) }
        return try self.data(of: file, url: nil, folder: folder, options: options)
    }

    private static func data(
        of file: SourceFile, url: URL?, folder: URL, options: TemplateOptions
    ) throws(TemplateErrors) -> ReadData {
        let (document, paths) = try document(file, url: url, folder: folder, options: options, log: FileLog())
        let options = options.resolving(parametersOf: document)
        return try source { () throws(TemplateError) in
            let data = try DataSet(document["data"], options: options, paths: paths).complete()
            return (data.root, data.rowFile)
        }
    }

    private static func source<Value>(
        _ read: () throws(TemplateError) -> Value
    ) throws(TemplateErrors) -> Value {
        do throws(TemplateError) { return try read() } catch { throw TemplateErrors(errors: [error]) }
    }
}

extension TemplateValue {
    /// The value at a path of names in mappings; nil if there is none.
    package func value(at path: [String]) -> TemplateValue? {
        path.reduce(self) { $0?.member($1) }
    }

    /// The value of a name; nil for values without names.
    private func member(_ name: String) -> TemplateValue? {
        if case .mapping(let mapping) = self { mapping[name] } else { nil }
    }

    /// Returns the value with another one at a path of names. Missing mappings on the way are added.
    package func replacing(_ path: ArraySlice<String>, with value: TemplateValue) -> TemplateValue {
        guard let name = path.first else { return value }
        var mapping = TemplateMapping([])
        if case .mapping(let names) = self { mapping = names }
        mapping[name] = (mapping[name] ?? .null).replacing(path.dropFirst(), with: value)
        return .mapping(mapping)
    }

    /// The names of a mapping; none for other values.
    package var memberNames: [String] {
        if case .mapping(let mapping) = self { mapping.keys } else { [] }
    }
}
