import ArgumentParser
import Flatlay
import FlatlayFigures
import Foundation

/// Where the programs of figures are, if they are built already.
struct FigureProgramOptions: ParsableArguments {
    @Option(help: .hidden)
    var programs: String?

    /// The programs that the plugin of SwiftPM has built.
    var table: FigureProgramTable {
        get throws(CommandFailure) {
            guard let programs else { return FigureProgramTable() }
            guard let data = try? RegularFile.read(programs, limit: 1 << 24),
                let built = try? JSONDecoder().decode([FigureProgramTable.Program].self, from: data)
            else { throw .usage("--programs: '\(programs)' is no list of programs") }
            return FigureProgramTable(programs: Dictionary(built.map { ($0.name, $0) }) { first, _ in first })
        }
    }
}

/// Programs by the names of their targets.
struct FigureProgramTable {
    /// A program, and what it is built from.
    struct Program: Decodable {
        var name: String
        var program: String
        /// Absolute paths of files and folders.
        var sources: [String]
    }

    var programs: [String: Program] = [:]
}

/// Runs the program of a target with figures in code.
struct FigureProgramRun {
    /// A figure with its pictures, or why it has none.
    struct Figure {
        var name: String
        var result: Result<RenderedFigure, CommandFailure>
    }

    private let target: String
    private let check: FigureCheck
    private let program: FigureProgramTable.Program
    /// The inputs of the program's build, with hashes.
    let inputs: [String: String]

    /// Builds the program, unless it is built.
    init(_ target: String, check: FigureCheck, programs: FigureProgramTable) throws(CommandFailure) {
        self.target = target
        self.check = check
        let package = check.package
        let known: FigureProgramTable.Program? = programs.programs[target]
        // Sources are read before the build: those that change meanwhile are stale.
        let sources =
            if let known { known.sources } else { try FigurePackageManifest(package).sources(of: target) }
        var inputs: [String: String] = [:]
        for path in sources + [package.absolute("Package.swift"), package.absolute("Package.resolved")] {
            guard let relative = package.relative(path) else { continue }
            inputs[relative] = package.hash(of: relative)
        }
        self.inputs = inputs
        program =
            if let known { known } else {
                FigureProgramTable.Program(
                    name: target, program: try Self.build(target, package), sources: sources)
            }
    }

    /// Renders all figures of the program.
    ///
    /// - Parameter taken: the names of other figures.
    func render(taken: Set<String>) throws(CommandFailure) -> [Figure] {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.path + "/flatlay-figures-" + UUID().uuidString
        defer { try? manager.removeItem(atPath: folder) }
        let (output, request, answer) = (folder + "/pictures", folder + "/request.json", folder + "/answer.json")
        do {
            try OutputFolder.make(output)
            let message = FigureRequest(options: check.list.options, output: output, answer: answer)
            try AtomicFile.write(JSONEncoder().encode(message), to: request)
        } catch {
            throw .renderFailed("\(error)")
        }
        let status = try ChildProcess.run(
            program.program, [FigureRequest.option, request], output: .standardError, folder: check.package.root)
        guard status == 0, let data = try? RegularFile.read(answer, limit: 1 << 28) else {
            throw .renderFailed(
                "\(target): the program ended with code \(status) and no answer; does its main.swift call "
                    + "'FigureProgram.run'?")
        }
        guard let found = try? JSONDecoder().decode(FigureAnswer.self, from: data),
            found.version == FigureRequest.currentVersion
        else {
            throw .renderFailed("\(target): the program is built with another version of Flatlay than this command")
        }
        guard found.flatlay == flatlayVersion else {
            throw .renderFailed(
                "\(target): the program is built with Flatlay \(found.flatlay), and this command is \(flatlayVersion); use "
                    + "'swift package figures'")
        }
        return found.figures.map { figure in
            do throws(CommandFailure) {
                return Figure(name: figure.name, result: .success(try rendered(figure, output, taken: taken)))
            } catch {
                return Figure(name: figure.name, result: .failure(error))
            }
        }
    }

    private func rendered(
        _ figure: FigureAnswer.Figure, _ output: String, taken: Set<String>
    ) throws(CommandFailure) -> RenderedFigure {
        let package = check.package
        if let error = figure.error { throw .renderFailed("\(figure.place): \(figure.name): \(error)") }
        if taken.contains(figure.name) || others.contains(figure.name) {
            throw .renderFailed("\(figure.place): another figure is called '\(figure.name)', too; rename one")
        }
        guard let folder = figure.folder ?? check.list.folder else {
            throw .renderFailed(
                "\(figure.place): \(figure.name): there is no folder for it; add 'folder' to \(package.list), or "
                    + "'.folder(\"…\")' to the figure")
        }
        if let problem = package.problem(ofPath: folder) { throw .renderFailed("\(figure.place): \(problem)") }
        if let catalogue = FigurePackage.catalogue(of: folder), FileKind(of: package.absolute(catalogue)) == nil {
            throw .renderFailed("\(figure.place): there is no catalogue '\(catalogue)'; create its folder first")
        }
        var files: [(path: String, data: Data)] = []
        for name in figure.files {
            guard let data = try? RegularFile.read(FileName.join(output, name), limit: 1 << 30) else {
                throw .renderFailed("\(figure.place): the program did not write \(name)")
            }
            files.append((FileName.join(folder, name), data))
        }
        let fonts = FigureInputs(package: package, inputs: [], fonts: Set(figure.fonts))
        let record = FigureLock.Figure(
            target: target, alt: figure.alt, options: "", width: figure.width, height: figure.height, folder: folder,
            files: Dictionary(files.map { (FileName.last(of: $0.path), FigurePackage.hash(of: $0.data)) }) { $1 },
            inputs: fonts.inputs, fonts: fonts.fonts, environment: FigureInputs.environment.hash)
        return RenderedFigure(name: figure.name, files: files, record: record, warnings: figure.warnings)
    }

    /// The names of figures of other programs.
    private var others: Set<String> {
        Set(check.list.targets.filter { $0 != target }.flatMap(check.names))
    }

    private static func build(_ target: String, _ package: FigurePackage) throws(CommandFailure) -> String {
        let options = ["build", "--package-path", package.root, "--product", target]
        let status = try ChildProcess.run("swift", options, output: .standardError)
        guard status == 0 else { throw .renderFailed("\(target): the build failed; its messages are above") }
        let bin = try SwiftCommand.output(options + ["--show-bin-path"])
        return String(decoding: bin, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) + "/" + target
    }
}

/// The targets in the manifest of a package.
struct FigurePackageManifest: Decodable {
    private struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var dependencies: [Dependency]
    }

    /// `{"byName": ["Shop", null]}` or `{"target": ["Shop", null]}`; products are those of other packages.
    private struct Dependency: Decodable {
        var byName: [String?]?
        var target: [String?]?

        private enum CodingKeys: CodingKey { case byName, target }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            byName = Self.names(try? values.nestedUnkeyedContainer(forKey: .byName))
            target = Self.names(try? values.nestedUnkeyedContainer(forKey: .target))
        }

        /// The name; a condition follows it.
        private static func names(_ list: (any UnkeyedDecodingContainer)?) -> [String?]? {
            guard var list else { return nil }
            return [try? list.decode(String.self)]
        }

        var name: String? { (byName ?? target)?.first ?? nil }
    }

    private var targets: [Target]
    private var root = ""

    private enum CodingKeys: CodingKey { case targets }

    init(
        _ package: FigurePackage, _ manifests: PackageManifests = PackageManifests()
    ) throws(CommandFailure) {
        guard FileKind(of: package.absolute("Package.swift")) == .regular else {
            throw .usage(
                "\(package.list): 'targets' are those of a Swift package, and there is no Package.swift beside it")
        }
        try self.init(folder: package.root, manifests)
    }

    /// - Parameter folder: the path of the package.
    init(folder: String, _ manifests: PackageManifests) throws(CommandFailure) {
        let described = try manifests.description(of: folder)
        do {
            self = try JSONDecoder().decode(FigurePackageManifest.self, from: described)
        } catch {
            throw .renderFailed("Package.swift cannot be read; 'swift package dump-package' says why")
        }
        root = folder
    }

    /// The folders of all targets but tests, by their names.
    var folders: [String: String] {
        let found = targets.filter { $0.type != "test" }.compactMap { target in
            folder(of: target).map { (target.name, $0) }
        }
        return Dictionary(found) { first, _ in first }
    }

    private func folder(of target: Target) -> String? {
        let places =
            [target.path].compactMap { $0 } + ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
        return places.map { FileName.join(root, $0) }.first { FileKind(of: $0) == .folder }
    }

    /// The folders of an executable target and of the targets of the package that it is built from.
    func sources(of name: String) throws(CommandFailure) -> [String] {
        guard let own = targets.first(where: { $0.name == name }) else {
            let near = targets.filter { $0.type == "executable" }.map(\.name)
            throw .usage(
                "the package has no target '\(name)'; its executable targets are "
                    + (near.isEmpty ? "none" : near.joined(separator: ", ")))
        }
        guard own.type == "executable" else {
            throw .usage(
                "the target '\(name)' is no executable one; declare it with .executableTarget in Package.swift")
        }
        var waiting = [own]
        var seen: Set<String> = []
        var folders: [String] = []
        while let target = waiting.popLast() {
            guard seen.insert(target.name).inserted else { continue }
            if let folder = folder(of: target) { folders.append(folder) }
            waiting += target.dependencies.compactMap { dependency in
                targets.first { $0.name == dependency.name }
            }
        }
        return folders.sorted()
    }
}
