import FlatlaySnapshots
import Foundation
import TestSupport
import Testing

/// `flatlay snapshots accept` and `reject`.
@Suite struct SnapshotsAcceptTests {
    /// A package with three changed snapshots and a new one.
    private func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()", "row()"])
        var events: [RunManifest.Event] = []
        for (test, name, cause) in [("card()", "1", "font"), ("card()", "2", "font"), ("row()", "1", "color")] {
            let file = "\(SnapshotFileName.test(test)).\(name)"
            try package.addImage("CardTests", file + ".png", 1)
            try package.addImage("CardTests", file + ".pending.png", 2)
            try package.addImage("CardTests", file + ".difference.png", 3)
            events.append(.compared(package.record("CardTests", test, name, .changed, cause: cause)))
        }
        try package.addImage("CardTests", "row.new.pending.png", 2)
        try package.addRun(events)
        return package
    }

    private func accepted(_ package: SnapshotPackage) throws -> Set<String> {
        let new = try SnapshotPackage.image(2)
        return try Set(
            ["card.1", "card.2", "row.1", "row.new"].filter {
                guard package.exists("CardTests", $0 + ".png"), try package.data("CardTests", $0 + ".png") == new
                else { return false }
                #expect(!package.exists("CardTests", $0 + ".pending.png"))
                #expect(!package.exists("CardTests", $0 + ".difference.png"))
                return true
            })
    }

    @Test(
        "by name, pattern, test, cause and all",
        arguments: [
            (["CardTests/card.1.png"], ["card.1"]), (["CardTests/card.1"], ["card.1"]),
            (["card.*"], ["card.1", "card.2"]),
            (["card()"], ["card.1", "card.2"]), (["card"], ["card.1", "card.2"]),
            (["CardTests/row()", "card.2"], ["card.2", "row.1"]),
            (["--cause", "font"], ["card.1", "card.2"]), (["--cause=*o*", "card.1"], ["card.1"]),
            (["--all"], ["card.1", "card.2", "row.1", "row.new"]), (["row.new"], ["row.new"]),
        ] as [([String], Set<String>)])
    func selection(arguments: [String], expected: Set<String>) throws {
        let package = try package()
        let outcome = try package.runner.run(["snapshots", "accept"] + arguments, limit: 60)
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(try accepted(package) == expected)
        for file in ["card.1", "card.2", "row.1"] where !expected.contains(file) {
            #expect(try package.data("CardTests", file + ".png") == SnapshotPackage.image(1))
            #expect(package.exists("CardTests", file + ".pending.png"))
        }
        #expect(outcome.text.split(separator: "\n").count == expected.count)
        if arguments == ["--all"] {
            #expect(try package.run("list").exitCode == 0, "the references are newer than the run")
        }
    }

    @Test("a result that is not beside its reference can't be accepted, and nobody is told that all is done")
    func elsewhere() throws {
        let package = try package()
        var record = package.record("CardTests", "row()", "1", .changed)
        // It could not be written there.
        record.pending = nil
        try package.addRun([.compared(record)], time: SnapshotPackage.late, name: "2")
        try FileManager.default.removeItem(atPath: package.root + "/" + package.path("CardTests", "row.1.pending.png"))
        let outcome = try package.run("accept", "--all")
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("accepted CardTests/card.1.png\n"))
        #expect(
            outcome.standardError
                == "flatlay: CardTests/row.1.png: it is changed, but no result waits beside the reference; run its test "
                + "again\n")
        let again = try package.run("accept", "--all")
        #expect(again.exitCode == 1 && again.text.isEmpty)
    }

    @Test("reject removes the result and keeps the reference") func reject() throws {
        let package = try package()
        #expect(try package.run("reject", "--all").exitCode == 0)
        for file in ["card.1", "card.2", "row.1"] {
            #expect(try package.data("CardTests", file + ".png") == SnapshotPackage.image(1))
            #expect(!package.exists("CardTests", file + ".pending.png"))
            #expect(!package.exists("CardTests", file + ".difference.png"))
        }
        #expect(!package.exists("CardTests", "row.new.pending.png"))
    }

    @Test("the answer as JSON") func json() throws {
        let package = try package()
        let outcome = try package.run("accept", "card.1", "--json")
        let object = try JSONSerialization.jsonObject(with: outcome.standardOutput) as? [String: Any]
        let steps = try #require(object?["steps"] as? [[String: String]])
        #expect(
            steps == [
                [
                    "name": "CardTests/card.1.png", "outcome": "accepted",
                    "path": "\(package.root)/\(package.path("CardTests", "card.1.png"))",
                ]
            ])
    }

    @Test("data of other formats, and without an extension") func otherFormats() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        var events: [RunManifest.Event] = []
        for (file, pending) in [
            ("card.1", "card.1.pending"), ("card.1.dark", "card.1.dark.pending"), ("card.2.csv", "card.2.pending.csv"),
            ("card.3.bin", "card.3.pending.bin"),
        ] {
            try package.write("old", to: package.path("CardTests", file))
            try package.write("new", to: package.path("CardTests", pending))
            var record = package.record("CardTests", "card()", file, .changed)
            record.reference = "\(package.root)/\(package.path("CardTests", file))"
            record.pending = "\(package.root)/\(package.path("CardTests", pending))"
            events.append(.compared(record))
        }
        try package.addRun(events)
        let outcome = try package.run("accept", "--all")
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardError.isEmpty)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: package.root + "/" + package.path("CardTests", ""))
        #expect(names.sorted() == ["card.1", "card.1.dark", "card.2.csv", "card.3.bin"])
        for name in names { #expect(try package.data("CardTests", name) == Data("new".utf8)) }
        #expect(try package.run("list").exitCode == 0)
    }

    @Test("the layout beside an image leaves the image's difference") func pair() throws {
        let package = try package()
        try package.write("a\n", to: package.path("CardTests", "card.1.txt"))
        try package.write("b\n", to: package.path("CardTests", "card.1.pending.txt"))
        #expect(try package.run("accept", "card.1.txt").exitCode == 0)
        #expect(try package.data("CardTests", "card.1.txt") == Data("b\n".utf8))
        #expect(package.exists("CardTests", "card.1.difference.png"))
        #expect(try package.run("reject", "card.1.png").exitCode == 0)
        #expect(!package.exists("CardTests", "card.1.difference.png"))
    }

    @Test("wrong uses") func wrongUses() throws {
        let package = try package()
        #expect(try package.run("accept").exitCode == 2)
        #expect(try package.run("accept", "card.1", "--all").exitCode == 2)
        #expect(try package.run("accept", "--cause", "colour").standardError.contains("did you mean 'color'?"))
        #expect(try package.run("accept", "card.1").exitCode == 0)
        let again = try package.run("accept", "card.1")
        #expect(again.exitCode == 2)
        #expect(again.standardError == "flatlay: no result waits for CardTests/card.1.png\n")
        #expect(try package.run("accept", "--all").exitCode == 0)
        #expect(try package.run("accept", "--all").text == "nothing to do\n")
    }

    @Test("a result that is not whole, or is a link, is left, and does not stop the others") func incomplete() throws {
        let package = try package()
        let image = try SnapshotPackage.image(2)
        try package.write(image.dropLast(), to: package.path("CardTests", "card.1.pending.png"))
        try package.write(Data(), to: package.path("CardTests", "card.2.pending.png"))
        let new = package.root + "/" + package.path("CardTests", "row.1.png")
        try FileManager.default.removeItem(atPath: new)
        try package.write(try SnapshotPackage.image(7), to: "elsewhere.png")
        try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: package.root + "/elsewhere.png")
        let outcome = try package.run("accept", "--all")
        #expect(outcome.exitCode == 4)
        #expect(outcome.standardError.contains("card.1.pending.png is not a whole file; run the test again"))
        #expect(outcome.standardError.contains("card.2.pending.png is not a whole file"))
        #expect(outcome.standardError.contains("row.1.png is a link, not a file; remove it"))
        #expect(outcome.standardError.hasSuffix("flatlay: 3 of 4 files were left as they are\n"))
        #expect(try accepted(package) == ["row.new"])
        #expect(try package.runner.data(of: "elsewhere.png") == SnapshotPackage.image(7))
        #expect(try package.data("CardTests", "card.1.png") == SnapshotPackage.image(1))
    }

    @Test("a read-only folder is an error that loses nothing", .enabled(if: Mounts.arePermitted, "needs mounts"))
    func readOnly() throws {
        let package = try package()
        let outcome = try Mounts.run(
            "mount --bind '\(package.root)' '\(package.root)' && mount -o remount,bind,ro '\(package.root)'",
            package, ["snapshots", "accept", "--all"])
        #expect(outcome.exitCode == 4)
        #expect(outcome.standardError.contains("Read-only file system"))
        #expect(try accepted(package) == [])
        for file in ["card.1", "card.2", "row.1", "row.new"] {
            #expect(package.exists("CardTests", file + ".pending.png"))
        }
        #expect(package.exists("CardTests", "card.1.difference.png"))
        let prune = try Mounts.run(
            "mount --bind '\(package.root)' '\(package.root)' && mount -o remount,bind,ro '\(package.root)'",
            package, ["snapshots", "reject", "--all"])
        #expect(prune.exitCode == 4)
    }

    @Test("accepting works on a full disk", .enabled(if: Mounts.arePermitted, "needs mounts")) func fullDisk() throws {
        let package = try package()
        let script = """
            mkdir full && mount -t tmpfs -o size=256k none full && cp -r Package.swift Tests full/ && cd full \
            && (cat /dev/zero > fill 2>/dev/null; true)
            """
        let outcome = try Mounts.run(script, package, ["snapshots", "accept", "--all"])
        #expect(outcome.exitCode == 0, "\(outcome.standardError)")
        #expect(outcome.text.split(separator: "\n").count == 4)
    }

    @Test("a process that is killed while accepting loses nothing") func killed() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        let (old, new) = (try SnapshotPackage.image(1, width: 64), try SnapshotPackage.image(2, width: 64))
        let files = (0..<1000).map { "card.\($0)" }
        try package.write(old, to: "old.png")
        try package.write(new, to: "new.png")
        let folder = "\(package.root)/\(package.path("CardTests", ""))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var partly = 0
        for round in 0..<12 {
            // Links are made faster than files.
            for file in files {
                for (source, ending) in [("old.png", ".png"), ("new.png", ".pending.png")] {
                    unlink(folder + file + ending)
                    #expect(link("\(package.root)/\(source)", folder + file + ending) == 0)
                }
            }
            let process = Process()
            process.executableURL = CommandRunner.program
            process.arguments = ["snapshots", "accept", "--all"]
            process.currentDirectoryURL = package.runner.folder
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            // Until one of the files is accepted, each time another one.
            let isBegun = blockUntil(attempts: 100_000, every: .microseconds(200)) {
                !process.isRunning || !package.exists("CardTests", "card.\(round * 80).pending.png")
            }
            #expect(isBegun)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            var done = 0
            for file in files {
                let reference = try package.data("CardTests", file + ".png")
                if package.exists("CardTests", file + ".pending.png") {
                    #expect(try package.data("CardTests", file + ".pending.png") == new)
                    #expect(reference == old, "\(file) is whole and as it was")
                } else {
                    #expect(reference == new, "\(file) is accepted")
                    done += 1
                }
            }
            if done > 0, done < files.count { partly += 1 }
        }
        #expect(partly > 0, "no process was killed in the middle of its work")
        // The next one does the rest.
        _ = try package.run("accept", "--all")
        for file in files { #expect(try package.data("CardTests", file + ".png") == new) }
    }
}

/// Runs the program with mounts of its own.
enum Mounts {
    /// Whether the tests may mount.
    static let arePermitted: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = ["-m", "mount", "-t", "tmpfs", "none", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Runs the program after a script.
    static func run(
        _ script: String, _ package: SnapshotPackage, _ arguments: [String]
    ) throws -> CommandRunner.Outcome {
        let program = "cd '\(package.root)' && { \(script); } && cd \"$PWD\" && exec \"$0\" \"$@\""
        return try package.runner.run(
            ["-m", "bash", "-c", program, CommandRunner.program.path] + arguments, limit: 60,
            program: URL(fileURLWithPath: "/usr/bin/unshare"))
    }
}
