import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// The names of references, and what may not happen to files.
@Suite struct SnapshotNameTests {
    private let card: some View = Text("Card").padding(8)

    @Test func namesAreThoseOfThePackageThatPeopleKnow() {
        let folder = SnapshotFolder(testFile: "/app/Tests/CardTests.swift")
        #expect(folder.path == "/app/Tests/__Snapshots__/CardTests")
        func name(_ test: String, _ name: String, _ variant: String? = nil) -> String {
            let path = folder.files(test: test, name: name, variant: variant, pathExtension: "png").reference
            return String(path.dropFirst(folder.path.count + 1))
        }
        #expect(name("card()", "1") == "card.1.png")
        #expect(name("card(theme:)", "dark mode!") == "card-theme.dark+mode=21.png")
        #expect(name("testCard_2()", "../../x") == "testCard_2.,,=2f,,=2fx.png")
        #expect(name("card()", "1", "iphone-16-dark") == "card.1.iphone-16-dark.png")
        #expect(name("カード()", "é") == "カード.é.png")
        let long = name("card()", String(repeating: "x", count: 400))
        #expect(long.utf8.count <= 204 && long != name("card()", String(repeating: "x", count: 401)))
    }

    enum Theme: String, CaseIterable { case light, dark }
    private final class Plain: Sendable {}

    @Test(arguments: Theme.allCases, [1, 2]) func argumentsArePartOfTheName(_ theme: Theme, _ count: Int) throws {
        let fixture = try SnapshotFixture()
        fixture.run {
            for _ in 0..<2 { _ = verifySnapshot(of: card, as: .image, snapshotDirectory: fixture.references) }
        }
        let stem = "argumentsArePartOfTheName-_-_"
        #expect(fixture.files == ["\(stem).\(theme)-\(count)-2.png", "\(stem).\(theme)-\(count).png"])
    }

    @Test(arguments: [-1, 1, -1.5]) func aSignIsPartOfTheName(_ number: Double) throws {
        let fixture = try SnapshotFixture()
        _ = fixture.run { verifySnapshot(of: "x", as: .lines, snapshotDirectory: fixture.references) }
        let part = [-1: "-1,0", 1: "1,0", -1.5: "-1,5"][number] ?? ""
        #expect(fixture.files == ["aSignIsPartOfTheName-_.\(part).txt"])
    }

    @Test("names that differ have files that differ, and none is that of a result")
    func distinctNames() throws {
        let fixture = try SnapshotFixture()
        let names = [
            "1", "-1", "a b", "a-b", "a_b", "a.b", "a..b", " a b", "pending", "Pending", "difference", "🎉", "🎉🎉", "…",
            "../x", "x", "=pending", "(x)", "a\nb", "a\u{200B}b", "ab",
        ]
        for round in 0..<2 {
            for name in names {
                let message = fixture.run {
                    verifySnapshot(
                        of: name, as: .lines, named: name, snapshotDirectory: fixture.references, testName: "card()")
                }
                #expect((message == nil) == (round == 1), "\(name.visible): \(message ?? "it passed")")
            }
            #expect(fixture.files.count == names.count, "\(fixture.files)")
        }
        #expect(fixture.files.contains("card.=pending.txt") && fixture.files.contains("card.🎉.txt"))
        for file in fixture.files { #expect(ReferencePath.of("/\(file)")?.role == .reference, "\(file)") }
        #expect(fixture.verify("x", as: .lines, named: "") == "The name of the snapshot is empty.")
    }

    @Test("a reference keeps the name that an earlier version gave it, unless it may be another one's")
    func earlierNames() throws {
        let fixture = try SnapshotFixture()
        try FileManager.default.createDirectory(atPath: fixture.references, withIntermediateDirectories: true)
        for (file, text) in [("card.dark-mode.txt", "a"), ("card.1.txt", "b"), ("card.pending.txt", "c")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(fixture.references)/\(file)"))
        }
        #expect(fixture.verify("a", as: .lines, named: "dark mode!") == nil)
        #expect(fixture.verify("new", as: .lines, named: "dark mode!")?.contains("/card.dark-mode.pending.txt") == true)
        #expect(fixture.verify("d", as: .lines, named: "-1")?.contains("/card.-1.txt") == true)
        #expect(fixture.verify("c", as: .lines, named: "pending")?.contains("/card.=pending.txt") == true)
        // This file has the name "dark-mode" as well, so the reference is not that of "dark mode".
        let message = fixture.run {
            verifySnapshot(
                of: "e", as: .lines, named: "dark mode", snapshotDirectory: fixture.references, testName: "card()")
        }
        #expect(message?.contains("/card.dark+mode.txt") == true, "\(message ?? "")")
    }

    @Test(arguments: [Plain()]) private func argumentsWithoutATextNeedAName(_ plain: Plain) throws {
        let fixture = try SnapshotFixture()
        let message = fixture.run { verifySnapshot(of: card, as: .image, snapshotDirectory: fixture.references) }
        #expect(
            message?.hasPrefix("The snapshot needs a name: the arguments of argumentsWithoutATextNeedAName") == true)
        #expect(fixture.files == [])
        _ = fixture.verify(card, as: .image, named: "plain")
        #expect(fixture.files == ["card.plain.png"])
    }

    @Test func stableTextsOfArguments() {
        #expect(ArgumentText.text(of: "a b") == "\"a b\"")
        #expect(ArgumentText.text(of: [1, 2]) == "[1, 2]")
        #expect(ArgumentText.text(of: Theme.dark) != nil)
        #expect(ArgumentText.text(of: Set([1, 2])) == nil)
        #expect(ArgumentText.text(of: Plain()) == nil)
        #expect(ArgumentText.text(of: ["key": 1, "other": 2]) == nil)
    }

    @Test func twoTestsMayNotWriteOneName() throws {
        let registry = SnapshotRegistry()
        #expect(registry.claim("/a.png", by: .named("first")) == nil)
        #expect(registry.claim("/a.png", by: .named("first")) == nil)
        #expect(registry.claim("/a.png", by: .named("second")) == "first")
        let fixture = try SnapshotFixture()
        let message = fixture.run {
            _ = SnapshotRegistry.current.claim("\(fixture.references)/card.x.png", by: .named("the other test"))
            return verifySnapshot(
                of: card, as: .image, named: "x", snapshotDirectory: fixture.references, testName: "card()")
        }
        #expect(message?.hasPrefix("Two tests write the snapshot") == true)
        #expect(message?.contains("the other test") == true)
        #expect(fixture.files == [])
    }

    @Test func oneTestMayNotWriteOneNameTwiceWithDifferentContent() throws {
        let fixture = try SnapshotFixture()
        let messages = fixture.run {
            ["a", "b", "a"].map {
                verifySnapshot(
                    of: $0, as: .lines, named: "x", record: .all, snapshotDirectory: fixture.references,
                    testName: "card()")
            }
        }
        #expect(messages[0]?.hasPrefix("Record mode is on") == true)
        #expect(messages[1]?.contains("twice, with different content") == true)
        #expect(messages[2]?.hasPrefix("Record mode is on") == true)
        #expect(fixture.data("card.x.txt") == Data("a".utf8))
    }

    @Test("a test that compares two contents with one reference is told so, in either order", arguments: [false, true])
    func twoContentsOfOneName(isReversed: Bool) throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify("a", as: .lines, named: "x")
        let contents = isReversed ? ["b", "a"] : ["a", "b"]
        let messages = fixture.run {
            contents.map {
                verifySnapshot(
                    of: $0, as: .lines, named: "x", snapshotDirectory: fixture.references, testName: "card()")
            }
        }
        #expect(messages[1]?.hasPrefix("The test writes the snapshot ") == true)
        #expect(messages[1]?.contains("twice, with different content") == true)
        #expect(fixture.records.last?.outcome == .failed)
        // The same content twice is fine.
        #expect(fixture.verify("a", as: .lines, named: "x") == nil)
    }

    @Test("processes of one run know which references the others use")
    func claimsOfOtherProcesses() throws {
        let fixture = try SnapshotFixture()
        func claim(_ test: String, _ run: String) -> String? {
            SharedClaims.claim("/a.png", by: test, in: fixture.runs + "/claims", run: run)
        }
        #expect(claim("A.testCard", "1") == nil && claim("A.testCard", "1") == nil)
        #expect(claim("B.testCard", "1") == "A.testCard")
        #expect(claim("B.testCard", "2") == nil, "it is another run")
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.runs + "/claims") == ["2"])
        #expect(RunningTestCase.nameInArguments(["x", "AppTests.CardTests/testCard"]) == "CardTests.testCard")
        #expect(RunningTestCase.nameInArguments(["x", "AppTests.CardTests"]) == nil)
    }

    @Test func testsOnManyThreadsGetTheirOwnNumbers() async throws {
        let fixture = try SnapshotFixture()
        let (references, runs) = (fixture.references, fixture.runs)
        await withTaskGroup(of: Void.self) { group in
            for test in 0..<16 {
                group.addTask {
                    SnapshotEnvironment.$overrides.withValue(["FLATLAY_SNAPSHOT_RUNS": runs]) {
                        for _ in 0..<4 {
                            _ = verifySnapshot(
                                of: "\(test)", as: .lines, snapshotDirectory: references, testName: "test\(test)()")
                        }
                    }
                }
            }
        }
        #expect(fixture.files.count == 64)
        #expect(fixture.records.count == 64)
    }

    @Test func whatCannotBeWrittenIsKeptElsewhere() throws {
        // The folder of references is a file, which also stops the superuser.
        let fixture = try SnapshotFixture()
        try Data().write(to: URL(fileURLWithPath: fixture.references))
        let message = try #require(fixture.verify(card, as: .image))
        #expect(message.hasPrefix("The snapshot can't be written: "))
        #expect(message.contains("result: \(fixture.folder)/artefacts/SnapshotFixture/card.1.png"))
        #expect(FileManager.default.fileExists(atPath: "\(fixture.folder)/artefacts/SnapshotFixture/card.1.png"))
        #expect(fixture.records.map(\.outcome) == [.failed])
    }

    @Test func aPendingFileThatCannotBeWrittenLosesNothing() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image)
        let before = fixture.data("card.1.png")
        let path = "\(fixture.references)/card.1.pending.png"
        // A folder in the place of the pending file: nothing can be written there.
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let message = try #require(fixture.verify(Text("Cart").padding(8), as: .image))
        #expect(message.contains("The result can't be written beside the reference"))
        #expect(message.contains("\(fixture.folder)/artefacts/"))
        #expect(fixture.data("card.1.png") == before)
        #expect(fixture.records.last?.pending == nil)
    }

    @Test(arguments: [
        ("", "has no bytes"), ("version https://git-lfs.github.com/spec/v1\n", "is a pointer of Git LFS"),
        ("GIF89a", "is not a PNG file"),
    ]) func aReferenceThatIsNoImageIsAFailure(_ content: String, _ reason: String) throws {
        let fixture = try SnapshotFixture()
        try FileManager.default.createDirectory(atPath: fixture.references, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(fileURLWithPath: fixture.references + "/card.1.png"))
        let message = try #require(fixture.verify(card, as: .image, named: "1", record: .failed))
        #expect(message.hasPrefix("The snapshot can't be compared: "))
        #expect(message.contains(reason))
        #expect(fixture.data("card.1.png") == Data(content.utf8), "it is not replaced")
        #expect(fixture.files.contains("card.1.pending.png"))
    }
}
