import Foundation

extension NSCollectionLayoutGroup {
    /// Creates a row that repeats its members as often as they fit.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        cycle(.horizontal, layoutSize, subitems)
    }

    /// Creates a column that repeats its members as often as they fit.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        cycle(.vertical, layoutSize, subitems)
    }

    /// Creates a row of exactly `count` copies that keep their own sizes, whether they fit or not.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        copies(.horizontal, layoutSize, repeatingSubitem, count)
    }

    /// Creates a column of exactly `count` copies that keep their own sizes, whether they fit or not.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        copies(.vertical, layoutSize, repeatingSubitem, count)
    }

    /// Creates a row of exactly `count` copies of equal width; the subitem's own width is ignored.
    ///
    /// Deprecated in UIKit since iOS 16, but still the most used form.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        shares(.horizontal, layoutSize, subitem, count)
    }

    /// Creates a column of exactly `count` copies of equal height; the subitem's own height is ignored.
    ///
    /// Deprecated in UIKit since iOS 16, but still the most used form.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        shares(.vertical, layoutSize, subitem, count)
    }

    /// The same as ``horizontal(layoutSize:repeatingSubitem:count:)``.
    public class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        copies(.horizontal, layoutSize, repeatingSubitem, count)
    }

    /// The same as ``vertical(layoutSize:repeatingSubitem:count:)``.
    public class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        copies(.vertical, layoutSize, repeatingSubitem, count)
    }

    /// Creates a group whose frames come from a closure; its environment has the resolved size of the group.
    ///
    /// The group contains as many items as the closure returns frames, and repeats for further items.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(size: layoutSize, arrangement: .custom(itemProvider))
    }

    private class func cycle(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
        var members = subitems
        for place in members.indices { members[place] = members[place].clone(size: members[place].layoutSize) }
        return Self(size: size, arrangement: .members(axis, members, count: nil))
    }

    private class func copies(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
    ) -> Self {
        let members = [subitem.clone(size: subitem.layoutSize)]
        return Self(size: size, arrangement: .members(axis, members, count: count))
    }

    /// The deprecated form stores one copy whose length along the axis is the fraction 1/count.
    private class func shares(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
    ) -> Self {
        var share = subitem.layoutSize.plan
        let unit: DimensionPlan.Unit = axis == .horizontal ? .widthFraction : .heightFraction
        share[axis] = DimensionPlan(unit: unit, value: 1 / CGFloat(max(count, 1)))
        let members = [subitem.clone(size: NSCollectionLayoutSize(plan: share))]
        return Self(size: size, arrangement: .members(axis, members, count: count))
    }
}
