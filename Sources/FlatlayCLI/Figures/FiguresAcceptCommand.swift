import ArgumentParser
import Flatlay
import Foundation

/// The command `flatlay figures accept`.
struct FiguresAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Takes pictures that 'flatlay figures check --render' has rendered, without rendering them again.",
        discussion: "Pictures of figures whose template, data or sources have changed since then are refused.")

    @OptionGroup var figures: FiguresOptions

    @Flag(help: "Accepts all figures.")
    var all = false

    func validate() throws {
        guard figures.names.isEmpty == all else {
            throw ValidationError(
                all ? "--all is for all figures; leave it out, or leave out the names" : "name figures, or add --all")
        }
    }

    func run() throws {
        let check = try figures.check()
        let package = check.package
        let pending = try FigureLock.read(FileName.join(package.pending, "figures.lock"), in: package)
        var writer = FigureWriter(package: package, lock: check.lock, replacesForeign: false)
        let names = pending.figures.keys.sorted().filter(figures.includes)
        for name in figures.names where pending.figures[name] == nil {
            throw CommandFailure.usage("no picture of '\(name)' waits; run 'flatlay figures check --render' first")
        }
        var failureCount = 0
        for name in names {
            guard let record = pending.figures[name] else { continue }
            do {
                try verify(name, record, pending, check)
                let files = try record.paths.keys.sorted().map { path in
                    (path, try read(path, record.paths[path], of: name, in: package))
                }
                _ = try writer.write(RenderedFigure(name: name, files: files, record: record, warnings: []))
                if !figures.quiet { StandardOutput.write("accepted \(name)") }
            } catch {
                CommandFailure(error, of: name).tell()
                failureCount += 1
            }
        }
        // The sources of a program are those of all its figures: it is up to date when nothing of it waits any more.
        for (target, inputs) in pending.targets {
            let waiting = pending.figures.filter {
                $0.value.target == target && writer.lock.figures[$0.key] != $0.value
            }
            if waiting.isEmpty, check.list.targets.contains(target) { writer.lock.targets[target] = inputs }
        }
        if names.isEmpty { StandardOutput.write("nothing to accept") }
        let after = FigureCheck(package: package, list: check.list, lock: writer.lock)
        let declared = Set(check.list.figures.map(\.name) + check.list.targets.flatMap(after.names))
        do throws(FileWriteError) {
            if !names.isEmpty { try writer.finish(expected: after.expectedPaths, names: declared) }
        } catch {
            throw CommandFailure.renderFailed("\(error)")
        }
        let problems = FigurePages(package: package, list: check.list, lock: writer.lock).rewrite { path in
            if !figures.quiet { StandardOutput.write(path) }
        }
        for problem in problems { StandardError.write("flatlay: \(problem.path ?? ""): \(problem.reason)") }
        if failureCount > 0 {
            throw CommandFailure.reported(
                "\(failureCount) of \(names.count) figures were left as they are", exitCode: 1)
        }
        if !problems.isEmpty { throw CommandFailure.reported(nil, exitCode: 3) }
    }

    /// Whether a picture still is that of its figure.
    private func verify(
        _ name: String, _ record: FigureLock.Figure, _ pending: FigureLock, _ check: FigureCheck
    ) throws(CommandFailure) {
        let again = "run 'flatlay figures check --render' again"
        if let target = record.target {
            let inputs = pending.targets[target] ?? [:]
            guard check.list.targets.contains(target), inputs.allSatisfy({ check.package.hash(of: $0.key) == $0.value })
            else {
                throw .renderFailed("\(name): the sources of \(target) have changed since it was rendered; \(again)")
            }
            return
        }
        guard let figure = check.list.figures.first(where: { $0.name == name }) else {
            throw .renderFailed("\(name): there is no such figure any more; \(again)")
        }
        let run = FigureTemplateRun(package: check.package, list: check.list)
        let isSame = record.options == run.options(of: figure) && record.folder == figure.folder
        guard isSame, record.inputs.allSatisfy({ check.package.hash(of: $0.key) == $0.value }) else {
            throw .renderFailed("\(name): what it is made from has changed since it was rendered; \(again)")
        }
    }

    private func read(
        _ path: String, _ hash: String?, of name: String, in package: FigurePackage
    ) throws(CommandFailure) -> Data {
        let file = package.absolute(FileName.join(package.pending, path))
        guard let data = try? RegularFile.read(file, limit: 1 << 30), FigurePackage.hash(of: data) == hash else {
            throw .renderFailed(
                "\(name): its picture is not there any more; run 'flatlay figures check --render' again")
        }
        return data
    }
}
