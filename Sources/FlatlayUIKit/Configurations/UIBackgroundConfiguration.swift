import CollectionLayout
import FlatlayViews
import Foundation

/// What lies behind the content of a cell: a material, a colour, a border, rounded corners.
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .secondarySystemBackground
/// background.cornerRadius = 12
/// cell.backgroundConfiguration = background
/// ```
///
/// The backgrounds of lists leave the colour to the layout, which draws it behind the row.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// What the background is for. Two for different things are not equal, though both may draw nothing.
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

    /// The colour; nil for the tint, as in UIKit. Those of ``clear()`` and of lists have `.clear`.
    public var backgroundColor: UIColor? = .clear
    /// Changes the colour before it is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect below the colour: a ``UIBlurEffect`` is drawn as the material of its name.
    public var visualEffect: UIVisualEffect?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the background is set in from the cell, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the border; nil for the tint, as in UIKit.
    public var strokeColor: UIColor?
    /// Changes the colour of the border before it is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border, in points; without one there is no border.
    public var strokeWidth: CGFloat = 0
    /// How far the border is set out from the background, in points.
    public var strokeOutset: CGFloat = 0

    private init(_ role: Role) {
        self.role = role
    }

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// That of a list's row.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
    /// That of a list's header.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }
    /// That of a list's footer.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }
    /// That of a plain list's row.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listPlainCell) }
    /// That of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listPlainHeaderFooter)
    }
    /// That of a grouped list's row.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listGroupedCell) }
    /// That of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listGroupedHeaderFooter)
    }
    /// That of a sidebar's row.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listSidebarCell) }
    /// That of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listSidebarHeader)
    }
    /// That of a sidebar's row beside another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.listAccompaniedSidebarCell)
    }

    /// The background for a state of the cell: itself.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// The colour that is drawn where the tint is a colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the border that is drawn where the tint is a colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration {
    /// The background as a view, for the tint of its cell; nil for that of the surroundings.
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
