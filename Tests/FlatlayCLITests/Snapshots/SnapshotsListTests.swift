import FlatlaySnapshots
import Foundation
import Testing

/// `flatlay snapshots list` and `diff`.
@Suite struct SnapshotsListTests {
    /// A package with a snapshot of every state.
    static func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()", "row()", "bare()"])
        for file in ["card.same", "card.changed", "card.failed", "card.replaced", "card.unused", "row.unknown"] {
            try package.addImage("CardTests", file + ".png")
        }
        try package.addImage("CardTests", "card.changed.pending.png", 9)
        try package.addImage("CardTests", "card.changed.difference.png", 8)
        try package.addImage("CardTests", "card.failed.pending.png", 9)
        try package.addImage("CardTests", "card.new.pending.png", 9)
        try package.addImage("GoneTests", "gone.1.png")
        var replaced = package.record("CardTests", "card()", "replaced", .changed)
        replaced.result = PixelHash.text(ofFile: package.root + "/" + package.path("CardTests", "card.replaced.png"))
        try package.addRun(
            [
                .compared(package.record("CardTests", "card()", "same", .passed)),
                .compared(package.record("CardTests", "card()", "changed", .changed, cause: "y")),
                .compared(package.record("CardTests", "card()", "failed", .failed)),
                .compared(replaced),
                .compared(package.record("CardTests", "card()", "new", .missing)),
                .compared(package.record("CardTests", "card()", "absent", .missing)),
                package.ended("CardTests", "card()"),
            ], folder: "runs")
        return package
    }

    static let expected = [
        "CardTests/card.same.png": "passed", "CardTests/card.changed.png": "changed",
        "CardTests/card.failed.png": "failed", "CardTests/card.replaced.png": "accepted",
        "CardTests/card.new.png": "pending", "CardTests/card.absent.png": "missing",
        "CardTests/card.unused.png": "unused", "CardTests/row.unknown.png": "unchecked",
        "GoneTests/gone.1.png": "unused",
    ]

    @Test("each state, from manifests and folders") func states() throws {
        let package = try Self.package()
        #expect(try package.states("--runs", "runs") == Self.expected)
        let outcome = try package.run("list", "--runs", "runs")
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains(#"changed   CardTests/card.changed.png  item 3 "price": y 120 → 124"#))
        #expect(
            outcome.text.contains(
                "1 changed, 1 missing, 1 pending, 1 failed, 2 unused, 1 accepted, 1 unchecked, 1 passed"))
        #expect(outcome.standardError.isEmpty)
    }

    @Test("each state, from the folders alone") func foldersAlone() throws {
        let package = try Self.package()
        let states = try package.states()
        #expect(states["CardTests/card.changed.png"] == "changed")
        #expect(states["CardTests/card.new.png"] == "pending")
        #expect(states["CardTests/card.same.png"] == "unchecked")
        #expect(states["CardTests/card.absent.png"] == nil)
        #expect(states["GoneTests/gone.1.png"] == "unused")
    }

    @Test("nothing to review ends with 0, also in an empty package") func nothing() throws {
        let package = try SnapshotPackage()
        var outcome = try package.run("list")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == "no snapshots\n")
        try package.addTests("CardTests", ["card()"])
        try package.addImage("CardTests", "card.1.png")
        try package.addRun([.compared(package.record("CardTests", "card()", "1", .passed))])
        outcome = try package.run("list")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == "passed    CardTests/card.1.png\n1 passed\n")
    }

    @Test("the environment names the folder of runs") func environment() throws {
        let package = try Self.package()
        let outcome = try package.runner.run(
            ["snapshots", "list", "card.same"], environment: ["FLATLAY_SNAPSHOT_RUNS": "runs"])
        #expect(outcome.text.hasPrefix("passed"))
    }

    @Test("a test that is gone is no failure of later runs, and its reference is unused")
    func goneTest() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["renamed()"])
        for file in ["card.1", "renamed.1"] { try package.addImage("CardTests", file + ".png") }
        try package.addImage("CardTests", "card.2.pending.png")
        try package.addRun(
            [
                .compared(package.record("CardTests", "card()", "1", .passed)),
                .compared(package.record("CardTests", "card()", "2", .missing)),
                .compared(package.record("CardTests", "card()", "3", .passed)),
                package.ended("CardTests", "card()"),
            ])
        try package.addRun(
            [
                .compared(package.record("CardTests", "renamed()", "1", .passed)),
                package.ended("CardTests", "renamed()"),
            ], time: SnapshotPackage.late, name: "2")
        #expect(try package.states() == ["CardTests/card.1.png": "unused", "CardTests/renamed.1.png": "passed"])
        let outcome = try package.run("list")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.hasPrefix("unused    CardTests/card.1.png  no test is named card\n"), "\(outcome.text)")
        // Names that a file gives itself say nothing.
        try package.write("func renamed() { verify(testName: name) }\n", to: "Tests/AppTests/CardTests.swift")
        #expect(try package.states()["CardTests/card.1.png"] == "passed")
    }

    @Test("an assertion that is gone is no failure once its test has ended without it")
    func goneAssertion() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        try package.addImage("CardTests", "card.2.png")
        try package.addRun([
            .compared(package.record("CardTests", "card()", "1", .missing)),
            .compared(package.record("CardTests", "card()", "2", .failed)),
        ])
        try package.addRun([package.ended("CardTests", "card()")], time: SnapshotPackage.early + 1, name: "2")
        #expect(try package.states() == ["CardTests/card.2.png": "accepted"])
        // The reference is older than the run, and nobody replaced it.
        try package.addRun(
            [
                .compared(package.record("CardTests", "card()", "1", .missing)),
                .compared(package.record("CardTests", "card()", "2", .failed)),
            ], time: SnapshotPackage.late)
        #expect(try package.states()["CardTests/card.1.png"] == "missing")
        try package.addRun([package.ended("CardTests", "card()")], time: SnapshotPackage.late + 1, name: "2")
        #expect(try package.states() == ["CardTests/card.2.png": "unchecked"])
    }

    @Test("a snapshot at which a process ended is a failure with its place, until it is compared")
    func processEnded() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        for file in ["card.1", "card.2"] { try package.addImage("CardTests", file + ".png") }
        let records = ["1", "2"].map { package.record("CardTests", "card()", $0, .passed) }
        try package.addRun(
            [.making(records[0]), .compared(records[0]), .making(records[1])], time: SnapshotPackage.late)
        #expect(try package.states() == ["CardTests/card.1.png": "passed", "CardTests/card.2.png": "failed"])
        let outcome = try package.run("diff", "card.2")
        #expect(outcome.text.contains("asserted at Tests/AppTests/CardTests.swift:7"))
        #expect(outcome.text.contains("The process ended while this snapshot was made."), "\(outcome.text)")
        try package.addRun([.compared(records[1])], time: SnapshotPackage.late + 1, name: "2")
        #expect(try package.states()["CardTests/card.2.png"] == "passed")
    }

    @Test("a result that was rejected does not wait any more")
    func rejected() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        try package.addImage("CardTests", "card.1.png")
        try package.addImage("CardTests", "card.1.pending.png", 9)
        try package.addRun(
            [.compared(package.record("CardTests", "card()", "1", .changed))], time: SnapshotPackage.late)
        #expect(try package.states() == ["CardTests/card.1.png": "changed"])
        #expect(try package.run("reject", "card.1").exitCode == 0)
        let outcome = try package.run("list")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.hasPrefix("rejected  CardTests/card.1.png  ") && outcome.text.hasSuffix("\n1 rejected\n"))
    }

    @Test("data without an extension may have any name")
    func dataWithoutExtension() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        try package.write("x", to: package.path("CardTests", "card.dark"))
        var record = package.record("CardTests", "card()", "dark", .passed)
        record.reference = package.root + "/" + package.path("CardTests", "card.dark")
        try package.addRun([.compared(record), package.ended("CardTests", "card()")])
        #expect(try package.states() == ["CardTests/card.dark": "passed"])
        #expect(try package.run("prune").exitCode == 0)
    }

    @Test("snapshots with one cause are a group") func groups() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        var events: [RunManifest.Event] = []
        for name in ["1", "2", "3"] {
            try package.addImage("CardTests", "card.\(name).png")
            try package.addImage("CardTests", "card.\(name).pending.png", 9)
            let cause = name == "3" ? "other" : "FreeType"
            events.append(.compared(package.record("CardTests", "card()", name, .changed, cause: cause)))
        }
        try package.addRun(events)
        let outcome = try package.run("list")
        #expect(outcome.text.contains("2 snapshots have one cause: --cause 'FreeType'"))
        #expect(try package.states("--cause", "Free*").count == 2)
    }

    @Test("diff explains, and shows pictures if it is told to") func diff() throws {
        let package = try Self.package()
        var outcome = try package.run("diff", "card.changed", "--runs", "runs")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text == """
                CardTests/card.changed.png: changed (layout)
                  asserted at Tests/AppTests/CardTests.swift:7
                  layout: item 3 "price": y 120 → 124
                  cause: y
                  reference: Tests/AppTests/__Snapshots__/CardTests/card.changed.png
                  result: Tests/AppTests/__Snapshots__/CardTests/card.changed.pending.png
                  difference: Tests/AppTests/__Snapshots__/CardTests/card.changed.difference.png
                1 changed

                """)
        for (way, start) in [
            ("kitty", "\u{1B}_Ga=T,f=100"), ("iterm", "\u{1B}]1337;File=inline=1"), ("sixel", "\u{1B}P0;1q"),
        ] {
            outcome = try package.run("diff", "card.changed", "--runs", "runs", "--images", way)
            #expect(outcome.text.components(separatedBy: start).count == 4, "three pictures as \(way)")
        }
    }

    @Test("diff shows the lines of texts that differ") func textDifference() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        try package.write("a\nb\nc\nd\n", to: package.path("CardTests", "card.1.txt"))
        try package.write("a\nx\nc\nd\ne\n", to: package.path("CardTests", "card.1.pending.txt"))
        let outcome = try package.run("diff")
        #expect(outcome.text.contains("  -b\n  +x\n  +e\n"))
    }

    @Test("names that stand for nothing are errors with a suggestion")
    func unknownNames() throws {
        let package = try Self.package()
        for command in ["list", "diff", "accept", "reject", "prune"] {
            let outcome = try package.run(command, "CardTests/card.chnged.png")
            #expect(outcome.exitCode == 2)
            #expect(
                outcome.standardError
                    == "flatlay: no snapshot is named 'CardTests/card.chnged.png'; did you mean 'CardTests/card.changed.png'?\n"
            )
        }
        #expect(try package.run("list", "--runs", "none").exitCode == 2)
        #expect(
            try package.run("lst").standardError.contains("'lst' is not a command of snapshots; did you mean 'list'?"))
    }
}
