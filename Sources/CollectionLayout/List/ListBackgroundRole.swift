/// The role of a list background, named after its UIKit colour.
///
/// Source: list rules, derived from what phones show.
public enum ListBackgroundRole: String, Hashable, Sendable, CaseIterable {
    /// No background: the view behind is visible.
    case clear
    /// The background of plain lists and their rows.
    case systemBackground
    /// The background behind grouped rows.
    case systemGroupedBackground
    /// The background of grouped rows.
    case secondarySystemGroupedBackground
}

extension ListBackgroundRole {
    /// Creates the role of the background behind a list.
    init(behind appearance: UICollectionLayoutListConfiguration.Appearance) {
        switch appearance {
        case .plain, .sidebarPlain: self = .systemBackground
        case .grouped, .insetGrouped, .sidebar: self = .systemGroupedBackground
        }
    }

    /// Creates the role of a row's background; headers have none.
    init(ofRowIn appearance: UICollectionLayoutListConfiguration.Appearance, isHeader: Bool) {
        switch appearance {
        case _ where isHeader: self = .clear
        case .plain: self = .systemBackground
        case .grouped, .insetGrouped: self = .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: self = .clear
        }
    }
}
