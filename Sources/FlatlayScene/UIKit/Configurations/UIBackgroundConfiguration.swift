import CollectionLayout
import FlatlayViews
import Foundation

/// What lies behind the content of a cell: a colour, a border, rounded corners.
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
    /// The colour; nil for none.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the background is set in from the cell, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the border; nil for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the border is set out from the background, in points.
    public var strokeOutset: CGFloat = 0

    private init() {}

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a list's row.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a list's header.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a list's footer.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a plain list's row.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a grouped list's row.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a sidebar's row.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// That of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// The background for a state of the cell: itself.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

extension UIBackgroundConfiguration {
    /// The background as a view.
    @ViewBuilder var content: some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        ZStack {
            if let backgroundColor {
                shape.fill(Color(uiColor: backgroundColor))
            }
            if let strokeColor, strokeWidth > 0 {
                shape.inset(by: -strokeOutset).strokeBorder(Color(uiColor: strokeColor), lineWidth: strokeWidth)
            }
        }
        .padding(EdgeInsets(backgroundInsets))
    }
}

extension EdgeInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
