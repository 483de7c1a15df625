import CollectionLayout

extension UIListContentConfiguration {
    /// The header of a section in a list of an appearance; that of plain lists without one.
    package static func header(in appearance: UICollectionLayoutListConfiguration.Appearance?) -> Self {
        switch appearance {
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        case .plain, nil: .plainHeader()
        }
    }

    /// The footer of a section in a list of an appearance; that of plain lists without one.
    package static func footer(in appearance: UICollectionLayoutListConfiguration.Appearance?) -> Self {
        appearance == .grouped || appearance == .insetGrouped ? .groupedFooter() : .plainFooter()
    }
}
