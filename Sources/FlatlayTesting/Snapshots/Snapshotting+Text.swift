import Foundation

extension Diffing where Value == String {
    /// Compares texts by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, result in
                LineDifference.text(from: reference, to: result).map { ($0, []) }
            })
    }
}

extension Diffing where Value == Data {
    /// Compares bytes.
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { reference, result in
                guard reference != result else { return nil }
                guard reference.count == result.count else {
                    return ("the reference has \(reference.count) bytes, the result \(result.count)", [])
                }
                let place = zip(reference, result).prefix { $0 == $1 }.count
                return ("byte \(place) of \(reference.count) is the first that differs", [])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// The text itself, compared by line.
    public static var lines: Snapshotting { SimplySnapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// The bytes themselves.
    public static var data: Snapshotting { SimplySnapshotting(pathExtension: nil, diffing: .data) }

    /// The bytes themselves, in files with an extension: what a test keeps of a file that a program writes.
    ///
    /// ```swift
    /// assertSnapshot(of: try renderer.pdfData(), as: .file("pdf"))
    /// ```
    public static func file(_ pathExtension: String) -> Snapshotting {
        SimplySnapshotting(pathExtension: pathExtension, diffing: .data)
    }
}

extension Snapshotting where Format == String {
    /// The description of the value.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// The value with all its properties. Sets and dictionaries are sorted.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON from an encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                return "the value cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function returns for every value, as rows of CSV.
    public static func `func`<Other>(
        into witness: Snapshotting<Other, String>
    ) -> Snapshotting<
        (Value) -> Other, String
    > {
        var strategy = Snapshotting<(Value) -> Other, String>(
            pathExtension: "csv", diffing: .lines,
            asyncSnapshot: { function in
                let columns = Value.allCases.map { value in
                    (String(describing: value), witness.snapshot(function(value)))
                }
                return Async { callback in
                    let rows = RowCollector(count: columns.count, callback: callback)
                    for (index, column) in columns.enumerated() {
                        column.1.run { rows.set("\"\(column.0)\",\"\($0)\"", at: index) }
                    }
                    if columns.isEmpty { callback("") }
                }
            })
        strategy.pathExtension = "csv"
        return strategy
    }
}

/// Collects rows that become ready in any order on one thread.
private final class RowCollector {
    private var rows: [String?]
    private let callback: (String) -> Void

    init(count: Int, callback: @escaping (String) -> Void) {
        rows = Array(repeating: nil, count: count)
        self.callback = callback
    }

    func set(_ row: String, at index: Int) {
        rows[index] = row
        let known = rows.compactMap(\.self)
        if known.count == rows.count { callback(known.joined(separator: "\n")) }
    }
}

/// The lines that differ between two texts.
enum LineDifference {
    /// The number of lines that a message shows.
    private static let shownLimit = 60
    /// The number of unchanged lines around a change.
    private static let contextCount = 3

    /// Returns the changed lines with the lines around them; nil if the texts are equal.
    static func text(from reference: String, to result: String) -> String? {
        // Unicode scalars: strings that are canonically equivalent have other bytes.
        guard !reference.utf8.elementsEqual(result.utf8) else { return nil }
        let before = reference.split(separator: "\n", omittingEmptySubsequences: false).map { $0.utf8.map(\.self) }
        let after = result.split(separator: "\n", omittingEmptySubsequences: false).map { $0.utf8.map(\.self) }
        // 1. What is equal at both ends; the rest counts as replaced. An exact difference of two long texts takes
        //    quadratic time.
        let start = zip(before, after).prefix { $0 == $1 }.count
        let limit = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix(limit).prefix { $0 == $1 }.count
        let (removed, added) = (before[start..<(before.count - end)], after[start..<(after.count - end)])
        var lines: [(String, [UInt8])] = before[max(0, start - contextCount)..<start].map { ("  ", $0) }
        if removed.count * added.count <= 1_000_000 {
            lines += edits(Array(removed), Array(added))
        } else {
            lines += removed.map { ("− ", $0) } + added.map { ("+ ", $0) }
        }
        lines += before[(before.count - end)...].prefix(contextCount).map { ("  ", $0) }
        // What follows the last line break is no line.
        if let last = lines.last, last.0 == "  ", last.1.isEmpty { lines.removeLast() }
        // 2. As text.
        let shown = lines.prefix(shownLimit).map {
            $0.0 + LineExcerpt(Substring(String(decoding: $0.1, as: UTF8.self)), around: 0).text
        }
        let more = lines.count > shownLimit ? ["… and \(lines.count - shownLimit) more lines"] : []
        return (["line \(start + 1):"] + shown + more).joined(separator: "\n")
    }

    private static func edits(_ before: [[UInt8]], _ after: [[UInt8]]) -> [(String, [UInt8])] {
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [(String, [UInt8])] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                lines.append(("− ", before[old]))
                old += 1
            } else if new < after.count, added.contains(new) {
                lines.append(("+ ", after[new]))
                new += 1
            } else {
                if old < before.count { lines.append(("  ", before[old])) }
                (old, new) = (old + 1, new + 1)
            }
        }
        return lines
    }
}

/// A value with its properties as lines of text, the same in every process.
enum ValueDump {
    private static let depthLimit = 64

    static func text(of value: Any) -> String {
        lines(of: value, label: nil, depth: 0, parents: []).joined(separator: "\n") + "\n"
    }

    private static func lines(of value: Any, label: String?, depth: Int, parents: [ObjectIdentifier]) -> [String] {
        let mirror = Mirror(reflecting: value)
        let indent = String(repeating: "  ", count: depth)
        let name = label.map { "\($0): " } ?? ""
        if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
            return lines(of: wrapped.value, label: label, depth: depth, parents: parents)
        }
        var parents = parents
        if mirror.displayStyle == .class {
            let identity = ObjectIdentifier(value as AnyObject)
            if parents.contains(identity) { return ["\(indent)▿ \(name)(the same \(type(of: value)) as above)"] }
            parents.append(identity)
        }
        let children = children(of: mirror)
        guard !children.isEmpty, depth < depthLimit else {
            return ["\(indent)- \(name)\(summary(of: value, mirror))"]
        }
        var result = ["\(indent)▿ \(name)\(title(of: value, mirror))"]
        var parts = children.map { lines(of: $0.value, label: $0.label, depth: depth + 1, parents: parents) }
        // The order of these is different in every process.
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            parts.sort { $0.joined(separator: "\n") < $1.joined(separator: "\n") }
        }
        result += parts.joined()
        return result
    }

    /// The properties, those of superclasses first. Texts and dates have none that a reader wants to see.
    private static func children(of mirror: Mirror) -> [(label: String?, value: Any)] {
        guard !(mirror.subjectType is any StringProtocol.Type), mirror.subjectType != Date.self,
            mirror.subjectType != URL.self, mirror.subjectType != UUID.self, mirror.subjectType != Data.self,
            mirror.subjectType != Decimal.self
        else { return [] }
        let inherited = mirror.superclassMirror.map(children(of:)) ?? []
        return inherited + mirror.children.map { ($0.label, $0.value) }
    }

    private static func title(of value: Any, _ mirror: Mirror) -> String {
        switch mirror.displayStyle {
        case .collection, .set: "\(mirror.children.count) element\(mirror.children.count == 1 ? "" : "s")"
        case .dictionary: "\(mirror.children.count) key/value pair\(mirror.children.count == 1 ? "" : "s")"
        case .tuple: "(\(mirror.children.count) elements)"
        case .enum: "\(type(of: value)).\(mirror.children.first?.label ?? "")"
        default: "\(type(of: value))"
        }
    }

    private static func summary(of value: Any, _ mirror: Mirror) -> String {
        switch value {
        case let text as String: return text.debugDescription
        case let text as Substring: return String(text).debugDescription
        case let data as Data: return "\(data.count) bytes"
        case let date as Date: return date.formatted(.iso8601)
        default: break
        }
        switch mirror.displayStyle {
        case .collection, .set, .dictionary: return title(of: value, mirror)
        case .class: return "\(type(of: value))"
        case .enum: return "\(type(of: value)).\(value)"
        case .struct where !(value is any CustomStringConvertible): return "\(type(of: value))"
        default: return String(describing: value)
        }
    }
}
