import FlatlayTesting
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

    func testDiffersFromItsReference() {
        assertSnapshot(of: "one\nTWO\n", as: .lines, record: .never)
    }
}
