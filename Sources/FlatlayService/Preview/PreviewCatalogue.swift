import FlatlayDrawing
import Foundation
import Synchronization

/// The pictures of a preview: the templates that the command names, all in its folders, as they come and go, and what
/// packages declare in code.
final class PreviewCatalogue: Sendable {
    /// A template, or a picture of code.
    struct Entry: Equatable {
        /// Its name on the page and in addresses, such as `cards/blog.yaml`.
        let name: String
        /// The path of its file; empty if it is not known.
        let path: String
        /// The line of its declaration; nil for a template.
        var line: Int?
        /// Whether a program draws it, or a list of figures declares it.
        var isCode = false
    }

    /// What is known of a picture since it was drawn.
    private struct Knowledge {
        /// The resolved paths of the files and folders that it is made from.
        var inputs: Set<String> = []
        /// Whether another file than these may change it: it had a problem, which may be a file that is missing.
        var isOpen = false
    }

    /// What the command names.
    private struct Root {
        let path: String
        let isFolder: Bool
    }

    private struct State {
        var templates: [Entry] = []
        var code: [Entry] = []
        var build = BuildState.none
        var knowledge: [String: Knowledge] = [:]
        /// How often each picture changed.
        var versions: [String: Int] = [:]
    }

    private static let endings: Set<String> = ["yaml", "yml", "json"]
    private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "svg", "webp", "gif", "pdf"]
    /// The most templates, and the largest file that is looked into.
    private static let limit = 2000
    private static let sizeLimit = 4 << 20

    private let roots: [Root]
    private let state = Mutex(State())

    /// - Parameter paths: files and folders that exist; resolved already.
    init(_ paths: [String]) {
        var seen: Set<String> = []
        roots = paths.filter { seen.insert($0).inserted }.map { Root(path: $0, isFolder: FileKind(of: $0) == .folder) }
        scan()
    }

    /// The folders with everything that can change the templates' names.
    var folders: (trees: [String], single: [String]) {
        (
            roots.filter(\.isFolder).map(\.path),
            roots.filter { !$0.isFolder }.map { FolderWatcher.parent($0.path) }
        )
    }

    var entries: [Entry] { state.withLock { $0.templates + $0.code } }

    func entry(named name: String) -> Entry? {
        state.withLock { state in
            state.templates.first { $0.name == name } ?? state.code.first { $0.name == name }
        }
    }

    /// How far the code of packages is built.
    var build: BuildState {
        get { state.withLock { $0.build } }
        set { state.withLock { $0.build = newValue } }
    }

    /// Notes the pictures of code after a build, or a part of it.
    func setCode(_ build: CodeBuild) {
        let entries = build.pictures.map { Entry(name: $0.name, path: $0.path ?? "", line: $0.line, isCode: true) }
        let names = Set(entries.map(\.name))
        state.withLock { state in
            let gone = Set(state.code.map(\.name)).subtracting(names)
            state.code = entries
            for name in gone { state.knowledge[name] = nil }
        }
        change(build.changed)
    }

    /// How often a picture changed. One that was ordered before a change is not that of an order after it.
    func version(of name: String) -> Int { state.withLock { $0.versions[name] ?? 0 } }

    /// Notes that pictures have to be drawn again.
    func change(_ names: Set<String>) {
        state.withLock { state in
            for name in names { state.versions[name, default: 0] += 1 }
        }
    }

    // MARK: What there is

    private var templates: [Entry] { state.withLock { $0.templates } }

    /// Looks for templates. Returns whether there are others than before.
    @discardableResult
    private func scan() -> Bool {
        var found: [String] = []
        for root in roots {
            guard root.isFolder else {
                found.append(root.path)
                continue
            }
            Self.templates(in: root.path, known: Set(templates.map(\.path)), &found)
        }
        return setPaths(found)
    }

    private func setPaths(_ found: [String]) -> Bool {
        var seen: Set<String> = []
        let paths = found.filter { seen.insert($0).inserted }
        let new = named(paths)
        return state.withLock { state in
            guard new != state.templates else { return false }
            state.templates = new
            let names = Set((new + state.code).map(\.name))
            state.knowledge = state.knowledge.filter { names.contains($0.key) }
            return true
        }
    }

    private static func templates(in root: String, known: Set<String>, _ found: inout [String]) {
        var waiting = [root]
        while let folder = waiting.popLast(), found.count < limit {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
            var folders: [String] = []
            for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                guard !FolderWatcher.isLeftOut(name) else { continue }
                let path = FolderWatcher.join(folder, name)
                if endings.contains(ending(of: name)) {
                    if found.count < limit, known.contains(path) ? FileKind(of: path) == .regular : isTemplate(path) {
                        found.append(path)
                    }
                } else if isOwnFolder(path) {
                    folders.append(path)
                }
            }
            waiting += folders.reversed()
        }
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Whether a file is a template, and not data, a theme, or another program's: it has sections, or extends a template.
    private static func isTemplate(_ path: String) -> Bool {
        guard FileKind(of: path) == .regular, let bytes = FileManager.default.contents(atPath: path),
            bytes.count <= sizeLimit
        else { return false }
        if ending(of: path) == "json" {
            let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
            return object?["sections"] != nil || object?["extends"] is String
        }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            guard let colon = line.firstIndex(of: ":") else { return false }
            let key = line[..<colon].trimmingCharacters(in: ["\"", "'", " "])
            return line.first != " " && (key == "sections" || key == "extends")
        }
    }

    // MARK: Names

    /// Gives each file a name: its path below its folder, with as much of the path before it as makes it the only one.
    private func named(_ paths: [String]) -> [Entry] {
        var used: Set<String> = []
        let current = FileManager.default.currentDirectoryPath
        return paths.map { path in
            let bases = [current + "/"] + roots.filter(\.isFolder).map { FolderWatcher.parent($0.path) + "/" }
            let base = bases.first { path.utf8.starts(with: $0.utf8) }
            let parts = path.split(separator: "/").map(String.init)
            var count = base.map { parts.count - $0.split(separator: "/").count } ?? 1
            // What begins with a dot has no address.
            while count > 1, parts.suffix(count).contains(where: { $0.hasPrefix(".") }) { count -= 1 }
            var name = parts.suffix(count).joined(separator: "/")
            while used.contains(name), count < parts.count {
                count += 1
                name = parts.suffix(count).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }.joined(
                    separator: "/")
            }
            used.insert(name)
            return Entry(name: name, path: path)
        }
    }

    // MARK: What changes

    /// What changes mean for the pictures.
    struct Effect: Equatable {
        /// Whether there are others than before.
        var hasListChanged = false
        /// The names of those that have to be drawn again.
        var names: Set<String> = []
    }

    /// Notes what a picture was made from.
    ///
    /// - Parameter isOpen: whether other files may change it, too.
    func note(_ name: String, inputs: [String], isOpen: Bool) {
        let resolved = Set(inputs.flatMap(Self.paths(of:)))
        state.withLock { state in
            var knowledge = state.knowledge[name] ?? Knowledge()
            // Other options of the page may read other files.
            knowledge.inputs.formUnion(resolved)
            knowledge.isOpen = knowledge.isOpen || isOpen
            state.knowledge[name] = knowledge
        }
    }

    /// Finds out which pictures changes concern.
    func effect(of changes: FileChanges) -> Effect {
        var effect = Effect()
        let before = entries
        if changes.haveFoldersChanged || changes.isEverything {
            effect.hasListChanged = scan()
        } else {
            effect.hasListChanged = lookAt(changes.paths)
        }
        let entries = entries
        effect.names = state.withLock { state in
            let names = entries.filter { concerns(changes, $0, state.knowledge[$0.name]) }.map(\.name)
            // They are drawn again, which may have another end.
            for name in names { state.knowledge[name]?.isOpen = false }
            return Set(names)
        }
        // One that is back is drawn again even if its file is as old as before.
        if effect.hasListChanged {
            let known = Set(before.map(\.name))
            effect.names.formUnion(entries.map(\.name).filter { !known.contains($0) })
        }
        change(effect.names)
        return effect
    }

    private func concerns(_ changes: FileChanges, _ entry: Entry, _ knowledge: Knowledge?) -> Bool {
        if changes.isEverything { return true }
        // Code has to be built first.
        if !entry.isCode, changes.paths.contains(entry.path) { return true }
        guard let knowledge else { return false }
        if knowledge.isOpen { return true }
        return changes.paths.contains { path in
            knowledge.inputs.contains(path)
                || (Self.imageEndings.contains(Self.ending(of: path))
                    && knowledge.inputs.contains(FolderWatcher.parent(path)))
        }
    }

    /// Looks at files that changed: whether they are templates that were none, or no longer exist.
    private func lookAt(_ paths: Set<String>) -> Bool {
        let known = templates.map(\.path)
        let named = Set(roots.filter { !$0.isFolder }.map(\.path))
        var hasChanged = false
        for path in paths where Self.endings.contains(Self.ending(of: path)) && !named.contains(path) {
            let exists = FileKind(of: path) == .regular
            // One that is gone, or one that is new.
            let isOther = known.contains(path) ? !exists : exists && Self.isTemplate(path)
            hasChanged = hasChanged || isOther
        }
        return hasChanged && scan()
    }

    /// The paths under which the system tells of a file: that of a link, and that of what it leads to.
    static func paths(of path: String) -> [String] {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        let name = full.split(separator: "/").last.map(String.init) ?? ""
        let folder = resolved(FolderWatcher.parent(full)) ?? FolderWatcher.parent(full)
        return [FolderWatcher.join(folder, name)] + (resolved(full).map { [$0] } ?? [])
    }

    static func resolved(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
