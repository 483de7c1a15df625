import Flatlay
import Foundation
import Synchronization

/// Appends the events of this process to a file of its own in the folder of runs.
///
/// Each event is one line and one call of `write`, so that a process that is ended leaves whole lines, apart from the
/// last one. Tests on several threads share the writer.
package final class RunManifestWriter: Sendable {
    /// The environment variable with the folder of runs.
    package static let folderVariable = "FLATLAY_SNAPSHOT_RUNS"
    /// The largest number of files that stay in a folder.
    package static let fileLimit = 200

    /// The path of the file.
    package let path: String
    private let descriptor: Int32

    private static let writers = Mutex<[String: RunManifestWriter]>([:])

    /// Returns the writer of this process for a folder; nil if the file can't be created.
    ///
    /// - Parameter environment: the libraries, for the header of a new file.
    package static func shared(
        for folder: String, environment: @autoclosure () -> [String: String]
    ) -> RunManifestWriter? {
        writers.withLock { writers in
            if let known = writers[folder] { return known }
            guard let writer = RunManifestWriter(folder: folder) else { return nil }
            writer.append(.began(.init(time: Date().timeIntervalSince1970, environment: environment())))
            writers[folder] = writer
            return writer
        }
    }

    private init?(folder: String) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        Self.removeOldFiles(in: folder)
        // Names sort by time.
        path = "\(folder)/\(Int(Date().timeIntervalSince1970 * 1000))-\(getpid()).jsonl"
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Appends a line. Errors are ignored: the assertion itself reports the result.
    package func append(_ event: RunManifest.Event) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var line = try? encoder.encode(event) else { return }
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                written += count
            }
        }
    }

    /// Removes the oldest files beyond the limit.
    private static func removeOldFiles(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".jsonl") && $0.first?.isNumber == true }.sorted()
        for name in files.dropLast(fileLimit - 1) { unlink("\(folder)/\(name)") }
    }
}
