import FlatlayDrawing
import Foundation
import Synchronization

/// Reports changes in folders through inotify, without polling.
///
/// A file counts as changed when its writer has closed it or renamed another file over it, so half-written files are not
/// read. If an editor moves a file away before it writes a new one, the report waits for that. Changes within a few
/// milliseconds are reported together. If a folder is deleted, its parent is watched until the folder is back.
package final class FolderWatcher: Sendable {
    /// The reason that folders can't be watched.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// A folder that is watched.
    private struct Watch {
        let path: String
        var purpose: Purpose
    }

    private enum Purpose: Int {
        /// A folder in it is awaited; nothing else matters.
        case awaiting
        /// The files in it.
        case files
        /// The files in it and in all folders below it.
        case tree
    }

    private struct State {
        var watches: [Int32: Watch] = [:]
        var numbers: [String: Int32] = [:]
        /// The trees that are watched, whether they exist or not.
        var trees: Set<String> = []
        var folders: Set<String> = []
        var failure: Failure?
        var isStopped = false
    }

    /// How long, in milliseconds, nothing may happen before changes are reported.
    private static let quiet: Int32 = 4
    /// The most folders that are watched.
    private static let limit = 8192
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR)

    private let descriptor: Int32
    /// A pipe that wakes the thread when the watcher is stopped.
    private let waker: (read: Int32, write: Int32)
    private let state = Mutex(State())
    private let onChange: @Sendable (FileChanges) -> Void

    /// Starts to watch; there are no folders yet.
    ///
    /// - Parameter onChange: called on a thread of the watcher.
    package init(onChange: @escaping @Sendable (FileChanges) -> Void) throws(Failure) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw Failure(
                description: "no folder can be watched: \(Self.lastError); raise fs.inotify.max_user_instances")
        }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            close(descriptor)
            throw Failure(description: "no folder can be watched: no pipe could be created: \(Self.lastError)")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        waker = (ends[0], ends[1])
        self.onChange = onChange
        let thread = Thread { [self] in run() }
        thread.name = "watcher"
        thread.start()
    }

    /// Watches folders with all below them; hidden ones, and `node_modules`, are left out.
    ///
    /// - Parameter paths: resolved paths. A folder that does not exist is watched for.
    package func watch(trees paths: [String]) {
        state.withLock { state in
            state.trees.formUnion(paths)
            refresh(&state)
        }
    }

    /// Watches folders without those below them.
    package func watch(folders paths: some Sequence<String>) {
        state.withLock { state in
            let new = Set(paths).subtracting(state.folders)
            guard !new.isEmpty else { return }
            state.folders.formUnion(new)
            refresh(&state)
        }
    }

    /// What kept a folder from being watched; nil if nothing did.
    package var failure: Failure? { state.withLock { $0.failure } }

    /// Ends the watcher.
    package func stop() {
        // The thread closes the pipe once it sees that the watcher is stopped; its number may then be another file's.
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            _ = Foundation.write(waker.write, "x", 1)
        }
    }

    // MARK: Watches

    /// Watches what exists now, and for the rest the nearest folder around it that exists.
    private func refresh(_ state: inout State) {
        guard !state.isStopped else { return }
        for tree in state.trees.sorted() { addTree(tree, &state) }
        for folder in state.folders.sorted() { _ = addOrAwait(folder, .files, &state) }
    }

    private func addTree(_ root: String, _ state: inout State) {
        guard addOrAwait(root, .tree, &state) else { return }
        var waiting = [root]
        while let folder = waiting.popLast() {
            for name in Self.folders(in: folder) {
                let path = Self.join(folder, name)
                if add(path, .tree, &state) { waiting.append(path) }
            }
        }
    }

    /// Watches a folder. Returns false if it does not exist.
    private func add(_ path: String, _ purpose: Purpose, _ state: inout State) -> Bool {
        if let number = state.numbers[path] {
            if let known = state.watches[number], known.purpose.rawValue < purpose.rawValue {
                state.watches[number]?.purpose = purpose
            }
            return true
        }
        guard state.watches.count < Self.limit else {
            fail("there are more than \(Self.limit) folders to watch; name the one with the templates", &state)
            return true
        }
        let number = inotify_add_watch(descriptor, path, Self.mask)
        guard number >= 0 else {
            if errno == ENOSPC {
                fail("'\(path)' can't be watched: raise fs.inotify.max_user_watches", &state)
            } else if errno != ENOENT, errno != ENOTDIR {
                fail("'\(path)' can't be watched: \(Self.lastError)", &state)
            }
            return false
        }
        // The same folder under another name keeps its number.
        if let known = state.watches[number] { state.numbers[known.path] = nil }
        state.watches[number] = Watch(path: path, purpose: purpose)
        state.numbers[path] = number
        return true
    }

    private func fail(_ text: String, _ state: inout State) {
        if state.failure == nil { state.failure = Failure(description: text) }
    }

    /// Watches a folder, or the nearest one around it that exists. Returns false if the folder itself does not exist.
    private func addOrAwait(_ path: String, _ purpose: Purpose, _ state: inout State) -> Bool {
        // A folder that comes and goes ends the loop, too, and so does one that can't be watched.
        for _ in 0..<8 {
            if add(path, purpose, &state) { return true }
            var (inner, outer) = (path, Self.parent(path))
            while !add(outer, .awaiting, &state), outer != "/" { (inner, outer) = (outer, Self.parent(outer)) }
            // What appeared before the folder around it was watched is not told.
            guard FileKind(of: inner) == .folder, access(inner, R_OK | X_OK) == 0 else { return false }
        }
        return false
    }

    /// Forgets a folder that is gone or has another name now, and all below it.
    private func forget(_ path: String, _ state: inout State) {
        let inside = path + "/"
        for (number, watch) in state.watches where watch.path == path || watch.path.utf8.starts(with: inside.utf8) {
            inotify_rm_watch(descriptor, number)
            state.watches[number] = nil
            state.numbers[watch.path] = nil
        }
    }

    // MARK: Events

    private func run() {
        var changes = PendingChanges()
        let start = ContinuousClock.now
        while !state.withLock({ $0.isStopped }) {
            var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            waiting.append(pollfd(fd: waker.read, events: Int16(POLLIN), revents: 0))
            let count = poll(&waiting, 2, changes.isEmpty ? -1 : Self.quiet)
            let now = ContinuousClock.now - start
            if count > 0 { changes.add(read(), at: now) }
            let due = changes.takeDue(at: now, isQuiet: count == 0) { access($0, F_OK) == 0 }
            if let due { onChange(due) }
        }
        for each in [descriptor, waker.read, waker.write] { close(each) }
    }

    /// Reads all events that there are.
    private func read() -> FileChanges {
        var changes = FileChanges()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return changes }
            var offset = 0
            buffer.withUnsafeBytes { bytes in
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let start = offset + MemoryLayout<inotify_event>.size
                    let name = bytes[start..<min(count, start + Int(event.len))].prefix { $0 != 0 }
                    note(event, String(decoding: name, as: UTF8.self), &changes)
                    offset = start + Int(event.len)
                }
            }
        }
    }

    private func note(_ event: inotify_event, _ name: String, _ changes: inout FileChanges) {
        func has(_ flag: Int32) -> Bool { event.mask & UInt32(bitPattern: flag) != 0 }
        state.withLock { state in
            if has(Int32(IN_Q_OVERFLOW)) {
                (changes.isEverything, changes.haveFoldersChanged) = (true, true)
                return refresh(&state)
            }
            guard let watch = state.watches[event.wd] else { return }
            if has(Int32(IN_IGNORED)) || has(Int32(IN_DELETE_SELF)) || has(Int32(IN_MOVE_SELF)) {
                forget(watch.path, &state)
                changes.haveFoldersChanged = true
                changes.paths.insert(watch.path)
                return refresh(&state)
            }
            let path = Self.join(watch.path, name)
            if has(Int32(IN_ISDIR)) {
                if has(Int32(IN_MOVED_FROM)) { forget(path, &state) }
                // What was written into it before it is watched is found by whoever is told.
                refresh(&state)
                guard watch.purpose == .tree || state.numbers[path] != nil || has(Int32(IN_MOVED_FROM)) else { return }
                changes.haveFoldersChanged = true
                changes.paths.insert(path)
                return
            }
            guard watch.purpose != .awaiting else { return }
            if has(Int32(IN_CREATE)) {
                // A file that is being written is told about when it is closed; links are there at once.
                var status = stat()
                guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1 else {
                    return
                }
            }
            changes.paths.insert(path)
        }
    }

    // MARK: Paths

    private static var lastError: String { String(cString: strerror(errno)) }

    static func parent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    static func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

    /// Whether a folder is none in which people keep what they draw.
    static func isLeftOut(_ name: String) -> Bool { name.hasPrefix(".") || name == "node_modules" }

    /// The names of the folders in a folder that are watched; links are not followed.
    private static func folders(in path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            guard entry.pointee.d_type == UInt8(DT_DIR) || entry.pointee.d_type == UInt8(DT_UNKNOWN) else { continue }
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != "..", !isLeftOut(name) { names.append(name) }
        }
        return names.sorted()
    }
}
