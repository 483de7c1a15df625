import Flatlay
import FlatlayFigures
import Foundation

/// The Markdown files of a package that have blocks for figures.
struct FigurePages {
    private let package: FigurePackage
    private let blocks: FigureBlocks
    private let paths: [String]

    /// - Parameter lock: the record with the sizes and files of figures.
    init(package: FigurePackage, list: FigureList, lock: FigureLock) {
        self.package = package
        var shown: [String: FigureBlocks.Shown] = [:]
        for figure in list.figures {
            guard let record = lock.figures[figure.name], record.target == nil else { continue }
            shown[figure.name] = FigureBlocks.Shown(alt: figure.alt, record: record)
        }
        for (name, record) in lock.figures {
            guard let target = record.target, list.targets.contains(target) else { continue }
            shown[name] = FigureBlocks.Shown(alt: record.alt ?? "", record: record)
        }
        blocks = FigureBlocks(
            figures: shown, names: Set(shown.keys).union(list.figures.map(\.name)),
            hasUnknown: list.targets.contains { lock.targets[$0] == nil })
        let folders = list.figures.map(\.folder) + shown.values.map(\.record.folder)
        let catalogues = Set(folders.compactMap(FigurePackage.catalogue))
        paths = Self.paths(in: package, named: list.markdown, catalogues: catalogues)
    }

    /// The findings, without changing anything.
    func findings() -> [FigureFinding] {
        paths.flatMap { path in
            read(path) { page in
                page.changed.map { line, figure in
                    FigureFinding(
                        state: .stale, figure: figure, path: "\(path):\(line)", reason: "the block is not up to date")
                }
            }
        }
    }

    /// Writes pages whose blocks are not up to date.
    ///
    /// - Parameter written: gets the path of each.
    /// - Returns: what could not be done.
    func rewrite(_ written: (String) -> Void) -> [FigureFinding] {
        paths.flatMap { path in
            read(path) { page in
                guard !page.changed.isEmpty else { return [] }
                do throws(FileWriteError) {
                    try AtomicFile.write(Data(page.text.utf8), to: package.absolute(path))
                } catch {
                    return [FigureFinding(state: .invalid, figure: nil, path: path, reason: "\(error)")]
                }
                written(path)
                return []
            }
        }
    }

    private func read(_ path: String, _ use: (FigureBlocks.Page) -> [FigureFinding]) -> [FigureFinding] {
        func invalid(_ reason: String) -> [FigureFinding] {
            [FigureFinding(state: .invalid, figure: nil, path: path, reason: reason)]
        }
        guard package.relative(package.absolute(path)) != nil else { return invalid("the file is not in the package") }
        guard let data = try? RegularFile.read(package.absolute(path), limit: 1 << 26) else {
            return invalid("the file can't be read; check its permissions")
        }
        // Most pages have no figure.
        guard data.range(of: Data("figure:".utf8)) != nil else { return [] }
        guard let text = String(validating: data, as: UTF8.self) else {
            return invalid("the file is not UTF-8; save it in this encoding")
        }
        let page = blocks.page(text, at: path)
        let problems = page.problems.map { line, reason in
            FigureFinding(state: .invalid, figure: nil, path: "\(path):\(line)", reason: reason)
        }
        return problems + use(page)
    }

    /// Named files, and all pages in named folders and in catalogues; README.md if nothing is named.
    private static func paths(
        in package: FigurePackage, named: [String], catalogues: Set<String>
    ) -> [String] {
        var paths: Set<String> = []
        let readme = FileKind(of: package.absolute("README.md")) == .regular ? ["README.md"] : []
        for path in (named.isEmpty ? readme : named) + catalogues {
            guard FileKind(of: package.absolute(path)) == .folder else {
                paths.insert(path)
                continue
            }
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: package.absolute(path))) ?? []
            for name in names where FileName.ending(of: name) == "md" {
                guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
                let file = path == "." ? name : FileName.join(path, name)
                if FileKind(of: package.absolute(file)) == .regular { paths.insert(file) }
            }
        }
        return paths.sorted()
    }
}
