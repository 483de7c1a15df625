import Flatlay
import FlatlayBytes
import FlatlayDrawing
import FlatlayFormats
import Foundation
import NIOCore

/// A picture as it is sent and kept.
struct ServedPicture: Sendable {
    /// A file or folder that the picture is made from.
    struct Input: Codable, Equatable, Sendable {
        let path: String
        let version: FileVersion
    }

    let format: ImageFormat
    let buffer: NIOCore.ByteBuffer
    /// The SHA-256 of the bytes.
    let hash: String
    let warningCount: Int
    let inputs: [Input]
    /// When it has to be rendered again even if no input changes, in seconds since 1970.
    let end: Double?

    /// Whether the picture may be kept: all that it is made from can be compared, and did not change meanwhile.
    let mayBeKept: Bool

    /// - Parameters:
    ///   - started: when the rendering began, by the clock of files.
    ///   - expires: whether it depends on more than its inputs.
    ///   - maxAge: how long it is kept then, in seconds.
    init(_ made: MadePicture, format: ImageFormat, started: timespec, expires: Bool, maxAge: Int) {
        self.format = format
        buffer = NIOCore.ByteBuffer(bytes: made.bytes)
        hash = ContentHash.sha256(made.bytes)
        warningCount = made.warnings.count
        let inputs = made.inputs.map { path in FileVersion(of: path).map { Input(path: path, version: $0) } }
        self.inputs = inputs.compactMap { $0 }
        mayBeKept = inputs.allSatisfy { $0?.version.isOlder(than: started) == true }
        // What is missing may appear at any time.
        let seconds = made.warnings.isEmpty ? (expires ? maxAge : nil) : min(maxAge, Self.secondsWithWarnings)
        end = seconds.map { Double(started.tv_sec) + Double($0) }
    }

    private static let secondsWithWarnings = 10

    /// A picture that was kept on disk.
    init(format: ImageFormat, bytes: Data, hash: String, warningCount: Int, inputs: [Input], end: Double?) {
        self.format = format
        buffer = NIOCore.ByteBuffer(bytes: bytes)
        self.hash = hash
        self.warningCount = warningCount
        self.inputs = inputs
        self.end = end
        mayBeKept = true
    }

    /// Whether rendering it again would give the same picture.
    ///
    /// - Parameter now: the seconds since 1970.
    func isCurrent(at now: Double) -> Bool {
        if let end, end <= now { return false }
        return inputs.allSatisfy { FileVersion(of: $0.path) == $0.version }
    }

    /// The tag by which clients recognize it (RFC 9110, section 8.8.3).
    var tag: String { "\"\(hash)\"" }

    /// What it takes in memory, in bytes.
    var cost: Int { buffer.readableBytes + 512 + inputs.reduce(0) { $0 + 96 + $1.path.utf8.count } }
}
