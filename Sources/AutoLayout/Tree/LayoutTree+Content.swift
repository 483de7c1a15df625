import Foundation

/// The content of items.
extension LayoutTree {
    /// Sets the natural size and the baselines of an item: `size ≤ v @hugging`, `size ≥ v @resistance` on each axis
    /// that has a natural size.
    public mutating func setContent(_ content: LayoutContent, of item: LayoutItem) throws(AutoLayoutFault) {
        guard let index = index(of: item), items[index].content != content else { return }
        try check(content.width, "width", of: index)
        try check(content.height, "height", of: index)
        try check(content.firstBaseline, "first baseline", of: index)
        try check(content.lastBaseline, "last baseline", of: index)
        let old = items[index].content
        items[index].content = content
        if old.width != content.width { try updateContent(index, isHorizontal: true) }
        if old.height != content.height { try updateContent(index, isHorizontal: false) }
        if old.firstBaseline != content.firstBaseline || old.lastBaseline != content.lastBaseline {
            for handle in items[index].uses { try updateBaseline(handle, of: item) }
        }
    }

    /// Sets how firmly an item is not stretched beyond its natural size.
    public mutating func setHugging(_ priorities: AxisPriorities, of item: LayoutItem) throws(AutoLayoutFault) {
        guard let index = index(of: item) else { return }
        items[index].hugging = priorities
        try updatePriorities(index)
    }

    /// Sets how firmly an item is not cut below its natural size.
    public mutating func setCompressionResistance(
        _ priorities: AxisPriorities, of item: LayoutItem
    )
        throws(AutoLayoutFault)
    {
        guard let index = index(of: item) else { return }
        items[index].resistance = priorities
        try updatePriorities(index)
    }

    /// Sets whether the height of an item depends on its width, as in a label with several lines, and the
    /// width at which its text wraps before the layout knows better: `preferredMaxLayoutWidth`.
    public mutating func setWraps(_ wraps: Bool, preferredWidth: Double? = nil, of item: LayoutItem) {
        guard let index = index(of: item) else { return }
        items[index].wraps = wraps
        wrapping.removeAll { $0 == index }
        if wraps { wrapping = (wrapping + [index]).sorted() }
        items[index].preferredWidth = preferredWidth.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// Fixes the size of a root: `nil` on an axis leaves it to the constraints.
    public mutating func setSize(width: Double?, height: Double?, of item: LayoutItem) throws(AutoLayoutFault) {
        try setSize(
            width: width, height: height,
            priorities: AxisPriorities(AutoLayoutLimits.requiredPriority, AutoLayoutLimits.requiredPriority), of: item)
    }

    mutating func setSize(
        width: Double?, height: Double?, priorities: AxisPriorities, of item: LayoutItem
    )
        throws(AutoLayoutFault)
    {
        guard let index = index(of: item) else { return }
        let record = items[index]
        items[index].widthHost = try host(
            record.widthHost, width, priorities.horizontal, record.width, "UIView-Encapsulated-Layout-Width")
        items[index].heightHost = try host(
            record.heightHost, height, priorities.vertical, record.height, "UIView-Encapsulated-Layout-Height")
    }

    private mutating func host(
        _ handle: ConstraintHandle?, _ value: Double?, _ priority: Double, _ variable: ConstraintSolver.Variable,
        _ name: String
    ) throws(AutoLayoutFault) -> ConstraintHandle? {
        guard let value else {
            if let handle { solver.remove(handle) }
            return nil
        }
        guard let handle else {
            return try solver.add(
                SolverConstraint([.init(variable)], .equal, value, priority: priority, source: .host, name: name))
        }
        try solver.setPriority(priority, of: handle)
        try solver.setTarget(value, of: handle)
        return handle
    }

    private func check(_ value: Double?, _ what: String, of index: Int) throws(AutoLayoutFault) {
        guard let value else { return }
        guard value.isFinite else { throw .notFinite(constraint: items[index].name, what: what) }
        guard abs(value) <= AutoLayoutLimits.constant else {
            throw .outOfRange(
                constraint: items[index].name, what: what, value: value, limit: AutoLayoutLimits.constant)
        }
    }

    private mutating func updateContent(_ index: Int, isHorizontal: Bool) throws(AutoLayoutFault) {
        let value = isHorizontal ? items[index].content.width : items[index].content.height
        let handle = isHorizontal ? items[index].widthContent : items[index].heightContent
        if let handle, let value { return try solver.setTarget(value, of: handle) }
        let record = items[index]
        switch (handle, value) {
        case (_?, _?): break
        case (let handle?, nil):
            solver.remove(handle)
            if isHorizontal { items[index].widthContent = nil } else { items[index].heightContent = nil }
            hasNewStructure = true
        case (nil, let value?):
            let handle = try solver.add(
                SolverConstraint(
                    [.init(isHorizontal ? record.width : record.height)], target: value,
                    below: isHorizontal ? record.resistance.horizontal : record.resistance.vertical,
                    above: isHorizontal ? record.hugging.horizontal : record.hugging.vertical, source: .content,
                    name: "content \(isHorizontal ? "width" : "height") of \(record.name)"))
            if isHorizontal { items[index].widthContent = handle } else { items[index].heightContent = handle }
            hasNewStructure = true
        case (nil, nil): break
        }
    }

    private mutating func updatePriorities(_ index: Int) throws(AutoLayoutFault) {
        let record = items[index]
        if let handle = record.widthContent {
            try solver.setPriorities(below: record.resistance.horizontal, above: record.hugging.horizontal, of: handle)
        }
        if let handle = record.heightContent {
            try solver.setPriorities(below: record.resistance.vertical, above: record.hugging.vertical, of: handle)
        }
    }

    /// Sets which side reading starts at in an item: what `leading` means for the items in it.
    public mutating func setDirection(_ direction: LayoutDirection, of item: LayoutItem) throws(AutoLayoutFault) {
        guard let index = index(of: item), items[index].direction != direction else { return }
        items[index].direction = direction
        for (handle, definition) in definitions.sorted(by: { $0.key.index < $1.key.index })
        where superview(of: definition.first) == item {
            guard definition.firstAttribute.followsReading || definition.secondAttribute.followsReading else {
                continue
            }
            try restate(handle)
        }
    }

    /// Sets the origin of an item's bounds, by which a scroll view moves what is in it. It changes frames, not
    /// constraints.
    public mutating func setBoundsOrigin(_ origin: CGPoint, of item: LayoutItem) {
        if let index = index(of: item) { items[index].boundsOrigin = origin }
    }

    /// Sets how far the rectangle that constraints speak of is inside the frame: `alignmentRectInsets`.
    public mutating func setAlignmentRectInsets(_ insets: LayoutInsets, of item: LayoutItem) {
        if let index = index(of: item) { items[index].alignmentInsets = insets }
    }
}

/// The content of items.
extension LayoutTree {
    /// The layout values of an item's content; nil if none were set.
    package func content(of item: LayoutItem) -> LayoutContent? {
        index(of: item).flatMap { items[$0].content == LayoutContent() ? nil : items[$0].content }
    }

    /// How far a guide is inside its item; nil if nothing was set.
    package func insets(of kind: LayoutGuideKind, in item: LayoutItem) -> LayoutInsets? {
        index(of: item).flatMap { items[$0].guideInsets[kind] }
    }
}
