import Foundation

/// A snapshot as the review commands see it: its files, and what the last run said.
package struct ReviewedSnapshot: Sendable {
    /// The review state of a snapshot.
    package enum State: String, Codable, Sendable, CaseIterable {
        /// The result differs from the reference.
        case changed
        /// There is no reference, and none waits.
        case missing
        /// There is no reference yet, and a result waits to become it.
        case pending
        /// The comparison was not possible.
        case failed
        /// No test uses the reference.
        case unused
        /// The reference was replaced after the run, so the next run decides.
        case accepted
        /// The result that waited was removed, so the next run decides.
        case rejected
        /// No run has compared it.
        case unchecked
        /// The result equals the reference.
        case passed

        /// Whether a person has to decide.
        package var needsReview: Bool {
            switch self {
            case .changed, .missing, .pending, .failed: true
            case .unused, .accepted, .rejected, .unchecked, .passed: false
            }
        }
    }

    /// The name: suite and file, such as `CardTests/card.1.png`.
    package var name: String { reference.suite + "/" + reference.fileName }
    /// The path of the reference.
    package var reference: ReferencePath
    package var state: State
    /// The record of the last run; nil if it was not part of one.
    package var record: SnapshotRecord?
    /// Whether there are files of these kinds.
    package var hasReference: Bool
    package var hasPending: Bool
    package var hasDifference: Bool
    /// Why it is unused; nil otherwise.
    package var reason: String?

    package init(
        reference: ReferencePath, state: State, record: SnapshotRecord? = nil, hasReference: Bool = false,
        hasPending: Bool = false, hasDifference: Bool = false, reason: String? = nil
    ) {
        self.reference = reference
        self.state = state
        self.record = record
        self.hasReference = hasReference
        self.hasPending = hasPending
        self.hasDifference = hasDifference
        self.reason = reason
    }

    /// The most important class of its changes.
    package var kind: SnapshotChange.Class? {
        guard state.needsReview else { return nil }
        return record?.changes.map(\.kind).min() ?? (record?.environment.isEmpty == false ? .environment : nil)
    }

    /// Equal for failures with one cause; nil if it is unknown or nothing has to be decided.
    package var cause: String? { state.needsReview ? record?.cause : nil }

    /// The most important change in a line; empty if none is known.
    package var explanation: String {
        let text = wholeExplanation
        return text.utf8.count > 1000 ? text.prefix(500) + "…" : text
    }

    private var wholeExplanation: String {
        if let change = record?.changes.min(by: { $0.kind < $1.kind }) { return change.line }
        if let environment = record?.environment.first { return environment.line }
        if let reason { return reason }
        if let pixels = record?.pixels, state.needsReview {
            return "\(pixels.count) \(pixels.count == 1 ? "pixel differs" : "pixels differ") by up to \(pixels.largest)"
        }
        guard state == .failed || state == .changed else { return "" }
        let lines = (record?.message ?? "").split(whereSeparator: \.isNewline)
        // Of a text, the first line that was removed, and the first that was added.
        let edits = ["− ", "+ "].map { mark in lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(2)) } }
        switch (edits[0], edits[1]) {
        case (let old?, let new?): return "\(old) → \(new)"
        case (let old?, nil): return "is gone: \(old)"
        case (nil, let new?): return "is new: \(new)"
        case (nil, nil): return lines.first.map(String.init) ?? ""
        }
    }

    /// The names that a pattern can match.
    package func isNamed(by pattern: GlobPattern) -> Bool {
        func stem(_ name: String) -> String { String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) }
        var names = [name, stem(name), reference.fileName, stem(reference.fileName), reference.path, reference.suite]
        if let name = record?.name {
            // `card()` also by `card`.
            for test in [name.test, String(name.test.prefix { $0 != "(" })] {
                names += [test, "\(name.suite)/\(test)"]
            }
            if let variant = name.variant { names.append(variant) }
        }
        return names.contains { pattern.matches($0) }
    }
}

extension EnvironmentChange {
    /// The change in a line, such as `FreeType 2.12.1 → 2.13.3`.
    package var line: String { "\(name) \(before ?? "not used") → \(after ?? "not used")" }
}
