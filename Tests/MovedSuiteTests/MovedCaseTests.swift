import SnapshotTesting
import SwiftUI
import XCTest

// A test case as it is written for swift-snapshot-testing, with the import lines that it has there.

private struct User: Codable { var id = 1, name = "Blob" }

final class MovedCaseTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    func testUser() {
        assertSnapshot(of: User(), as: .json)
        assertSnapshot(of: "Blob\nBlob Jr.", as: .lines, named: "names")
        assertSnapshots(of: 12, as: ["twelve": .description])
    }
}
