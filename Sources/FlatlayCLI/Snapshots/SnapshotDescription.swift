import Flatlay
import FlatlaySnapshots
import Foundation

/// A snapshot in detail: why it differs, its files, the lines that differ, and images if the terminal shows them.
struct SnapshotDescription {
    let list: ReviewList
    let images: TerminalImage
    /// The number of columns of the terminal.
    let columns: Int

    /// The number of changes and of lines of text that are printed.
    private static let limit = 40

    /// Prints a snapshot.
    func write(_ snapshot: ReviewedSnapshot) throws(CommandFailure) {
        try ReviewOutput.write(lines: lines(of: snapshot))
        guard images != .off else { return }
        for (title, path, exists) in files(of: snapshot) where exists && path.hasSuffix(".png") {
            guard let data = try? RegularFile.read(path, limit: TerminalImage.sizeLimit),
                let sequence = images.sequence(png: data, columns: columns)
            else { continue }
            try ReviewOutput.write("\(title):\n\(sequence)\n")
        }
    }

    private func files(of snapshot: ReviewedSnapshot) -> [(title: String, path: String, exists: Bool)] {
        let reference = snapshot.reference
        return [
            ("reference", reference.path, snapshot.hasReference),
            ("result", reference.pending, snapshot.hasPending),
            ("difference", reference.difference, snapshot.hasDifference),
        ]
    }

    private func lines(of snapshot: ReviewedSnapshot) -> [String] {
        var lines = ["\(snapshot.name): \(snapshot.state.rawValue)" + (snapshot.kind.map { " (\($0.rawValue))" } ?? "")]
        if let source = snapshot.record?.source {
            lines.append("  asserted at \(list.relative(source.file)):\(source.line)")
        }
        if let reason = snapshot.reason { lines.append("  \(reason)") }
        if snapshot.state.needsReview, let record = snapshot.record {
            let changes = record.changes.sorted { $0.kind < $1.kind }
            lines += changes.prefix(Self.limit).map { "  \($0.kind.rawValue): \($0.line)" }
            if changes.count > Self.limit { lines.append("  … and \(changes.count - Self.limit) more changes") }
            lines += record.environment.prefix(Self.limit).map { "  environment: \($0.line)" }
            if changes.isEmpty, record.environment.isEmpty {
                lines += record.message.split(whereSeparator: \.isNewline).prefix(Self.limit).map { "  \($0)" }
            }
            if let before = record.referenceSize, let after = record.size, before != after {
                lines.append("  size: \(before.width)×\(before.height) → \(after.width)×\(after.height) pixels")
            }
            if let pixels = record.pixels {
                lines.append("  pixels: \(pixels.count) differ by up to \(pixels.largest) of 255")
            }
            if let cause = record.cause { lines.append("  cause: \(cause)") }
        }
        for (title, path, exists) in files(of: snapshot) where exists {
            lines.append("  \(title): \(list.relative(path))")
        }
        if snapshot.hasPending, !snapshot.reference.path.hasSuffix(".png") {
            lines += TextDifference.lines(from: snapshot.reference.path, to: snapshot.reference.pending, limit: 40)
                .map { "  " + $0 }
        }
        return lines
    }
}

/// The lines that differ between two text files.
enum TextDifference {
    /// The number of lines that are compared one by one.
    private static let comparedLimit = 2000
    private static let lengthLimit = 300

    /// Lines that begin with `-` or `+`; a number of them.
    static func lines(from before: String, to after: String, limit: Int) -> [String] {
        guard let new = text(after) else { return [] }
        var (old, now) = (text(before) ?? [], new)
        let head = zip(old, now).prefix { $0 == $1 }.count
        (old, now) = (Array(old.dropFirst(head)), Array(now.dropFirst(head)))
        let tail = zip(old.reversed(), now.reversed()).prefix { $0 == $1 }.count
        (old, now) = (Array(old.dropLast(tail)), Array(now.dropLast(tail)))
        var lines: [String] = []
        if old.count <= comparedLimit, now.count <= comparedLimit {
            let difference = now.difference(from: old)
            let removed = Set(difference.removals.map(\.offset))
            let added = Set(difference.insertions.map(\.offset))
            var (left, right) = (0, 0)
            while left < old.count || right < now.count {
                if left < old.count, removed.contains(left) {
                    lines.append("-" + old[left])
                    left += 1
                } else if right < now.count, added.contains(right) {
                    lines.append("+" + now[right])
                    right += 1
                } else {
                    left += 1
                    right += 1
                }
            }
        } else {
            lines = old.prefix(limit / 2).map { "-" + $0 } + now.prefix(limit / 2).map { "+" + $0 }
            lines.append("… \(old.count) lines became \(now.count)")
        }
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + ["… and \(lines.count - limit) more lines"]
    }

    private static func text(_ path: String) -> [String]? {
        guard let data = try? RegularFile.read(path, limit: 16 << 20) else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.count > lengthLimit ? $0.prefix(lengthLimit) + "…" : String($0)
        }
    }
}

extension CollectionDifference.Change {
    /// The position of the change in its collection.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
