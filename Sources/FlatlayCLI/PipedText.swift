import Flatlay
import Foundation
import Synchronization

/// Templates that come through pipes: standard input, and what a shell calls `/dev/fd/63`. Each is read once, however many
/// pictures are made of it.
final class PipedText: Sendable {
    private let texts = Mutex<[Int32: Data]>([:])
    /// More than a template may have.
    private static let megabyteLimit = 256

    /// The open file that the path of a template means; nil where it is to be opened as a file.
    static func descriptor(of path: String) -> Int32? {
        if path == "-" { return STDIN_FILENO }
        let number =
            path == "/dev/stdin"
            ? STDIN_FILENO
            : ["/dev/fd/", "/proc/self/fd/"].lazy.compactMap { prefix in
                path.hasPrefix(prefix) ? Int32(path.dropFirst(prefix.count)) : nil
            }.first
        // What is a file can be read as one.
        guard let number, FileKind(of: path) == .pipe else { return nil }
        return number
    }

    /// All that comes through an open file.
    ///
    /// - Throws: ``CommandFailure``.
    func bytes(of descriptor: Int32, named name: String) throws(CommandFailure) -> Data {
        if let known = texts.withLock({ $0[descriptor] }) { return known }
        let bytes: Data
        do throws(RegularFile.Failure) {
            bytes = try RegularFile.readToEnd(descriptor, limit: Self.megabyteLimit << 20)
        } catch {
            switch error {
            case .tooLarge:
                throw .invalidTemplate("\(name.visible) has more than \(Self.megabyteLimit) MB; a template is smaller")
            case .failed(let reason): throw .invalidTemplate("\(name.visible) can't be read: \(reason)")
            case .notFound, .special, .forbidden: throw .invalidTemplate("\(name.visible) can't be read")
            }
        }
        texts.withLock { $0[descriptor] = bytes }
        return bytes
    }
}
