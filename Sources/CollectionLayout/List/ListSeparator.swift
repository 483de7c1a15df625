import Foundation

/// One separator at an edge of a list row.
public struct ListSeparator: Hashable, Sendable {
    /// The edge of a row.
    public enum Edge: String, Hashable, Sendable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// The edge at which the separator lies, inside the row.
    public var edge: Edge
    /// Space before the separator, in points.
    public var leading: CGFloat
    /// Space after the separator, in points.
    public var trailing: CGFloat
    /// Whether the separator starts at the row's text; ``leading`` is then the default start of the text.
    public var startsAtText: Bool
    /// The thickness: one pixel, in points.
    public var thickness: CGFloat
    /// The colour of the line; nil for the system's.
    public var color: UIColor?

    /// Creates a separator from its parts.
    public init(edge: Edge, leading: CGFloat, trailing: CGFloat, startsAtText: Bool, thickness: CGFloat) {
        self.edge = edge
        self.leading = leading
        self.trailing = trailing
        self.startsAtText = startsAtText
        self.thickness = thickness
    }

    /// The separator's rectangle, in the coordinates of the row's frame.
    ///
    /// - Parameters:
    ///   - row: The frame of the row.
    ///   - textStart: The start of the row's text, from the row's leading edge in points; the default start if nil.
    ///   - textEnd: The end of the separator, from the same edge, if no inset is set; the row's trailing edge if nil.
    ///   - direction: The reading direction, which determines the leading side.
    public func frame(
        in row: CGRect, textStart: CGFloat? = nil, textEnd: CGFloat? = nil,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> CGRect {
        let start = startsAtText ? textStart ?? leading : leading
        let end = startsAtText && trailing == 0 ? textEnd ?? row.size.width : row.size.width - trailing
        let width = max(0, end - start)
        let x = direction == .rightToLeft ? row.origin.x + row.size.width - start - width : row.origin.x + start
        let y = edge == .top ? row.origin.y : row.origin.y + row.size.height - thickness
        return CGRect(x: x, y: y, width: width, height: thickness)
    }
}
