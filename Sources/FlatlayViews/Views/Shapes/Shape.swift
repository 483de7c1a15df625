import Foundation

/// A 2D shape defined by a path in a rectangle: SwiftUI's `Shape`.
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
/// The rectangle has its origin at zero and is a whole number of pixels in size.
nonisolated public protocol Shape: View, Sendable {
    /// The path of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size of the shape for a proposal. By default the whole proposal; 10 for a length that is not proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the path is mirrored in right-to-left environments; by default it is.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The outline as it is drawn. Not for use in apps.
    func _outline(in rect: CGRect) -> ShapeOutline

    /// The name of the shape in the tree of a display list. Not for use in apps.
    static var _nodeName: String { get }

    /// Whether another shape is known to be equal. Not for use in apps.
    func _equals(_ other: Self) -> Bool
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// The whole proposal; 10 for a length that is not proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Whether both shapes are plain data with the same bytes.
    @inlinable
    public func _equals(_ other: Self) -> Bool { areKnownEqual(self, other) }

    /// The path as an outline.
    public func _outline(in rect: CGRect) -> ShapeOutline { ShapeOutline(.path(path(in: rect))) }

    /// The name of the type in kebab case: `LeafShape` becomes `leaf-shape`.
    public static var _nodeName: String {
        var name = ""
        for character in String(describing: Self.self).prefix(while: { $0 != "<" }) {
            if character.isUppercase, !name.isEmpty { name += "-" }
            name += character.lowercased()
        }
        return name
    }

    /// The outline of a size, at the origin.
    func outline(of size: CGSize) -> ShapeOutline { _outline(in: CGRect(origin: .zero, size: size)) }

    /// The outline in a pixel-aligned frame.
    func outline(at frame: CGRect) -> ShapeOutline {
        var outline = outline(of: frame.size)
        outline.shape = outline.shape.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
        return outline
    }
}
