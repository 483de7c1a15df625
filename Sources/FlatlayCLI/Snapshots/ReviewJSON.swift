import Flatlay
import FlatlaySnapshots
import Foundation

/// The JSON output of the review commands.
enum ReviewJSON {
    /// A snapshot.
    struct Snapshot: Encodable {
        var name: String
        var state: ReviewedSnapshot.State
        var reference: String
        var pending: String?
        var difference: String?
        var suite: String
        var test: String?
        var variant: String?
        var kind: SnapshotRecord.Kind?
        var source: SourcePosition?
        var `class`: SnapshotChange.Class?
        var cause: String?
        var explanation: String
        var message: String?
        var changes: [SnapshotChange]?
        var environment: [EnvironmentChange]?
        var pixels: PixelDifference?

        init(_ snapshot: ReviewedSnapshot) {
            let record = snapshot.record
            name = snapshot.name
            state = snapshot.state
            reference = snapshot.reference.path
            pending = snapshot.hasPending ? snapshot.reference.pending : nil
            difference = snapshot.hasDifference ? snapshot.reference.difference : nil
            suite = record?.name.suite ?? snapshot.reference.suite
            (test, variant, kind, source) = (record?.name.test, record?.name.variant, record?.kind, record?.source)
            (`class`, cause, explanation) = (snapshot.kind, snapshot.cause, snapshot.explanation)
            guard snapshot.state.needsReview else { return }
            (message, changes, environment) = (record?.message, record?.changes, record?.environment)
            pixels = record?.pixels
        }
    }

    /// Snapshots with one cause.
    struct Group: Encodable {
        var cause: String
        var names: [String]
    }

    /// A manifest or a folder that was skipped, or a part of it.
    struct Problem: Encodable {
        var file: String
        var line: Int?
        var reason: String

        init(_ problem: RunManifestFile.Problem) {
            (file, line, reason) = (problem.file, problem.line, problem.reason)
        }
    }

    /// The answer of `list` and `diff`.
    struct List: Encodable {
        var version = 1
        var package: String
        var manifests: Int
        var counts: [String: Int]
        var snapshots: [Snapshot]
        var groups: [Group]
        var leftovers: [String]
        var problems: [Problem]

        init(_ list: ReviewList, _ snapshots: [ReviewedSnapshot]) {
            package = list.root
            manifests = list.runCount
            counts = snapshots.reduce(into: [:]) { $0[$1.state.rawValue, default: 0] += 1 }
            self.snapshots = snapshots.map { Snapshot($0) }
            groups = ReviewList.groups(snapshots.filter(\.state.needsReview)).compactMap { group in
                group.cause.map { Group(cause: $0, names: group.snapshots.map(\.name)) }
            }
            leftovers = list.leftovers
            problems = list.problems.map { Problem($0) }
        }
    }

    /// The outcome for a file.
    struct Step: Encodable {
        var name: String
        var path: String
        /// `accepted`, `rejected`, `removed`, `unused` or `failed`.
        var outcome: String
        /// Why it is unused, or why it failed.
        var reason: String?
    }

    /// The answer of `accept`, `reject` and `prune`.
    struct Steps: Encodable {
        var version = 1
        var steps: [Step]
        var problems: [Problem]
    }

    /// Prints a value. Characters that control terminals become escapes, which JSON has for all characters.
    static func write(_ value: some Encodable) throws(CommandFailure) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let data: Data
        do {
            data = try encoder.encode(value)
        } catch {
            throw .fileFailed("the answer can't be written as JSON: \(error)")
        }
        var text = ""
        for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
            if scalar.steersTerminal, scalar != "\n" {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        try ReviewOutput.write(text + "\n")
    }
}

/// Standard output of the review commands.
enum ReviewOutput {
    /// Writes text unchanged.
    static func write(_ text: String) throws(CommandFailure) {
        let code = DescriptorOutput.write(Data(text.utf8), to: STDOUT_FILENO)
        if code != 0 { throw .fileFailed("can't write to standard output: \(String(cString: strerror(code)))") }
    }

    /// Writes lines with control characters escaped.
    static func write(lines: [String]) throws(CommandFailure) {
        try write(lines.map { $0.visible + "\n" }.joined())
    }

    /// The number of snapshots by state in words, such as `2 changed, 40 passed`.
    static func counts(_ snapshots: [ReviewedSnapshot]) -> String {
        let counts = snapshots.reduce(into: [ReviewedSnapshot.State: Int]()) { $0[$1.state, default: 0] += 1 }
        let words = ReviewedSnapshot.State.allCases.compactMap { state in
            counts[state].map { "\($0) \(state.rawValue)" }
        }
        return words.isEmpty ? "no snapshots" : words.joined(separator: ", ")
    }
}
