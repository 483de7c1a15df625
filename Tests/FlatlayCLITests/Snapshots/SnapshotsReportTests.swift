import FlatlaySnapshots
import Foundation
import Testing

/// `flatlay snapshots report`: JUnit XML, annotations and the summary of a job.
@Suite struct SnapshotsReportTests {
    private static let python = "/usr/bin/python3"
    private static let hasJUnitParser: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", "import junitparser"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Two variants of an assertion with one cause, a failure, a missing and a passed snapshot.
    private func package() throws -> SnapshotPackage {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()", "row()"])
        try package.addTests("RowTests", ["new()"])
        for file in ["card.1.dark", "card.1.light", "row.1", "row.2"] {
            try package.addImage("CardTests", file + ".png")
        }
        for file in ["card.1.dark", "card.1.light"] { try package.addImage("CardTests", file + ".pending.png", 9) }
        var dark = package.record("CardTests", "card()", "1", .changed, cause: "price", variant: "dark")
        dark.message = "the image differs: <a & b> \"100%\"\nsecond line\u{0}\u{1B}[31m\u{FFFF}"
        let light = package.record("CardTests", "card()", "1", .changed, cause: "price", variant: "light")
        var failed = package.record("CardTests", "row()", "2", .failed)
        failed.message = "the reference | can't be *decoded* <b>, 50%: @someone"
        failed.source.line = 12
        try package.addRun(
            [
                .compared(dark), .compared(light), .compared(package.record("CardTests", "row()", "1", .passed)),
                .compared(failed), .compared(package.record("RowTests", "new()", "1", .missing)),
            ], time: SnapshotPackage.late)
        return package
    }

    @Test("a page with the images of what did not pass, and of nothing else") func html() throws {
        let package = try package()
        #expect(try package.run("report", "--html", "report.html").exitCode == 1)
        let page = try String(contentsOfFile: package.runner.folder.path + "/report.html", encoding: .utf8)
        // Two references with their results, and the reference of the failure.
        #expect(page.components(separatedBy: "data:image/png;base64,").count - 1 == 5)
        #expect(page.contains(#""outcome":"missing""#))
        #expect(!page.contains("<a & b>"))
    }

    @Test("JUnit XML, as another program reads it", .enabled(if: hasJUnitParser, "needs python3-junitparser"))
    func junit() throws {
        let package = try package()
        #expect(try package.run("report", "--junit", "junit.xml").exitCode == 1)
        let program = """
            import junitparser, xml.etree.ElementTree as tree
            xml = junitparser.JUnitXml.fromfile("junit.xml")
            print(xml.tests, xml.failures, xml.errors)
            for suite in xml:
                print("suite", suite.name, suite.tests, suite.failures, suite.errors, suite.skipped)
                for case in suite:
                    results = [(type(r).__name__, r.type, r.message) for r in case.result]
                    print(case.classname, case.name, case.time, results)
            root = tree.parse("junit.xml").getroot()
            assert root.tag == "testsuites"
            names = [(c.get("classname"), c.get("name")) for c in root.iter("testcase")]
            assert len(set(names)) == len(names) == 5
            for case in root.iter("testcase"):
                assert set(case.keys()) == {"classname", "name", "time", "file", "line"}, case.keys()
            print(next(root.iter("failure")).text)
            """
        let outcome = try package.runner.run(["-c", program], program: URL(fileURLWithPath: Self.python))
        #expect(
            outcome.text == #"""
                5 3 1
                suite CardTests 4 2 1 0
                CardTests card() 1 [dark] (image) 0.013 [('Failure', 'layout', 'item 3 "price": y 120 → 124')]
                CardTests card() 1 [light] (image) 0.013 [('Failure', 'layout', 'item 3 "price": y 120 → 124')]
                CardTests row() 1 (image) 0.013 []
                CardTests row() 2 (image) 0.013 [('Error', 'failed', "the reference | can't be *decoded* <b>, 50%: @someone")]
                suite RowTests 1 1 0 0
                RowTests new() 1 (image) 0.013 [('Failure', 'missing', 'missing')]
                the image differs: <a & b> "100%"
                second line\u{0}\u{1B}[31m\u{FFFF}
                reference: Tests/AppTests/__Snapshots__/CardTests/card.1.dark.png
                result: Tests/AppTests/__Snapshots__/CardTests/card.1.dark.pending.png

                """#, "\(outcome.standardError)")
    }

    @Test("annotations are at the lines of the assertions, one for all variants") func annotations() throws {
        let package = try package()
        let outcome = try package.run("report", "--github")
        #expect(outcome.exitCode == 1)
        let file = "file=Tests/AppTests/CardTests.swift"
        #expect(
            outcome.text == """
                ::error \(file),line=7,title=2 snapshots of CardTests/card.1.dark.png::CardTests/card.1.dark.png: item 3 \
                "price": y 120 → 124%0ACardTests/card.1.light.png: item 3 "price": y 120 → 124
                ::error \(file),line=12,title=CardTests/row.2.png::the reference | can't be *decoded* <b>, 50%25: @someone
                ::error file=Tests/AppTests/RowTests.swift,line=7,title=RowTests/new.1.png::missing

                """)
    }

    @Test("annotations beyond what GitHub shows are counted; titles are escaped") func manyAnnotations() throws {
        let package = try SnapshotPackage()
        let events = (1...30).map { index in
            var record = package.record("Card,Tests", "card()", "a:\(index)%", .missing)
            record.source.line = index
            return RunManifest.Event.compared(record)
        }
        try package.addRun(events)
        let lines = try package.run("report", "--github").text.split(separator: "\n")
        try #require(lines.count == 11)
        #expect(lines[0].contains("title=Card%2CTests/card.a%3A1%25.png::missing"))
        #expect(lines[10] == "::notice title=Snapshots::20 more snapshots differ; see the summary")
    }

    @Test("the summary groups by cause, and its cells have no meaning of their own") func summary() throws {
        let package = try package()
        #expect(try package.run("report", "--summary", "summary.md").exitCode == 1)
        let row = "Tests/AppTests/CardTests.swift"
        let change = #"item 3 "price": y 120 → 124"#
        #expect(
            String(decoding: try package.runner.data(of: "summary.md"), as: UTF8.self) == #"""
                ## Snapshots

                4 of 5 snapshots need a review.

                | State | Snapshots |
                |---|---:|
                | changed | 2 |
                | missing | 1 |
                | failed | 1 |
                | passed | 1 |

                ### 2 snapshots with one cause: \#(change)

                | Snapshot | State | Class | What changed | Assertion |
                |---|---|---|---|---|
                | CardTests/card.1.dark.png | changed | layout | \#(change) | \#(row):7 |
                | CardTests/card.1.light.png | changed | layout | \#(change) | \#(row):7 |

                ### Others

                | Snapshot | State | Class | What changed | Assertion |
                |---|---|---|---|---|
                | CardTests/row.2.png | failed |  | the reference \| can't be \*decoded\* &lt;b&gt;, 50%: &#64;someone | \#(row):12 |
                | RowTests/new.1.png | missing |  |  | Tests/AppTests/RowTests.swift:7 |


                """#)
    }

    @Test("the summary of a job is appended to, and never too large for GitHub") func appended() throws {
        let package = try SnapshotPackage()
        let events = (1...1000).map { index in
            var record = package.record("Card\(index)", "card()", "\(index)", .changed, cause: "\(index % 20)")
            record.changes[0].after = String(repeating: "é", count: 2000)
            return RunManifest.Event.compared(record)
        }
        try package.addRun(events)
        try package.write("before\n", to: "step.md")
        let outcome = try package.runner.run(
            ["snapshots", "report", "--summary", "step.md"], environment: ["GITHUB_STEP_SUMMARY": "step.md"])
        #expect(outcome.exitCode == 1)
        let text = String(decoding: try package.runner.data(of: "step.md"), as: UTF8.self)
        #expect(text.hasPrefix("before\n## Snapshots\n"))
        #expect(text.utf8.count < 1 << 20)
        #expect(text.hasSuffix("The rest is left out; see the report.\n"))
    }

    @Test("what was not compared has not passed") func nothingCompared() throws {
        let package = try SnapshotPackage()
        var outcome = try package.run("report", "--junit", "junit.xml")
        #expect(outcome.exitCode == 2)
        #expect(!package.runner.exists("junit.xml"))
        try package.addRun([])
        #expect(try package.run("report", "--junit", "junit.xml").exitCode == 0)
        // In a copy without tests, failures still count.
        try package.addRun([.compared(package.record("CardTests", "card()", "1", .changed))])
        #expect(try package.run("report", "--junit", "junit.xml").exitCode == 1)
        try package.write("damaged\n", to: ".build/snapshots/1.jsonl")
        outcome = try package.run("report", "--junit", "junit.xml")
        #expect(outcome.exitCode == 3)
        #expect(outcome.standardError.contains("1.jsonl:1: this is not JSON"))
    }

    @Test("in a later checkout, a failure whose result is elsewhere is still one; an accepted result is none")
    func laterCheckout() throws {
        let package = try SnapshotPackage()
        try package.addTests("CardTests", ["card()"])
        // The references are newer than the run, as in each fresh copy of the package.
        for name in ["1", "2", "3"] { try package.addImage("CardTests", "card.\(name).png", 1) }
        var records = ["1", "2", "3"].map { package.record("CardTests", "card()", $0, $0 == "3" ? .missing : .changed) }
        records[1].result = PixelHash.text(ofFile: package.root + "/" + package.path("CardTests", "card.2.png"))
        try package.addRun(records.map { .compared($0) }, folder: "runs")
        #expect(try package.run("report", "--runs", "runs", "--junit", "junit.xml").exitCode == 1)
        #expect(
            try package.states("--runs", "runs") == [
                "CardTests/card.1.png": "changed", "CardTests/card.2.png": "accepted",
                "CardTests/card.3.png": "changed",
            ])
        // Where the run was, a newer reference waits for the next run.
        try package.addRun(records.map { .compared($0) })
        #expect(try Set(package.states().values) == ["accepted"])
        #expect(try package.run("report", "--junit", "junit.xml").exitCode == 0)
    }

    @Test("a character with a combining mark is escaped, too") func combiningMarks() throws {
        let package = try SnapshotPackage()
        var record = package.record("CardTests", "card()", "a:\u{301},\u{301}%\u{301}", .changed)
        record.changes[0].after = "|\u{301}%\u{301}" + String(repeating: "x", count: 5000)
        try package.addRun([.compared(record)])
        let text = try package.run("report", "--github").text
        #expect(text.contains("%3A\u{301}%2C\u{301}%25\u{301}.png::"))
        #expect(text.utf8.count < 1000)
        #expect(try package.run("report", "--summary", "/dev/stdout").text.contains("\\|\u{301}%\u{301}xxx"))
    }

    @Test("nothing to write, a folder that is not there, and a full disk are errors") func errors() throws {
        let package = try package()
        #expect(try package.run("report").standardError.contains("name what to write: --html, --junit, --summary"))
        let outcome = try package.run("report", "--junit", "none/junit.xml")
        #expect(outcome.exitCode == 4)
        #expect(
            outcome.standardError == "flatlay: can't write none/junit.xml: there is no folder none; create it first\n")
        #expect(try package.run("report", "--summary", "/dev/full").exitCode == 4)
        guard Mounts.arePermitted else { return }
        try package.write("old", to: "junit.xml")
        let script = """
            mkdir full && mount -t tmpfs -o size=64k none full && cp -r Package.swift Tests .build junit.xml full/ \
            && cd full && (cat /dev/zero > fill 2>/dev/null; true)
            """
        let full = try Mounts.run(script, package, ["snapshots", "report", "--junit", "junit.xml"])
        #expect(full.exitCode == 4)
        #expect(full.standardError == "flatlay: can't write junit.xml: No space left on device\n")
    }
}
