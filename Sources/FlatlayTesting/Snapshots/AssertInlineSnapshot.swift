import Flatlay
import Foundation

/// Asserts that a value, as text, matches the text in the closure, and writes the closure if there is none.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///     """
///     {
///       "id" : 1
///     }
///     """
/// }
/// ```
///
/// - Parameters:
///   - value: the value.
///   - snapshotting: how the value is turned into text.
///   - message: the start of the failure message.
///   - record: which texts to write into the source; nil for the enclosing configuration.
///   - timeout: how long to wait for an asynchronous value, in seconds.
///   - expected: the text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let position = AssertionPosition(fileID: fileID, filePath: filePath, line: line, column: column)
    // A child process only compares previews; its parent makes all other assertions.
    guard !PreviewWorker.isChild else { return }
    let check = InlineSnapshotCheck(path: position.path, line: Int(line), column: Int(column), record: record)
    guard let failure = check.failure(expected: expected?(), { try snapshotting.text(of: value(), timeout: timeout) })
    else { return }
    let start = message()
    CurrentTest.fail(start.isEmpty ? failure : "\(start)\n\(failure)", at: position)
}

/// Compares a text with the one in the source of a test.
struct InlineSnapshotCheck {
    var path: String
    var line: Int
    var column: Int
    var record: SnapshotTestingConfiguration.Record?

    /// The message of the failure; nil if the texts are the same.
    func failure(expected: String?, _ text: () throws -> String) -> String? {
        do {
            let mode = try RecordMode.current(argument: record)
            let text = try text()
            switch (mode.record.mode, expected) {
            case (.all, _), (.failed, nil), (.missing, nil): return try write(text)
            case (.never, nil): return "There is no text to compare with, and the record mode is 'never'.\n\(text)"
            case (_, let expected?):
                guard let difference = LineDifference.text(from: expected, to: text) else { return nil }
                return try mode.record == .failed
                    ? write(text) : "The snapshot differs from the text in the closure:\n\(difference)"
            }
        } catch {
            return "The inline snapshot can't be made: \(error)"
        }
    }

    private func write(_ text: String) throws -> String {
        try InlineSnapshotSource.write(text, to: path, line: line, column: column)
        return "The snapshot was written into \(path.visible). Look at it, and run the test again."
    }
}

extension Snapshotting where Format == String {
    /// The text of a value.
    fileprivate func text(of value: Value, timeout: TimeInterval) throws -> String {
        let parts = try parts(of: value, variant: nil, timeout: timeout)
        return try parts.first.map { String(decoding: try $0.data(), as: UTF8.self) } ?? ""
    }
}
