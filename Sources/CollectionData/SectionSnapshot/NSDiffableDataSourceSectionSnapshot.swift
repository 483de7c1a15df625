/// The items of one section as a tree: an outline, whose items can be expanded and collapsed.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Fruit", "Vegetables"])
/// snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.expand(["Fruit"])
/// snapshot.visibleItems   // ["Fruit", "Apple", "Pear", "Vegetables"]
/// ```
///
/// It is a value, and all its items are different. New items are collapsed; the descendants of a collapsed item keep
/// their own state. Where UIKit raises an exception, the call has no effect and the first ``fault`` is recorded, as in
/// ``NSDiffableDataSourceSnapshot``; queries for missing items return nil, 0 or false.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// An item in the tree; it refers to other items by slot.
    struct Node: Sendable {
        var parent: Int?
        var children: [Int] = []
        var isExpanded = false
    }

    /// Assigns slots to the items.
    var table = IdentifierTable<ItemIdentifierType>()
    /// The nodes by slot.
    var nodes: [Node] = []
    /// The items without parents, in order.
    var roots: [Int] = []
    private var index = LazyIndex()

    /// The first misuse, or nil; see ``validate()``.
    public internal(set) var fault: SnapshotFault?
    /// The reaction to misuse; by default the fault is recorded.
    public var faultPolicy = SnapshotFaultPolicy.remembers

    /// Creates an empty tree.
    public init() {}

    /// Creates a copy.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot) {
        self = snapshot
    }

    /// Throws the first misuse, if there was one.
    public func validate() throws(SnapshotFault) {
        if let fault { throw fault }
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Visits items from top to bottom with their levels, and whether all their ancestors are expanded. Trees may be
    /// arbitrarily deep, so this does not recurse.
    func walk(from start: [Int], _ visit: (_ slot: Int, _ level: Int, _ isVisible: Bool) -> Void) {
        var waiting: [(slot: Int, level: Int, isVisible: Bool)] = start.reversed().map { ($0, 0, true) }
        while let (slot, level, isVisible) = waiting.popLast() {
            visit(slot, level, isVisible)
            let node = nodes[slot]
            for child in node.children.reversed() { waiting.append((child, level + 1, isVisible && node.isExpanded)) }
        }
    }

    /// The position of an item among all items.
    func position(of slot: Int) -> Int {
        index.value {
            var positions = Array(repeating: 0, count: table.endSlot)
            var position = 0
            walk(from: roots) { slot, _, _ in
                positions[slot] = position
                position += 1
            }
            return SnapshotIndex(items: positions)
        }.items[slot]
    }

    /// Invalidates the index; must be called after every change of the order.
    mutating func orderChanged() {
        LazyIndex.invalidate(&index)
    }

    /// Assigns a slot and a parent to a new item, without adding it to the parent's children.
    mutating func addNode(_ identifier: ItemIdentifierType, parent: Int?, isExpanded: Bool = false) -> Int {
        let slot = table.insert(identifier).slot
        let node = Node(parent: parent, isExpanded: isExpanded)
        if slot == nodes.count { nodes.append(node) } else { nodes[slot] = node }
        return slot
    }

    /// Records a misuse.
    mutating func fail(_ reason: SnapshotFault.Reason, in operation: String) {
        let fault = faultPolicy.handled(SnapshotFault(reason: reason, operation: operation))
        if self.fault == nil { self.fault = fault }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    /// Whether both trees contain the same items in the same structure and state.
    ///
    /// - Complexity: linear.
    public static func == (left: Self, right: Self) -> Bool {
        guard left.table.count == right.table.count else { return false }
        return left.outline == right.outline
    }

    private struct Line: Equatable {
        let item: ItemIdentifierType
        let level: Int
        let isExpanded: Bool
    }

    private var outline: [Line] {
        var lines: [Line] = []
        lines.reserveCapacity(table.count)
        walk(from: roots) { slot, level, _ in
            lines.append(Line(item: table[slot], level: level, isExpanded: nodes[slot].isExpanded))
        }
        return lines
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
