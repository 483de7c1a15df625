import Flatlay
import FlatlayBytes
import FlatlaySnapshots
import Foundation

/// An assertion: compares its parts with their references, and writes what the mode permits.
struct SnapshotAssertion {
    /// The result of all parts.
    struct Result {
        var messages: [String] = []
        var attachments: [SnapshotAttachment] = []
        var outcomes: [SnapshotRecord.Outcome] = []

        /// The message of the failure; nil if the assertion passed.
        var failure: String? { messages.isEmpty ? nil : messages.joined(separator: "\n\n") }
    }

    let position: AssertionPosition
    /// The line that the records name.
    var source: SourcePosition
    let testName: String
    let folder: SnapshotFolder
    let mode: RecordMode
    let test: CurrentTest
    /// The name of the snapshot, as a part of the names of its files.
    let name: String
    /// The same in the names that earlier versions gave; nil if that may be the one of another snapshot.
    private let earlierName: String?
    private let scope: SnapshotTestScope

    /// An assertion that can't be made.
    struct Refusal: Error {
        var message: String
    }

    init(
        name: String?, record: SnapshotTestingConfiguration.Record?, directory: String?, testName: String,
        position: AssertionPosition
    ) throws(Refusal) {
        do throws(RecordMode.UnknownValue) {
            mode = try .current(argument: record)
        } catch {
            throw Refusal(message: error.description)
        }
        self.position = position
        source = SourcePosition(file: position.path, line: Int(position.line))
        self.testName = testName
        folder = SnapshotFolder(testFile: position.path, directory: directory)
        test = .current(name: testName, position: position)
        scope = Self.scope
        // The key stays in memory until the process ends; the number of tests bounds it.
        let key = "\(folder.path) \(testName) \(test.identity.name ?? "")"
        switch (name, test.arguments) {
        case (let name?, _) where !name.isEmpty:
            self.name = SnapshotFileName.part(name)
            earlierName = SnapshotFileName.earlierPart(name)
        case (_?, _): throw Refusal(message: "The name of the snapshot is empty.")
        case (nil, .none):
            self.name = String(scope.next(key, at: position))
            earlierName = self.name
        case (nil, .readable(let texts)):
            let number = scope.next(key, at: position)
            self.name = SnapshotFileName.arguments(texts, number: number)
            earlierName = SnapshotFileName.earlierPart(texts.joined(separator: "-")).map {
                $0 + (number > 1 ? "-\(number)" : "")
            }
        case (nil, .unreadable):
            throw Refusal(
                message: """
                    The snapshot needs a name: the arguments of \(testName) have no text that is the same in every run. \
                    Name it, such as with assertSnapshot(of: …, as: …, named: "\\(argument.name)"), or let the \
                    arguments conform to CustomTestStringConvertible.
                    """)
        }
    }

    /// The files of a reference. One that an earlier version named stays, unless another snapshot has it.
    private func files(_ variant: String?, _ pathExtension: String?) -> SnapshotFolder.Files {
        let files = folder.files(of: [SnapshotFileName.test(testName), name], variant, pathExtension)
        guard let earlierName, let earlierTest = SnapshotFileName.earlierPart(testName),
            FileKind(of: files.reference) == nil
        else { return files }
        let earlier = folder.files(of: [earlierTest, earlierName], variant, pathExtension)
        guard earlier != files, FileKind(of: earlier.reference) == .regular,
            ReferencePath.of(earlier.reference).map({ $0.role == .reference }) ?? true,
            SnapshotRegistry.current.isFree(earlier.reference, for: test.identity), !isNamedInSource(earlierName)
        else { return files }
        return earlier
    }

    /// Whether the test file names a snapshot, or an argument, as the earlier version did: then the reference is that one's.
    private func isNamedInSource(_ name: String) -> Bool {
        guard let data = try? RegularFile.read(position.path, limit: 16 << 20) else { return false }
        return data.range(of: Data("\"\(name)\"".utf8)) != nil
    }

    private static var scope: SnapshotTestScope {
        if let scope = SnapshotTestScope.current { return scope }
        #if canImport(XCTest)
        if CurrentTest.isOfXCTest {
            TestCaseObserver.start()
            return .xcTest
        }
        #endif
        return .shared
    }

    /// Compares parts with their references.
    ///
    /// - Parameter started: when rendering began.
    func check(_ parts: [SnapshotPart], variant: String? = nil, started: ContinuousClock.Instant) -> Result {
        var result = Result()
        for part in parts { check(part, variant: variant, started: started, into: &result) }
        return result
    }

    /// Notes that a snapshot is about to be made: if that ends the process, the manifest says which one it was.
    func begin(_ kind: SnapshotRecord.Kind, pathExtension: String?, variant: String? = nil) {
        // The parent process reports the previews of a child.
        guard !PreviewWorker.isChild else { return }
        writer?.append(.making(record(kind, files(variant, pathExtension), variant)))
    }

    private var writer: RunManifestWriter? { Self.writer(of: folder) }

    private static func writer(of folder: SnapshotFolder) -> RunManifestWriter? {
        RunManifestWriter.shared(for: runs(of: folder), environment: RenderEnvironment.current())
    }

    /// The folder with the manifests of the runs.
    private static func runs(of folder: SnapshotFolder) -> String {
        folder.runs(given: SnapshotEnvironment.value(RunManifestWriter.folderVariable))
    }

    /// Notes that a value could not be rendered.
    func fail(_ message: String, kind: SnapshotRecord.Kind, pathExtension: String?, variant: String? = nil) -> Result {
        let files = files(variant, pathExtension)
        var record = record(kind, files, variant)
        record.message = message
        append(record)
        return Result(messages: [message], outcomes: [.failed])
    }

    private func record(
        _ kind: SnapshotRecord.Kind, _ files: SnapshotFolder.Files, _ variant: String?
    ) -> SnapshotRecord {
        SnapshotRecord(
            name: SnapshotName(
                suite: SnapshotFolder.suite(of: folder.testFile), test: testName, name: name, variant: variant),
            kind: kind, source: source, outcome: .failed, reference: files.reference)
    }

    private func append(_ record: SnapshotRecord) {
        let writer = writer
        writer?.append(.compared(record))
        // What runs outside of a test, such as in the process of an exit test, is only a part of one.
        if scope === SnapshotTestScope.shared, !CurrentTest.isKnown { return }
        scope.note(SnapshotName.Test(file: position.path, test: testName), writer: writer)
    }

    /// Notes that another process has made the snapshots of a test.
    static func noteTest(_ testName: String, at position: AssertionPosition) {
        let writer = Self.writer(of: SnapshotFolder(testFile: position.path))
        scope.note(SnapshotName.Test(file: position.path, test: testName), writer: writer)
    }

    private func check(
        _ part: SnapshotPart, variant: String?, started: ContinuousClock.Instant, into result: inout Result
    ) {
        let files = files(variant, part.pathExtension)
        var record = record(part.kind, files, variant)
        if case .image(let picture) = part.content {
            record.size = PixelSize(width: picture.bitmap.width, height: picture.bitmap.height)
            record.scale = picture.scale
        }
        var check = PartCheck(part: part, files: files, mode: mode, record: record)
        let registry = SnapshotRegistry.current
        let claims = Self.runs(of: folder) + "/claims"
        if let other = registry.claim(files.reference, by: test.identity, besides: claims) {
            check.fail(
                """
                Two tests write the snapshot \(files.reference.visible): this one and \(other). Give one of them \
                another name, such as with 'named:'.
                """)
        } else {
            check.run()
            if registry.differs(check.record) { check.failForTwoContents() }
        }
        check.record.duration = started.duration(to: .now).seconds
        append(check.record)
        result.outcomes.append(check.record.outcome)
        if !check.record.message.isEmpty { result.messages.append(check.record.message) }
        result.attachments += check.attachments
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
