import Flatlay
import Foundation

/// The files that a run itself reads and writes, over which no picture is written.
struct BatchRunFiles: Sendable {
    private var files: [FileIdentity: (path: String, role: String)] = [:]

    /// - Parameters:
    ///   - jobs: the open file with the jobs; `jobsPath` is its name, nil for standard input.
    ///   - answers: the open file that answers go to.
    init(jobs: Int32, jobsPath: String?, answers: Int32) {
        add(jobs, jobsPath ?? "standard input", "which holds the jobs")
        add(answers, "standard output", "which holds the answers")
    }

    /// Terminals and `/dev/null` belong to nobody.
    private mutating func add(_ descriptor: Int32, _ path: String, _ role: String) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) != .characterDevice else { return }
        files[FileIdentity(status)] = (path, role)
    }

    /// Checks that a file is none of them.
    ///
    /// - Throws: `FileWriteError`.
    func check(_ path: String) throws(FileWriteError) {
        guard let identity = FileIdentity(of: path), let file = files[identity] else { return }
        throw .isInput(path: path, input: file.path, role: file.role)
    }
}
