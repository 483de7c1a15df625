import Foundation

/// A shape that a path describes in any rectangle: SwiftUI's `Shape`.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
///
/// The rectangle's origin is zero; its size is whole pixels.
public protocol Shape: View, Sendable {
    /// The outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size of the shape for a proposal. By default all of it, and 10 where nothing is offered.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the path is mirrored where one reads from right to left; it is by default.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// How the shape is drawn. Not for use in apps.
    func _outline(in rect: CGRect) -> ShapeOutline

    /// The name of the shape in the tree of a display list. Not for use in apps.
    static var _nodeName: String { get }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// All of a proposal, and 10 where nothing is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The path.
    public func _outline(in rect: CGRect) -> ShapeOutline { ShapeOutline(.path(path(in: rect))) }

    /// The name of the type: `LeafShape` is `leaf-shape`.
    public static var _nodeName: String {
        var name = ""
        for character in String(describing: Self.self).prefix(while: { $0 != "<" }) {
            if character.isUppercase, !name.isEmpty { name += "-" }
            name += character.lowercased()
        }
        return name
    }

    /// The outline in a frame whose edges lie on pixels.
    func outline(at frame: CGRect) -> ShapeOutline {
        _outline(in: CGRect(origin: .zero, size: frame.size)).offsetBy(frame.origin)
    }
}
