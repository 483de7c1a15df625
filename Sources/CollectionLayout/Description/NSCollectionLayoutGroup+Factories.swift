import Foundation

extension NSCollectionLayoutGroup {
    /// A row that repeats a list of members as often as they fit.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        cycle(.horizontal, layoutSize, subitems)
    }

    /// A column that repeats a list of members as often as they fit.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        cycle(.vertical, layoutSize, subitems)
    }

    /// A row of exactly `count` copies that keep their own sizes, whether they fit or not.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        copies(.horizontal, layoutSize, repeatingSubitem, count)
    }

    /// A column of exactly `count` copies that keep their own sizes, whether they fit or not.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        copies(.vertical, layoutSize, repeatingSubitem, count)
    }

    /// A row of exactly `count` copies of equal width; the subitem's own width is ignored.
    ///
    /// Deprecated in UIKit since iOS 16 and still the most used form.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        shares(.horizontal, layoutSize, subitem, count)
    }

    /// A column of exactly `count` copies of equal height; the subitem's own height is ignored.
    ///
    /// Deprecated in UIKit since iOS 16 and still the most used form.
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

    /// A group whose frames come from a closure, asked with an environment of the group's resolved size.
    ///
    /// The group holds as many items as the closure returns frames, and repeats for further items.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        Self(size: layoutSize, arrangement: .custom(itemProvider))
    }

    private class func cycle(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
        let members = subitems.map { $0.clone(size: $0.layoutSize) }
        return Self(size: size, arrangement: .members(axis, members, count: nil))
    }

    private class func copies(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
    ) -> Self {
        let members = [subitem.clone(size: subitem.layoutSize)]
        return Self(size: size, arrangement: .members(axis, members, count: count))
    }

    /// The deprecated form keeps one copy whose length along the axis is the fraction 1/count.
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
