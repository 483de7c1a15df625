import Foundation

/// The two separators of a list row.
///
/// ```swift
/// configuration.itemSeparatorHandler = { indexPath, separators in
///     var separators = separators
///     if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///     separators.bottomSeparatorInsets.leading = 0
///     return separators
/// }
/// ```
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a separator is drawn.
    public enum Visibility: Int, Hashable, Sendable {
        /// Depending on the list's appearance.
        case automatic = 0
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// Insets that the list determines; each side can be overridden by a length in points.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
        bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

    /// Whether the line above the row is drawn; automatic by default.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether the line below the row is drawn; automatic by default.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// The insets of the line above the row; automatic by default. Only leading and trailing are used.
    public var topSeparatorInsets = Self.automaticInsets
    /// The insets of the line below the row; automatic by default. Only leading and trailing are used.
    public var bottomSeparatorInsets = Self.automaticInsets

    /// The colour of separators; nil for the system's.
    public var color: UIColor?
    /// The colour of separators between selected rows; nil for the system's. Kept, but not drawn: nothing is selected.
    public var multipleSelectionColor: UIColor?

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the separators of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}
