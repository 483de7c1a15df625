import CollectionData
import TestSupport
import Testing

@Suite("Section snapshots")
struct SectionSnapshotTests {
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit (Apple (Boskop), Pear), Vegetables (Carrot)
    private func sample() -> Tree {
        var tree = Tree()
        tree.append(["Fruit", "Vegetables"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        tree.append(["Boskop"], to: "Apple")
        tree.append(["Carrot"], to: "Vegetables")
        return tree
    }

    @Test("new items are collapsed; roots are shown")
    func collapsed() {
        let tree = sample()
        #expect(tree.items == ["Fruit", "Apple", "Boskop", "Pear", "Vegetables", "Carrot"])
        #expect(tree.rootItems == ["Fruit", "Vegetables"])
        #expect(tree.visibleItems == ["Fruit", "Vegetables"])
        #expect(tree.expandedItems.isEmpty)
        #expect(tree.level(of: "Boskop") == 2)
        #expect(tree.parent(of: "Boskop") == "Apple")
        #expect(tree.parent(of: "Fruit") == nil)
        #expect(tree.index(of: "Pear") == 3)
        #expect(tree.contains("Pear") && !tree.contains("Plum"))
        #expect(tree.hasChildren("Apple") && !tree.hasChildren("Pear"))
    }

    @Test("the items inside a collapsed item keep their own state")
    func expanding() {
        var tree = sample()
        tree.expand(["Apple", "Fruit", "unknown"])
        #expect(tree.visibleItems == ["Fruit", "Apple", "Boskop", "Pear", "Vegetables"])
        #expect(tree.isVisible("Boskop") && tree.isExpanded("Apple"))
        #expect(tree.visibleLevels.map(\.level) == [0, 1, 2, 1, 0])
        tree.collapse(["Fruit", "unknown"])
        #expect(tree.visibleItems == ["Fruit", "Vegetables"])
        #expect(tree.isExpanded("Apple") && !tree.isVisible("Boskop"))
        #expect(tree.expandedItems == ["Apple"])
        #expect(tree.fault == nil)
    }

    @Test("a description shows the levels and which items are expanded")
    func description() {
        var tree = sample()
        tree.expand(["Fruit"])
        #expect(
            tree.visualDescription() == """
                * - Fruit
                *   + Apple
                        Boskop
                *     Pear
                * + Vegetables
                      Carrot
                """)
        #expect(Tree().visualDescription().isEmpty)
    }

    @Test("inserting after an item places the new items after all of its children")
    func inserting() {
        var tree = sample()
        tree.insert(["Bread"], after: "Fruit")
        tree.insert(["Plum", "Cherry"], before: "Pear")
        #expect(
            tree.items == ["Fruit", "Apple", "Boskop", "Plum", "Cherry", "Pear", "Bread", "Vegetables", "Carrot"])
        #expect(tree.parent(of: "Plum") == "Fruit")
        #expect(tree.index(of: "Carrot") == 8)
        var other = Tree()
        other.append(["Nuts"])
        other.append(["Walnut"], to: "Nuts")
        other.expand(["Nuts"])
        tree.insert(other, before: "Carrot")
        #expect(tree.parent(of: "Walnut") == "Nuts" && tree.parent(of: "Nuts") == "Vegetables")
        #expect(tree.isExpanded("Nuts"))
        var more = Tree()
        more.append(["Milk"])
        tree.insert(more, after: "Fruit")
        #expect(tree.rootItems == ["Fruit", "Milk", "Bread", "Vegetables"])
    }

    @Test("removing an item removes its children")
    func deleting() {
        var tree = sample()
        tree.delete(["Apple", "Boskop", "Vegetables"])
        #expect(tree.items == ["Fruit", "Pear"])
        tree.append(["Boskop"], to: "Pear")
        #expect(tree.items == ["Fruit", "Pear", "Boskop"])
        tree.deleteAll()
        #expect(tree == Tree())
    }

    @Test("the children of an item can be taken out and put back")
    func subtrees() {
        var tree = sample()
        tree.expand(["Apple"])
        let inner = tree.snapshot(of: "Fruit")
        #expect(inner.rootItems == ["Apple", "Pear"])
        #expect(inner.visibleItems == ["Apple", "Boskop", "Pear"])
        let whole = tree.snapshot(of: "Fruit", includingParent: true)
        #expect(whole.rootItems == ["Fruit"] && whole.items.count == 4 && whole.level(of: "Boskop") == 2)

        var changed = Tree(inner)
        changed.delete(["Pear"])
        changed.append(["Plum"], to: "Apple")
        tree.replace(childrenOf: "Fruit", using: changed)
        #expect(tree.items == ["Fruit", "Apple", "Boskop", "Plum", "Vegetables", "Carrot"])
        #expect(tree.isExpanded("Apple"))
        tree.replace(childrenOf: "Fruit", using: Tree())
        #expect(tree.items == ["Fruit", "Vegetables", "Carrot"])
        #expect(inner.items == ["Apple", "Boskop", "Pear"])
        #expect(tree.fault == nil)
    }

    @Test("a tree may have any depth")
    func deep() {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([0])
        for level in 1..<50_000 { tree.append([level], to: level - 1) }
        tree.expand(tree.items)
        #expect(tree.visibleItems.count == 50_000)
        #expect(tree.level(of: 49_999) == 49_999)
        #expect(tree.snapshot(of: 0).items.count == 49_999)
        tree.delete([1])
        #expect(tree.items == [0])
    }

    @Test("random trees equal those of a model with plain arrays", arguments: 1...20)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        // Each item with its ancestors, outermost first, which are in the order of the tree by construction.
        var lines: [(item: Int, path: [Int])] = []
        for item in 0..<400 {
            let target = lines.randomElement(using: &generator)
            switch (Int.random(in: 0..<6, using: &generator), target) {
            case (0, let target?):
                tree.delete([target.item])
                lines.removeAll { $0.item == target.item || $0.path.contains(target.item) }
            case (1, let target?):
                tree.insert([item], before: target.item)
                let index = lines.firstIndex { $0.item == target.item } ?? 0
                lines.insert((item, target.path), at: index)
            case (2, let target?):
                tree.insert([item], after: target.item)
                let index = lines.lastIndex { $0.item == target.item || $0.path.contains(target.item) } ?? 0
                lines.insert((item, target.path), at: index + 1)
            case (3...4, let target?):
                tree.append([item], to: target.item)
                let index = lines.lastIndex { $0.item == target.item || $0.path.contains(target.item) } ?? 0
                lines.insert((item, target.path + [target.item]), at: index + 1)
            default:
                tree.append([item])
                lines.append((item, []))
            }
        }
        #expect(tree.items == lines.map(\.item))
        #expect(tree.fault == nil)
        let expanded = Set(lines.map(\.item).filter { $0 % 3 > 0 })
        tree.expand(Array(expanded))
        #expect(tree.visibleItems == lines.filter { $0.path.allSatisfy(expanded.contains) }.map(\.item))
        for (index, line) in lines.enumerated() {
            #expect(tree.index(of: line.item) == index)
            #expect(tree.level(of: line.item) == line.path.count)
            #expect(tree.parent(of: line.item) == line.path.last)
            #expect(tree.isVisible(line.item) == line.path.allSatisfy(expanded.contains))
        }
    }
}
