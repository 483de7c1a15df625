import Foundation

/// Matches the nodes of two trees: children of a pair are paired, from the root down.
///
/// 1. Children that show the same in the same order are pairs, found as a longest common subsequence.
/// 2. What lies between them is paired by identifier, then by kind, in order.
/// 3. Children that show the same in another order were moved.
/// 4. The rest was added or removed.
struct NodePairs {
    /// Pairs of indices in both trees, parents before children.
    private(set) var pairs: [(before: Int, after: Int)] = []
    /// Pairs that have another place among their siblings.
    private(set) var moved: [(before: Int, after: Int)] = []
    private(set) var gone: [Int] = []
    private(set) var new: [Int] = []

    private let before: FingerprintedTree
    private let after: FingerprintedTree

    /// Beyond this number of siblings that differ, they are paired in order.
    private static let differenceLimit = 4_000

    init(_ before: FingerprintedTree, _ after: FingerprintedTree) {
        (self.before, self.after) = (before, after)
        guard !before.nodes.isEmpty, !after.nodes.isEmpty else { return }
        var open = [(before: 0, after: 0)]
        while let pair = open.popLast() {
            pairs.append(pair)
            let found = match(before.children[pair.before], after.children[pair.after])
            open += found.reversed()
        }
    }

    private mutating func match(_ old: [Int], _ current: [Int]) -> [(before: Int, after: Int)] {
        let (first, second) = (old.map { before.fingerprints[$0] }, current.map { after.fingerprints[$0] })
        var partners: [Int: Int] = [:]
        if max(first.count, second.count) <= Self.differenceLimit {
            let difference = second.difference(from: first)
            var (removed, inserted) = (Set<Int>(), Set<Int>())
            for change in difference {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
            let kept = zip(
                old.indices.filter { !removed.contains($0) }, current.indices.filter { !inserted.contains($0) })
            for (left, right) in kept { partners[left] = right }
        } else {
            for place in 0..<min(old.count, current.count) where first[place] == second[place] {
                partners[place] = place
            }
        }
        pairGaps(old, current, &partners)
        pairMoved(old, current, &partners)
        let taken = Set(partners.values)
        gone += old.indices.filter { partners[$0] == nil }.map { old[$0] }
        new += current.indices.filter { !taken.contains($0) }.map { current[$0] }
        return partners.sorted { $0.value < $1.value }.map { (old[$0.key], current[$0.value]) }
    }

    /// Pairs what lies between pairs, by identifier and then by kind.
    private func pairGaps(_ old: [Int], _ current: [Int], _ partners: inout [Int: Int]) {
        let anchors = partners.sorted { $0.key < $1.key } + [(old.count, current.count)]
        // What shows the same elsewhere was moved, and is left for the next step.
        let taken = Set(partners.values)
        let freeContents = Set(old.indices.filter { partners[$0] == nil }.map { before.fingerprints[old[$0]] })
        let openContents = Set(current.indices.filter { !taken.contains($0) }.map { after.fingerprints[current[$0]] })
        var (left, right) = (0, 0)
        for (oldEnd, currentEnd) in anchors {
            var (free, open) = (Array(left..<max(left, oldEnd)), Array(right..<max(right, currentEnd)))
            free.removeAll { openContents.contains(before.fingerprints[old[$0]]) }
            open.removeAll { freeContents.contains(after.fingerprints[current[$0]]) }
            for byIdentifier in [true, false] {
                var next = 0
                for place in free where partners[place] == nil {
                    let node = before.nodes[old[place]]
                    let match = open.indices[next...].first { candidate in
                        let other = after.nodes[current[open[candidate]]]
                        return byIdentifier
                            ? node.identifier != nil && node.identifier == other.identifier
                            : node.identifier == other.identifier
                                && NodeWords.kind(node.name) == NodeWords.kind(other.name)
                    }
                    guard let match else { continue }
                    partners[place] = open[match]
                    open.remove(at: match)
                    next = match
                }
            }
            (left, right) = (oldEnd + 1, currentEnd + 1)
        }
    }

    /// Pairs the rest that shows the same elsewhere among the siblings.
    private mutating func pairMoved(_ old: [Int], _ current: [Int], _ partners: inout [Int: Int]) {
        let taken = Set(partners.values)
        var places: [Int: [Int]] = [:]
        for place in current.indices.reversed() where !taken.contains(place) {
            places[after.fingerprints[current[place]], default: []].append(place)
        }
        for place in old.indices where partners[place] == nil {
            guard let other = places[before.fingerprints[old[place]]]?.popLast() else { continue }
            partners[place] = other
            moved.append((old[place], current[other]))
        }
    }
}

/// A tree with the children of each node, and a number for what each shows, wherever it stands.
struct FingerprintedTree {
    let nodes: [SnapshotTree.Node]
    let children: [[Int]]
    let fingerprints: [Int]

    init(_ tree: SnapshotTree) {
        nodes = tree.nodes
        var children = Array(repeating: [Int](), count: nodes.count)
        // A damaged tree may name any parent.
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent, parent >= 0, parent < index { children[parent].append(index) }
        }
        self.children = children
        var fingerprints = Array(repeating: 0, count: nodes.count)
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            var hasher = Hasher()
            hasher.combine(NodeWords.kind(node.name))
            hasher.combine(node.identifier)
            hasher.combine(node.lines)
            hasher.combine(node.fonts)
            hasher.combine(node.colors)
            hasher.combine(node.drawings)
            for child in children[index] { hasher.combine(fingerprints[child]) }
            fingerprints[index] = hasher.finalize()
        }
        self.fingerprints = fingerprints
    }
}
