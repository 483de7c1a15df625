import Flatlay
import Foundation
import Synchronization

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The position of an assertion.
struct AssertionPosition: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    var path: String { filePath.description }
}

/// The running test.
struct CurrentTest {
    /// The arguments of a parameterised test.
    enum Arguments: Equatable {
        case none
        /// The text of each argument.
        case readable([String])
        case unreadable
    }

    /// Identifies the test and its arguments.
    var identity: TestIdentity
    /// The arguments.
    var arguments: Arguments

    /// - Parameter name: the name of the function with the assertion, where the test has none of its own.
    static func current(name: String, position: AssertionPosition) -> CurrentTest {
        #if canImport(Testing)
        if let test = Test.current {
            let arguments = arguments(of: test)
            var identity = "\(test.id)"
            if case .readable(let texts) = arguments { identity += " \(texts.joined(separator: ", "))" }
            return CurrentTest(identity: .named(identity), arguments: arguments)
        }
        #endif
        #if canImport(XCTest)
        if isOfXCTest {
            TestCaseObserver.start()
            return CurrentTest(identity: .testCase(RunningTestCase.current), arguments: .none)
        }
        #endif
        return CurrentTest(identity: .code("\(position.fileID) \(name)"), arguments: .none)
    }

    #if canImport(Testing)
    private static func arguments(of test: Test) -> Arguments {
        guard test.isParameterized, let testCase = Test.Case.current else { return .none }
        // There is no public way to the values. Where they have moved, the test has to name its snapshots.
        guard let list = child("arguments", of: testCase, depth: 0) else { return .unreadable }
        let texts = Mirror(reflecting: list).children.map { argument in
            Mirror(reflecting: argument.value).children.first { $0.label == "value" }.flatMap {
                ArgumentText.text(of: $0.value)
            }
        }
        guard !texts.isEmpty, !texts.contains(nil) else { return .unreadable }
        return .readable(texts.compactMap(\.self))
    }

    private static func child(_ name: String, of value: Any, depth: Int) -> Any? {
        guard depth < 4 else { return nil }
        let children = Mirror(reflecting: value).children
        if let found = children.first(where: { $0.label == name }) { return found.value }
        for inner in children {
            if let found = child(name, of: inner.value, depth: depth + 1) { return found }
        }
        return nil
    }
    #endif

    /// Whether a test of Swift Testing is known to run.
    static var isKnown: Bool {
        #if canImport(Testing)
        Test.current != nil
        #else
        false
        #endif
    }

    /// Whether the running test is one of XCTest.
    static var isOfXCTest: Bool {
        #if canImport(Testing)
        Test.current == nil && !isSwiftTesting
        #else
        true
        #endif
    }

    /// Reports a failure of the running test.
    static func fail(_ message: String, at position: AssertionPosition) {
        #if canImport(Testing)
        // Also without a test, such as in a detached task: a failure must not be lost.
        if Test.current != nil || isSwiftTesting {
            Issue.record(Comment(rawValue: message), sourceLocation: location(position))
            return
        }
        #endif
        #if canImport(XCTest)
        XCTFail(message, file: position.filePath, line: position.line)
        #endif
    }

    /// Reports a failure of the running test at a line of another file.
    static func fail(
        _ message: String, inFile file: String, line: Int, of module: String, at position: AssertionPosition
    ) {
        let fileID = "\(module)/\((file as NSString).lastPathComponent)"
        #if canImport(Testing)
        if Test.current != nil || isSwiftTesting {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(fileID: fileID, filePath: file, line: max(1, line), column: 1))
            return
        }
        #endif
        // XCTest takes literals only.
        fail("\(file):\(line): \(message)", at: position)
    }

    /// Attaches files to the running test. XCTest has no attachments on Linux.
    static func attach(_ attachments: [SnapshotAttachment], at position: AssertionPosition) {
        #if canImport(Testing)
        guard Test.current != nil else { return }
        for attachment in attachments {
            Attachment.record(
                Array(attachment.data), named: attachment.name, sourceLocation: location(position))
        }
        #endif
    }

    #if canImport(Testing)
    /// Whether this process runs the tests of Swift Testing: those of XCTest run in another one.
    private static let isSwiftTesting: Bool = {
        let arguments = CommandLine.arguments
        return arguments.firstIndex(of: "--testing-library").map { arguments[$0...].dropFirst().first }
            == "swift-testing"
    }()

    private static func location(_ position: AssertionPosition) -> SourceLocation {
        SourceLocation(
            fileID: position.fileID.description, filePath: position.path, line: max(1, Int(position.line)),
            column: max(1, Int(position.column)))
    }
    #endif
}

/// Which test an assertion belongs to. Suites and test cases of one file may have tests with the same name.
enum TestIdentity: Equatable, Sendable, CustomStringConvertible {
    /// A test of Swift Testing with its arguments.
    case named(String)
    /// Code outside of tests, such as in a detached task.
    case code(String)
    /// A test of XCTest.
    case testCase(RunningTestCase)

    static func == (first: TestIdentity, second: TestIdentity) -> Bool {
        switch (first, second) {
        case (.named(let first), .named(let second)), (.code(let first), .code(let second)): first == second
        case (.testCase(let first), .testCase(let second)):
            first === second || first.name.map { $0 == second.name } == true
        default: false
        }
    }

    /// The name; nil while it is unknown.
    var name: String? {
        switch self {
        case .named(let name), .code(let name): name
        case .testCase(let test): test.name
        }
    }

    /// The name by which other processes know the test; nil if they don't.
    var sharedName: String? {
        if case .code = self { nil } else { name }
    }

    var description: String { name?.visible ?? "another test" }
}

/// A test of XCTest. The first one of a process has begun before anybody observes it, so that its name becomes known when
/// it ends, unless the process runs this one test.
final class RunningTestCase: Sendable {
    private static let running = Mutex(RunningTestCase(name: nameInArguments(CommandLine.arguments)))
    /// The one that runs. Tests of XCTest run one after the other.
    static var current: RunningTestCase { running.withLock { $0 } }

    private let known: Mutex<String?>
    /// The name, such as `CardTests.testCard`; nil while it is unknown.
    var name: String? { known.withLock { $0 } }

    init(name: String?) { known = Mutex(name) }

    static func begin(_ name: String) { running.withLock { $0 = RunningTestCase(name: name) } }

    static func end(_ name: String) {
        let ended = running.withLock { running in
            defer { running = RunningTestCase(name: nil) }
            return running
        }
        ended.known.withLock { $0 = name }
    }

    /// The only test that a process runs, as `swift test --parallel` starts it: `Module.CardTests/testCard`.
    static func nameInArguments(_ arguments: [String]) -> String? {
        guard arguments.count == 2, let match = arguments[1].wholeMatch(of: #/\w+\.(\w+)/(\w+)/#) else { return nil }
        return "\(match.1).\(match.2)"
    }
}

/// An argument of a test as a part of a name.
enum ArgumentText {
    /// The text of a value that has the same one in each process; nil if it may not.
    static func text(of value: Any) -> String? {
        guard isStable(value, depth: 0) else { return nil }
        #if canImport(Testing)
        let text = String(describingForTest: value)
        #else
        let text = String(describing: value)
        #endif
        // The description of an object may contain its address.
        guard !text.isEmpty, text.firstMatch(of: #/0x[0-9a-f]{6,}/#) == nil else { return nil }
        return text
    }

    private static func isStable(_ value: Any, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        #if canImport(Testing)
        if value is any CustomTestStringConvertible { return true }
        #endif
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set, .dictionary: return mirror.children.count < 2
        case .class: return value is any CustomStringConvertible
        case .optional, .collection, .tuple, .enum:
            return mirror.children.allSatisfy { isStable($0.value, depth: depth + 1) }
        case .struct: return value is any CustomStringConvertible || value is any RawRepresentable
        default: return true
        }
    }
}

#if canImport(XCTest)
/// Learns when a test of XCTest ends.
final class TestCaseObserver: XCTestObservation, Sendable {
    private static let shared: TestCaseObserver = {
        let observer = TestCaseObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    /// Observes the tests from now on. Tests of XCTest run on one thread.
    static func start() { _ = shared }

    func testCaseWillStart(_ testCase: XCTestCase) { RunningTestCase.begin(testCase.name) }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        RunningTestCase.end(testCase.name)
        SnapshotTestScope.xcTest.finish(isComplete: testCase.testRun?.hasSucceeded == true)
    }
}

extension SnapshotTestScope {
    /// The scope of the running test of XCTest.
    static let xcTest = SnapshotTestScope()
}
#endif
