import Foundation

/// A type-erased shape, for APIs that need a single type:
///
/// ```swift
/// let badge = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
public struct AnyShape: Shape {
    private let base: any Shape

    /// Wraps a shape and erases its type.
    public init<S: Shape>(_ shape: S) {
        base = shape
    }

    /// The path of the wrapped shape in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The size of the wrapped shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// The behaviour of the wrapped shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The outline of the wrapped shape.
    public func _outline(in rect: CGRect) -> ShapeOutline { base._outline(in: rect) }

    /// `shape`.
    public static var _nodeName: String { "shape" }
}
