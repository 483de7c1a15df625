import FlatlaySnapshots
import Foundation

/// Asserts that a value matches its reference, and records the reference if there is none.
///
/// ```swift
/// @Test func card() {
///     assertSnapshot(of: Card(film: .sample), as: .image(layout: .device(config: .iPhone13)))
/// }
/// ```
///
/// The reference is in the folder `__Snapshots__` beside the test file. `docs/snapshots.md` is a guide.
///
/// - Parameters:
///   - value: the value, such as a view.
///   - snapshotting: how the value is turned into a reference.
///   - name: the name of the snapshot; nil for its number within the test, or for the arguments of a parameterised
///     test.
///   - record: which references to write; nil for the enclosing configuration.
///   - timeout: how long to wait for an asynchronous value, in seconds.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    let result = SnapshotCheck(name: name, record: record, timeout: timeout, testName: testName, position: position)
        .result(of: value, as: snapshotting)
    CurrentTest.report(result, at: position)
}

/// Asserts that a value matches several references, with a strategy for each name.
///
/// ```swift
/// assertSnapshots(of: card, as: ["phone": .image(layout: .device(config: .iPhone13)), "small": .image])
/// ```
///
/// - Parameters:
///   - value: the value, such as a view.
///   - strategies: how the value is turned into references, by their names.
///   - record: which references to write; nil for the enclosing configuration.
///   - timeout: how long to wait for an asynchronous value, in seconds.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches several references, which are numbered.
///
/// - Parameters:
///   - value: the value, such as a view.
///   - strategies: how the value is turned into references.
///   - record: which references to write; nil for the enclosing configuration.
///   - timeout: how long to wait for an asynchronous value, in seconds.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its reference. Returns the failure message, or nil if they match.
///
/// ```swift
/// func assertCard(_ card: Card, testName: String = #function) {
///     let failure = verifySnapshot(of: card, as: .image, snapshotDirectory: folder, testName: testName)
///     #expect(failure == nil)
/// }
/// ```
///
/// - Parameters:
///   - value: the value, such as a view.
///   - snapshotting: how the value is turned into a reference.
///   - name: the name of the snapshot; nil for its number within the test.
///   - record: which references to write; nil for the enclosing configuration.
///   - snapshotDirectory: the folder of the reference; nil for the one beside the test file.
///   - timeout: how long to wait for an asynchronous value, in seconds.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    var check = SnapshotCheck(name: name, record: record, timeout: timeout, testName: testName, position: position)
    check.directory = snapshotDirectory
    let result = check.result(of: value, as: snapshotting)
    if result.failure != nil { CurrentTest.attach(result.attachments, at: position) }
    return result.failure
}

extension CurrentTest {
    /// Reports the failure of an assertion, with its files.
    static func report(_ result: SnapshotAssertion.Result, at position: AssertionPosition) {
        guard let failure = result.failure else { return }
        attach(result.attachments, at: position)
        fail(failure, at: position)
    }
}

/// The arguments of an assertion.
struct SnapshotCheck {
    var name: String?
    var record: SnapshotTestingConfiguration.Record?
    var timeout: TimeInterval
    var testName: String
    var position: AssertionPosition
    var directory: String?
    /// Where the snapshot is declared, if not at the assertion.
    var source: SourcePosition?

    func result<Value, Format>(
        of value: () throws -> Value, as strategy: Snapshotting<Value, Format>
    ) -> SnapshotAssertion.Result {
        let assertion: SnapshotAssertion
        do throws(SnapshotAssertion.Refusal) {
            assertion = try self.assertion()
        } catch {
            return SnapshotAssertion.Result(messages: [error.message], outcomes: [.failed])
        }
        let started = ContinuousClock.now
        assertion.begin(strategy.kind, pathExtension: strategy.pathExtension)
        do {
            let parts = try strategy.parts(of: value(), variant: nil, timeout: timeout)
            return assertion.check(parts, started: started)
        } catch {
            return assertion.fail(
                "The snapshot can't be made: \(error)", kind: strategy.kind, pathExtension: strategy.pathExtension)
        }
    }

    func assertion() throws(SnapshotAssertion.Refusal) -> SnapshotAssertion {
        var assertion = try SnapshotAssertion(
            name: name, record: record, directory: directory, testName: testName, position: position)
        if let source { assertion.source = source }
        return assertion
    }
}

/// A value was not ready in time.
struct SnapshotTimeout: Error, CustomStringConvertible {
    var seconds: TimeInterval
    /// Whether the main queue waited for itself.
    var isOnMainQueue: Bool

    var description: String {
        let hint =
            isOnMainQueue
            ? "the test runs on the main actor, so what arrives on the main queue has to wait for its end; move the "
                + "assertion to a test that is not on the main actor"
            : "a longer 'timeout' may help"
        return "the value was not ready after \(seconds) seconds; \(hint)"
    }
}

extension Snapshotting {
    /// The kind of the references, as far as it is known before there is a value.
    var kind: SnapshotRecord.Kind {
        switch pathExtension {
        case "png": .image
        case "svg": .svg
        default: .text
        }
    }

    /// The files of a value.
    func parts(of value: Value, variant: SnapshotVariant?, timeout: TimeInterval) throws -> [SnapshotPart] {
        if let parts { return try parts(value, variant) }
        let result = try wait(for: snapshot(value), timeout: timeout)
        let diffing = diffing
        return [
            SnapshotPart(
                kind: kind == .image ? .image : .text, pathExtension: pathExtension,
                content: .text(
                    SnapshotPart.Document(data: diffing.toData(result)) { reference in
                        diffing.diff(diffing.fromData(reference), result).map { text, attachments in
                            (text, attachments.map { SnapshotAttachment(name: $0.name, data: $0.data) })
                        }
                    }))
        ]
    }

    private func wait(for value: Async<Format>, timeout: TimeInterval) throws -> Format {
        let box = ReadyValue<Format>()
        value.run { box.set($0) }
        guard let result = box.wait(seconds: timeout) else {
            throw SnapshotTimeout(seconds: timeout, isOnMainQueue: MainQueue.isCurrent && !Thread.isMainThread)
        }
        return result
    }
}
