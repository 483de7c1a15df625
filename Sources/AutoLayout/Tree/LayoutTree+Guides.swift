/// Margins, safe areas and other rectangles inside an item.
extension LayoutTree {
    /// A guide of an item, created on first access. It is inset from the item's edges.
    public mutating func guide(_ kind: LayoutGuideKind, of item: LayoutItem) -> LayoutItem {
        guard let index = index(of: item) else { return item }
        if let guide = items[index].guides[kind] { return guide }
        let guide = addItem(kind.name, in: item, isGuide: true)
        items[index].guides[kind] = guide
        items[index].children.removeAll { $0 == guide }
        let insets = items[index].guideInsets[kind] ?? LayoutInsets()
        items[index].guideInsets[kind] = insets
        let sides: [(LayoutAttribute, Double)] = [
            (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
        ]
        items[index].guideHosts[kind] = sides.compactMap { attribute, constant in
            try? add(
                LayoutConstraint(
                    guide, attribute, .equal, item, attribute, constant: constant, source: .host,
                    identifier: "UIView-\(attribute)-\(kind.rawValue)-guide-constraint"))
        }
        return guide
    }

    /// Sets how far a guide is inside its item.
    public mutating func setInsets(
        _ insets: LayoutInsets, of kind: LayoutGuideKind, in item: LayoutItem
    )
        throws(AutoLayoutFault)
    {
        guard let index = index(of: item), items[index].guideInsets[kind] != insets else { return }
        for (side, value) in [insets.left, insets.top, insets.right, insets.bottom].enumerated() {
            guard value.isFinite else {
                throw .notFinite(constraint: items[index].name, what: "inset \(side) of \(kind.rawValue)")
            }
        }
        items[index].guideInsets[kind] = insets
        let constants = [insets.left, insets.top, -insets.right, -insets.bottom]
        for (handle, constant) in zip(items[index].guideHosts[kind] ?? [], constants) {
            try setConstant(constant, of: handle)
        }
    }
}
