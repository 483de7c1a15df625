import FlatlaySnapshots
import Foundation
import Testing

/// Random trees of a collection with one edit each: the comparison names this edit and nothing else.
@Suite struct TreeComparisonTests {
    /// A cell as a test keeps it: a text in a stack.
    private struct Cell: Equatable {
        var text: String
        var color = "#000000"
        var height: CGFloat
    }

    private static func tree(_ cells: [Cell]) -> SnapshotTree {
        var nodes = [SnapshotTree.Node(parent: nil, name: "root", frame: CGRect(x: 0, y: 0, width: 300, height: 5_000))]
        nodes.append(SnapshotTree.Node(parent: 0, name: "collection", frame: nodes[0].frame))
        var y: CGFloat = 0
        for (index, cell) in cells.enumerated() {
            let owner = nodes.count
            let frame = CGRect(x: 0, y: y, width: 300, height: cell.height)
            nodes.append(SnapshotTree.Node(parent: 1, name: "cell-0-\(index)", frame: frame))
            nodes.append(SnapshotTree.Node(parent: owner, name: "hstack", frame: frame.insetBy(dx: 10, dy: 5)))
            var text = SnapshotTree.Node(parent: owner + 1, name: "text", frame: frame.insetBy(dx: 20, dy: 5))
            (text.lines, text.fonts, text.colors) = ([cell.text], ["Inter Regular 17"], [cell.color])
            nodes.append(text)
            y += cell.height
        }
        return SnapshotTree(size: CGSize(width: 300, height: 5_000), nodes: nodes)
    }

    private static func lines(_ old: [Cell], _ new: [Cell]) -> [String] {
        TreeComparison(from: tree(old), to: tree(new)).changes.lines
    }

    private static func cells(_ count: Int, distinct: Bool, using generator: inout some RandomNumberGenerator) -> [Cell]
    {
        (0..<count).map { index in
            Cell(
                text: distinct ? "text \(index)" : ["A", "B", "C"].randomElement(using: &generator) ?? "",
                height: CGFloat(Int.random(in: 20...40, using: &generator)))
        }
    }

    @Test("one edit of a random list is the one change", arguments: 0..<40)
    func oneEdit(seed: UInt64) throws {
        var generator = SystemRandomNumberGenerator()
        let old = Self.cells(Int.random(in: 2...40, using: &generator), distinct: true, using: &generator)
        let place = Int.random(in: 0..<old.count, using: &generator)
        let label = "section 0, item \(place) \"\(old[place].text)\""

        var new = old
        new[place].text = "changed"
        #expect(
            Self.lines(old, new) == [
                "text: section 0, item \(place) \"changed\", text: \"\(old[place].text)\" → \"changed\""
            ])
        new = old
        new[place].color = "#ff0000"
        #expect(Self.lines(old, new) == ["color: \(label), text: color #000000 → #ff0000"])
        new = old
        new.remove(at: place)
        #expect(Self.lines(old, new) == ["layout: \(label): is gone"])
        new = old
        new.insert(Cell(text: "new", height: 30), at: place)
        #expect(Self.lines(old, new) == ["layout: section 0, item \(place) \"new\": is new"])
        new = old
        new[place].text = old[place].text + " longer"
        new[place].height += 20
        #expect(Self.lines(old, new).count == 1, "the cells below only moved")
        if place + 1 < old.count {
            new = old
            new.swapAt(place, place + 1)
            let lines = Self.lines(old, new)
            #expect(lines.count == 1 && lines[0].contains("moved from place"))
        }
        #expect(Self.lines(old, old).isEmpty)
    }

    @Test("several edits: what is said to be gone, new and kept makes the new list from the old one", arguments: 0..<60)
    func severalEdits(seed: UInt64) {
        var generator = SystemRandomNumberGenerator()
        let distinct = Bool.random(using: &generator)
        let old = Self.cells(Int.random(in: 0...25, using: &generator), distinct: distinct, using: &generator)
        var new = old
        for edit in 0..<Int.random(in: 1...6, using: &generator) {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &generator))
            case 1 where new.count > 1: new.shuffle(using: &generator)
            default:
                let cell = Cell(text: "edit \(edit)", height: 25)
                new.insert(cell, at: Int.random(in: 0...new.count, using: &generator))
            }
        }
        let changes = TreeComparison(from: Self.tree(old), to: Self.tree(new)).changes
        let gone = changes.count { $0.property == "node" && $0.after == nil }
        let added = changes.count { $0.property == "node" && $0.before == nil }
        let texts = changes.count { $0.property == "text" }
        guard changes.count < TreeComparison.limit else { return }
        #expect(old.count - gone + added == new.count)
        // As many texts are named as no longer are there, gone or changed.
        var rest = old.map(\.text)
        for text in new.map(\.text) { if let index = rest.firstIndex(of: text) { rest.remove(at: index) } }
        #expect(gone + texts == rest.count, "\(changes.lines)")
    }

    @Test("a damaged tree is compared without a trap")
    func damagedTrees() {
        var tree = Self.tree([Cell(text: "A", height: 20)])
        tree.nodes[2].parent = 99
        tree.nodes[3].parent = -4
        tree.nodes[4].frame = CGRect(x: CGFloat.infinity, y: 0, width: -1, height: CGFloat.greatestFiniteMagnitude)
        _ = TreeComparison(from: tree, to: Self.tree([])).changes.lines
        _ = TreeComparison(from: Self.tree([]), to: tree).changes.lines
        _ = TreeComparison(from: SnapshotTree(size: .zero, nodes: []), to: tree).changes.lines
    }

    @Test("two thousand cells that all differ are compared in bounded time and words")
    func manyCells() {
        let old = (0..<2_000).map { Cell(text: "old \($0)", height: 20) }
        let new = (0..<2_000).map { Cell(text: "new \($0)", height: 20) }
        let changes = TreeComparison(from: Self.tree(old), to: Self.tree(new)).changes
        #expect(changes.count == TreeComparison.limit)
    }
}
