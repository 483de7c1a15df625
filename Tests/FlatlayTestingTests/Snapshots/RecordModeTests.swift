import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// Which references are written, and what a failure says.
@Suite struct RecordModeTests {
    private let card: some View = Text("Card").frame(width: 80, height: 40)
    private let other: some View = Text("Cart").frame(width: 80, height: 40)

    @Test func aMissingReferenceIsRecordedAndTheTestFails() throws {
        let fixture = try SnapshotFixture()
        let message = try #require(fixture.verify(card, as: .image))
        #expect(
            message == """
                There was no reference, so the snapshot was written to \(fixture.references)/card.1.png. Look at it, \
                and run the test again.
                """)
        #expect(fixture.files == ["card.1.png"])
        #expect(fixture.verify(card, as: .image) == nil)
        #expect(fixture.records.map(\.outcome) == [.recorded, .passed])
    }

    @Test func continuousIntegrationRecordsNothingSilently() throws {
        let fixture = try SnapshotFixture()
        fixture.environment = ["CI": "true"]
        let message = try #require(fixture.verify(card, as: .image))
        #expect(
            message.hasPrefix("There is no reference \(fixture.references)/card.1.png. None is written in continuous"))
        #expect(message.contains("result: \(fixture.references)/card.1.pending.png"))
        #expect(fixture.files == ["card.1.pending.png"])
        #expect(fixture.records.map(\.outcome) == [.missing])
        fixture.environment["SNAPSHOT_TESTING_RECORD"] = "missing"
        #expect(fixture.verify(card, as: .image)?.hasPrefix("There was no reference") == true)
        #expect(fixture.files == ["card.1.png"], "what waited was removed")
    }

    @Test(arguments: ["false", "0", ""]) func theVariableCIMayBeOff(_ value: String) throws {
        let fixture = try SnapshotFixture()
        fixture.environment = ["CI": value]
        _ = fixture.verify(card, as: .image, named: "1")
        #expect(fixture.files == ["card.1.png"])
    }

    @Test func aChangeLeavesTheReferenceAndWaitsBesideIt() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image)
        let before = fixture.data("card.1.png")
        let message = try #require(fixture.verify(other, as: .image))
        #expect(message.hasPrefix("The snapshot differs from its reference: "))
        for name in ["card.1.png", "card.1.pending.png", "card.1.difference.png"] {
            #expect(message.contains("\(fixture.references)/\(name)"), "\(name)")
        }
        #expect(fixture.data("card.1.png") == before)
        #expect(fixture.files == ["card.1.difference.png", "card.1.pending.png", "card.1.png"])
        let record = try #require(fixture.records.last)
        #expect(record.outcome == .changed && record.pixels != nil && record.pending != nil)
        #expect(record.message == message)
        #expect(fixture.verify(card, as: .image) == nil)
        #expect(fixture.files == ["card.1.png"], "nothing waits any more")
    }

    @Test func theModesReplaceWhatTheySay() throws {
        let fixture = try SnapshotFixture()
        #expect(fixture.verify(card, as: .image, record: .never)?.contains("The record mode is 'never'") == true)
        #expect(fixture.verify(card, as: .image, record: .failed)?.hasPrefix("There was no reference") == true)
        let before = fixture.data("card.1.png")
        #expect(fixture.verify(other, as: .image, record: .missing) != nil)
        #expect(fixture.data("card.1.png") == before)
        #expect(fixture.verify(other, as: .image, record: .failed)?.contains("The reference was replaced") == true)
        #expect(fixture.data("card.1.png") != before)
        #expect(fixture.verify(card, as: .image, record: true)?.hasPrefix("Record mode is on") == true)
        #expect(fixture.data("card.1.png") == before, "the same bytes each time")
    }

    @Test func theArgumentComesBeforeTheTaskAndTheEnvironment() throws {
        func mode(_ argument: SnapshotTestingConfiguration.Record?, _ environment: [String: String]) throws -> String {
            try SnapshotEnvironment.$overrides.withValue(environment) {
                try RecordMode.current(argument: argument).record.mode.rawValue
            }
        }
        #expect(try mode(nil, [:]) == "missing")
        #expect(try mode(nil, ["CI": "1"]) == "never")
        #expect(try mode(nil, ["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"]) == "failed")
        #expect(try mode(nil, ["FLATLAY_RECORD": "1"]) == "all")
        #expect(try mode(nil, ["FLATLAY_RECORD": "0", "SNAPSHOT_TESTING_RECORD": "never"]) == "never")
        try withSnapshotTesting(record: .failed) {
            #expect(try mode(nil, ["SNAPSHOT_TESTING_RECORD": "all"]) == "failed")
            #expect(try mode(.never, ["SNAPSHOT_TESTING_RECORD": "all"]) == "never")
            let nested = try withSnapshotTesting(diffTool: .ksdiff) { try mode(nil, [:]) }
            #expect(nested == "failed")
        }
    }

    @Test func anUnknownModeIsAFailure() throws {
        let fixture = try SnapshotFixture()
        fixture.environment = ["SNAPSHOT_TESTING_RECORD": "sometimes"]
        #expect(
            fixture.verify(card, as: .image)
                == "the environment variable SNAPSHOT_TESTING_RECORD is 'sometimes'; it can be 'all', 'failed', "
                + "'missing' or 'never'")
        #expect(fixture.files == [])
    }

    @Test func theDiffToolIsPartOfTheMessage() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image)
        let message = withSnapshotTesting(diffTool: "meld") { fixture.verify(other, as: .image) }
        #expect(message?.contains("meld \"\(fixture.references)/card.1.png\"") == true)
    }
}

/// The trait, on a suite and on a test.
@Suite(.snapshots(record: .never)) struct SnapshotsTraitTests {
    @Test func aSuiteHasItForItsTests() throws {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
    }

    @Test(.snapshots(record: .failed)) func aTestOverridesItsSuite() throws {
        #expect(SnapshotTestingConfiguration.current?.record == .failed)
        withSnapshotTesting(record: .all) { #expect(SnapshotTestingConfiguration.current?.record == .all) }
    }

    @Suite struct Inner {
        @Test func itIsRecursive() { #expect(SnapshotTestingConfiguration.current?.record == .never) }
    }
}
