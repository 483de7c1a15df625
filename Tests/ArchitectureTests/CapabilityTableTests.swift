import Foundation
import Testing

/// Compares `docs/internal/capabilities.md` with the tests. Each capability has at least one test, whose name starts with
/// its identifier.
///
/// With `FLATLAY_RECORD=1` in the environment the page is written again.
@Suite struct CapabilityTableTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A test whose name starts with identifiers of capabilities.
    private struct NamedTest {
        var identifiers: [String]
        var name: String
        /// The file, relative to the package's folder.
        var file: String
    }

    @Test func everyCapabilityHasATest() throws {
        let proved = Set(try namedTests().flatMap(\.identifiers))
        for capability in Capability.all {
            #expect(proved.contains(capability.identifier), "\(capability.identifier) has no test")
        }
    }

    @Test func testsNameOnlyCapabilitiesThatExist() throws {
        let known = Set(Capability.all.map(\.identifier))
        #expect(known.count == Capability.all.count)
        for test in try namedTests() {
            for identifier in test.identifiers {
                #expect(known.contains(identifier), "\(test.file): no capability \(identifier)")
            }
        }
    }

    @Test func thePageIsCurrent() throws {
        let file = root.appendingPathComponent("docs/internal/capabilities.md")
        let expected = try page()
        if ProcessInfo.processInfo.environment["FLATLAY_RECORD"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        let current = try String(contentsOf: file, encoding: .utf8)
        #expect(
            current == expected,
            "the page is out of date; FLATLAY_RECORD=1 swift test --filter CapabilityTableTests writes it")
    }

    private func page() throws -> String {
        let tests = try namedTests()
        var lines = [
            "# Capabilities and their tests", "",
            "The requirements of five public articles on collection views for a system that draws them, with the tests "
                + "of each. The name of a test starts with the identifier of the capability; this page is generated "
                + "from the names.",
        ]
        for part in Capability.Part.allCases {
            lines += ["", "## \(part.rawValue): \(part.title)", "", "| | Capability | Tests |", "|---|---|---|"]
            for capability in Capability.all where capability.part == part {
                let cells = tests.filter { $0.identifiers.contains(capability.identifier) }.map { test in
                    let file = test.file.split(separator: "/").last.map(String.init) ?? test.file
                    return "[\(test.name)](../../\(test.file)) (`\(file)`)"
                }
                let proofs = cells.joined(separator: "<br>")
                lines.append("| \(capability.identifier) | \(capability.title) | \(proofs) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The tests of all modules, in the order of their files and lines.
    private func namedTests() throws -> [NamedTest] {
        let pattern = #/@Test\(\s*"((?:[A-E][0-9]+(?:, | and )?)+) ([^"]+)"/#
        var tests: [NamedTest] = []
        for path in try testFiles() {
            let source = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            for match in source.matches(of: pattern) {
                let identifiers = match.1.matches(of: #/[A-E][0-9]+/#).map { String($0.output) }
                tests.append(NamedTest(identifiers: identifiers, name: String(match.2), file: path))
            }
        }
        return tests
    }

    private func testFiles() throws -> [String] {
        let folder = root.appendingPathComponent("Tests").path
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        #expect(!files.isEmpty, "the tests were not found")
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "Tests/" + $0 }
    }
}
