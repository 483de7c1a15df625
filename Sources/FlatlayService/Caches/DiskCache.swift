import Flatlay
import FlatlayBytes
import FlatlayDrawing
import FlatlayFormats
import Foundation
import Logging
import Synchronization

/// The pictures on disk, which outlive the service.
///
/// A file has a line of JSON and the bytes of the picture. Its name is the key of the picture, and it appears when it is
/// complete. A damaged file, or one of another program, is never sent. What else has the name of an entry, such as a
/// symbolic link or a pipe, is neither read nor written through: the entry replaces it.
final class DiskCache: Sendable {
    /// The reason that a folder can't be used.
    struct Invalid: Error, CustomStringConvertible {
        let description: String
    }

    private struct Head: Codable {
        let key: String
        let format: String
        let hash: String
        let warnings: Int
        let inputs: [ServedPicture.Input]
        let end: Double?
    }

    private static let ending = ".picture"
    /// The ending of a file that is being written.
    private static let unfinishedEnding = ".unfinished"

    private let folder: String
    private let limit: Int
    private let time: ServiceTime
    private let logger: Logger
    private let index: Mutex<RecentlyUsed<Void>>

    /// Opens a folder, and makes it if it is missing.
    ///
    /// - Parameter limit: the maximum size of all files, in bytes.
    init(folder: String, limit: Int, time: ServiceTime, logger: Logger) throws(Invalid) {
        self.folder = folder
        self.limit = limit
        self.time = time
        self.logger = logger
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            throw Invalid(description: "the folder '\(folder)' can't be made: \(String(cString: strerror(errno)))")
        }
        guard FileKind(of: folder) == .folder else {
            throw Invalid(description: "'\(folder)' is not a folder; name one for the pictures")
        }
        guard access(folder, R_OK | W_OK | X_OK) == 0 else {
            throw Invalid(
                description: "the folder '\(folder)' can't be written to: \(String(cString: strerror(errno)))")
        }
        index = Mutex(RecentlyUsed(limit: limit))
        readIndex()
    }

    /// The number of pictures and their size in bytes.
    var contents: (count: Int, bytes: Int) { index.withLock { ($0.count, $0.cost) } }

    /// The picture of a key, if it would be the same today.
    func picture(_ key: String) -> ServedPicture? {
        guard index.withLock({ $0.use(key) }) != nil else { return nil }
        if let picture = read(key), picture.isCurrent(at: time.seconds) { return picture }
        index.withLock { _ = $0.remove(key) }
        unlink(path(key))
        return nil
    }

    /// Writes a picture. A disk that is full is no reason not to answer.
    func keep(_ picture: ServedPicture, for key: String) {
        let head = Head(
            key: key, format: picture.format.rawValue, hash: picture.hash, warnings: picture.warningCount,
            inputs: picture.inputs, end: picture.end)
        guard var bytes = try? JSONEncoder().encode(head) else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: picture.buffer.readableBytesView)
        guard bytes.count <= limit else { return }
        let code = write(bytes, to: key)
        guard code == 0 else {
            logger.warning(
                "a picture was not kept on disk", metadata: ["error": "\(String(cString: strerror(code)))"])
            return
        }
        let gone = index.withLock { $0.keep((), for: key, cost: bytes.count).map(\.key) }
        for key in gone where index.withLock({ $0.use(key) }) == nil { unlink(path(key)) }
    }

    /// Writes an entry under another name, and gives it its own when it is complete. Returns the system's error, or zero.
    ///
    /// Opening the name of an entry for writing would follow a link out of the folder; renaming replaces the link.
    private func write(_ bytes: Data, to key: String) -> Int32 {
        let unfinished = "\(folder)/\(key)\(Self.unfinishedEnding)"
        unlink(unfinished)
        let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        var code = DescriptorOutput.write(bytes, to: descriptor)
        if close(descriptor) != 0, code == 0 { code = errno }
        if code == 0, rename(unfinished, path(key)) != 0 { code = errno }
        if code != 0 { unlink(unfinished) }
        return code
    }

    /// The bytes of an entry; nil unless it is a file: a link is not followed, and a pipe is not waited for.
    private func bytes(of key: String) -> Data? {
        let descriptor = open(path(key), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? RegularFile.readToEnd(descriptor, limit: limit)
    }

    private func read(_ key: String) -> ServedPicture? {
        guard let bytes = bytes(of: key), let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(Head.self, from: bytes[..<end]), head.key == key,
            let format = ImageFormat(rawValue: head.format)
        else { return nil }
        let picture = Data(bytes[bytes.index(after: end)...])
        guard ContentHash.sha256(picture) == head.hash else { return nil }
        return ServedPicture(
            format: format, bytes: picture, hash: head.hash, warningCount: head.warnings, inputs: head.inputs,
            end: head.end)
    }

    /// Reads which pictures there are, the oldest first.
    private func readIndex() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var files: [(key: String, size: Int, seconds: Int, nanoseconds: Int)] = []
        for name in names where Self.isName(name) {
            // A service that was ended while it wrote.
            guard name.hasSuffix(Self.ending) else {
                unlink(folder + "/" + name)
                continue
            }
            var status = stat()
            guard lstat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            files.append(
                (
                    String(name.dropLast(Self.ending.count)), Int(status.st_size), Int(status.st_mtim.tv_sec),
                    Int(status.st_mtim.tv_nsec)
                ))
        }
        files.sort { ($0.seconds, $0.nanoseconds, $0.key) < ($1.seconds, $1.nanoseconds, $1.key) }
        for file in files {
            for gone in index.withLock({ $0.keep((), for: file.key, cost: file.size).map(\.key) }) {
                unlink(path(gone))
            }
        }
    }

    /// Whether a file is one of the cache's: others in the folder are left alone.
    private static func isName(_ name: String) -> Bool {
        [ending, unfinishedEnding].contains(String(name.dropFirst(64)))
            && name.utf8.prefix(64).allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    private func path(_ key: String) -> String { folder + "/" + key + Self.ending }
}
