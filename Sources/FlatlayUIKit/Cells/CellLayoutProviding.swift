import CollectionLayout

/// A cell that brings its layout along, so that every section that shows it lays it out alike.
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
public protocol CellLayoutProviding {
    /// The item of one cell.
    static func layoutItem(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutItem
    /// The group that a section repeats; by default one item, and as large as that.
    static func layoutGroup(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup
    /// A section of such groups.
    static func layoutSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

extension CellLayoutProviding {
    /// One item, in a group of its size.
    public static func layoutGroup(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutGroup {
        let item = layoutItem(in: environment)
        return .horizontal(layoutSize: item.layoutSize, subitems: [item])
    }

    /// The group again and again.
    public static func layoutSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: layoutGroup(in: environment))
    }
}
