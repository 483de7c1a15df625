import Foundation

/// One line at an edge of a list row.
public struct ListSeparator: Hashable, Sendable {
    /// The edge of a row.
    public enum Edge: String, Hashable, Sendable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// The edge that the line lies at, inside the row.
    public var edge: Edge
    /// Room before the line, in points.
    public var leading: CGFloat
    /// Room behind the line, in points.
    public var trailing: CGFloat
    /// Whether the line is to start where the row's text does; ``leading`` is then the usual place of the text.
    public var startsAtText: Bool
    /// One pixel, in points.
    public var thickness: CGFloat
    /// The colour of the line, as a module with a colour type stores it; nil for the system's.
    package var colorSlot: ColorSlot?

    /// A line from its parts.
    public init(edge: Edge, leading: CGFloat, trailing: CGFloat, startsAtText: Bool, thickness: CGFloat) {
        self.edge = edge
        self.leading = leading
        self.trailing = trailing
        self.startsAtText = startsAtText
        self.thickness = thickness
    }

    /// The line's rectangle in the coordinates of the row's frame.
    ///
    /// - Parameters:
    ///   - row: The frame of the row.
    ///   - textStart: Where the row's text starts, from the row's leading edge in points; the usual place if nil.
    ///   - textEnd: Where the line ends, from the same edge, if no inset is set; the row's trailing edge if nil.
    ///   - direction: The reading direction, which decides where leading is.
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
