import CollectionLayout

/// A cell class that defines its own layout, so that every section lays it out alike.
///
/// ```swift
/// final class TileCell: UICollectionViewCell, CellLayoutProviding {
///     static func layoutItem(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutItem {
///         NSCollectionLayoutItem(
///             layoutSize: .init(widthDimension: .absolute(64), heightDimension: .absolute(64)))
///     }
/// }
/// let layout = UICollectionViewCompositionalLayout { _, environment in TileCell.layoutSection(in: environment) }
/// ```
///
/// UIKit has no such protocol; apps write their own.
@MainActor @preconcurrency
public protocol CellLayoutProviding {
    /// The layout item of one cell.
    static func layoutItem(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutItem
    /// The group that a section repeats; by default one item in a group of the item's size.
    static func layoutGroup(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup
    /// The section; by default it repeats ``layoutGroup(in:)``.
    static func layoutSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

extension CellLayoutProviding {
    /// Returns a group of the item's size that contains one item.
    public static func layoutGroup(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup {
        let item = layoutItem(in: environment)
        return .horizontal(layoutSize: item.layoutSize, subitems: [item])
    }

    /// Returns a section that repeats the group.
    public static func layoutSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: layoutGroup(in: environment))
    }
}
