import Flatlay
import Foundation

/// The differences between two trees, in words.
///
/// Only causes are changes: a cell that grew moves all cells below it, which is counted but not listed.
package struct TreeComparison {
    /// The changes, most important first.
    package private(set) var changes: [SnapshotChange] = []
    /// The number of nodes that only moved or grew because of these changes.
    package private(set) var consequenceCount = 0

    /// The most changes that are listed.
    package static let limit = 50

    private let before: FingerprintedTree
    private let after: FingerprintedTree
    private let words: (before: NodeWords, after: NodeWords)

    /// Compares two trees.
    package init(from old: SnapshotTree, to new: SnapshotTree) {
        before = FingerprintedTree(old)
        after = FingerprintedTree(new)
        words = (NodeWords(old, children: before.children), NodeWords(new, children: after.children))
        let pairs = NodePairs(before, after)
        var content: [Int: [SnapshotChange]] = [:]
        var weak: [Int: [SnapshotChange]] = [:]
        for pair in pairs.pairs {
            for change in contentChanges(pair.before, pair.after) {
                if isWeak(change, pair.before, pair.after) {
                    weak[pair.after, default: []].append(change)
                } else {
                    content[pair.after, default: []].append(change)
                }
            }
        }
        let weighty = Set(content.filter { $0.value.contains { $0.kind == .text || $0.kind == .layout } }.keys)
        let frames = FrameChanges(before, after, pairs, weighty: weighty)
        consequenceCount = frames.consequenceCount
        let isEmpty =
            content.isEmpty && frames.causes.isEmpty && pairs.gone.isEmpty && pairs.new.isEmpty && pairs.moved.isEmpty
        if isEmpty { content = weak }
        var found: [(place: Int, change: SnapshotChange)] = []
        for index in pairs.gone { found.append((0, goneChange(index))) }
        for index in pairs.new { found.append((index, newChange(index))) }
        for pair in pairs.moved { found.append((pair.after, orderChange(pair))) }
        for (index, list) in content { found += list.map { (index, $0) } }
        for cause in frames.causes {
            found += frameChanges(cause).map { (cause.after, $0) }
        }
        found.sort { ($0.change.kind, $0.place) < ($1.change.kind, $1.place) }
        changes = Array(found.map(\.change).prefix(Self.limit))
    }

    // MARK: Content

    private func contentChanges(_ old: Int, _ new: Int) -> [SnapshotChange] {
        let (a, b) = (before.nodes[old], after.nodes[new])
        var result: [SnapshotChange] = []
        func add(_ kind: SnapshotChange.Class, _ property: String, _ from: String?, _ to: String?) {
            result.append(change(kind, old, new, property, from, to))
        }
        if a.fonts != b.fonts, !a.fonts.isEmpty, !b.fonts.isEmpty {
            add(.text, "font", a.fonts.joined(separator: ", "), b.fonts.joined(separator: ", "))
        }
        let (first, second) = (Self.plain(a.lines), Self.plain(b.lines))
        if a.lines != b.lines || a.isTruncated != b.isTruncated {
            if a.isTruncated != b.isTruncated, Self.isCut(a.lines, b.lines) {
                add(.text, "truncated", a.isTruncated ? "yes" : "no", b.isTruncated ? "yes" : "no")
            } else if a.isTruncated, b.isTruncated, Self.isCut(a.lines, b.lines) {
                add(.text, "cut off", Self.quoted(a.lines), Self.quoted(b.lines))
            } else if first != second {
                add(.text, "text", Self.quoted(a.lines), Self.quoted(b.lines))
            } else if a.lines.count != b.lines.count {
                add(.text, "lines", "\(a.lines.count)", "\(b.lines.count)")
            } else {
                add(.text, "line breaks", Self.quoted(a.lines), Self.quoted(b.lines))
            }
        }
        addDrawings(a, b, isText: !result.isEmpty, add)
        return result
    }

    private func addDrawings(
        _ a: SnapshotTree.Node, _ b: SnapshotTree.Node, isText: Bool,
        _ add: (SnapshotChange.Class, String, String?, String?) -> Void
    ) {
        if a.colors != b.colors, a.colors.count == b.colors.count {
            let differing = zip(a.colors, b.colors).filter { $0 != $1 }
            add(.color, "color", differing.map(\.0).joined(separator: ", "), differing.map(\.1).joined(separator: ", "))
        }
        let (first, second) = (a.drawings.map(DrawingLine.init), b.drawings.map(DrawingLine.init))
        guard first.map(\.withoutColors) != second.map(\.withoutColors) else { return }
        let isResized = a.frame.size != b.frame.size
        if first.map(\.verb) == second.map(\.verb) {
            for (old, new) in zip(first, second) where old.withoutColors != new.withoutColors {
                // Positions of text follow from text and width; shapes as large as the node follow its size.
                if old.verb == "text" {
                    if !isText, !isResized { add(.layout, "position of the text", old.values, new.values) }
                } else if let (name, from, to) = old.difference(to: new, ignoringFrame: isResized) {
                    add(old.isAppearance ? .color : .layout, name, from, to)
                }
            }
        } else {
            let changes = second.map(\.withoutColors).difference(from: first.map(\.withoutColors))
            let all = (first + second).filter { $0.verb != "text" }
            for each in changes {
                switch each {
                case .remove(_, let line, _):
                    guard let drawing = all.first(where: { $0.withoutColors == line }) else { continue }
                    add(drawing.isAppearance ? .color : .layout, drawing.noun, drawing.values, nil)
                case .insert(_, let line, _):
                    guard let drawing = all.first(where: { $0.withoutColors == line }) else { continue }
                    add(drawing.isAppearance ? .color : .layout, drawing.noun, nil, drawing.values)
                }
            }
        }
    }

    private static func plain(_ lines: [String]) -> String {
        lines.joined().filter { !$0.isWhitespace && $0 != "…" && $0 != "\u{ad}" }
    }

    private static func quoted(_ lines: [String]) -> String {
        let text = lines.joined(separator: " ").visible
        return "\"\(text.count > 60 ? text.prefix(59) + "…" : text[...])\""
    }

    // MARK: Frames and places

    private func frameChanges(_ cause: FrameChanges.Cause) -> [SnapshotChange] {
        let (a, b) = (before.nodes[cause.before].frame, after.nodes[cause.after].frame)
        let values: [(String, CGFloat, CGFloat, Bool)] = [
            ("x", a.minX, b.minX, cause.isHorizontal), ("y", a.minY, b.minY, cause.isVertical),
            ("width", a.width, b.width, cause.isHorizontal), ("height", a.height, b.height, cause.isVertical),
        ]
        return values.filter { $0.3 && SnapshotTree.number($0.1) != SnapshotTree.number($0.2) }.map {
            change(
                .layout, cause.before, cause.after, $0.0, SnapshotTree.number($0.1), SnapshotTree.number($0.2))
        }
    }

    /// Whether a change follows from another one if there is any: where a text is cut off follows from its width,
    /// places of drawings are rounded to pixels, and what extends beyond a collection is clipped.
    private func isWeak(_ change: SnapshotChange, _ old: Int, _ new: Int) -> Bool {
        let (a, b) = (before.nodes[old], after.nodes[new])
        switch change.property {
        case "cut off", "truncated":
            // A text that shows more in less room has changed.
            let (first, second) = (Self.plain(a.lines).count, Self.plain(b.lines).count)
            return a.lines.count == b.lines.count
                && (b.isTruncated && second <= first && b.frame.width < a.frame.width
                    || a.isTruncated && second >= first && b.frame.width > a.frame.width)
        case "lines", "line breaks": return a.frame.width != b.frame.width && a.fonts == b.fonts
        case "clip": return NodeWords.kind(b.name) == "collection"
        case "position of the text": return Self.isNear(change)
        case let property where property.hasPrefix("frame of"): return Self.isNear(change)
        default: return false
        }
    }

    /// Whether all numbers of a change differ by less than a point.
    private static func isNear(_ change: SnapshotChange) -> Bool {
        let (first, second) = (change.before?.split(separator: " ") ?? [], change.after?.split(separator: " ") ?? [])
        guard first.count == second.count else { return false }
        return zip(first, second).allSatisfy { old, new in
            guard let old = Double(old), let new = Double(new) else { return true }
            return abs(old - new) < 1
        }
    }

    /// Whether two texts are the same as far as both are shown.
    private static func isCut(_ first: [String], _ second: [String]) -> Bool {
        let (a, b) = (plain(first), plain(second))
        return a.hasPrefix(b) || b.hasPrefix(a)
    }

    private func goneChange(_ index: Int) -> SnapshotChange {
        let node = before.nodes[index]
        return SnapshotChange(
            .layout, node: words.before.name(of: index), path: words.before.path(of: index), property: "node",
            before: NodeWords.kind(node.name), after: nil, frameBefore: node.frame)
    }

    private func newChange(_ index: Int) -> SnapshotChange {
        let node = after.nodes[index]
        return SnapshotChange(
            .layout, node: words.after.name(of: index), path: words.after.path(of: index), property: "node",
            before: nil,
            after: NodeWords.kind(node.name), frameAfter: node.frame)
    }

    private func orderChange(_ pair: (before: Int, after: Int)) -> SnapshotChange {
        func place(_ index: Int, _ tree: FingerprintedTree) -> String {
            let siblings = tree.nodes[index].parent.map { tree.children[$0] } ?? []
            return "\(siblings.firstIndex(of: index) ?? 0)"
        }
        return change(
            .layout, pair.before, pair.after, "order", place(pair.before, before), place(pair.after, after))
    }

    private func change(
        _ kind: SnapshotChange.Class, _ old: Int, _ new: Int, _ property: String, _ from: String?, _ to: String?
    ) -> SnapshotChange {
        SnapshotChange(
            kind, node: words.after.name(of: new), path: words.after.path(of: new), property: property, before: from,
            after: to, frameBefore: before.nodes[old].frame, frameAfter: after.nodes[new].frame)
    }
}

/// A line of ``SnapshotTree/Node/drawings`` in its parts.
private struct DrawingLine {
    let verb: String
    let words: [String]
    let withoutColors: String

    init(_ line: String) {
        words = line.split(separator: " ").map(String.init)
        verb = words.first ?? ""
        withoutColors = words.map { Self.isColor($0) ? "#" : $0 }.joined(separator: " ")
    }

    private static func isColor(_ word: String) -> Bool {
        let digits = word.drop { $0 == "(" }.prefix { $0 != "," && $0 != ")" }
        return digits.hasPrefix("#") || word.contains(": #")
    }

    /// Whether it changes how something looks rather than where it is.
    var isAppearance: Bool {
        [
            "opacity", "shadow", "blend-mode", "blend", "blur", "color-matrix", "pixels", "backdrop", "image",
            "luminance-to-alpha",
        ]
        .contains(verb)
    }

    /// The name of its drawing, for one that was added or removed.
    var noun: String {
        switch verb {
        case "fill": words.count > 1 ? "filled \(words[1])" : "fill"
        case "stroke": "border"
        default: verb
        }
    }

    var values: String { words.dropFirst().joined(separator: " ") }

    /// The first value that differs, with its name; nil if only the frame does and that is to be ignored.
    func difference(to other: DrawingLine, ignoringFrame: Bool) -> (String, String, String)? {
        if verb == "pixels" { return ("image", words.last ?? "", other.words.last ?? "") }
        guard words.count == other.words.count else {
            return (noun, values, other.values)
        }
        var name = ""
        var numbers = 0
        for (old, new) in zip(words.dropFirst(), other.words.dropFirst()) {
            if Double(old) == nil {
                if old != new, !Self.isColor(old) { return (noun, values, other.values) }
                if !Self.isColor(old) { (name, numbers) = (old, 0) }
                continue
            }
            numbers += 1
            guard old != new else { continue }
            let isFrame = numbers <= 4 && ["rectangle", "capsule", "ellipse", "rounded-rectangle"].contains(name)
            if isFrame, ignoringFrame { continue }
            let property =
                switch (verb, name) {
                case (_, "radius") where verb == "fill" || verb == "stroke" || verb == "clip": "corner radius"
                case ("stroke", "width"): "border width"
                case ("opacity", _): "opacity"
                case ("shadow", let part): part.isEmpty ? "shadow" : "shadow \(part)"
                case (_, let part) where isFrame: "frame of the \(part)"
                default: noun
                }
            return isFrame || name.isEmpty && verb != "opacity"
                ? (property, values, other.values) : (property, old, new)
        }
        return nil
    }
}
