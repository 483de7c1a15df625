import Flatlay
import FlatlaySnapshots
import Foundation

/// A file at any path that a test compares a result with: an image of a gallery, or a figure of documentation.
///
/// ```swift
/// try ReferenceFile(at: url).verify(renderer.pngData())
/// ```
///
/// The comparison is byte for byte, because others read these files, too. With `FLATLAY_RECORD=1` in the environment,
/// the file is written instead. Otherwise nothing is written at the path: a result that differs waits beside it, as
/// with `assertSnapshot`, and `flatlay snapshots` lists, shows, accepts and reports it.
public struct ReferenceFile: Sendable {
    /// The location of the reference file.
    public let url: URL
    /// Whether the file is written instead of compared.
    public var isRecording: Bool

    /// Creates a reference; by default it records if `FLATLAY_RECORD` is `1`.
    public init(at url: URL, isRecording: Bool = ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1") {
        self.url = url
        self.isRecording = isRecording
    }

    /// Compares bytes with those of the file.
    ///
    /// ```swift
    /// try file.verify(renderer.pngData(), showing: renderer.displayList())
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: the result.
    ///   - list: the display list of the bytes, with which a failure names the nodes that changed; nil if there is
    ///     none.
    /// - Throws: ``ReferenceMismatch`` if the file is missing or differs; when recording, any error of writing.
    public func verify(
        _ bytes: Data, showing list: @escaping @autoclosure () throws -> DisplayList? = nil,
        testName: String = #function, filePath: StaticString = #filePath, line: UInt = #line
    ) throws {
        if isRecording { return try AtomicFile.write(bytes, to: url.path) }
        let started = ContinuousClock.now
        let folder = SnapshotFolder(testFile: filePath.description)
        let runs = folder.runs(given: SnapshotEnvironment.value(RunManifestWriter.folderVariable))
        let trees = TreeStore(folder: (runs as NSString).appendingPathComponent("trees"))
        let part = SnapshotPart(
            kind: Self.kind(of: url), pathExtension: url.pathExtension.isEmpty ? nil : url.pathExtension,
            content: .file(
                SnapshotPart.File(
                    data: bytes, tree: { (try? list()).flatMap { $0 }.map(SnapshotTree.init) },
                    treeOfReference: { trees.tree(of: $0) })))
        let record = SnapshotRecord(
            name: SnapshotName(
                suite: SnapshotFolder.suite(of: folder.testFile), test: testName,
                name: url.deletingPathExtension().lastPathComponent),
            kind: part.kind, source: SourcePosition(file: folder.testFile, line: Int(line)), outcome: .failed,
            reference: url.path)
        var check = PartCheck(
            part: part, files: SnapshotFolder.Files(of: ReferencePath(url.path)),
            mode: RecordMode(record: .never, isExplicit: true), record: record)
        check.run()
        check.record.duration = started.duration(to: .now).seconds
        RunManifestWriter.shared(for: runs, environment: RenderEnvironment.current())?.append(.compared(check.record))
        switch check.record.outcome {
        case .passed, .recorded: trees.keep({ try list().map(SnapshotTree.init) }, of: bytes)
        case .missing: throw ReferenceMismatch.missing(path: url.path, detail: check.record.message)
        case .changed, .failed: throw ReferenceMismatch.different(path: url.path, detail: check.record.message)
        }
    }

    private static func kind(of url: URL) -> SnapshotRecord.Kind {
        switch url.pathExtension.lowercased() {
        case "png": .image
        case "svg": .svg
        default: .text
        }
    }
}

/// The reason that a file does not equal its reference.
public enum ReferenceMismatch: Error, Equatable, CustomStringConvertible {
    /// There is no reference file yet.
    case missing(path: String, detail: String)
    /// The bytes differ.
    case different(path: String, detail: String)

    /// The difference, and how to resolve it.
    public var description: String {
        switch self {
        case .missing(_, let detail), .different(_, let detail):
            "\(detail)\n  write it anew: run the test with FLATLAY_RECORD=1"
        }
    }
}

extension RenderedBitmap {
    init(_ image: ImageResource) {
        self.init(width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque)
    }
}
