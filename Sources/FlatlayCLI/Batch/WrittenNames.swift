import Flatlay
import Foundation

/// The files that a run has assigned to jobs, so that no job overwrites the file of another. Each takes some fifty
/// bytes: a fingerprint and a line number.
struct WrittenNames {
    private struct Fingerprint: Hashable {
        let first: Int
        let second: Int

        /// Two 64-bit hashes: among a thousand million paths, no collision is expected. They are hashes of the path's
        /// bytes, which is what the system compares: strings that look the same may name different files.
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
    /// The components of the current folder.
    private let folder = Array(Self.steps(FileManager.default.currentDirectoryPath[...]).reversed())
    /// The last folder, as it was written up to its slash, its components, and the links that were followed to it.
    private var lastFolder: (name: String, steps: [String], linkCount: Int) = ("", [], 0)

    /// The absolute path, normalized and with symbolic links resolved: `out/../a.png` and `./a.png` are one file, and
    /// so are `a.png` and a link to it. A run creates files and folders but no links, so the meaning of a path does not
    /// change while it runs.
    private mutating func absolute(_ path: String) -> String {
        var linkCount = 0
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return Self.followed(path[...], in: folder, &linkCount).joined(separator: "/")
        }
        // Most files of a run are in one folder.
        let parent = path[...slash]
        if !lastFolder.name.utf8.elementsEqual(parent.utf8) {
            // The system returns the current folder without symbolic links.
            let steps = Self.followed(parent, in: path.hasPrefix("/") ? [] : folder, &linkCount)
            lastFolder = (String(parent), steps, linkCount)
        }
        linkCount = lastFolder.linkCount
        let name = path[path.utf8.index(after: slash)...]
        return Self.followed(name, in: lastFolder.steps, &linkCount).joined(separator: "/")
    }

    /// The components of the absolute path of a file in a folder, with symbolic links resolved.
    private static func followed(_ path: Substring, in folder: [String], _ linkCount: inout Int) -> [String] {
        var (rest, known) = (steps(path), folder)
        while let step = rest.popLast() {
            if step == ".." {
                _ = known.popLast()
                continue
            }
            let place = "/" + (known + [step]).joined(separator: "/")
            if linkCount < 40, let link = FileLink.destination(of: place) {
                linkCount += 1
                if link.hasPrefix("/") { known = [] }
                rest += steps(link[...])
            } else {
                known.append(step)
            }
        }
        return known
    }

    /// The components of a path, the last first.
    private static func steps(_ path: Substring) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
    }

    /// Assigns a path to the job of a line. Returns the line that already has it, or nil on success.
    mutating func take(_ path: String, line: Int) -> Int? {
        // Writing to a pipe or a device does not replace what was written before.
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

/// The files of a run, shared by all its threads, which take them in the order of the jobs: of two jobs that name one
/// file, the later one fails, with any number of threads.
final class SharedNames: Sendable {
    private struct State {
        var names = WrittenNames()
        /// The job whose turn it is.
        var next = 0
    }

    private let monitor = Monitor(State())

    /// Assigns a path to a job after all earlier jobs have called this. See ``WrittenNames/take(_:line:)``.
    ///
    /// Each job must call it exactly once, even without a path; otherwise this waits forever. Jobs start in order, so
    /// those that it waits for are in progress.
    ///
    /// - Parameters:
    ///   - path: nil for a job without a path.
    ///   - index: the index of the job, from 0.
    func take(_ path: String?, line: Int, inTurn index: Int) -> Int? {
        monitor.waitUntil { $0.next == index }
        // Only this job's thread goes on until the next one has its turn.
        let taken = path.flatMap { path in monitor.withLock { $0.names.take(path, line: line) } }
        monitor.change { $0.next += 1 }
        return taken
    }
}
