import Foundation

/// A shape of any kind, for places that need one type.
///
/// ```swift
/// let badge = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
public struct AnyShape: Shape {
    private let base: any Shape

    /// The shape without its type.
    public init<S: Shape>(_ shape: S) {
        base = shape
    }

    /// The outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The size of the shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// As the shape itself behaves.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// As the shape itself is drawn.
    public func _outline(in rect: CGRect) -> ShapeOutline { base._outline(in: rect) }

    /// `shape`.
    public static var _nodeName: String { "shape" }
}
