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
///
/// UIKit's `color` and `multipleSelectionColor` need a colour type, which this module does not have: a module with one
/// stores the colours in ``colorSlot`` and ``multipleSelectionColorSlot`` and adds the properties.
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

    /// The colour of separators, stored by a module with a colour type.
    package var colorSlot: ColorSlot?
    /// The colour of separators of selected rows, stored by a module with a colour type.
    package var multipleSelectionColorSlot: ColorSlot?

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the separators of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}
