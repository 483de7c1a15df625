import Foundation

/// Distances from the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the side where reading starts.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the side where reading ends.
    public var trailing: CGFloat

    /// Insets, one for each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same inset on some of the sides.
    @usableFromInline
    init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The sum of the insets along an axis.
    func total(along axis: Axis) -> CGFloat {
        axis == .horizontal ? leading + trailing : top + bottom
    }

    /// The same insets with those that are not finite set to zero.
    var finite: EdgeInsets {
        func fixed(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return EdgeInsets(
            top: fixed(top), leading: fixed(leading), bottom: fixed(bottom), trailing: fixed(trailing))
    }
}
