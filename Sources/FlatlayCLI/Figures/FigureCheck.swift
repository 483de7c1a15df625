import Flatlay
import FlatlayFigures
import FlatlaySnapshots
import Foundation

/// Something about a figure that is not as it should be.
struct FigureFinding: Encodable {
    /// The states, the most urgent first.
    enum State: String, Encodable, CaseIterable {
        /// A Markdown file or a catalogue is wrong.
        case invalid
        /// A file is not there.
        case missing
        /// A file is not what its figure shows now.
        case stale
        /// A file was written for a figure that is gone.
        case orphaned
        /// Fonts or libraries are others than those of the files.
        case environment

        var exitCode: Int32 {
            switch self {
            case .invalid: 3
            case .missing: 4
            case .stale: 5
            case .orphaned: 6
            case .environment: 7
            }
        }
    }

    var state: State
    /// The figure; nil for findings about files.
    var figure: String?
    /// The file in the package, with its line for a block.
    var path: String?
    var reason: String

    /// The line to print.
    var line: String {
        let name = [figure, path].compactMap { $0 }.joined(separator: "  ")
        return state.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0) + name + ": " + reason
    }

    /// The exit code of a run with findings: that of the most urgent.
    static func exitCode(of findings: [FigureFinding]) -> Int32 { findings.map(\.state.exitCode).min() ?? 0 }
}

/// Compares figures with the record of what was rendered, without rendering.
final class FigureCheck {
    let package: FigurePackage
    let list: FigureList
    let lock: FigureLock
    private let templates: FigureTemplateRun
    /// Hashes by path: many figures have the same inputs.
    private var hashes: [String: String?] = [:]
    private var fontHashes: [String: String?] = [:]

    init(package: FigurePackage, list: FigureList, lock: FigureLock) {
        self.package = package
        self.list = list
        self.lock = lock
        templates = FigureTemplateRun(package: package, list: list)
    }

    /// All that is wrong with the pictures of a template's figure; nil if they are up to date.
    func finding(of figure: FigureList.Figure) -> FigureFinding? {
        let missing = figure.paths.filter { FileKind(of: package.absolute($0)) != .regular }
        if let path = missing.first {
            return FigureFinding(
                state: .missing, figure: figure.name, path: path,
                reason: missing.count == 1
                    ? "there is no such file" : "this file and \(missing.count - 1) more are not there")
        }
        guard let record = lock.figures[figure.name], record.target == nil else {
            return FigureFinding(
                state: .stale, figure: figure.name, path: figure.paths.first,
                reason: "no record says what this file was made from")
        }
        if record.options != templates.options(of: figure) || record.folder != figure.folder {
            return FigureFinding(
                state: .stale, figure: figure.name, path: figure.paths.first, reason: "its declaration has changed")
        }
        return finding(of: figure.name, record)
    }

    /// The finding about the pictures of a figure in code.
    func finding(ofCode name: String, _ record: FigureLock.Figure) -> FigureFinding? {
        let missing = record.paths.keys.sorted().filter { FileKind(of: package.absolute($0)) != .regular }
        if let path = missing.first {
            return FigureFinding(state: .missing, figure: name, path: path, reason: "there is no such file")
        }
        return finding(of: name, record)
    }

    private func finding(of name: String, _ record: FigureLock.Figure) -> FigureFinding? {
        let changed = changes(of: record.inputs)
        if !changed.isEmpty {
            return FigureFinding(
                state: .stale, figure: name, path: record.paths.keys.min(),
                reason: changed.joined(separator: ", "))
        }
        for (path, hash) in record.paths.sorted(by: { $0.key < $1.key }) where self.hash(path) != hash {
            return FigureFinding(
                state: .stale, figure: name, path: path, reason: "the file was changed after it was rendered")
        }
        let differences = environmentChanges(of: record)
        guard !differences.isEmpty else { return nil }
        return FigureFinding(
            state: .environment, figure: name, path: record.paths.keys.min(),
            reason: differences.joined(separator: ", "))
    }

    /// The finding about a program of figures as a whole.
    func finding(ofTarget target: String) -> FigureFinding? {
        guard let inputs = lock.targets[target] else {
            return FigureFinding(
                state: .missing, figure: nil, path: target, reason: "the figures of this target were never rendered")
        }
        let changed = changes(of: inputs)
        guard !changed.isEmpty else { return nil }
        return FigureFinding(state: .stale, figure: nil, path: target, reason: changed.joined(separator: ", "))
    }

    /// The names of figures in code of a target, as they were when it was rendered.
    func names(ofTarget target: String) -> [String] {
        lock.figures.filter { $0.value.target == target }.keys.sorted()
    }

    /// Files that no figure has any more, and names that lead DocC to another file.
    func findingsOfFiles() -> [FigureFinding] {
        let expected = expectedPaths
        var findings: [FigureFinding] = []
        for path in lock.files.keys.sorted() where !expected.contains(path) {
            guard FileKind(of: package.absolute(path)) == .regular else { continue }
            findings.append(
                FigureFinding(state: .orphaned, figure: nil, path: path, reason: "no figure has this file any more"))
        }
        return findings + ambiguousFiles(expected)
    }

    /// The paths of all pictures of declared figures.
    var expectedPaths: Set<String> {
        var expected = Set(list.figures.flatMap(\.paths))
        for record in lock.figures.values {
            if let target = record.target, list.targets.contains(target) { expected.formUnion(record.paths.keys) }
        }
        return expected
    }

    /// DocC looks files up by their names without folder and extension, in the whole catalogue.
    private func ambiguousFiles(_ expected: Set<String>) -> [FigureFinding] {
        var figures: [String: [String: String]] = [:]
        for path in expected.sorted() {
            guard let catalogue = FigurePackage.catalogue(of: path) else { continue }
            let stem = FigureFileName.stem(ofFile: FileName.last(of: path))
            if figures[catalogue]?[stem] == nil { figures[catalogue, default: [:]][stem] = path }
        }
        let owned = lock.files
        var findings: [FigureFinding] = []
        for (catalogue, stems) in figures.sorted(by: { $0.key < $1.key }) {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: package.absolute(catalogue))) ?? []
            for name in names.sorted() where ["png", "jpg", "jpeg", "svg", "gif"].contains(FileName.ending(of: name)) {
                let path = FileName.join(catalogue, name)
                guard !expected.contains(path), owned[path] == nil,
                    let own = stems[FigureFileName.stem(ofFile: FileName.last(of: name))]
                else { continue }
                findings.append(
                    FigureFinding(
                        state: .invalid, figure: nil, path: path,
                        reason: "DocC takes this file and \(own) for one picture; rename one of them"))
            }
        }
        return findings
    }

    /// The files that have changed since a record, in words.
    private func changes(of inputs: [String: String]) -> [String] {
        inputs.sorted { $0.key < $1.key }.compactMap { path, hash in
            guard let now = self.hash(path) else { return "\(path.visible) is gone" }
            return now == hash ? nil : "\(path.visible) has changed"
        }
    }

    private func environmentChanges(of record: FigureLock.Figure) -> [String] {
        var changes: [String] = []
        let (hash, versions) = FigureInputs.environment
        if record.environment != hash {
            let before = lock.environments[record.environment] ?? [:]
            for name in Set(before.keys).union(versions.keys).sorted() where before[name] != versions[name] {
                changes.append("\(name) \(before[name] ?? "none") became \(versions[name] ?? "none")")
            }
            if changes.isEmpty { changes.append("the versions of libraries are not recorded") }
        }
        for (name, hash) in record.fonts.sorted(by: { $0.key < $1.key }) {
            guard let now = fontHash(name) else {
                changes.append("the font \(FileName.last(of: name).visible) is not installed")
                continue
            }
            if now != hash { changes.append("the font \(FileName.last(of: name).visible) is another version") }
        }
        return changes
    }

    private func hash(_ path: String) -> String? {
        if let known = hashes[path] { return known }
        let hash = package.problem(ofPath: path) == nil ? package.hash(of: path) : nil
        hashes[path] = .some(hash)
        return hash
    }

    private func fontHash(_ name: String) -> String? {
        if let known = fontHashes[name] { return known }
        let hash = PixelHash.text(ofFile: FigureInputs.path(ofFont: name))
        fontHashes[name] = .some(hash)
        return hash
    }
}
