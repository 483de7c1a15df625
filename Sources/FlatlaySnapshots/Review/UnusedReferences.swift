import Flatlay
import Foundation

/// Decides which references no test uses.
///
/// A reference is unused for one of three reasons. It is not enough that a run did not touch it: the run may have had a
/// filter, or may have been one of several parts.
///
/// 1. Its test file is gone.
/// 2. Its test is not in the list of all tests, or its test file no longer contains the name of the test. Neither
///    counts if the test file sets test names itself (`testName:`), or if a run compared the reference after the file
///    last changed.
/// 3. Its test completed in a run without touching it.
final class UnusedReferences {
    private let tests: TestEnumeration?
    private let trusted: Bool
    /// The tests that ended, by their file without its extension, by the name in files.
    private var ended: [String: [String: (test: SnapshotName.Test, time: Double)]] = [:]
    private var sources: [String: String?] = [:]
    private var givesNames: [String: Bool] = [:]
    private var words: [String: Set<Substring>] = [:]
    private var isAmbiguous: [SnapshotName.Test: Bool] = [:]

    init(runs: ReviewRuns, tests: TestEnumeration?, trusted: Bool) {
        self.tests = tests
        self.trusted = trusted
        for (test, time) in runs.tests {
            let file = (test.file as NSString).deletingPathExtension
            ended[file, default: [:]][SnapshotFileName.test(test.test)] = (test, time)
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
    ///
    /// - Parameter touched: when the last run that compared the reference began; nil if none did.
    func reasonOfRemovedTest(_ reference: ReferencePath, touched: Double? = nil) -> String? {
        guard let file = reference.testFileStem else { return nil }
        guard let source = source(of: file) else { return "\((file as NSString).lastPathComponent).swift is gone" }
        // The end of a long name is a hash, which may be that of a part of the test's name.
        if reference.fileName.utf8.count > 180 { return nil }
        let isListed = tests.map { $0.has(reference.testStem) }
        guard isListed == false || isListed == nil && !names(reference.testStem, in: source),
            !isCurrent(touched, source), !givesNames(source)
        else { return nil }
        return "no test is named \(reference.testStem)"
    }

    /// Whether the test of a reference ended in a later run, without comparing it.
    func endedLater(_ reference: ReferencePath, than time: Double) -> Bool {
        guard let file = reference.testFileStem, let (test, ended) = ended[file]?[reference.testStem] else {
            return false
        }
        return ended > time && !isAmbiguous(test)
    }

    /// Whether a test file contains the name of a test, be it only in a comment.
    private func names(_ stem: String, in source: String) -> Bool {
        // The labels of a function follow. What is no plain name may be written in other characters.
        let name = stem.prefix { $0 != "-" }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return true }
        return words(of: source).contains(name)
    }

    private static func text(of source: String) -> String {
        String(decoding: (try? RegularFile.read(source, limit: 16 << 20)) ?? Data(), as: UTF8.self)
    }

    private func words(of source: String) -> Set<Substring> {
        if let known = words[source] { return known }
        let found = Set(Self.text(of: source).split { !($0.isLetter || $0.isNumber || $0 == "_") })
        words[source] = found
        return found
    }

    /// Whether a run was one of the test file as it is now.
    private func isCurrent(_ time: Double?, _ source: String) -> Bool {
        guard let time else { return false }
        return trusted || ModificationTime.of(source).map { $0 < time } ?? false
    }

    /// Whether a test file passes names of tests to assertions: then a name tells nothing about the test. A parameter
    /// that is declared, or passed on, gives none if all tests are known.
    private func givesNames(_ source: String) -> Bool {
        if let known = givesNames[source] { return known }
        let gives = Self.text(of: source).split(separator: "testName:").dropFirst().contains { rest in
            if tests == nil { return true }
            let word = rest.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return !["testName", "String", "StaticString"].contains(word)
        }
        givesNames[source] = gives
        return gives
    }

    /// Whether the test of a reference is gone, and not only absent with all of its folder, as in a copy without tests.
    func isTestRemoved(_ reference: ReferencePath, touched: Double) -> Bool {
        guard let file = reference.testFileStem, reasonOfRemovedTest(reference, touched: touched) != nil else {
            return false
        }
        return FileKind(of: (file as NSString).deletingLastPathComponent) == .folder
    }

    /// The path of a test file; nil if it is gone.
    private func source(of file: String) -> String? {
        if let known = sources[file] { return known }
        let path = ["swift", "m", "mm"].lazy.map { "\(file).\($0)" }.first { FileKind(of: $0) == .regular }
        sources[file] = .some(path)
        return path
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
