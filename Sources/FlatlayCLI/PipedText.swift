import Flatlay
import Foundation
import Synchronization

/// Templates from pipes: standard input, and paths such as `/dev/fd/63` from shells. Each is read once, for any number
/// of images.
final class PipedText: Sendable {
    private let texts = Mutex<[Int32: Data]>([:])
    /// More than the maximum size of a template.
    private static let megabyteLimit = 256

    /// The descriptor that a template's path refers to; nil if it must be opened as a file.
    static func descriptor(of path: String) -> Int32? {
        if path == "-" { return STDIN_FILENO }
        let number =
            path == "/dev/stdin"
            ? STDIN_FILENO
            : ["/dev/fd/", "/proc/self/fd/"].lazy.compactMap { prefix in
                path.hasPrefix(prefix) ? Int32(path.dropFirst(prefix.count)) : nil
            }.first
        // Regular files are read as files.
        guard let number, FileKind(of: path) == .pipe else { return nil }
        return number
    }

    /// Reads all bytes from a descriptor.
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
