import FlatlaySnapshots
import Foundation
import Testing

/// `flatlay snapshots prune`: what counts as unused under filters and in parts of runs.
@Suite struct SnapshotsPruneTests {
    /// Two suites with two tests of two references each.
    private func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        for suite in ["CardTests", "RowTests"] {
            try package.addTests(suite, ["one()", "two(value: Int)"])
            for file in ["one.a", "one.b", "two-value.a", "two-value.b"] { try package.addImage(suite, file + ".png") }
        }
        return package
    }

    /// The names that `prune` lists.
    private func unused(_ package: SnapshotPackage, _ arguments: String...) throws -> Set<String> {
        let outcome = try package.runner.run(["snapshots", "prune", "--json"] + arguments, limit: 60)
        let object = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        let steps = try #require(object?["steps"] as? [[String: String]], "\(outcome.standardError)")
        #expect(outcome.exitCode == (steps.isEmpty ? 0 : 1))
        return Set(steps.compactMap { $0["name"] })
    }

    private func passed(
        _ package: SnapshotPackage, _ suite: String, _ test: String, _ name: String
    ) -> RunManifest.Event {
        .compared(package.record(suite, test, name, .passed))
    }

    @Test("a run with a filter makes only references of its own tests unused") func filtered() throws {
        let package = try package()
        try package.addRun(
            [passed(package, "CardTests", "one()", "a"), package.ended("CardTests", "one()")],
            time: SnapshotPackage.late)
        #expect(try unused(package) == ["CardTests/one.b.png"])
    }

    @Test("a test that did not end makes nothing unused") func crashed() throws {
        let package = try package()
        try package.addRun([passed(package, "CardTests", "one()", "a")], time: SnapshotPackage.late)
        #expect(try unused(package) == [])
    }

    @Test("parts of a run are merged, from other machines, too") func sharded() throws {
        let package = try package()
        // A test whose cases are in two parts: each ended without the references of the other.
        let other = "/home/runner/work/app"
        try package.addRun(
            [
                passed(package, "CardTests", "two(value:)", "a"), package.ended("CardTests", "two(value:)"),
                package.ended("RowTests", "one()"),
            ], folder: "part1")
        try package.addRun(
            [
                .compared(package.record("CardTests", "two(value:)", "b", .passed, root: other)),
                package.ended("CardTests", "two(value:)", root: other),
                .compared(package.record("RowTests", "one()", "a", .changed, root: other)),
                package.ended("RowTests", "one()", root: other),
            ], folder: "part2")
        #expect(
            try unused(package, "--runs", "part1") == [
                "CardTests/two-value.b.png", "RowTests/one.a.png", "RowTests/one.b.png",
            ])
        #expect(try unused(package, "--runs", "part1", "--runs", "part2") == ["RowTests/one.b.png"])
    }

    @Test("a reference that is newer than the run waits for the next one") func newer() throws {
        let package = try package()
        try package.addRun([package.ended("CardTests", "one()")], time: SnapshotPackage.early)
        #expect(try unused(package) == [])
        // A run that is named is taken to be of this state of the package.
        #expect(try unused(package, "--runs", ".build/snapshots") == ["CardTests/one.a.png", "CardTests/one.b.png"])
    }

    @Test("a function that two suites of a file have is not decided on") func ambiguous() throws {
        let package = try package()
        try package.write(
            "struct A {\n    @Test func one() {}\n    @Test func two(value: Int) {}\n}\nstruct B {\n    @Test func `one`() {}\n}\n",
            to: "Tests/AppTests/CardTests.swift")
        try package.addRun([package.ended("CardTests", "one()"), package.ended("RowTests", "one()")], folder: "runs")
        #expect(try unused(package, "--runs", "runs") == ["RowTests/one.a.png", "RowTests/one.b.png"])
    }

    @Test("references of a file that is gone are unused") func fileGone() throws {
        let package = try package()
        try FileManager.default.removeItem(atPath: package.root + "/Tests/AppTests/RowTests.swift")
        let expected = ["one.a", "one.b", "two-value.a", "two-value.b"].map { "RowTests/\($0).png" }
        #expect(try unused(package) == Set(expected))
    }

    @Test("references of tests that are not listed are unused") func enumeration() throws {
        let package = try package()
        try package.write(
            "Building for debugging...\n[0/1] Write x.txt\nBuild complete! (0.1s)\nAppTests.CardTests/one()\nAppTests.Old/testRow\n",
            to: "tests.txt")
        let expected: Set = [
            "CardTests/two-value.a.png", "CardTests/two-value.b.png", "RowTests/two-value.a.png",
            "RowTests/two-value.b.png",
        ]
        #expect(try unused(package, "--tests", "tests.txt") == expected)
        // A name that was shortened tells no test.
        let long = String(repeating: "a", count: 190) + ".png"
        try package.addImage("CardTests", long)
        #expect(try unused(package, "--tests", "tests.txt") == expected)
        let piped = try package.runner.run(
            ["snapshots", "prune", "--tests", "-"], input: Data("AppTests.CardTests/two(value:)\n".utf8))
        #expect(piped.text.contains("unused CardTests/one.a.png  no test is named one\n"))
        #expect(!piped.text.contains("two-value"))
        try package.write("error: no tests\n", to: "empty.txt")
        let empty = try package.run("prune", "--tests", "empty.txt", "--yes")
        #expect(empty.exitCode == 3)
        #expect(try package.run("prune", "--tests", "none.txt").exitCode == 4)
        #expect(package.exists("CardTests", "one.a.png"))
    }

    @Test("a reference that a test names itself is not unused because no test has that name") func ownNames() throws {
        let package = try package()
        try package.write("AppTests.CardTests/two(value:)\n", to: "tests.txt")
        let all: Set = ["CardTests/one.a.png", "CardTests/one.b.png", "RowTests/one.a.png", "RowTests/one.b.png"]
        #expect(try unused(package, "--tests", "tests.txt") == all)
        // 1. Declared and passed on, names are still those of tests.
        let path = "Tests/AppTests/CardTests.swift"
        let source = String(decoding: try package.runner.data(of: path), as: UTF8.self)
        let passedOn =
            "func check(testName: String = #function) { verifySnapshot(of: 1, as: .dump, testName: testName) }"
        try package.write(source + passedOn + "\n", to: path)
        #expect(try unused(package, "--tests", "tests.txt") == all)
        // 2. A name in the file may be any.
        try package.write(source + "func check() { verifySnapshot(of: 1, as: .dump, testName: \"one\") }\n", to: path)
        #expect(try unused(package, "--tests", "tests.txt") == ["RowTests/one.a.png", "RowTests/one.b.png"])
        // 3. So may one that a run of the file as it is now has compared.
        try package.addRun(
            [.compared(package.record("RowTests", "one()", "a", .passed))], time: SnapshotPackage.late, name: "2")
        #expect(try unused(package, "--tests", "tests.txt") == ["RowTests/one.b.png"])
    }

    @Test("nothing is removed without --yes; with it, the files beside go, too") func removal() throws {
        let package = try package()
        try FileManager.default.removeItem(atPath: package.root + "/Tests/AppTests/RowTests.swift")
        try package.addImage("CardTests", "one.a.difference.png")
        try package.addImage("RowTests", "one.a.pending.png")
        try package.write("notes", to: package.path("CardTests", "README.md"))
        var outcome = try package.run("prune")
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("unused RowTests/one.b.png  RowTests.swift is gone\n"))
        #expect(outcome.standardError.contains("nothing was removed; add --yes to remove these files\n"))
        #expect(package.exists("RowTests", "one.b.png"))
        #expect(try package.run("prune", "--yes", "--dry-run").exitCode == 2)
        outcome = try package.run("prune", "--yes")
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(!package.exists("RowTests", "one.b.png"))
        #expect(!package.exists("CardTests", "one.a.difference.png"), "no result waits for it")
        #expect(package.exists("CardTests", "one.a.png") && package.exists("CardTests", "README.md"))
        // A result of a test that is gone may still be wanted: it is a state of its own.
        #expect(try package.states()["RowTests/one.a.png"] == nil || package.exists("RowTests", "one.a.pending.png"))
        #expect(try package.run("prune", "--yes").exitCode == 0)
    }
}
