import Flatlay
import Foundation

/// The files that the run itself reads and writes, which no image may overwrite.
struct BatchRunFiles: Sendable {
    private var files: [FileIdentity: (path: String, role: String)] = [:]

    /// - Parameters:
    ///   - jobs: the open file with the jobs; `jobsPath` is its name, nil for standard input.
    ///   - answers: the open file to which answers are written.
    init(jobs: Int32, jobsPath: String?, answers: Int32) {
        add(jobs, jobsPath ?? "standard input", "which contains the jobs")
        add(answers, "standard output", "which contains the answers")
    }

    /// Ignores terminals and `/dev/null`, which may be shared.
    private mutating func add(_ descriptor: Int32, _ path: String, _ role: String) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) != .characterDevice else { return }
        files[FileIdentity(status)] = (path, role)
    }

    /// Checks that a path is not one of these files.
    ///
    /// - Parameter identity: the file that it names.
    /// - Throws: `FileWriteError`.
    func check(_ path: String, _ identity: FileIdentity) throws(FileWriteError) {
        guard let file = files[identity] else { return }
        throw .isInput(path: path, input: file.path, role: file.role)
    }
}
