import Foundation
import Synchronization

/// The files that a run has given to jobs, so that no job writes over another's. Of each it keeps a fingerprint and the
/// number of a line: some fifty bytes.
struct WrittenNames {
    private struct Fingerprint: Hashable {
        let first: Int
        let second: Int

        /// Two hashes of 64 bits: among a thousand million paths, two of one fingerprint are not to be expected.
        init(_ path: String) {
            var first = Hasher()
            first.combine(path)
            var second = Hasher()
            second.combine(1)
            second.combine(path)
            (self.first, self.second) = (first.finalize(), second.finalize())
        }
    }

    private var lines: [Fingerprint: Int] = [:]
    private let folder = FileManager.default.currentDirectoryPath

    /// A path from the root, without steps that lead nowhere: `out/../a.png` and `./a.png` are one file.
    private func absolute(_ path: String) -> String {
        var steps: [Substring] = []
        for step in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return steps.joined(separator: "/")
    }

    /// Gives a path to the job of a line; the line that has it already, or nil.
    mutating func take(_ path: String, line: Int) -> Int? {
        let fingerprint = Fingerprint(absolute(path))
        if let taken = lines[fingerprint] { return taken }
        lines[fingerprint] = line
        return nil
    }
}

/// The files of a run, for all its threads.
final class SharedNames: Sendable {
    private let names = Mutex(WrittenNames())

    /// As ``WrittenNames/take(_:line:)``.
    func take(_ path: String, line: Int) -> Int? {
        names.withLock { $0.take(path, line: line) }
    }
}
