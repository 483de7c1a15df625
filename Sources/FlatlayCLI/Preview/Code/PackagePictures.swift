import Flatlay
import FlatlayFigures
import FlatlayLive
import FlatlayPreviews
import FlatlayService
import FlatlaySnapshots
import Foundation
import Synchronization

/// The previews and figures of packages, for the page of a preview.
///
/// Previews and figures in code are drawn by programs, which are built from the packages; figures of templates are
/// drawn here.
final class PackagePictures: CodePictures {
    /// The source of a picture.
    private enum Source {
        case program(Program, name: String)
        case template(FigureTemplateRun, FigureList.Figure)
    }

    /// A program that was built, or why it could not be.
    private struct Program {
        /// The root of the package and the name of the program.
        var key: String
        var pool: LivePool?
        var problem: ServiceFailure?
        var pictures: [LiveAnswer.Picture] = []
        /// The folders of the modules that it may be built from.
        var folders: [String: String] = [:]
        /// Folders and files whose changes need a build of it.
        var inputs: Set<String> = []

        /// The path of a file that the compiler names by its module and its name, such as `Shop/Card.swift`.
        func path(of file: String) -> String? {
            let parts = file.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let folder = folders[parts[0]],
                let files = FileManager.default.enumerator(atPath: folder)
            else { return nil }
            // A name is the only one of its module.
            for case let path as String in files where FileName.last(of: path) == parts[1] {
                return FileName.join(folder, path)
            }
            return nil
        }
    }

    /// How a program is built, and what its arguments are.
    private struct Plan {
        var options: [String]
        var arguments: [String]
        var folders: [String: String]
        var inputs: Set<String>
        /// The file in which a program with previews keeps what it made; nil for other programs.
        var journal: String?
    }

    /// A list of figures that was read.
    private struct Figures {
        var run: FigureTemplateRun
        var list: FigureList
    }

    private struct State {
        var sources: [String: (source: Source, declaration: CodePicture)] = [:]
        /// The pictures in the order of the page.
        var pictures: [CodePicture] = []
        /// By the root of the package and the name of the program.
        var programs: [String: Program] = [:]
        /// By the root of the package.
        var figures: [String: Figures] = [:]
        /// Why lists of figures can't be read.
        var listProblems: [String: ServiceFailure] = [:]
        /// Folders and files whose changes need a build.
        var inputs: Set<String> = []

        /// Adds a picture; if another one has its name, with a number.
        mutating func add(_ source: Source, name: String, path: String?, line: Int?) {
            var (unused, number) = (name, 1)
            while sources[unused] != nil {
                number += 1
                unused = "\(name)-\(number)"
            }
            let picture = CodePicture(name: unused, path: path, line: line)
            sources[unused] = (source, picture)
            pictures.append(picture)
        }

        /// Adds what an earlier state has of programs that are not built yet.
        mutating func addRest(of earlier: State) {
            let rest = earlier.programs.filter { programs[$0.key] == nil }
            for picture in earlier.pictures where sources[picture.name] == nil {
                guard let known = earlier.sources[picture.name], case .program(let program, _) = known.source,
                    rest[program.key] != nil
                else { continue }
                sources[picture.name] = known
                pictures.append(picture)
            }
            programs.merge(rest) { own, _ in own }
            inputs.formUnion(earlier.inputs)
        }
    }

    /// The resolved paths of the packages.
    private let roots: [String]
    private let builder = PackageBuild()
    private let manifests = PackageManifests()
    private let state = Mutex(State())

    /// - Parameter roots: folders with a `Package.swift` or a list of figures.
    init(roots: [String]) {
        self.roots = roots
        state.withLock { $0.inputs = Set(roots.flatMap(Self.manifests)) }
    }

    /// The packages among folders; nil if there is none.
    convenience init?(among folders: [String]) {
        let roots = folders.compactMap { RealPath.of($0) }.filter { folder in
            Self.manifests(in: folder).contains { FileKind(of: $0) == .regular }
        }
        guard !roots.isEmpty else { return nil }
        var seen: Set<String> = []
        self.init(roots: roots.filter { seen.insert($0).inserted })
    }

    private static func manifests(in root: String) -> [String] {
        (["Package.swift", "Package.resolved"] + FigurePackage.listNames).map { FileName.join(root, $0) }
    }

    func concerns(_ path: String) -> Bool {
        // Figures that are written into a catalogue among the sources change nothing.
        guard !path.contains(".docc/") else { return false }
        return state.withLock { state in
            var place = path
            while place.count > 1 {
                if state.inputs.contains(place) { return true }
                place = (place as NSString).deletingLastPathComponent
            }
            return false
        }
    }

    func stop() {
        builder.stop()
        for program in state.withLock({ Array($0.programs.values) }) { program.pool?.end() }
    }

    // MARK: Building

    func build(_ publish: (CodeBuild) -> Void) -> CodeBuild {
        var new = State()
        new.inputs = Set(roots.flatMap(Self.manifests))
        var shown = 0
        // What is built first is seen first. Figures of templates need no build.
        let steps = [readFigures, addPreviews, addFigures]
        for (step, root) in steps.flatMap({ step in roots.map { (step, $0) } }) {
            step(root, &new)
            guard new.pictures.count > shown else { continue }
            publish(
                CodeBuild(
                    pictures: show(new, isComplete: false), changed: Set(new.pictures[shown...].map(\.name))))
            shown = new.pictures.count
        }
        // The first one of each build, whatever the order of a dictionary.
        let problems =
            roots.compactMap { new.listProblems[$0] }
            + new.programs.sorted { $0.key < $1.key }.compactMap(\.value.problem)
        return CodeBuild(pictures: show(new, isComplete: true), changed: [], problem: problems.first)
    }

    /// Goes on with a new state. Returns its pictures in the order of the page.
    private func show(_ new: State, isComplete: Bool) -> [CodePicture] {
        let (pictures, old) = state.withLock { state in
            var next = new
            if !isComplete { next.addRest(of: state) }
            let isPreview = { (picture: CodePicture) in picture.name.hasPrefix("previews/") }
            next.pictures = next.pictures.filter(isPreview) + next.pictures.filter { !isPreview($0) }
            let kept = Set(next.programs.values.compactMap(\.pool).map(ObjectIdentifier.init))
            let old = state.programs.values.compactMap(\.pool).filter { !kept.contains(ObjectIdentifier($0)) }
            state = next
            return (next.pictures, old)
        }
        for pool in old { pool.end() }
        return pictures
    }

    private func addPreviews(_ root: String, _ state: inout State) {
        guard FileKind(of: FileName.join(root, "Package.swift")) == .regular else { return }
        let product = PreviewPackage.Program.live
        add(product.rawValue, of: root, prefix: "previews/", to: &state) { () throws(CommandFailure) in
            guard let package = try PreviewPackage.find(in: root, manifests) else { return nil }
            let folders = try FigurePackageManifest(folder: root, manifests).folders
            return Plan(
                options: try package.prepare(product), arguments: package.modules, folders: folders,
                inputs: Set(folders.values), journal: package.journal)
        }
    }

    /// Reads a list of figures, and adds those of templates.
    private func readFigures(_ root: String, _ state: inout State) {
        guard FigurePackage.listNames.contains(where: { FileKind(of: FileName.join(root, $0)) == .regular }) else {
            return
        }
        do throws(CommandFailure) {
            let package = try FigurePackage(path: root)
            let list = try FigureListReader.read(package)
            state.figures[root] = Figures(run: FigureTemplateRun(package: package, list: list), list: list)
        } catch {
            state.listProblems[root] = ServiceFailure(error, root: root)
            // Those that the list had stay until it is right again.
            state.figures[root] = self.state.withLock { $0.figures[root] }
        }
        guard let figures = state.figures[root] else { return }
        let package = figures.run.package
        for figure in figures.list.figures {
            state.add(
                .template(figures.run, figure), name: "figures/" + figure.name, path: package.absolute(package.list),
                line: figure.line)
        }
    }

    /// Adds the figures in code.
    private func addFigures(_ root: String, _ state: inout State) {
        guard let figures = state.figures[root] else { return }
        for target in figures.list.targets {
            add(target, of: root, prefix: "figures/", to: &state) { () throws(CommandFailure) in
                let manifest = try FigurePackageManifest(figures.run.package, manifests)
                return Plan(
                    options: ["--package-path", root], arguments: [LiveProgram.option], folders: manifest.folders,
                    inputs: Set(try manifest.sources(of: target)))
            }
        }
    }

    /// Adds a program and its pictures.
    ///
    /// - Parameter plan: returns nil if there is no such program.
    private func add(
        _ product: String, of root: String, prefix: String, to state: inout State,
        plan: () throws(CommandFailure) -> Plan?
    ) {
        guard let program = program(product, of: root, plan) else { return }
        state.inputs.formUnion(program.inputs)
        state.programs[program.key] = program
        for picture in program.pictures {
            state.add(
                .program(program, name: picture.name), name: prefix + picture.name,
                path: picture.file.flatMap(program.path), line: picture.line)
        }
    }

    /// Builds a program and asks it for its pictures. If that fails, it has those that it had.
    private func program(
        _ product: String, of root: String, _ plan: () throws(CommandFailure) -> Plan?
    ) -> Program? {
        var program = Program(key: "\(root)/\(product)")
        do throws(ServiceFailure) {
            let found: Plan?
            do throws(CommandFailure) {
                found = try plan()
            } catch {
                throw ServiceFailure(error, root: root)
            }
            guard let found else { return nil }
            (program.folders, program.inputs) = (found.folders, found.inputs)
            let path = try builder.program(product, options: found.options, root: root)
            do throws(AskedProgram.Failure) {
                let answer = try Self.list(path, found, root, &program)
                guard answer.version == flatlayVersion else {
                    throw AskedProgram.Failure(
                        message:
                            "the program is built with Flatlay \(answer.version), and this command is \(flatlayVersion)"
                    )
                }
                program.pictures = answer.pictures ?? []
            } catch {
                throw ServiceFailure(error, product)
            }
        } catch {
            program.pool?.end()
            var known = state.withLock { $0.programs[program.key] } ?? program
            // A manifest that is broken names nothing.
            known.inputs.formUnion(program.inputs)
            known.folders.merge(program.folders) { $1 }
            known.problem = error
            return known
        }
        return program
    }

    /// Asks a program for its pictures. If a preview crashes the program, the program is started again without it, and
    /// the crash is reported when that preview is drawn.
    private static func list(
        _ path: String, _ plan: Plan, _ root: String, _ program: inout Program
    ) throws(AskedProgram.Failure) -> LiveAnswer {
        var arguments = plan.arguments
        if let journal = plan.journal {
            unlink(journal)
            arguments += [LivePreviews.journalOption, journal]
        }
        var known = 0
        while true {
            let pool = LivePool(program: path, arguments: arguments, folder: root)
            program.pool = pool
            do throws(AskedProgram.Failure) {
                return try pool.ask(LiveRequest(.list)).answer
            } catch {
                let count = plan.journal.map { PreviewJournal(path: $0).interruptions.count } ?? 0
                guard count > known else { throw error }
                known = count
                pool.end()
            }
        }
    }

    // MARK: Drawing

    func picture(_ order: PictureOrder) throws(ServiceFailure) -> MadePicture {
        guard let (source, declaration) = state.withLock({ $0.sources[order.name] }) else {
            throw ServiceFailure(.notFound, "'\(order.name.shortened(to: 80))' no longer exists")
        }
        switch source {
        case .program(let program, let name):
            if let problem = program.problem { throw problem }
            return try picture(order, of: program, named: name, declaration)
        case .template(let run, let figure):
            do {
                return try FigurePreview(run, figure).picture(order, declaration)
            } catch {
                throw Self.failure(error, declaration)
            }
        }
    }

    private func picture(
        _ order: PictureOrder, of program: Program, named name: String, _ declaration: CodePicture
    ) throws(ServiceFailure) -> MadePicture {
        guard let pool = program.pool else {
            throw ServiceFailure(.service, "the program of '\(name)' does not run")
        }
        let request = LiveRequest(
            order.subject == .picture ? .picture : .inspection, name: name, format: order.format.rawValue,
            choices: order.choices)
        let answer: LiveAnswer
        let bytes: Data
        do throws(AskedProgram.Failure) {
            (answer, bytes) = try pool.ask(request)
        } catch {
            throw ServiceFailure(error, name, declaration)
        }
        if let error = answer.error {
            var problem = ServiceFailure.Problem(message: error.visibleLines)
            if !answer.isChoiceInvalid { problem.place(declaration) }
            throw ServiceFailure(answer.isChoiceInvalid ? .address : .picture, [problem])
        }
        guard !bytes.isEmpty else {
            throw ServiceFailure(
                AskedProgram.Failure(message: "the program answered without a picture"), name, declaration)
        }
        return MadePicture(
            bytes: order.subject == .picture ? bytes : Self.placed(bytes, program, declaration),
            warnings: answer.warnings)
    }

    /// An inspection with the paths of files, which the program does not know, and with the place of the declaration.
    private static func placed(_ bytes: Data, _ program: Program, _ declaration: CodePicture) -> Data {
        guard var page = try? JSONDecoder().decode(InspectionPage.self, from: bytes), !page.nodes.isEmpty else {
            return bytes
        }
        page.setPaths(name: FileName.last, program.path)
        // What has no place of its own, such as a view of UIKit, is drawn by what is declared there.
        if let path = declaration.path {
            for index in page.nodes.indices where page.nodes[index].file == nil {
                page.nodes[index].file = FileName.last(of: path)
                (page.nodes[index].line, page.nodes[index].path) = (declaration.line, path)
            }
        }
        return (try? page.json()) ?? bytes
    }

    private static func failure(_ error: any Error, _ declaration: CodePicture) -> ServiceFailure {
        if error is LiveChoices.Failure || error is UnknownDeviceError { return ServiceFailure(.address, "\(error)") }
        var failure = ServiceFailure(error)
        if failure.problems.first?.file == nil { failure.problems[0].place(declaration) }
        return failure
    }
}

extension ServiceFailure {
    /// A program that ended or does not respond.
    fileprivate init(_ failure: AskedProgram.Failure, _ name: String, _ declaration: CodePicture? = nil) {
        var problem = Problem(message: "\(name): \(failure.message)")
        if !failure.said.isEmpty { problem.excerpt = failure.said }
        problem.place(declaration)
        self.init(.picture, [problem])
    }
}

extension ServiceFailure.Problem {
    /// Says where the picture is declared.
    fileprivate mutating func place(_ declaration: CodePicture?) {
        guard let declaration, let path = declaration.path else { return }
        (self.file, self.line, self.path) = (FileName.last(of: path), declaration.line, path)
    }
}

extension PictureOrder {
    /// The parameters as choices.
    var choices: [String: String] {
        Dictionary(parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }
}

extension ServiceFailure {
    /// - Parameter root: the folder that the paths of a compiler's errors are shown from.
    fileprivate init(_ failure: CommandFailure, root: String) {
        switch failure {
        case .compilation(_, let log): self.init(.picture, PackageBuild.problems(in: log, root: root))
        case .renderFailed(let text), .usage(let text), .invalidTemplate(let text), .stopped(let text, _):
            self.init(.picture, text)
        case .reported(let text, _): self.init(.picture, text ?? "it failed")
        }
    }
}
