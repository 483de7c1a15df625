/// A colour, gradient or other paint that is resolved in an environment: SwiftUI's `ShapeStyle`.
///
/// A custom style resolves to another one:
///
/// ```swift
/// struct Ink: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> Color {
///         environment.colorScheme == .dark ? .white : .black
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Resolves this style to another one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint in an environment. Used for drawing; not for use in apps.
    func _stylePaint(in environment: EnvironmentValues) -> StylePaint

    /// Replaces references to the inherited foreground style. Not for use in apps.
    func _bound(to environment: EnvironmentValues) -> AnyShapeStyle

    /// Whether another style is known to be equal. Not for use in apps.
    func _equals(_ other: Self) -> Bool
}

extension ShapeStyle {
    /// Whether both styles are plain data with the same bytes.
    @inlinable
    public func _equals(_ other: Self) -> Bool { areKnownEqual(self, other) }

    /// The paint of the style that this one resolves to.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StyleNesting.paint(of: Self.self, in: environment) {
            resolve(in: environment)._stylePaint(in: environment)
        }
    }

    /// Captures the foreground style and the tint of the environment, so that this style can itself become the
    /// foreground style or the tint without referring to itself.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(
            BoundStyle(base: self, foreground: environment.common.foreground, tint: environment.common.tint))
    }
}

extension ShapeStyle where Resolved == Never {
    /// The style itself: it does not refer to other styles.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(self)
    }

    /// Not for use: the style paints itself and does not resolve to another one.
    public func resolve(in environment: EnvironmentValues) -> Never {
        // `Never` has no value to return, and nothing in the package calls this for a style that paints itself.
        fatalError("\(Self.self) does not resolve to another style; it paints itself")
    }
}

extension Never: ShapeStyle {
    /// Unreachable: `Never` has no values.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint { switch self {} }
}
