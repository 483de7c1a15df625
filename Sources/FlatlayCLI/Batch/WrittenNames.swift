import Flatlay
import Foundation
import Synchronization

/// The files that a run has given to jobs, so that no job writes over another's. Of each it keeps a fingerprint and the
/// number of a line: some fifty bytes.
struct WrittenNames {
    private struct Fingerprint: Hashable {
        let first: Int
        let second: Int

        /// Two hashes of 64 bits: among a thousand million paths, two of one fingerprint are not to be expected. They are
        /// those of the path's bytes, as the system compares them: texts that look the same may name two files.
        init(_ path: String) {
            func hash(_ number: Int) -> Int {
                var hasher = Hasher()
                hasher.combine(number)
                for byte in path.utf8 { hasher.combine(byte) }
                return hasher.finalize()
            }
            (first, second) = (hash(0), hash(1))
        }
    }

    private var lines: [Fingerprint: Int] = [:]
    /// The steps of the current folder.
    private let folder = Array(Self.steps(FileManager.default.currentDirectoryPath).reversed())

    /// A path from the root, without steps that lead nowhere and with links followed: `out/../a.png` and `./a.png` are one
    /// file, and so are `a.png` and a link to it. A run makes files and folders and no links, so that what a path means
    /// does not depend on what has been written.
    private func absolute(_ path: String) -> String {
        var rest = Self.steps(path)
        // The system answers the current folder without links.
        var known = path.hasPrefix("/") ? [] : folder
        var linkCount = 0
        while let step = rest.popLast() {
            if step == ".." {
                _ = known.popLast()
                continue
            }
            let place = "/" + (known + [step]).joined(separator: "/")
            if linkCount < 40, let link = FileLink.destination(of: place) {
                linkCount += 1
                if link.hasPrefix("/") { known = [] }
                rest += Self.steps(link)
            } else {
                known.append(step)
            }
        }
        return known.joined(separator: "/")
    }

    /// The steps of a path, the last first.
    private static func steps(_ path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
    }

    /// Gives a path to the job of a line; the line that has it already, or nil.
    mutating func take(_ path: String, line: Int) -> Int? {
        // What goes into a pipe or a device does not replace what went there before.
        if Self.isStream(path) { return nil }
        let fingerprint = Fingerprint(absolute(path))
        if let taken = lines[fingerprint] { return taken }
        lines[fingerprint] = line
        return nil
    }

    private static func isStream(_ path: String) -> Bool {
        let kind = FileKind(of: path)
        return kind == .pipe || kind == .characterDevice
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
