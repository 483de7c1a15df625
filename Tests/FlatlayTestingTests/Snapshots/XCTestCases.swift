import FlatlayTesting
import Foundation
import XCTest

/// Assertions in XCTest. ``XCTestTests`` runs them in a process of their own, since one of them fails.
final class XCTestCases: XCTestCase {
    static let variable = "FLATLAY_XCTEST_CASES"

    override func setUpWithError() throws {
        try XCTSkipUnless(ProcessInfo.processInfo.environment[Self.variable] == "1", "only XCTestTests runs these")
    }

    func testEqualsItsReference() {
        assertSnapshot(of: "one\ntwo\n", as: .lines, record: .never)
    }

    func testValueOfTheMainQueue() {
        let later = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines,
            asyncSnapshot: { value in
                Async { callback in
                    // The main queue calls it before the assertion ends.
                    nonisolated(unsafe) let callback = callback
                    DispatchQueue.main.async { callback(value) }
                }
            })
        assertSnapshot(
            of: "one\ntwo\n", as: later, record: .never, timeout: 5, testName: "testEqualsItsReference")
        assertSnapshot(
            of: "one\ntwo\n", as: .wait(for: 0.01, on: later), named: "1", record: .never,
            testName: "testEqualsItsReference")
    }

    func testDiffersFromItsReference() {
        assertSnapshot(of: "one\nTWO\n", as: .lines, record: .never)
    }
}

/// Tests of two cases of a file with one name. ``XCTestTests`` runs them.
final class FirstXCTestCases: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment[XCTestCases.variable] == "1", "only XCTestTests runs these")
    }

    func testSame() { assertSnapshot(of: "one\ntwo\n", as: .lines, record: .never, testName: "testEqualsItsReference") }
}

final class SecondXCTestCases: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment[XCTestCases.variable] == "1", "only XCTestTests runs these")
    }

    func testSame() { assertSnapshot(of: "one\ntwo\n", as: .lines, record: .never, testName: "testEqualsItsReference") }
}
