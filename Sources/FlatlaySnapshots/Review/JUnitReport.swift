import Foundation

/// The snapshots of a run as JUnit XML, with a test case for each variant.
///
/// The elements and attributes are those that Jenkins, GitLab and the readers of other services have in common.
package struct JUnitReport {
    private let list: ReviewList

    package init(_ list: ReviewList) {
        self.list = list
    }

    /// The file.
    package var text: String {
        let cases = list.snapshots.filter { $0.record != nil || $0.state.needsReview }
        let suites = Dictionary(grouping: cases) { $0.record?.name.suite ?? $0.reference.suite }
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"snapshots\"\(Self.totals(cases))>\n"
        for (suite, cases) in suites.sorted(by: { $0.key < $1.key }) {
            xml += "  <testsuite name=\"\(Self.escaped(suite))\"\(Self.totals(cases)) skipped=\"0\">\n"
            for snapshot in cases { xml += testCase(snapshot, suite) }
            xml += "  </testsuite>\n"
        }
        return xml + "</testsuites>\n"
    }

    private static func totals(_ cases: [ReviewedSnapshot]) -> String {
        let errors = cases.count { $0.state == .failed }
        let failures = cases.count { $0.state.needsReview } - errors
        let time = cases.reduce(0) { $0 + seconds($1) }
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(decimal(time))\""
    }

    private static func seconds(_ snapshot: ReviewedSnapshot) -> Double {
        let duration = snapshot.record?.duration ?? 0
        return duration.isFinite ? min(max(duration, 0), 1e6) : 0
    }

    private static func decimal(_ seconds: Double) -> String {
        let milliseconds = Int((seconds * 1000).rounded())
        let rest = "\(milliseconds % 1000)"
        return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }

    private func testCase(_ snapshot: ReviewedSnapshot, _ suite: String) -> String {
        var xml = "    <testcase classname=\"\(Self.escaped(suite))\" name=\"\(Self.escaped(Self.name(snapshot)))\""
        xml += " time=\"\(Self.decimal(Self.seconds(snapshot)))\""
        if let source = snapshot.record?.source {
            xml += " file=\"\(Self.escaped(list.relative(source.file)))\" line=\"\(source.line)\""
        }
        guard snapshot.state.needsReview else { return xml + "/>\n" }
        let element = snapshot.state == .failed ? "error" : "failure"
        let type = snapshot.kind?.rawValue ?? snapshot.state.rawValue
        xml += ">\n      <\(element) type=\"\(Self.escaped(type))\" message=\"\(Self.escaped(message(snapshot)))\">"
        return xml + Self.escaped(details(snapshot)) + "</\(element)>\n    </testcase>\n"
    }

    /// The name of a case. The kind tells the image and the layout of one assertion apart.
    private static func name(_ snapshot: ReviewedSnapshot) -> String {
        guard let name = snapshot.record?.name else { return snapshot.reference.fileName }
        let variant = name.variant.map { " [\($0)]" } ?? ""
        return "\(name.test) \(name.name)\(variant) (\(snapshot.record?.kind.rawValue ?? ""))"
    }

    private func message(_ snapshot: ReviewedSnapshot) -> String {
        snapshot.explanation.isEmpty ? snapshot.state.rawValue : snapshot.explanation
    }

    private func details(_ snapshot: ReviewedSnapshot) -> String {
        var lines = [String((snapshot.record?.message ?? "").prefix(20_000))].filter { !$0.isEmpty }
        lines.append("reference: \(list.relative(snapshot.reference.path))")
        if snapshot.hasPending { lines.append("result: \(list.relative(snapshot.reference.pending))") }
        if snapshot.hasDifference { lines.append("difference: \(list.relative(snapshot.reference.difference))") }
        return lines.joined(separator: "\n")
    }

    /// Text for an element or an attribute. XML has no notation for most control characters, so they become escapes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
