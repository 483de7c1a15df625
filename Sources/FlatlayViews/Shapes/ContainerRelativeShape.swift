import Foundation

/// The shape of the container around, which ``View/containerShape(_:)`` sets; a rectangle where none was set.
///
/// As a view and as a fill it is the container's shape in its own frame. Its corners are not made smaller by the
/// distance to the container's.
public struct ContainerRelativeShape: InsettableShape, Hashable {
    private var insetAmount: CGFloat = 0

    /// The shape of the container.
    public init() {}

    /// The shape with its outline moved inwards.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var result = self
        result.insetAmount += amount
        return result
    }

    /// The container's shape; a rectangle outside of a body.
    public func path(in rect: CGRect) -> Path { _outline(in: rect).shape.path }

    /// The container's shape.
    public func _outline(in rect: CGRect) -> ShapeOutline {
        let inner = rect.insetForShape(by: insetAmount)
        return ShapeOutline(.rectangle(inner))
    }

    /// The shape that this one stands for.
    func resolved(in environment: EnvironmentValues) -> AnyShape {
        guard let shape = environment.containerOutline else { return AnyShape(Rectangle().inset(by: insetAmount)) }
        return shape(insetAmount)
    }
}

extension EnvironmentValues {
    private struct ContainerShapeKey: EnvironmentKey {
        static var defaultValue: ((CGFloat) -> AnyShape)? { nil }
    }

    /// Makes the shape of the container, with its outline moved inwards.
    fileprivate(set) var containerOutline: ((CGFloat) -> AnyShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape of the view as a container, for ``ContainerRelativeShape`` inside.
    public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
        modifier(EnvironmentModifier { $0.containerOutline = { AnyShape(shape.inset(by: $0)) } })
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
