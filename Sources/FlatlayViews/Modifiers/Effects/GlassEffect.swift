import Foundation

/// The glass of iOS 26, as near as a material comes: the blur and the tint are drawn, the refraction at the edges and the
/// reflections are not.
public struct Glass: Hashable, Sendable {
    private enum Kind: Hashable { case regular, clear, identity }

    private let kind: Kind
    private var color: Color?
    private var isInteractive = false

    /// Glass for most uses: a thin material.
    public static let regular = Glass(kind: .regular)
    /// More transparent glass: an ultra-thin material.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    /// Returns the glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns glass that reacts to touches, which an image does not receive.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }

    /// The background in a shape.
    @ViewBuilder func background(in shape: some Shape) -> some View {
        switch kind {
        case .regular: layers(.thinMaterial, shape)
        case .clear: layers(.ultraThinMaterial, shape)
        case .identity: EmptyView()
        }
    }

    private func layers(_ material: Material, _ shape: some Shape) -> some View {
        ZStack {
            shape.fill(material)
            if let color { shape.fill(color.opacity(0.8)) }
            shape.stroke(Color.white.opacity(0.3), lineWidth: 0.5)
        }
    }
}

/// The shape of glass by default: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// A capsule in a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
    /// Draws the view on glass in a shape.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background { glass.background(in: shape) }
    }

    /// Draws the view on glass in a capsule.
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: DefaultGlassEffectShape())
    }

    /// Has no effect: glass does not flow together in an image.
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
}

/// Glass shapes that belong together. An image shows them one by one.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container; the distance at which shapes flow together has no effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content.
    public var body: some View { content }
}
