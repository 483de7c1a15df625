import Foundation

/// Reads a template with all documents that it extends, and applies a variant and overrides.
struct DocumentLoader {
    let paths: PathPolicy
    let variant: String?
    let overrides: [ValueOverride]

    /// The names of the variants of a document.
    static func variantNames(of document: DocumentNode) -> [String] {
        document[TemplateDocument.variants.name]?.entries?.map(\.key) ?? []
    }

    /// Loads the complete document of a file.
    func load(_ file: SourceFile, url: URL?) throws(TemplateError) -> DocumentNode {
        let chain = [url.map { ($0.resolvingSymlinksInPath().path, file.name) }].compactMap { $0 }
        var document = try extended(file, chain: chain)
        if let variant { document = try overlay(variant, on: document) }
        for override in overrides.resolving(parametersOf: document) where !override.concernsData {
            document = try override.apply(to: document)
        }
        return document
    }

    private func extended(
        _ file: SourceFile, chain: [(path: String, name: String)]
    ) throws(TemplateError) -> DocumentNode {
        let start = SourceLocation(file: file, line: 1, column: 1)
        guard let written = try DocumentParser.parse(file), !written.isNull else {
            throw TemplateError(.emptyDocument, at: start)
        }
        guard written.entries != nil else {
            throw TemplateError(
                .wrongType(expected: "a mapping with 'sections'", found: written.found), at: written.location)
        }
        let document = try SharedFile(paths: paths).completed(written, chain: chain)
        guard let base = document[TemplateDocument.base.name] else { return document }
        guard let name = base.string else {
            throw TemplateError(
                .wrongType(expected: "the name of a template", found: base.found), at: base.location, path: base.path)
        }
        let url: URL
        do {
            url = try paths.file(named: name)
        } catch {
            throw TemplateError(error.problem(for: name), at: base.location, path: base.path)
        }
        if let first = chain.firstIndex(where: { $0.path == url.path }) {
            let cycle = chain[first...].map(\.name) + [chain[first].name]
            throw TemplateError(.recursiveExtends(cycle), at: base.location, path: base.path)
        }
        let below = try extended(TextFile.read(url, name: name), chain: chain + [(url.path, name)])
        let merged: Set = [TemplateDocument.base.name]
        return below.removing(merged).overlaid(with: document.removing(merged))
    }

    private func overlay(_ variant: String, on document: DocumentNode) throws(TemplateError) -> DocumentNode {
        let names = Self.variantNames(of: document)
        guard let overlay = document[TemplateDocument.variants.name]?[variant] else {
            throw TemplateError(
                .unknownVariant(variant, suggestion: Suggestion.nearest(to: variant, in: names), known: names),
                at: document[TemplateDocument.variants.name]?.location ?? document.location)
        }
        guard overlay.entries != nil else {
            throw TemplateError(
                .wrongType(expected: "a mapping of what the variant changes", found: overlay.found),
                at: overlay.location, path: overlay.path)
        }
        return document.overlaid(with: overlay)
    }
}
