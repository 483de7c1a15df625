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
/// `color` and `multipleSelectionColor` are UIKit's names for colours, and this module has none: a module that has one
/// stores them in ``colorSlot`` and ``multipleSelectionColorSlot`` and adds the properties.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a separator is drawn.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list's appearance has it.
        case automatic = 0
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// Insets that the list decides; each side may be replaced by points.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
        bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

    /// Whether the line above the row is drawn; automatic by default.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether the line below the row is drawn; automatic by default.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// Where the line above the row ends; automatic by default. Only leading and trailing count.
    public var topSeparatorInsets = Self.automaticInsets
    /// Where the line below the row ends; automatic by default. Only leading and trailing count.
    public var bottomSeparatorInsets = Self.automaticInsets

    /// The colour of separators, as a module with a colour type stores it.
    package var colorSlot: ColorSlot?
    /// The colour of separators of selected rows, as a module with a colour type stores it.
    package var multipleSelectionColorSlot: ColorSlot?

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// The separators of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}
