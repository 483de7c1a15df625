import Foundation

extension NSCollectionLayoutSection {
    /// Creates a section of rows from edge to edge, with the insets, header and footer of a list.
    ///
    /// ```swift
    /// UICollectionViewCompositionalLayout { index, environment in
    ///     var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    ///     configuration.headerMode = index == 0 ? .none : .supplementary
    ///     return .list(using: configuration, layoutEnvironment: environment)
    /// }
    /// ```
    ///
    /// The section is an ordinary one and can be changed further. Its structure was measured on UIKit: a horizontal
    /// group with one item of estimated height, boundary items of estimated height, and content insets without a
    /// reference.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let metrics = ListMetrics(
            configuration: configuration, idiom: layoutEnvironment.traitCollection.userInterfaceIdiom,
            width: layoutEnvironment.container.contentSize.width,
            sizeClasses: ScreenSizeClasses(layoutEnvironment.traitCollection),
            followsGroupedList: (layoutEnvironment as? LayoutEnvironment)?.followsGroupedList ?? false)
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowEstimate))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.contentInsetsReference = .none
        section.contentInsets = metrics.insets
        section.listConfiguration = configuration
        section.roomWithoutBands = metrics.roomWithoutBands
        if configuration.headerMode == .supplementary {
            section.headerTopPadding = metrics.headerTop
            section.boundarySupplementaryItems.append(
                .listBand(CollectionElementKind.sectionHeader, .top, metrics))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .listBand(CollectionElementKind.sectionFooter, .bottom, metrics))
        }
        return section
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Creates the header or footer of a list section.
    fileprivate static func listBand(
        _ kind: String, _ alignment: NSRectAlignment, _ metrics: ListMetrics
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.bandEstimate))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = metrics.pinsBands
        item.zIndex = ListMetrics.bandZIndex
        return item
    }
}
