import Foundation

/// Reads the files that documents `use:`, and adds what they share: cells, styles, colours, values, fonts and symbols.
///
/// What a document has itself overrides what it uses, and a later file overrides an earlier one, each name as a whole.
/// In contrast, a document that `extends` another one changes parts of what it names.
struct SharedFile {
    /// The name of the key.
    static let key = "use"
    /// The keys of a shared file with names of their own.
    private static let namedKeys = ["colors", "styles", "cells", "variables"]
    /// The keys of a shared file with lists of files.
    private static let listKeys = ["fonts", "symbols"]
    /// The keys of a shared file.
    private static var keys: [String] { [key] + namedKeys + listKeys }

    /// The most files that a document reads in this way, each counted as often as it is read. Files that use several
    /// files, which use several files, would otherwise be read thousands of times.
    static let fileLimit = 100

    private let paths: PathPolicy
    /// Counts the files of one document.
    private final class Count {
        var files = 0
    }
    private let count = Count()

    init(paths: PathPolicy) {
        self.paths = paths
    }

    /// Returns a document with everything that the files share which it uses.
    ///
    /// - Parameters:
    ///   - folder: the folder of the document as it is written in names of files, such as `shared/`; empty for the
    ///     template's own.
    ///   - chain: the files that are being read, to find circles.
    func completed(
        _ document: DocumentNode, folder: String = "", chain: [(path: String, name: String)]
    ) throws(TemplateError) -> DocumentNode {
        guard let used = document[Self.key] else { return document }
        var merged = document.removing([Self.key])
        var added: Set<String> = []
        // From the last to the first: what is there overrides what is added.
        for node in (used.elements ?? [used]).reversed() {
            guard let name = node.string, !name.isEmpty else {
                throw TemplateError(
                    .wrongType(expected: "the name of a shared file", found: node.found), at: node.location,
                    path: node.path)
            }
            let (url, shown) = try find(name, in: folder, at: node)
            if let first = chain.firstIndex(where: { $0.path == url.path }) {
                throw TemplateError(
                    .recursiveUse(chain[first...].map(\.name) + [chain[first].name]), at: node.location,
                    path: node.path)
            }
            guard added.insert(url.path).inserted else { continue }
            count.files += 1
            guard count.files <= Self.fileLimit else {
                throw TemplateError(.tooManyFiles(limit: Self.fileLimit), at: node.location, path: node.path)
            }
            guard chain.count < Self.depthLimit else {
                throw TemplateError(.nestedTooDeep(limit: Self.depthLimit), at: node.location, path: node.path)
            }
            merged = merged.adding(
                try shared(url, name: shown, chain: chain + [(url.path, shown)]), named: Self.namedKeys,
                lists: Self.listKeys)
        }
        return merged
    }

    /// The most levels of files that use files.
    private static let depthLimit = 8

    private func find(
        _ name: String, in folder: String, at node: DocumentNode
    ) throws(TemplateError) -> (url: URL, shown: String) {
        let shown = name.hasPrefix("/") ? name : folder + name
        do throws(PathProblem) {
            return (try paths.file(named: shown), shown)
        } catch {
            throw TemplateError(error.problem(for: shown), at: node.location, path: node.path)
        }
    }

    /// The shared entries of a file, including the files that it uses itself.
    private func shared(
        _ url: URL, name: String, chain: [(path: String, name: String)]
    ) throws(TemplateError) -> DocumentNode {
        let file = try TextFile.read(url, name: name)
        let start = SourceLocation(file: file, line: 1, column: 1)
        guard let document = try DocumentParser.parse(file), !document.isNull else {
            return DocumentNode(content: .mapping([]), location: start, path: .root)
        }
        guard let entries = document.entries else {
            throw TemplateError(
                .wrongType(expected: "a mapping with cells, styles or colors", found: document.found),
                at: document.location)
        }
        for entry in entries where !Self.keys.contains(entry.key) {
            let suggestion = Suggestion.nearest(to: entry.key, in: Self.keys)
            throw TemplateError(
                .unknownKey(entry.key, suggestion: suggestion, known: Self.keys), at: entry.keyLocation)
        }
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        let own = Self.listKeys.reduce(document) { $0.prefixing(folder, in: $1) }
        return try completed(own, folder: folder, chain: chain)
    }
}

extension DocumentNode {
    /// Returns the document with what another one shares: entries whose names it lacks, and the files of lists.
    fileprivate func adding(_ shared: DocumentNode, named: [String], lists: [String]) -> DocumentNode {
        guard var entries else { return self }
        for entry in shared.entries ?? [] {
            guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
                entries.append(entry)
                continue
            }
            let own = entries[index].value
            if named.contains(entry.key), let ownEntries = own.entries, let others = entry.value.entries {
                let names = Set(ownEntries.map(\.key))
                let content = others.filter { !names.contains($0.key) } + ownEntries
                entries[index] = entries[index].replacing(
                    DocumentNode(content: .mapping(content), location: own.location, path: own.path))
            } else if lists.contains(entry.key), let ownElements = own.elements, let others = entry.value.elements {
                let names = Set(ownElements.compactMap(\.string))
                let content = ownElements + others.filter { node in node.string.map { !names.contains($0) } ?? true }
                entries[index] = entries[index].replacing(
                    DocumentNode(content: .sequence(content), location: own.location, path: own.path))
            } else if own.isNull {
                entries[index] = entry
            }
        }
        return DocumentNode(content: .mapping(entries), location: location, path: path)
    }

    /// Returns the document with a folder before the names in one of its lists.
    fileprivate func prefixing(_ folder: String, in key: String) -> DocumentNode {
        guard !folder.isEmpty, let entries, let list = self[key]?.elements else { return self }
        let files = list.map { node in
            guard let name = node.string, !name.hasPrefix("/") else { return node }
            return DocumentNode(.string(folder + name), location: node.location, path: node.path)
        }
        let changed = entries.map { entry in
            entry.key != key
                ? entry
                : entry.replacing(
                    DocumentNode(content: .sequence(files), location: entry.value.location, path: entry.value.path))
        }
        return DocumentNode(content: .mapping(changed), location: location, path: path)
    }
}
