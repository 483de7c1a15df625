import Foundation
import Testing

/// `script/check` and `script/test` in a folder of their own, where every program that they start only says its name.
@Suite struct ScriptTests {
    /// A package, in which programs write their names and arguments to a file.
    private struct Place: ~Copyable {
        let root: URL
        private var log: URL { root.appendingPathComponent("log") }

        init(_ script: String, manifest: String = "") throws {
            root = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-script-\(UUID().uuidString)")
            let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            for folder in ["bin", "script"] {
                try FileManager.default.createDirectory(
                    at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
            }
            try FileManager.default.copyItem(
                at: project.appendingPathComponent(script), to: root.appendingPathComponent(script))
            try manifest.write(to: root.appendingPathComponent("dump.json"), atomically: true, encoding: .utf8)
        }

        deinit { try? FileManager.default.removeItem(at: root) }

        /// Adds a program that says its name, its arguments and the chosen tests.
        func add(_ path: String, _ action: String = "") throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let name = file.lastPathComponent
            try """
            #!/bin/sh
            \(action)
            echo "\(name) $*${FLATLAY_TEST_TARGETS:+ ($FLATLAY_TEST_TARGETS)}" >>"\(log.path)"
            """.write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }

        /// Runs a command; returns its status, its output, and what the programs said.
        func run(_ command: String) throws -> (status: Int32, output: String, calls: [String]) {
            try? FileManager.default.removeItem(at: log)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", "cd '\(root.path)' && \(command) 2>&1"]
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = "\(root.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
            environment["FLATLAY_TEST_TARGETS"] = nil
            process.environment = environment
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let calls = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            return (process.terminationStatus, output, calls.split(separator: "\n").map(String.init))
        }
    }

    // MARK: script/check

    /// A low module, one above it, one above that, the umbrella, a module without tests, an example, and their tests.
    private static let manifest: String = {
        func target(_ name: String, _ type: String, _ dependencies: [String], path: String? = nil) -> String {
            let names = dependencies.map { "{\"byName\": [\"\($0)\", null]}" }.joined(separator: ",")
            return "{\"name\": \"\(name)\", \"type\": \"\(type)\", \"dependencies\": [\(names)]"
                + (path.map { ", \"path\": \"\($0)\"" } ?? "") + "}"
        }
        let targets = [
            target("Low", "regular", []), target("Middle", "regular", ["Low"]), target("High", "regular", ["Middle"]),
            target("Bare", "regular", ["Low"]), target("Flatlay", "regular", ["Low", "Middle", "Bare"]),
            target("Example", "regular", ["Flatlay"], path: "Examples/Cells"),
            target("SomeTestSupport", "regular", ["Low"], path: "Tests/SomeTestSupport"),
            target("LowTests", "test", ["Low", "SomeTestSupport"]), target("MiddleTests", "test", ["Middle"]),
            target("LowMode5Tests", "test", ["Low"]), target("ScreenTests", "test", ["Low", "High"]),
            target("FlatlayTests", "test", ["Flatlay"]), target("GalleryTests", "test", ["Example", "High"]),
        ]
        return "{\"targets\": [\(targets.joined(separator: ","))]}"
    }()

    private func checkPlace() throws -> Place {
        let place = try Place("script/check", manifest: Self.manifest)
        try place.add("bin/swift", "[ \"$2\" != dump-package ] || exec cat dump.json")
        return place
    }

    @Test(arguments: [
        ("Low", "FlatlayTests LowMode5Tests LowTests MiddleTests"), ("--alone Low", "LowMode5Tests LowTests"),
        ("Middle", "MiddleTests ScreenTests"), ("High", "ScreenTests"), ("--alone Bare", "FlatlayTests"),
        ("Flatlay", "FlatlayTests GalleryTests"), ("MiddleTests", "MiddleTests"), ("Example", "GalleryTests"),
        ("High Middle", "MiddleTests ScreenTests"),
    ])
    func testsOfAModuleAndItsImporters(arguments: String, tests: String) throws {
        let place = try checkPlace()
        let run = try place.run("script/check --dry-run \(arguments)")
        #expect(run.status == 0)
        #expect(run.output == "check: \(tests)\n")
        #expect(run.calls.isEmpty)
    }

    @Test func theChosenTestsAreBuiltAndRun() throws {
        let place = try checkPlace()
        let run = try place.run("script/check --alone Low -- --filter Ties")
        let chosen = "(LowMode5Tests,LowTests)"
        #expect(
            run.calls == [
                "swift build --traits Command --product FlatlayPackageTests \(chosen)",
                "swift test --traits Command --skip-build --disable-xctest --filter Ties \(chosen)",
            ])
        #expect(run.status == 0)
        #expect(run.output.contains(#/check: passed; built 4 targets in \d+ s, tested in \d+ s\n$/#))
    }

    @Test func aFailureIsTheStatus() throws {
        let place = try checkPlace()
        try place.add("bin/swift", "[ \"$2\" != dump-package ] || exec cat dump.json\n[ \"$1\" != build ] || exit 4")
        let run = try place.run("script/check High")
        #expect(run.status == 1)
        #expect(run.output.contains("check: failed;") && run.calls.isEmpty)
    }

    @Test func withoutNamesTheChangedModulesAreMeant() throws {
        let place = try checkPlace()
        for name in ["Sources/Middle/a.swift", "Sources/High/a.swift"] {
            try place.add(name)
        }
        let git = "git -c user.name=a -c user.email=a@b"
        let run = try place.run(
            "git init -q . && git add . && \(git) commit -qm a && echo b >>Sources/High/a.swift && script/check --dry-run"
        )
        #expect(run.output == "check: ScreenTests\n")
        let clean = try place.run("git checkout -q . && script/check")
        #expect(clean.status == 1)
        #expect(clean.output.hasPrefix("check: no module has changes that are not committed; name one"))
    }

    @Test func unknownNamesAreErrors() throws {
        let place = try checkPlace()
        let run = try place.run("script/check Midle")
        #expect(run.status == 1)
        #expect(run.output == "check: Package.swift has no target 'Midle'; did you mean 'Middle'?\n")
    }

    // MARK: script/test

    private func testPlace() throws -> Place {
        let place = try Place("script/test")
        for program in ["bin/swift", "bin/timeout", "script/bootstrap", "Benchmarks/check", "Documentation/check"] {
            try place.add(program)
        }
        for program in ["Integrations/test", ".build/engine/bin/python"] { try place.add(program) }
        return place
    }

    @Test func allStagesRunInTheirOrder() throws {
        let place = try testPlace()
        let run = try place.run("script/test --filter Card")
        #expect(run.status == 0)
        #expect(
            run.calls.map { String($0.prefix { $0 != "-" }).trimmingCharacters(in: .whitespaces) } == [
                "bootstrap", "swift format lint", "swift build", "check", "check", "swift package", "test",
                "python Integrations/prove", "timeout",
            ])
        #expect(
            run.calls.last?.hasSuffix("swift test --traits Command --skip-build --disable-xctest --filter Card")
                == true)
        let stages = run.output.matches(of: #/== (\w+)/#).map { String($0.1) }
        #expect(
            stages == ["lint", "build", "benchmarks", "documentation", "figures", "python", "cluster", "tests"])
    }

    @Test func chosenStagesRunAlone() throws {
        let place = try testPlace()
        let run = try place.run("script/test --stage benchmarks --stage tests")
        #expect(run.calls.map { $0.prefix(9) } == ["bootstrap", "check ", "timeout -"])
        let unknown = try place.run("script/test --stage lints")
        #expect(unknown.status == 2 && unknown.calls.isEmpty)
        #expect(
            unknown.output
                == "test: there is no stage 'lints': lint build benchmarks documentation figures python cluster tests\n"
        )
    }

    @Test func aStageThatFailsEndsTheRun() throws {
        let place = try testPlace()
        try place.add("Documentation/check", "exit 3")
        let run = try place.run("script/test")
        #expect(run.status == 3)
        #expect(run.calls.last == "check ")
    }

    @Test func warningsOfTheBuildEndTheRun() throws {
        let place = try testPlace()
        try place.add("bin/swift", "[ \"$1\" != build ] || echo \"$PWD/Sources/A/a.swift:1:2: warning: never used\"")
        let run = try place.run("script/test --stage build --stage benchmarks")
        #expect(run.status == 1)
        #expect(run.output.hasSuffix("test: the build has warnings\n"))
        #expect(run.calls.count == 2)
    }
}
