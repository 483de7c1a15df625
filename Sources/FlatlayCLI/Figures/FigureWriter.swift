import Flatlay
import Foundation

/// Writes pictures of figures, and keeps the record of them.
struct FigureWriter {
    let package: FigurePackage
    var lock: FigureLock
    /// Whether files that no figure wrote may be replaced.
    var replacesForeign = false

    /// Writes all files of a figure; those that have these bytes already are left alone.
    ///
    /// - Returns: the paths of files that were written.
    /// - Throws: ``CommandFailure`` before anything is written if a file is not the figure's own; `FileWriteError`.
    mutating func write(_ figure: RenderedFigure) throws -> [String] {
        var new: [(path: String, data: Data)] = []
        for (path, data) in figure.files {
            if let problem = package.problem(ofPath: path) { throw CommandFailure.renderFailed(problem) }
            let file = package.absolute(path)
            guard FileLink.destination(of: file) == nil else {
                throw CommandFailure.renderFailed("'\(path)' is a symbolic link; remove it, and render again")
            }
            let old = try? RegularFile.read(file, limit: 1 << 30)
            if old == data { continue }
            guard replacesForeign || FileKind(of: file) == nil || lock.owns(path) else {
                throw CommandFailure.renderFailed(
                    "'\(path)' exists, and no figure wrote it; rename the figure, remove the file, or add --replace")
            }
            new.append((path, data))
        }
        for (path, data) in new { try PictureFile.writeMakingFolders(data, to: package.absolute(path)) }
        record(figure)
        return new.map(\.path)
    }

    /// Keeps what a figure was made from. Files that it had earlier stay in the record until they are removed.
    private mutating func record(_ figure: RenderedFigure) {
        let paths = figure.record.paths
        for (path, hash) in lock.figures[figure.name]?.paths ?? [:] where paths[path] == nil {
            lock.leftovers[path] = hash
        }
        lock.figures[figure.name] = figure.record
        for path in paths.keys { lock.leftovers[path] = nil }
        if FigureInputs.environment.hash == figure.record.environment {
            lock.environments[figure.record.environment] = FigureInputs.environment.versions
        }
    }

    /// Forgets a figure; its files are left over.
    mutating func forget(_ name: String) {
        lock.leftovers.merge(lock.figures[name]?.paths ?? [:]) { old, _ in old }
        lock.figures[name] = nil
    }

    /// Forgets what is neither declared nor there any more, and writes the record.
    mutating func finish(expected: Set<String>, names: Set<String>) throws(FileWriteError) {
        let package = package
        func isGone(_ path: String) -> Bool { FileKind(of: package.absolute(path)) == nil }
        lock.leftovers = lock.leftovers.filter { !isGone($0.key) && !expected.contains($0.key) }
        lock.figures = lock.figures.filter { name, record in
            names.contains(name) || record.paths.keys.contains { !isGone($0) }
        }
        try lock.write(to: package.lock, in: package)
    }
}
