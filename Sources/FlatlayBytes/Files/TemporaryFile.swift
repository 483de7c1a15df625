import FlatlayDrawing
import Foundation

/// A file that gets its name when it is whole.
///
/// Steps, so that nothing is left of a writer that was killed:
///
/// 1. Where the file system can, the file has no name while it is written, so it goes with its writer. A new file then
///    gets its name in one step.
/// 2. A file that replaces another needs a name of its own for the moment in which it takes the other's place, and
///    some file systems have no files without names. Its name is `NAME.flatlay-N.tmp` for the smallest N that is free,
///    and it is locked as long as its writer lives.
/// 3. Whoever needs such a name looks at those that are taken first: one that is not locked was left by a writer that is
///    dead, and is removed.
final class TemporaryFile {
    /// What the system said no to.
    struct Failure: Error {
        let code: Int32

        static var last: Failure { Failure(code: errno) }

        var reason: String { String(cString: strerror(code)) }
    }

    private(set) var descriptor: Int32 = -1
    /// The folder, open as a place only.
    private let folder: Int32
    private let target: String
    private var name: String?

    /// How many writers of one file are looked for at least.
    private static let sweptCount = 4
    private static let nameLimit = 255

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - folder: the folder of the file.
    ///   - target: the name that it will get.
    ///   - mayBeUnnamed: false where it is to have a name from the start, as on file systems that know nothing else.
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

    /// Starts the file anew.
    func restart() throws(Failure) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    }

    /// Gives the file its name.
    ///
    /// - Parameter mode: the permissions of the file that is replaced; nil where there was none.
    func commit(mode: mode_t?) throws(Failure) {
        if let mode, fchmod(descriptor, mode) != 0 { throw .last }
        // Some file systems tell that they had no room only when the file is closed.
        let copy = dup(descriptor)
        guard copy >= 0, close(copy) == 0 else { throw .last }
        if name == nil, mode == nil, link(to: target) {
            finish()
            return
        }
        if name == nil { try giveName() }
        var status = stat()
        if fstatat(folder, target, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT != S_IFREG {
            // Something else took the name meanwhile.
            throw Failure(code: EEXIST)
        }
        guard renameat(folder, name ?? "", folder, target) == 0 else { throw .last }
        name = nil
        finish()
    }

    private func finish() {
        close(descriptor)
        descriptor = -1
    }

    /// The name goes before the lock does, so that nobody else can have taken it.
    private func discard() {
        if let name { unlinkat(folder, name, 0) }
        name = nil
        if descriptor >= 0 { finish() }
    }

    // MARK: Without a name

    /// `O_PATH` and `O_TMPFILE` of Linux, which Swift does not see.
    private static let place: Int32 = 0o10_000_000
    private static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY

    private func openUnnamed(_ path: String) {
        descriptor = open(path, O_WRONLY | Self.unnamed | O_CLOEXEC, 0o666)
        // A name is given by way of /proc; without it there is none to be had.
        if descriptor >= 0, access("/proc/self/fd/\(descriptor)", F_OK) != 0 { finish() }
    }

    /// Gives the open file a name that no file has.
    private func link(to name: String) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder, name, AT_SYMLINK_FOLLOW) == 0
    }

    /// Gives a file without a name one of its own.
    private func giveName() throws(Failure) {
        // The lock is there before the name is.
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

    // MARK: With a name

    private func openNamed() throws(Failure) {
        for _ in 0..<1000 {
            let free = firstFreeName()
            descriptor = openat(folder, free, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                // Another writer that looked at the file before it was locked has removed it.
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

    /// The first name for a temporary file that is free. What dead writers have left is removed on the way.
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

    /// Whether a living writer has the name. What a dead one has left under it is removed.
    private func isTaken(_ name: String) -> Bool {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { return true }
        let other = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
        guard other >= 0 else { return errno != ENOENT }
        defer { close(other) }
        guard flock(other, LOCK_EX | LOCK_NB) == 0 else { return true }
        // Only who has the lock renames or removes it, so the name stays with the file from here on.
        guard isStill(name, other) else { return true }
        return unlinkat(folder, name, 0) != 0
    }

    /// Whether a name is that of an open file.
    private func isStill(_ name: String, _ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        return FileIdentity(status) == FileIdentity(descriptor: descriptor)
    }

    /// The name of a temporary file; a long name is cut, so that there is room for the ending.
    static func name(_ number: Int, for target: String) -> String {
        let ending = ".flatlay-\(number).tmp"
        guard target.utf8.count + ending.utf8.count > nameLimit else { return target + ending }
        return ContentHash.sha256(Data(target.utf8)).prefix(32) + ending
    }
}
