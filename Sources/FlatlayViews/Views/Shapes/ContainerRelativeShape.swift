import Foundation

/// The shape of the enclosing container, set with ``View/containerShape(_:)``; a rectangle if none is set.
///
/// As a view and as a fill it is the container's shape in its own frame. Its corner radii don't shrink with the
/// distance from the container.
public struct ContainerRelativeShape: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// Creates a shape that takes its form from the container.
    public init() {}

    /// The shape inset by a length in points.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// A rectangle: the container's shape is known only when the shape is used in a view.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// A rectangle, like ``path(in:)``.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        let inner = rect.insetForShape(by: insetAmount)
        return ShapeOutline(.rectangle(inner))
    }

    /// The container's shape in an environment.
    func resolved(in environment: EnvironmentValues) -> AnyShape {
        guard let shape = environment.containerOutline else { return AnyShape(Rectangle().inset(by: insetAmount)) }
        return shape(insetAmount)
    }
}

extension EnvironmentValues {
    private struct ContainerShapeKey: EnvironmentKey {
        static var defaultValue: ((CGFloat) -> AnyShape)? { nil }
    }

    /// Creates the container's shape with an inset.
    fileprivate(set) var containerOutline: ((CGFloat) -> AnyShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the shape of the view as a container, for ``ContainerRelativeShape`` inside.
    public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
        modifier(EnvironmentModifier { $0.containerOutline = { AnyShape(shape.inset(by: $0)) } })
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the enclosing container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
