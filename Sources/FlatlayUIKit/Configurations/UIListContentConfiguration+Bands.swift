import CollectionLayout

extension UIListContentConfiguration {
    /// Returns the header configuration for the appearance of a list; nil is treated as plain.
    package static func header(in appearance: UICollectionLayoutListConfiguration.Appearance?) -> Self {
        switch appearance {
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        case .plain, nil: .plainHeader()
        }
    }

    /// Returns the footer configuration for the appearance of a list; nil is treated as plain.
    package static func footer(in appearance: UICollectionLayoutListConfiguration.Appearance?) -> Self {
        appearance == .grouped || appearance == .insetGrouped ? .groupedFooter() : .plainFooter()
    }
}
