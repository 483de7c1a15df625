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
