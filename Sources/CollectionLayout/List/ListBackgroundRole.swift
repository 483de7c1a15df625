/// What a background of a list stands for, by the name of the UIKit colour it has.
///
/// Source: list rules, derived from what phones show.
public enum ListBackgroundRole: String, Hashable, Sendable, CaseIterable {
    /// No background: what lies behind shows.
    case clear
    /// The background of plain lists and their rows.
    case systemBackground
    /// The background behind groups.
    case systemGroupedBackground
    /// The background of rows in groups.
    case secondarySystemGroupedBackground
}

extension ListBackgroundRole {
    /// The background behind a list.
    init(behind appearance: UICollectionLayoutListConfiguration.Appearance) {
        switch appearance {
        case .plain, .sidebarPlain: self = .systemBackground
        case .grouped, .insetGrouped, .sidebar: self = .systemGroupedBackground
        }
    }

    /// The background of a row; headers have none.
    init(ofRowIn appearance: UICollectionLayoutListConfiguration.Appearance, isHeader: Bool) {
        switch appearance {
        case _ where isHeader: self = .clear
        case .plain: self = .systemBackground
        case .grouped, .insetGrouped: self = .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: self = .clear
        }
    }
}
