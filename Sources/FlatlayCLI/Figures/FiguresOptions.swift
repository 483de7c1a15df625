import ArgumentParser
import Flatlay
import FlatlayTemplates
import Foundation

/// Which figures a command is for, and where they are.
struct FiguresOptions: ParsableArguments {
    @Argument(help: "The names of figures. (default: all)")
    var names: [String] = []

    @Option(
        help: "The folder of the package. (default: the nearest folder with Figures/figures.yaml)",
        completion: .directory)
    var packagePath: String?

    @Flag(name: [.short, .long], help: "Prints only what is wrong.")
    var quiet = false

    /// Reads the list of figures and the record of what was rendered.
    func check() throws(CommandFailure) -> FigureCheck {
        let package = try FigurePackage(path: packagePath)
        let list = try FigureListReader.read(package)
        let lock = try FigureLock.read(package.lock, in: package)
        let check = FigureCheck(package: package, list: list, lock: lock)
        let known = Set(list.figures.map(\.name) + list.targets.flatMap(check.names))
        for name in names where !known.contains(name) {
            // What is in a program that was never rendered is not known.
            guard list.targets.allSatisfy({ lock.targets[$0] != nil }) else { continue }
            let near = Suggestion.nearest(to: name, in: known.sorted()).map { "; did you mean '\($0)'?" }
            throw .usage("there is no figure '\(name)'" + (near ?? "; 'flatlay figures list' shows all"))
        }
        return check
    }

    /// Whether a figure is meant.
    func includes(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
}

extension FigureCheck {
    /// All findings, the most urgent first; those of files only if no names are given.
    func findings(_ options: FiguresOptions) -> [FigureFinding] {
        var findings: [FigureFinding] = []
        for figure in list.figures where options.includes(figure.name) {
            if let finding = finding(of: figure) { findings.append(finding) }
        }
        for target in list.targets {
            let names = names(ofTarget: target)
            // The program is built from the whole of its sources: they decide for all of its figures.
            if let finding = finding(ofTarget: target), options.names.isEmpty || names.contains(where: options.includes)
            {
                findings.append(finding)
                continue
            }
            for name in names where options.includes(name) {
                guard let record = lock.figures[name] else { continue }
                if let finding = finding(ofCode: name, record) { findings.append(finding) }
            }
        }
        if options.names.isEmpty { findings += findingsOfFiles() }
        let pages = FigurePages(package: package, list: list, lock: lock).findings()
        findings += pages.filter { $0.figure.map(options.includes) ?? options.names.isEmpty }
        return findings.sorted { $0.state.exitCode < $1.state.exitCode }
    }
}
