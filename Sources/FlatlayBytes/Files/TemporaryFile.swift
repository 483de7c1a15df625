import FlatlayDrawing
import Foundation

/// A file that gets its name only when it is complete.
///
/// To leave nothing behind when the writer is killed:
///
/// 1. If the file system supports it, the file is unnamed while it is written (`O_TMPFILE`), so it disappears with its
///    writer. A new file is then linked to its name in one step.
/// 2. A file that replaces another needs a temporary name at the moment of the rename, and some file systems don't
///    support unnamed files. The temporary name is `NAME.flatlay-N.tmp` for the smallest free N, and the file stays
///    locked as long as its writer lives.
/// 3. A writer that needs a temporary name first checks the existing ones. A file that is not locked belongs to a dead
///    writer and is removed.
final class TemporaryFile {
    /// An error number of the system.
    struct Failure: Error {
        let code: Int32

        static var last: Failure { Failure(code: errno) }

        var reason: String { String(cString: strerror(code)) }
    }

    private(set) var descriptor: Int32 = -1
    /// The folder, opened with `O_PATH`: for reference, not for reading.
    private let folder: Int32
    private let target: String
    private var name: String?

    /// The minimum number of temporary names to check for leftovers.
    private static let sweptCount = 4
    private static let nameLimit = 255

    /// Creates the file.
    ///
    /// - Parameters:
    ///   - folder: the folder of the file.
    ///   - target: the final name.
    ///   - mayBeUnnamed: false to name the file from the start, as on file systems that don't support unnamed files.
    init(in folder: String, for target: String, mayBeUnnamed: Bool = true) throws(Failure) {
        self.target = target
        self.folder = open(folder, Self.place | O_DIRECTORY | O_CLOEXEC)
        guard self.folder >= 0 else { throw .last }
        if mayBeUnnamed { openUnnamed(folder) }
        if descriptor < 0 { try openNamed() }
    }

    deinit {
        discard()
        if folder >= 0 { close(folder) }
    }

    /// Truncates the file, to write it again from the start.
    func restart() throws(Failure) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    }

    /// Gives the file its final name.
    ///
    /// - Parameter mode: the permissions of the replaced file; nil if there was none.
    func commit(mode: mode_t?) throws(Failure) {
        if let mode, fchmod(descriptor, mode) != 0 { throw .last }
        try checkIsStored()
        if name == nil, mode == nil, link(to: target) {
            finish()
            return
        }
        if name == nil { try giveName() }
        var status = stat()
        if fstatat(folder, target, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT != S_IFREG {
            // The name has been taken by something else since.
            throw Failure(code: EEXIST)
        }
        guard renameat(folder, name ?? "", folder, target) == 0 else { throw .last }
        name = nil
        finish()
    }

    /// Gives the file its final name, unless something has it; then returns false.
    func commitNew() throws(Failure) -> Bool {
        try checkIsStored()
        if name == nil {
            if link(to: target) {
                finish()
                return true
            }
            if errno == EEXIST { return false }
            try giveName()
        }
        // A link never replaces a file, as a rename does.
        guard let name, linkat(folder, name, folder, target, 0) == 0 else {
            if errno == EEXIST { return false }
            throw .last
        }
        discard()
        return true
    }

    private func checkIsStored() throws(Failure) {
        // Some file systems report a full disk only when the file is closed.
        let copy = dup(descriptor)
        guard copy >= 0, close(copy) == 0 else { throw .last }
    }

    private func finish() {
        close(descriptor)
        descriptor = -1
    }

    /// Removes the name before releasing the lock, so that no other writer can have taken it.
    private func discard() {
        if let name { unlinkat(folder, name, 0) }
        name = nil
        if descriptor >= 0 { finish() }
    }

    // MARK: Unnamed files

    /// `O_PATH` and `O_TMPFILE` of Linux, which Swift does not import.
    private static let place: Int32 = 0o10_000_000
    private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY

    private static let hasDescriptorNames = access("/proc/self/fd", F_OK) == 0

    private func openUnnamed(_ path: String) {
        descriptor = open(path, O_WRONLY | Self.unnamed | O_CLOEXEC, 0o666)
        // Naming the file later goes through /proc; without it, use a named file.
        if descriptor >= 0, !Self.hasDescriptorNames { finish() }
    }

    /// Links the open file to a name; returns false if the name exists.
    private func link(to name: String) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder, name, AT_SYMLINK_FOLLOW) == 0
    }

    /// Gives an unnamed file a temporary name.
    private func giveName() throws(Failure) {
        // Lock the file before it gets a name.
        flock(descriptor, LOCK_EX | LOCK_NB)
        for _ in 0..<1000 {
            let free = firstFreeName()
            if link(to: free) {
                name = free
                return
            }
            guard errno == EEXIST else { throw .last }
        }
        throw Failure(code: EEXIST)
    }

    // MARK: Named files

    private func openNamed() throws(Failure) {
        for _ in 0..<1000 {
            let free = firstFreeName()
            descriptor = openat(folder, free, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                // Until the lock is held, another writer may treat the file as a leftover and remove it.
                let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
                if isLocked, isStill(free, descriptor) {
                    name = free
                    return
                }
                finish()
            } else if errno != EEXIST {
                throw .last
            }
        }
        throw Failure(code: EEXIST)
    }

    /// The first free temporary name. Removes leftovers of dead writers on the way.
    private func firstFreeName() -> String {
        var free: String?
        for number in 0..<1000 {
            let name = Self.name(number, for: target)
            if isTaken(name) { continue }
            if free == nil { free = name }
            if number >= Self.sweptCount { break }
        }
        return free ?? Self.name(0, for: target)
    }

    /// Returns true if a living writer uses the name. Removes a leftover of a dead writer.
    private func isTaken(_ name: String) -> Bool {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { return true }
        let other = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
        guard other >= 0 else { return errno != ENOENT }
        defer { close(other) }
        guard flock(other, LOCK_EX | LOCK_NB) == 0 else { return true }
        // Only the lock's holder renames or removes the file, so from here on the name stays with the file.
        guard isStill(name, other) else { return true }
        return unlinkat(folder, name, 0) != 0
    }

    /// Returns true if the name still refers to the open file.
    private func isStill(_ name: String, _ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        return FileIdentity(status) == FileIdentity(descriptor: descriptor)
    }

    /// The temporary name for a target. Names that would be too long are hashed.
    static func name(_ number: Int, for target: String) -> String {
        let ending = ".flatlay-\(number).tmp"
        guard target.utf8.count + ending.utf8.count > nameLimit else { return target + ending }
        return ContentHash.sha256(Data(target.utf8)).prefix(32) + ending
    }
}
