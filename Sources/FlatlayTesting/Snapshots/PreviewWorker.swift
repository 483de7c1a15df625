import Flatlay
import FlatlayPreviews
import FlatlaySnapshots
import Foundation

#if canImport(Testing)
import Testing
#endif

/// Compares the previews of a module in another process of the running test: a preview that traps ends that process,
/// and the next one goes on with the others.
struct PreviewWorker {
    /// The environment variable that tells a process which assertion it is for, and where it keeps what it did.
    static let variable = "FLATLAY_PREVIEW_WORKER"

    /// A process's report about a preview.
    struct Report: Codable {
        struct File: Codable {
            var name: String
            var data: Data
        }
        var messages: [String]
        var outcomes: [SnapshotRecord.Outcome]
        var attachments: [File]

        init(_ result: SnapshotAssertion.Result) {
            (messages, outcomes) = (result.messages, result.outcomes)
            attachments = result.attachments.map { File(name: $0.name, data: $0.data) }
        }

        var result: SnapshotAssertion.Result {
            SnapshotAssertion.Result(
                messages: messages, attachments: attachments.map { SnapshotAttachment(name: $0.name, data: $0.data) },
                outcomes: outcomes)
        }
    }

    /// Identifies the assertion: the test with its arguments, and the position.
    private let key: String
    /// The arguments of a process that runs the test alone.
    private let arguments: [String]

    /// - Returns: nil if no other process can run the test.
    init?(_ position: AssertionPosition, module: String) {
        guard let arguments = Self.arguments(position) else { return nil }
        self.arguments = arguments
        let test = CurrentTest.current(name: "", position: position).identity
        key = "\(test) \(position.fileID):\(position.line):\(position.column) \(module)"
    }

    /// Whether this process compares previews for another one.
    static var isChild: Bool { getenv(variable) != nil }

    /// The file of the journal, if this process compares the previews of this assertion for another one.
    var journalOfChild: String? {
        guard let text = getenv(Self.variable).map({ String(cString: $0) }) else { return nil }
        let parts = text.split(separator: "\n", maxSplits: 1)
        return parts.count == 2 && parts[1] == key ? String(parts[0]) : nil
    }

    private static func arguments(_ position: AssertionPosition) -> [String]? {
        #if canImport(Testing)
        if let test = Test.current {
            let name = "\(test.id)".map { $0.isLetter || $0.isNumber || $0 == "_" ? "\($0)" : "\\\($0)" }.joined()
            return ["--testing-library", "swift-testing", "--no-parallel", "--filter", "^\(name)"]
        }
        #endif
        #if canImport(XCTest)
        guard CurrentTest.isOfXCTest, let name = RunningTestCase.current.name,
            let module = "\(position.fileID)".split(separator: "/").first
        else { return nil }
        return ["\(module).\(name.replacing(".", with: "/"))"]
        #else
        return nil
        #endif
    }

    /// Runs processes until one reaches the end, or until another one would not get further.
    ///
    /// - Returns: what they did, and what those said last that were ended by a preview.
    func run() async -> (journal: PreviewJournal, said: [PreviewInterruption: String], failure: String?) {
        let folder = NSTemporaryDirectory() + "flatlay-previews-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var said: [PreviewInterruption: String] = [:]
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            while true {
                let end = try await end(of: folder)
                let journal = PreviewJournal(path: folder + "/journal")
                if end.isExpected { return (journal, said, nil) }
                let found = journal.interruptions
                let text = end.message
                guard let last = found.first(where: { said[$0] == nil }) else { return (journal, said, text) }
                said[last] = text
            }
        } catch {
            return (PreviewJournal(path: folder + "/journal"), said, "the process can't be started: \(error)")
        }
    }

    private struct End {
        var isExpected: Bool
        var message: String
    }

    private func end(of folder: String) async throws -> End {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment[Self.variable] = "\(folder)/journal\n\(key)"
        // A backtrace takes seconds, and the message does not contain it.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let log = "\(folder)/log"
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let output = FileHandle(forWritingAtPath: log)
        else { throw CocoaError(.fileWriteUnknown) }
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
        let ended = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ended.continuation.finish() }
        try process.run()
        for await _ in ended.stream {}
        let text = (try? String(decoding: Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)) ?? ""
        let signal = process.terminationReason == .uncaughtSignal
        let code = process.terminationStatus
        return End(
            isExpected: !signal && code == Self.endCode,
            message: CrashText.cause(text)
                ?? (signal ? "the process crashed (signal \(code))" : "the process ended with code \(code)"))
    }

    /// The exit code of a process that has compared all previews. No test ends with it.
    private static let endCode: Int32 = 86

    /// Compares the previews that earlier processes did not, and ends this process.
    @MainActor
    func runAsChild(_ check: PreviewCheck, _ declarations: [PreviewDeclaration], journal: String) async -> Never {
        var walk = PreviewWalk(declarations, journal: journal)
        await walk.run { found in
            let result = check.result(of: found.preview, name: found.name)
            return (try? JSONEncoder().encode(Report(result))) ?? Data()
        }
        fflush(nil)
        // Nothing that runs at the end of a test process: the other one tells that the test ended.
        _exit(Self.endCode)
    }
}
