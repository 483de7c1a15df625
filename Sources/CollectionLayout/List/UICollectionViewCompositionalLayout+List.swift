import Foundation

extension UICollectionViewCompositionalLayout {
    /// Creates a layout of list sections that all use one configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// The background, corners and separators of one list row.
    ///
    /// Nil if there is no such item, or if its section is not a list.
    public func listRowDecoration(at indexPath: IndexPath) -> ListRowDecoration? {
        prepareIfNeeded()
        guard let configuration = listConfigurations[indexPath.section], let host,
            frames.element(.cell(indexPath), scrollState) != nil
        else { return nil }
        let rows = ListRows(
            configuration: configuration, section: indexPath.section,
            count: host.usableItemCount(inSection: indexPath.section),
            scale: host.traitCollection.displayScale)
        return rows.decoration(of: indexPath.item)
    }

    /// Whether any section is a list, as far as the layout is planned.
    package var hasLists: Bool { !listConfigurations.isEmpty }

    /// The background of a list section; nil if the section is not a list.
    public func listSectionDecoration(at section: Int) -> ListSectionDecoration? {
        prepareIfNeeded()
        return listConfigurations[section].map(ListSectionDecoration.init)
    }

    /// The appearance of a list section, as far as the layout is planned; available while the section's rows are
    /// measured. Nil if the section is not a list.
    package func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
        listConfigurations[section]?.appearance
    }

    /// The backgrounds behind the list sections that meet a rectangle, clipped to it; neighbours with the same
    /// appearance are merged.
    ///
    /// A background extends across the whole width and over the spacing after its section. If the first or last section
    /// is a list, its background also covers the visible area before or after it, so that no other colour shows if a
    /// list is shorter than its view.
    public func listBackgrounds(in rect: CGRect) -> [ListBackground] {
        prepareIfNeeded()
        guard !listConfigurations.isEmpty else { return [] }
        let mirror = mirror
        var backgrounds = frames.listBackgrounds(in: mirror(rect)) {
            listConfigurations[$0].map(ListSectionDecoration.init)
        }
        for number in backgrounds.indices { backgrounds[number].frame = mirror(backgrounds[number].frame) }
        return backgrounds
    }
}
