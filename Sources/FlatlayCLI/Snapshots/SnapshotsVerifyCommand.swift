import ArgumentParser
import Flatlay
import FlatlaySnapshots
import FlatlayTemplates
import Foundation

/// The command `flatlay snapshots verify`.
struct SnapshotsVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Renders templates and compares them with the files of a folder.",
        discussion: """
            A template is compared with each file of its name: card.yaml with card.png, card.svg, card@2x.png, \
            card-dark.png and the images of its variants. PNG files are compared by pixels, others by bytes. 'new' is a template without a \
            file, 'missing' a file without a template.
            """)

    @Argument(help: "Templates, or folders of them.", completion: .file())
    var templates: [String]

    @Option(help: "The folder of the files to compare with.", completion: .directory)
    var against: String

    @Flag(help: "Writes results that differ beside the files, for 'flatlay snapshots accept --folder'.")
    var record = false

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var picture: PictureOptions

    func run() throws {
        let folder = try ReviewOptions.folder(against, option: "--against")
        let results = try VerifyRun(command: self, folder: folder).run()
        if json {
            try ReviewJSON.write(VerifyRun.Answer(files: results))
        } else {
            let shown = picture.quiet ? results.filter { $0.state != .same } : results
            for result in shown where result.state != .failed {
                let padding = String(repeating: " ", count: 9 - result.state.rawValue.count)
                try ReviewOutput.write(
                    lines: [result.state.rawValue + padding + result.path + (result.reason.map { "  \($0)" } ?? "")])
            }
            for result in shown where result.state == .failed {
                StandardError.write(lines: "flatlay: \(result.path.visible): \(result.reason ?? "")")
            }
        }
        if results.contains(where: { $0.state == .failed }) {
            let isInvalid = results.contains { $0.isInvalid }
            throw CommandFailure.reported(nil, exitCode: isInvalid ? ReviewExit.invalid : ReviewExit.fileFailed)
        }
        guard results.contains(where: { $0.state != .same }) else { return }
        if !json, record, results.contains(where: { $0.pending != nil }) {
            StandardError.write("accept the results with 'flatlay snapshots accept --all --folder \(against)'")
        }
        throw CommandFailure.toReview
    }
}

/// Renders templates and compares them with files.
struct VerifyRun {
    /// How a file compares.
    enum State: String, Encodable {
        case same
        case changed
        case new
        case missing
        case failed
    }

    /// A file with its comparison.
    struct Result: Encodable {
        var path: String
        var state: State
        /// How it differs, or why it could not be compared.
        var reason: String?
        var template: String?
        /// The path of the result that was written.
        var pending: String?
        /// Whether the template is invalid.
        var isInvalid = false

        private enum CodingKeys: CodingKey {
            case path, state, reason, template, pending
        }
    }

    /// The JSON output.
    struct Answer: Encodable {
        var version = 1
        var files: [Result]
    }

    /// An image to render.
    private struct Job {
        var path: String
        var template: Template
        var name: String
        var format: ImageFormat
        var scheme: ColorScheme?
        /// Pixels per point, if the file name says so: `card@2x.png`.
        var scale: Double?
    }

    let command: SnapshotsVerifyCommand
    let folder: String

    func run() throws -> [Result] {
        let source = try PictureSource(command.picture)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var files: [String: ImageFormat] = [:]
        for name in names {
            guard let (_, role) = ReferencePath.of(FileName.join(folder, name)), role == .reference,
                let format = ImageFormat(endingOf: name), FileKind(of: FileName.join(folder, name)) == .regular
            else { continue }
            files[name] = format
        }
        var results: [Result] = []
        var isTaken: Set<String> = []
        let templates = try templates()
        let owners = Set(templates.map { PictureSource.name(of: $0, variant: nil) })
        for path in templates {
            do {
                for job in try jobs(path, source, files, owners) {
                    let name = job.name + ending(job, files)
                    guard isTaken.insert(name).inserted else {
                        throw CommandFailure.usage("two templates have the file '\(name)'; verify them one at a time")
                    }
                    results.append(compare(job, name, source, exists: files[name] != nil))
                }
            } catch let error as CommandFailure {
                throw error
            } catch {
                let stem = PictureSource.name(of: path, variant: nil)
                // The files of a template that can't be read are not missing.
                for name in files.keys where Self.stem(name).hasPrefix(stem) { isTaken.insert(name) }
                results.append(failed(path, CommandFailure(error, of: path), template: path))
            }
        }
        for name in files.keys.sorted() where !isTaken.contains(name) {
            results.append(
                Result(path: FileName.join(command.against, name), state: .missing, reason: "no template renders it"))
        }
        return results.sorted { $0.path < $1.path }
    }

    /// The paths of the templates. Folders also hold data and schemas, which are JSON: a template in them is YAML, or
    /// JSON with the keys of a template.
    private func templates() throws(CommandFailure) -> [String] {
        var paths: [String] = []
        for path in command.templates {
            guard FileKind(of: path) == .folder else {
                paths.append(path)
                continue
            }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                throw .fileFailed("the folder '\(path)' can't be read")
            }
            paths += names.sorted().map { FileName.join(path, $0) }.filter { path in
                switch FileName.ending(of: path) {
                case "yaml", "yml": true
                case "json": Self.isTemplate(path)
                default: false
                }
            }
        }
        guard !paths.isEmpty else {
            throw .usage("there is no template in \(command.templates.joined(separator: ", "))")
        }
        return paths
    }

    private static func isTemplate(_ path: String) -> Bool {
        guard let data = try? RegularFile.read(path, limit: 64 << 20),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return object["sections"] != nil && object["$schema"] as? String != "http://json-schema.org/draft-07/schema#"
            && object["properties"] == nil
    }

    private static func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }

    /// The scale of a file that may have a name: 2 for `card@2x.png`, 0 without one; nil if it has another name.
    private static func scale(of file: String, named name: String) -> Double? {
        let stem = stem(file)
        if stem == name { return 0 }
        guard stem.dropLast(3) == name, let end = stem.suffix(3).wholeMatch(of: #/@([1-9])x/#) else { return nil }
        return Double(end.1)
    }

    /// The images of a template that there are files for; its PNG image if there are none.
    /// A file named after another template belongs to that one.
    private func jobs(
        _ path: String, _ source: PictureSource, _ files: [String: ImageFormat], _ owners: Set<String>
    ) throws -> [Job] {
        let own = PictureSource.name(of: path, variant: nil)
        let template = try source.template(path, variant: nil)
        var jobs: [Job] = []
        for variant in [nil] + template.variantNames.map(Optional.some) {
            let name = PictureSource.name(of: path, variant: variant)
            for (word, scheme) in [(nil, nil), ("light", .light), ("dark", .dark)] as [(String?, ColorScheme?)] {
                let name = word.map { FileName.adding($0, to: name) } ?? name
                if name != own, owners.contains(name) { continue }
                for (file, format) in files.sorted(by: { $0.key < $1.key }) {
                    guard let scale = Self.scale(of: file, named: name) else { continue }
                    let template = variant == nil ? template : try source.template(path, variant: variant)
                    let scheme = scheme ?? template.canvas.colorScheme
                    jobs.append(
                        Job(
                            path: path, template: template, name: Self.stem(file), format: format, scheme: scheme,
                            scale: scale == 0 ? nil : scale))
                }
            }
        }
        guard jobs.isEmpty else { return jobs }
        return [Job(path: path, template: template, name: own, format: .png, scheme: template.canvas.colorScheme)]
    }

    /// The extension of a job's file, which may be another one of its format.
    private func ending(_ job: Job, _ files: [String: ImageFormat]) -> String {
        let name = files.keys.sorted().first { files[$0] == job.format && Self.stem($0) == job.name }
        return name.map { "." + FileName.ending(of: $0) } ?? ".\(job.format.rawValue)"
    }

    private func compare(_ job: Job, _ name: String, _ source: PictureSource, exists: Bool) -> Result {
        let path = FileName.join(folder, name)
        var result = Result(path: FileName.join(command.against, name), state: .same, template: job.path)
        do {
            var request = PictureRequest(setup: command.picture.setup)
            request.setup.colorScheme = job.scheme
            if let scale = job.scale { request.setup.scale = scale }
            request.format = job.format
            request.textMode = command.picture.textMode
            let picture = try Picture(request, of: job.template, named: job.name, from: source)
            try StrictWarnings.check(picture.warnings, command.picture)
            guard exists else {
                result.state = .new
                return try recorded(result, picture.bytes, ReferencePath(path))
            }
            guard let reason = try PictureDifference.text(picture.bytes, job.format, to: path) else { return result }
            (result.state, result.reason) = (.changed, reason)
            return try recorded(result, picture.bytes, ReferencePath(path))
        } catch {
            return failed(result.path, CommandFailure(error, of: job.name), template: job.path)
        }
    }

    /// Writes a result beside its file, if that was requested.
    private func recorded(_ result: Result, _ bytes: Data, _ reference: ReferencePath) throws(FileWriteError) -> Result
    {
        guard command.record else { return result }
        var result = result
        try AtomicFile.write(bytes, to: reference.pending)
        result.pending = reference.pending
        return result
    }

    private func failed(_ path: String, _ failure: CommandFailure, template: String) -> Result {
        var text = failure.message
        if text.hasPrefix("flatlay: ") { text.removeFirst("flatlay: ".count) }
        return Result(
            path: path, state: .failed, reason: text, template: template, isInvalid: failure.exitCode == 3)
    }
}
