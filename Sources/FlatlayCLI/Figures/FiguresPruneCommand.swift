import ArgumentParser
import Flatlay
import FlatlaySnapshots
import Foundation

/// The command `flatlay figures prune`.
struct FiguresPruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes pictures of figures that are gone.",
        discussion: """
            Only files that are in the record, and that have not been changed since they were rendered, are removed. With \
            --dry-run nothing is, and the exit code is 6 if there are such files.
            """)

    @Option(
        help: "The folder of the package. (default: the nearest folder with Figures/figures.yaml)",
        completion: .directory)
    var packagePath: String?

    @Flag(help: "Only lists the files.")
    var dryRun = false

    func run() throws {
        let package = try FigurePackage(path: packagePath)
        let list = try FigureListReader.read(package)
        var lock = try FigureLock.read(package.lock, in: package)
        let check = FigureCheck(package: package, list: list, lock: lock)
        let orphans = check.findingsOfFiles().filter { $0.state == .orphaned }.compactMap(\.path)
        var failureCount = 0
        for path in orphans {
            if dryRun {
                StandardOutput.write(path)
                continue
            }
            do throws(CommandFailure) {
                try remove(path, hash: lock.files[path], in: package)
                lock.leftovers[path] = nil
                StandardOutput.write("removed \(path)")
            } catch {
                error.tell()
                failureCount += 1
            }
        }
        if orphans.isEmpty { StandardOutput.write("nothing to remove") }
        if dryRun {
            if !orphans.isEmpty {
                throw CommandFailure.reported(nil, exitCode: FigureFinding.State.orphaned.exitCode)
            }
            return
        }
        var writer = FigureWriter(package: package, lock: lock)
        let names = Set(list.figures.map(\.name) + list.targets.flatMap(check.names))
        do throws(FileWriteError) {
            if lock != FigureLock() { try writer.finish(expected: check.expectedPaths, names: names) }
        } catch {
            throw CommandFailure.renderFailed("\(error)")
        }
        if failureCount > 0 {
            throw CommandFailure.reported(
                "\(failureCount) of \(orphans.count) files were left as they are", exitCode: 1)
        }
    }

    /// Removes a file that still is what was rendered.
    private func remove(_ path: String, hash: String?, in package: FigurePackage) throws(CommandFailure) {
        let file = package.absolute(path)
        guard package.problem(ofPath: path) == nil, FileLink.destination(of: file) == nil,
            let now = PixelHash.text(ofFile: file)
        else {
            throw .renderFailed("'\(path)' is no plain file of the package; remove it yourself")
        }
        guard now == hash else {
            throw .renderFailed("'\(path)' was changed after it was rendered; remove it yourself if nobody needs it")
        }
        guard unlink(file) == 0 else {
            throw .renderFailed("'\(path)' can't be removed: \(String(cString: strerror(errno)))")
        }
    }
}
