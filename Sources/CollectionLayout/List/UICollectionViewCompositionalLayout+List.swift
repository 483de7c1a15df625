import Foundation

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are all list sections of one configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// What is drawn behind and between the rows of a list: the background, corners and separators of one row.
    ///
    /// Nil for items that are not there and in sections that are no lists.
    public func listRowDecoration(at indexPath: IndexPath) -> ListRowDecoration? {
        prepareIfNeeded()
        guard let configuration = listConfigurations[indexPath.section], let collectionView,
            frames.element(.cell(indexPath), scrollState) != nil
        else { return nil }
        let rows = ListRows(
            configuration: configuration, section: indexPath.section,
            count: collectionView.usableItemCount(inSection: indexPath.section),
            scale: collectionView.traitCollection.displayScale)
        return rows.decoration(of: indexPath.item)
    }

    /// Whether any section is a list, as far as the layout knows it by now.
    package var hasLists: Bool { !listConfigurations.isEmpty }

    /// What is drawn behind a list section; nil for sections that are no lists.
    public func listSectionDecoration(at section: Int) -> ListSectionDecoration? {
        prepareIfNeeded()
        return listConfigurations[section].map(ListSectionDecoration.init)
    }

    /// The appearance of a list section, as far as the layout knows it by now: also while it measures the section's rows.
    /// Nil for sections that are no lists.
    package func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
        listConfigurations[section]?.appearance
    }

    /// The backgrounds behind the list sections that meet a rectangle, cut to it; neighbours of one look are one.
    ///
    /// A background reaches across the whole width, over the spacing after its section, and, where the first or the
    /// last section is a list, over all that is in sight before or after it: no other colour shows when a list is
    /// shorter than its view.
    public func listBackgrounds(in rect: CGRect) -> [ListBackground] {
        prepareIfNeeded()
        guard !listConfigurations.isEmpty else { return [] }
        let backgrounds = frames.listBackgrounds(in: mirrored(rect)) {
            listConfigurations[$0].map(ListSectionDecoration.init)
        }
        return backgrounds.map { ListBackground(frame: mirrored($0.frame), decoration: $0.decoration) }
    }
}
