import Foundation

/// Distances from the edges of a rectangle, in points, with sides named by the reading direction.
///
/// ```swift
/// section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
/// section.contentInsets.bottom = 24
/// ```
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge at which reading starts.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge at which reading ends.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero on all sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from four distances, in points; negative ones enlarge the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

    var corner: CGPoint { CGPoint(x: leading, y: top) }
    var values: [CGFloat] { [top, leading, bottom, trailing] }

    /// The same insets with zero along one axis.
    func clearing(_ axis: Axis) -> NSDirectionalEdgeInsets {
        axis == .horizontal
            ? NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
            : NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }

    /// The size inside these insets; may be negative.
    func reducing(_ size: CGSize) -> CGSize {
        CGSize(width: size.width - leading - trailing, height: size.height - top - bottom)
    }
}
