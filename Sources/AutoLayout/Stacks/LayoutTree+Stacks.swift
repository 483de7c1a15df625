/// Stack views in a tree.
extension LayoutTree {
    /// The constraints of a stack as values, without a tree: what ``addStack(_:to:)`` adds.
    public static func rules(for stack: StackDescription) -> [StackRule] { StackRules(stack).rules }

    /// Arranges items, which must be in the stack's item already.
    ///
    /// ```swift
    /// let row = tree.addItem("row", in: cell)
    /// let icon = tree.addItem("icon", in: row)
    /// let title = tree.addItem("title", in: row)
    /// var stack = try tree.addStack(StackDescription([.init(icon), .init(title)], spacing: 8), to: row)
    /// ```
    public mutating func addStack(
        _ stack: StackDescription, to item: LayoutItem
    ) throws(AutoLayoutFault)
        -> StackLayout
    {
        var layout = StackLayout(stack: item, description: stack)
        try build(&layout)
        return layout
    }

    /// Arranges items anew. Where only gaps have changed, constraints keep their places and get other constants.
    public mutating func update(_ layout: inout StackLayout, to stack: StackDescription) throws(AutoLayoutFault) {
        guard layout.description != stack else { return }
        let rules = StackRules(stack).rules
        let isSameShape =
            layout.description.isMarginsRelative == stack.isMarginsRelative
            && layout.description.views.map(\.item) == stack.views.map(\.item) && rules.count == layout.rules.count
            && zip(rules, layout.rules).allSatisfy {
                var old = $1
                old.constant = $0.constant
                return $0 == old
            }
        guard isSameShape else {
            remove(layout)
            layout.guides = [:]
            layout.description = stack
            return try build(&layout)
        }
        for (handle, (rule, old)) in zip(layout.constraints, zip(rules, layout.rules)) where rule != old {
            try setConstant(rule.constant, of: handle)
        }
        layout.description = stack
        layout.rules = rules
    }

    /// Removes the constraints of a stack. The items stay.
    public mutating func remove(_ layout: StackLayout) {
        for handle in layout.constraints { remove(handle) }
        for guide in layout.guides.values.sorted(by: { $0.index < $1.index }) { remove(guide) }
    }

    private mutating func build(_ layout: inout StackLayout) throws(AutoLayoutFault) {
        let stack = layout.description
        let canvas = stack.isMarginsRelative ? guide(.margins, of: layout.stack) : layout.stack
        layout.rules = StackRules(stack).rules
        layout.constraints = []
        for rule in layout.rules {
            let first = item(for: rule.first, canvas, &layout)
            let second = rule.second.map { item(for: $0, canvas, &layout) }
            layout.constraints.append(
                try add(
                    LayoutConstraint(
                        first, rule.firstAttribute, rule.relation, second, rule.secondAttribute,
                        multiplier: rule.multiplier, constant: rule.constant, priority: rule.priority, source: .host,
                        identifier: rule.identifier)))
        }
    }

    private mutating func item(
        for part: StackRule.Part, _ canvas: LayoutItem, _ layout: inout StackLayout
    ) -> LayoutItem {
        if case .canvas = part { return canvas }
        if case .view(let index) = part { return layout.description.views[index].item }
        if let guide = layout.guides[part] { return guide }
        var name = "UIOLAGapGuide"
        if part == .spanner { name = "UISV-alignment-spanner" }
        let guide = addItem(name, in: layout.stack, isGuide: true)
        layout.guides[part] = guide
        return guide
    }
}
