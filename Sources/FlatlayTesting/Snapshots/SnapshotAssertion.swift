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
    let testName: String
    let folder: SnapshotFolder
    let mode: RecordMode
    let test: CurrentTest
    /// The name of the snapshot in files.
    let name: String
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
        self.testName = testName
        folder = SnapshotFolder(testFile: position.path, directory: directory)
        test = .current(name: testName, position: position)
        scope = Self.scope
        let key = "\(folder.path) \(testName) \(test.identity)"
        switch (name.map(\.fileNamePart), test.arguments) {
        case (let name?, _) where !name.isEmpty: self.name = name
        case (_?, _):
            throw Refusal(message: "The name of the snapshot has neither a letter nor a digit.")
        case (nil, .none): self.name = String(scope.next(key))
        case (nil, .readable(let text)) where !text.fileNamePart.isEmpty:
            let number = scope.next(key)
            self.name = text.fileNamePart + (number > 1 ? "-\(number)" : "")
        case (nil, .unreadable), (nil, .readable):
            throw Refusal(
                message: """
                    The snapshot needs a name: the arguments of \(testName) have no text that is the same in every run. \
                    Name it, such as with assertSnapshot(of: …, as: …, named: "\\(argument.name)"), or let the \
                    arguments conform to CustomTestStringConvertible.
                    """)
        }
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

    /// Notes that a value could not be rendered.
    func fail(_ message: String, kind: SnapshotRecord.Kind, pathExtension: String?, variant: String? = nil) -> Result {
        let files = folder.files(test: testName, name: name, variant: variant, pathExtension: pathExtension)
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
            kind: kind, source: SourcePosition(file: position.path, line: Int(position.line)), outcome: .failed,
            reference: files.reference)
    }

    private func append(_ record: SnapshotRecord) {
        let runs = folder.runs(given: SnapshotEnvironment.value(RunManifestWriter.folderVariable))
        let writer = RunManifestWriter.shared(for: runs, environment: RenderEnvironment.current())
        writer?.append(.compared(record))
        // What runs outside of a test, such as in the process of an exit test, is only a part of one.
        if scope === SnapshotTestScope.shared, !CurrentTest.isKnown { return }
        scope.note(SnapshotName.Test(file: position.path, test: testName), writer: writer)
    }

    private func check(
        _ part: SnapshotPart, variant: String?, started: ContinuousClock.Instant, into result: inout Result
    ) {
        let files = folder.files(test: testName, name: name, variant: variant, pathExtension: part.pathExtension)
        var record = record(part.kind, files, variant)
        if case .image(let picture) = part.content {
            record.size = PixelSize(width: picture.bitmap.width, height: picture.bitmap.height)
            record.scale = picture.scale
        }
        var check = PartCheck(part: part, files: files, mode: mode, record: record)
        if let other = SnapshotRegistry.current.claim(files.reference, by: test.identity) {
            check.fail(
                """
                Two tests write the snapshot \(files.reference.visible): this one and \(other). Give one of them \
                another name, such as with 'named:'.
                """)
        } else {
            check.run()
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
