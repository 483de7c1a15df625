import Flatlay
import FlatlayService
import Foundation
import Synchronization

/// Builds programs of packages with SwiftPM, and reads what the compiler says.
final class PackageBuild: Sendable {
    private struct State {
        /// What builds; nil if nothing does.
        var program: SpawnedProgram?
        var isStopped = false
        /// The folders of products, by the options of their builds. SwiftPM takes a second to name one.
        var folders: [[String]: String] = [:]
    }

    private let state = Mutex(State())

    /// How many errors of the compiler are shown.
    private static let limit = 8

    /// Builds a product, and returns the path of its program.
    ///
    /// - Parameters:
    ///   - options: those of `swift build` that name the package and the product.
    ///   - root: the folder that the paths of errors are shown from.
    func program(
        _ product: String, options: [String], root: String
    ) throws(ServiceFailure) -> String {
        let options = ["build"] + options + ["--product", product]
        do throws(ServiceFailure) {
            _ = try output(options, root: root)
        } catch {
            // SwiftPM's plan of a build in this folder was of another package; now it has made one of this.
            guard error.problems.contains(where: { $0.excerpt?.contains("in build description") == true }) else {
                throw error
            }
            _ = try output(options, root: root)
        }
        if let folder = state.withLock({ $0.folders[options] }) {
            let path = FileName.join(folder, product)
            if FileKind(of: path) == .regular { return path }
        }
        let bin = try output(options + ["--show-bin-path"], root: root)
        guard let folder = bin.split(separator: "\n").last.map(String.init) else {
            throw ServiceFailure(.service, "'swift build --show-bin-path' names no folder")
        }
        state.withLock { $0.folders[options] = folder }
        return FileName.join(folder, product)
    }

    /// Ends what builds.
    func stop() {
        state.withLock { state in
            state.isStopped = true
            state.program?.send(SIGTERM)
        }
    }

    private func output(_ arguments: [String], root: String) throws(ServiceFailure) -> String {
        let program: SpawnedProgram
        let pipe: SpawnPipe
        do throws(SpawnedProgram.Failure) {
            pipe = try SpawnPipe()
            defer { close(pipe.writing) }
            let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
            defer { close(nothing) }
            program = try SpawnedProgram(
                "swift", arguments, folder: nil,
                SpawnedProgram.Streams(input: nothing, output: pipe.writing, errors: pipe.writing))
        } catch {
            throw ServiceFailure(.service, error.message)
        }
        state.withLock { state in
            state.program = program
            if state.isStopped { program.send(SIGTERM) }
        }
        var data = Data()
        while let (bytes, _) = SpawnPipe.read(pipe.reading) { data.append(bytes) }
        close(pipe.reading)
        // Under the lock: once it is waited for, its number may be that of another program.
        let failure = state.withLock { state in
            state.program = nil
            return program.wait()
        }
        let text = String(decoding: data, as: UTF8.self)
        guard failure == nil else { throw ServiceFailure(.picture, Self.problems(in: text, root: root)) }
        return text
    }

    /// The errors in what a build printed; its last lines if none has a place.
    static func problems(in text: String, root: String) -> [ServiceFailure.Problem] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var problems: [ServiceFailure.Problem] = []
        var seen: Set<String> = []
        for (index, line) in lines.enumerated() {
            guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.+)/), problems.count < limit,
                seen.insert(line).inserted
            else { continue }
            let path = String(match.1)
            var problem = ServiceFailure.Problem(
                message: String(match.4).visible,
                file: path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path,
                line: Int(match.2), column: Int(match.3))
            problem.path = path
            let excerpt = lines[(index + 1)...].prefix(8).prefix { $0.firstMatch(of: /^\s*\d*\s*\|/) != nil }
            if !excerpt.isEmpty { problem.excerpt = excerpt.joined(separator: "\n").visibleLines }
            problems.append(problem)
        }
        if !problems.isEmpty { return problems }
        let end = lines.filter { !$0.allSatisfy(\.isWhitespace) }.suffix(12).map(\.visible).joined(separator: "\n")
        var problem = ServiceFailure.Problem(message: "the package could not be built")
        if !end.isEmpty { problem.excerpt = end }
        return [problem]
    }
}
