import Foundation

/// A layout by constraints between items that have content sizes. It knows no views.
///
/// Each item has four unknowns: the position of its top left corner in the root's coordinates, its width and its
/// height.
///
/// ```swift
/// var tree = LayoutTree()
/// let cell = tree.addItem("cell")
/// let title = tree.addItem("title", in: cell)
/// try tree.setSize(width: 320, height: 44, of: cell)
/// try tree.setContent(LayoutContent(width: 80, height: 20), of: title)
/// try tree.add(LayoutConstraint(title, .leading, .equal, cell, .leading, constant: 16))
/// try tree.add(LayoutConstraint(title, .centerY, .equal, cell, .centerY))
/// try tree.layout()
/// tree.frame(of: title, scale: 2)     // 16, 12, 80, 20
/// ```
///
/// A tree is a value: copies are independent. Changes are cheap; ``layout(measuring:)`` does the work, starting from
/// the previous layout.
public struct LayoutTree: Sendable {
    /// A constraint of a tree.
    public typealias ConstraintHandle = ConstraintSolver.Constraint

    struct ItemRecord: Sendable {
        var generation = 0
        var isUsed = true
        var name: String
        var parent: LayoutItem?
        var isGuide: Bool
        var children: [LayoutItem] = []
        var direction = LayoutDirection.leftToRight
        var content = LayoutContent()
        var hugging = AxisPriorities.hugging
        var resistance = AxisPriorities.compressionResistance
        var wraps = false
        var preferredWidth: Double?
        var boundsOrigin = CGPoint.zero
        var alignmentInsets = LayoutInsets()
        var x: ConstraintSolver.Variable
        var y: ConstraintSolver.Variable
        var width: ConstraintSolver.Variable
        var height: ConstraintSolver.Variable
        var widthContent: ConstraintHandle?
        var heightContent: ConstraintHandle?
        /// Root items only: what fixes the size, and the origin.
        var widthHost: ConstraintHandle?
        var heightHost: ConstraintHandle?
        var originHosts: [ConstraintHandle] = []
        var guides: [LayoutGuideKind: LayoutItem] = [:]
        var guideHosts: [LayoutGuideKind: [ConstraintHandle]] = [:]
        var guideInsets: [LayoutGuideKind: LayoutInsets] = [:]
        /// The constraints with attributes of the item.
        var uses: Set<ConstraintHandle> = []
    }

    var solver = ConstraintSolver()
    var items: [ItemRecord] = []
    var definitions: [ConstraintHandle: LayoutConstraint] = [:]
    /// How many constraints relate widths with heights: with none, heights decide no width.
    var crossings = 0
    var hasNewStructure = true
    /// The items whose height depends on their width, in the order of their numbers.
    var wrapping: [Int] = []
    private var spare: [Int] = []

    /// A tree without items.
    public init() {}

    // MARK: Items

    /// Adds a view, or with `isGuide` a guide. Without a parent it is a root, whose origin is 0, 0.
    public mutating func addItem(_ name: String, in parent: LayoutItem? = nil, isGuide: Bool = false) -> LayoutItem {
        let record = ItemRecord(
            name: name, parent: parent, isGuide: isGuide, x: solver.makeVariable(name: "\(name).x"),
            y: solver.makeVariable(name: "\(name).y"),
            width: solver.makeVariable(isNonnegative: true, name: "\(name).width"),
            height: solver.makeVariable(isNonnegative: true, name: "\(name).height"))
        let item: LayoutItem
        if let index = spare.popLast() {
            item = LayoutItem(index: index, generation: items[index].generation + 1)
            items[index] = record
            items[index].generation = item.generation
        } else {
            item = LayoutItem(index: items.count, generation: 0)
            items.append(record)
        }
        hasNewStructure = true
        if let parent, let owner = self.index(of: parent) {
            items[owner].children.append(item)
        } else {
            for variable in [record.x, record.y] {
                let origin = SolverConstraint([.init(variable)], .equal, 0, source: .host, name: "origin of \(name)")
                if let handle = try? solver.add(origin) { items[item.index].originHosts.append(handle) }
            }
        }
        return item
    }

    /// Removes an item with what is in it, and every constraint with them.
    public mutating func remove(_ item: LayoutItem) {
        guard let index = index(of: item) else { return }
        for child in items[index].children { remove(child) }
        for guide in items[index].guides.values { remove(guide) }
        for handle in items[index].uses { remove(handle) }
        if let parent = items[index].parent, let owner = self.index(of: parent) {
            items[owner].children.removeAll { $0 == item }
        }
        let record = items[index]
        for variable in [record.x, record.y, record.width, record.height] { solver.remove(variable) }
        items[index].isUsed = false
        wrapping.removeAll { $0 == index }
        spare.append(index)
        hasNewStructure = true
    }

    func index(of item: LayoutItem) -> Int? {
        guard items.indices.contains(item.index), items[item.index].isUsed,
            items[item.index].generation == item.generation
        else { return nil }
        return item.index
    }

    /// The name of an item.
    public func name(of item: LayoutItem) -> String { index(of: item).map { items[$0].name } ?? "(removed)" }

    /// The items that are neither guides nor removed, parents before children, children in the order of their addition.
    public var views: [LayoutItem] {
        var result: [LayoutItem] = []
        func visit(_ index: Int) {
            if !items[index].isGuide { result.append(LayoutItem(index: index, generation: items[index].generation)) }
            for child in items[index].children { visit(child.index) }
        }
        for index in items.indices where items[index].isUsed && items[index].parent == nil { visit(index) }
        return result
    }

    func handle(_ index: Int) -> LayoutItem { LayoutItem(index: index, generation: items[index].generation) }
}
