import FlatlaySnapshots
import Foundation
import Testing

@Suite struct SnapshotRecordTests {
    @Test("a record is the same after it was written as JSON and read") func coding() throws {
        var record = SnapshotRecord(
            name: SnapshotName(suite: "CardTests", test: "card()", name: "1", variant: "dark"), kind: .image,
            source: SourcePosition(file: "/app/Tests/CardTests.swift", line: 12), outcome: .changed,
            reference: "/app/Tests/__Snapshots__/CardTests/card.1.png")
        record.pixels = PixelDifference(
            count: 3, countBeyondTolerance: 3, largest: 8, regions: [.init(x: 1, y: 2, width: 3, height: 1)])
        record.changes = [
            SnapshotChange(.layout, node: "item 3", path: "cell-0-3", property: "y", before: "120", after: "124")
        ]
        let data = try JSONEncoder().encode(RunManifest.Event.compared(record))
        #expect(try JSONDecoder().decode(RunManifest.Event.self, from: data) == .compared(record))
    }

    @Test("classes are ordered by importance") func order() {
        #expect(SnapshotChange.Class.layout < .text)
        #expect(SnapshotChange.Class.edge < .environment)
    }
}
