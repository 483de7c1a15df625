/// Chooses one of several solutions of a tree, and reports the ambiguity.
///
/// UIKit's choice depends on how it calculates. This one depends only on the description. Each step chooses among the
/// solutions that the constraints and the earlier steps leave:
///
/// 1. If several views can equally well become larger than their content, the later ones in the tree keep their size.
/// 2. The same for compression resistance.
/// 3. Sizes are as small as possible, those of later views first.
/// 4. A value that an app's constraint only limits is at the limit, in the order of the constraints: a view whose only
///    limit is `left <= 72` is at 72. In the simplex method, a constraint's slack is 0 until something moves it, so in
///    UIKit, too, the constraint that was activated first decides.
/// 5. Positions are as near to the superview's origin as possible, in the order of the tree.
///
/// Source of step 4: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001,
/// and tests of public layout libraries that run on iOS.
extension LayoutTree {
    var tieBreaks: [[TieBreak]] {
        let order = preorder
        var excess: [TieBreak] = []
        var shortage: [TieBreak] = []
        var sizes: [[TieBreak]] = []
        var positions: [[TieBreak]] = []
        for (place, index) in order.enumerated() {
            let record = items[index]
            for handle in [record.widthContent, record.heightContent].compactMap({ $0 }) {
                excess.append(.excess(handle, weight: Double(place + 1) / Double(order.count)))
                shortage.append(.shortage(handle, weight: Double(place + 1) / Double(order.count)))
            }
            sizes.append([.distance([.init(record.width)], from: 0, weight: 1)])
            sizes.append([.distance([.init(record.height)], from: 0, weight: 1)])
            for path in [\ItemRecord.x, \ItemRecord.y] {
                var terms: [SolverConstraint.Term] = [.init(record[keyPath: path])]
                if let parent = record.parent, let owner = self.index(of: parent) {
                    terms.append(.init(items[owner][keyPath: path], -1))
                }
                positions.append([.distance(terms, from: 0, weight: 1)])
            }
        }
        return [excess, shortage] + sizes.reversed() + bounds + positions
    }

    /// Step 4.
    private var bounds: [[TieBreak]] {
        solver.allConstraints.compactMap { handle in
            guard definitions[handle]?.source == .app else { return nil }
            return [.excess(handle, weight: 1), .shortage(handle, weight: 1)]
        }
    }

    /// All items, an item before its guides and those before its children.
    private var preorder: [Int] {
        var result: [Int] = []
        func visit(_ index: Int) {
            result.append(index)
            for kind in LayoutGuideKind.allCases { if let guide = items[index].guides[kind] { visit(guide.index) } }
            for child in items[index].children { visit(child.index) }
        }
        for index in items.indices where items[index].isUsed && items[index].parent == nil { visit(index) }
        return result
    }

    /// The numbers of frames that constraints do not decide, in the order of the tree.
    public var ambiguities: [LayoutAmbiguity] {
        guard solver.mayBeAmbiguous else { return [] }
        let views = views
        var sums: [[SolverConstraint.Term]] = []
        for view in views {
            let record = items[view.index]
            for path in [\ItemRecord.x, \ItemRecord.y] {
                var terms: [SolverConstraint.Term] = [.init(record[keyPath: path])]
                if let parent = record.parent, let owner = index(of: parent) {
                    terms.append(.init(items[owner][keyPath: path], -1))
                }
                sums.append(terms)
            }
            sums.append([.init(record.width)])
            sums.append([.init(record.height)])
        }
        let ranges = solver.ranges(of: sums)
        var result: [LayoutAmbiguity] = []
        for (place, view) in views.enumerated() {
            for (offset, part) in LayoutAmbiguity.Part.allCases.enumerated() {
                guard let range = ranges[place * 4 + offset] else { continue }
                result.append(LayoutAmbiguity(item: view, path: path(of: view), part: part, range: range))
            }
        }
        return result
    }

    /// The names of an item and what it is in, from the root.
    public func path(of item: LayoutItem) -> [String] {
        var names: [String] = []
        var next: LayoutItem? = item
        while let current = next, let index = index(of: current) {
            names.insert(items[index].name, at: 0)
            next = items[index].parent
        }
        return names
    }
}
