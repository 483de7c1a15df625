import Flatlay
import Foundation

/// Decides which references no test uses.
///
/// A reference is unused for one of three reasons, and never only because a run did not touch it: the run may have had a
/// filter, or may have been one of several parts.
///
/// 1. Its test file is gone.
/// 2. Its test is not among all tests.
/// 3. Its test ended in a run without touching it.
final class UnusedReferences {
    private let tests: TestEnumeration?
    private let trusted: Bool
    /// The tests that ended, by their file without its extension, by the name in files.
    private var ended: [String: [String: (test: SnapshotName.Test, time: Double)]] = [:]
    private var hasFile: [String: Bool] = [:]
    private var isAmbiguous: [SnapshotName.Test: Bool] = [:]

    init(runs: ReviewRuns, tests: TestEnumeration?, trusted: Bool) {
        self.tests = tests
        self.trusted = trusted
        for (test, time) in runs.tests {
            let file = (test.file as NSString).deletingPathExtension
            ended[file, default: [:]][ReferencePath.sanitized(test.test)] = (test, time)
        }
    }

    /// Why no test uses a reference that no run has touched; nil if one does, or if that is unknown.
    func reason(_ reference: ReferencePath) -> String? {
        if let reason = reasonOfRemovedTest(reference) { return reason }
        guard let file = reference.testFileStem, let (test, time) = ended[file]?[reference.testStem],
            !isAmbiguous(test)
        else { return nil }
        // A reference that came after the run belongs to a newer version of the test.
        if !trusted, let changed = ModificationTime.of(reference.path), changed > time { return nil }
        return "\(test.test) ended without it"
    }

    /// Why the test of a reference is gone; nil if it is not, or if that is unknown.
    func reasonOfRemovedTest(_ reference: ReferencePath) -> String? {
        guard let file = reference.testFileStem else { return nil }
        if !hasFile(file) { return "\((file as NSString).lastPathComponent).swift is gone" }
        // The end of a long name is a hash, which may be that of a part of the test's name.
        if reference.fileName.utf8.count > 180 { return nil }
        if let tests, !tests.has(reference.testStem) { return "no test is named \(reference.testStem)" }
        return nil
    }

    /// Whether the test of a reference is gone, and not only absent with all of its folder, as in a copy without tests.
    func isTestRemoved(_ reference: ReferencePath) -> Bool {
        guard let file = reference.testFileStem, reasonOfRemovedTest(reference) != nil else { return false }
        return FileKind(of: (file as NSString).deletingLastPathComponent) == .folder
    }

    private func hasFile(_ file: String) -> Bool {
        if let known = hasFile[file] { return known }
        let exists = ["swift", "m", "mm"].contains { FileKind(of: "\(file).\($0)") == .regular }
        hasFile[file] = exists
        return exists
    }

    /// Whether a file declares several functions of a test's name, in several suites: a run that has one of them says
    /// nothing about the references of the others.
    private func isAmbiguous(_ test: SnapshotName.Test) -> Bool {
        if let known = isAmbiguous[test] { return known }
        let name = String(test.test.prefix { $0 != "(" })
        let data = (try? RegularFile.read(test.file, limit: 16 << 20)) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        var (count, rest) = (0, text[...])
        while count < 2, let range = rest.range(of: name) {
            let before = text[..<range.lowerBound].suffix(64).split(whereSeparator: { " `\t\n\r".contains($0) }).last
            let after = text[range.upperBound...].first { $0 != " " && $0 != "`" }
            if before == "func", after == "(" || after == "<" { count += 1 }
            rest = text[range.upperBound...]
        }
        isAmbiguous[test] = count > 1
        return count > 1
    }
}
