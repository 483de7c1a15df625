import CollectionLayout
import FlatlayViews
import Foundation

/// The background of a cell: a material, a colour, a border and rounded corners.
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .secondarySystemBackground
/// background.cornerRadius = 12
/// cell.backgroundConfiguration = background
/// ```
///
/// The list backgrounds have no colour: the layout draws it behind the row.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The purpose of a configuration. Two with different roles are not equal, even if both draw nothing.
    private enum Role: Hashable {
        case clear
        case listCell
        case listHeader
        case listFooter
        case listPlainCell
        case listPlainHeaderFooter
        case listGroupedCell
        case listGroupedHeaderFooter
        case listSidebarCell
        case listSidebarHeader
        case listAccompaniedSidebarCell
    }

    private let role: Role

    /// Whether the list or the table draws the colour of the row behind it, unless another one is set.
    var isOfRow: Bool {
        switch role {
        case .listCell, .listPlainCell, .listGroupedCell: true
        default: false
        }
    }

    /// The colour; nil for the tint, as in UIKit. ``clear()`` and the list configurations have `.clear`.
    public var backgroundColor: UIColor? = .clear
    /// Changes the colour before it is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect below the colour: a ``UIBlurEffect`` is drawn as the corresponding material.
    public var visualEffect: UIVisualEffect?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the cell, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the border; nil for the tint, as in UIKit.
    public var strokeColor: UIColor?
    /// Changes the colour of the border before it is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The border width, in points; 0 for no border.
    public var strokeWidth: CGFloat = 0
    /// The distance of the border from the background, outwards, in points.
    public var strokeOutset: CGFloat = 0

    private init(_ role: Role) {
        self.role = role
    }

    /// A background that draws nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of a list row.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
    /// The background of a list header.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }
    /// The background of a list footer.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }
    /// The background of a plain list's row.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlainCell) }
    /// The background of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listPlainHeaderFooter)
    }
    /// The background of a grouped list's row.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listGroupedCell) }
    /// The background of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listGroupedHeaderFooter)
    }
    /// The background of a sidebar row.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listSidebarCell) }
    /// The background of a sidebar header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listSidebarHeader)
    }
    /// The background of a sidebar row in a sidebar that is beside another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listAccompaniedSidebarCell)
    }

    /// Returns the configuration unchanged, whatever the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// Returns the background colour for a tint, after its transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the border colour for a tint, after its transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration {
    /// The background as a view with the tint of its cell; nil for the inherited tint.
    @ViewBuilder func content(tint: UIColor?) -> some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        ZStack {
            if let style = visualEffect?.shapeStyle {
                shape.fill(style)
            }
            shape.fill(Color(uiColor: resolvedBackgroundColor(for: tint ?? .tintColor)))
            if strokeWidth > 0 {
                shape.inset(by: -strokeOutset).strokeBorder(
                    Color(uiColor: resolvedStrokeColor(for: tint ?? .tintColor)), lineWidth: strokeWidth)
            }
        }
        .padding(EdgeInsets(backgroundInsets))
    }
}
