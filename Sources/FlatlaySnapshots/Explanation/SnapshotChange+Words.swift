import Foundation

extension SnapshotChange {
    /// The change in a line, such as `section 0, item 3 "price": y 120 → 124`.
    package var line: String { node.isEmpty ? phrase : "\(node): \(phrase)" }

    /// The change without its node, such as `y 120 → 124`.
    package var phrase: String {
        switch (property, before, after) {
        case ("node", nil, _): return "is new"
        case ("node", _, nil): return "is gone"
        case ("lines", let before?, let after?):
            return "text wrapped to \(after) line\(after == "1" ? "" : "s"), \(before) before"
        case ("truncated", _, "yes"): return "text is truncated now"
        case ("truncated", _, _): return "text is no longer truncated"
        case ("cut off", let before?, let after?): return "text is cut off elsewhere: \(before) → \(after)"
        case ("text", let before?, let after?): return "\(before) → \(after)"
        case ("order", let before?, let after?): return "moved from place \(before) to \(after) among its siblings"
        // Hashes say nothing to a person.
        case ("image", _?, _?): return "shows another picture"
        case ("further", _, _): return "draws something else"
        case (_, nil, nil): return property
        case (_, nil, let after?): return "\(property) \(after) is new"
        case (_, let before?, nil): return "\(property) \(before) is gone"
        case (_, let before?, let after?): return "\(property) \(before) → \(after)"
        }
    }
}

extension [SnapshotChange] {
    /// A line for each node: `section 0, item 3 "price": y 120 → 124, height 21 → 42`. Nodes that changed alike share
    /// one.
    package var lines: [String] {
        var nodes: [(key: String, changes: [SnapshotChange])] = []
        for change in self {
            let key = "\(change.kind) \(change.path) \(change.node)"
            if let index = nodes.firstIndex(where: { $0.key == key }) {
                nodes[index].changes.append(change)
            } else {
                nodes.append((key, [change]))
            }
        }
        var groups: [(key: String, changes: [SnapshotChange], further: Int)] = []
        for node in nodes {
            let last = node.changes[0].path.split(separator: "/").last.map(String.init) ?? ""
            let key = node.changes.map(\.alike).joined(separator: ", ") + NodeWords.kind(last)
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].further += 1
            } else {
                groups.append((key, node.changes, 0))
            }
        }
        return groups.map { group in
            let first = group.changes[0]
            let name = first.node + (group.further > 0 ? ", and \(group.further) more alike" : "")
            let phrases = group.changes.map(\.phrase).joined(separator: ", ")
            return "\(first.kind.rawValue): \(name.isEmpty ? "" : name + ": ")\(phrases)"
        }
    }
}

extension SnapshotChange {
    /// Equal for changes of different nodes that are the same apart from their places.
    fileprivate var alike: String {
        guard ["x", "y", "width", "height"].contains(property), let before = before.flatMap({ Double($0) }),
            let after = after.flatMap({ Double($0) })
        else { return "\(kind) \(phrase)" }
        // Cells that grow move those below them by different distances.
        let isPlace = property == "x" || property == "y"
        return "\(kind) \(property) \(isPlace ? "" : SnapshotTree.number(CGFloat(after - before)))"
    }
}
