/// A colour, gradient or other paint, not yet resolved: SwiftUI's `ShapeStyle`.
///
/// A style of your own resolves to another one in an environment:
///
/// ```swift
/// struct Ink: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> Color {
///         environment.colorScheme == .dark ? .white : .black
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint in an environment. Part of how styles are drawn; not for use in apps.
    func _stylePaint(in environment: EnvironmentValues) -> StylePaint

    /// The style with its references to the surrounding foreground style replaced. Not for use in apps.
    func _bound(to environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
    /// The paint of the style that this one resolves to.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StyleNesting.paint(of: Self.self, in: environment) {
            resolve(in: environment)._stylePaint(in: environment)
        }
    }

    /// The style with the foreground style and the tint that surround the view now, whatever it makes of them later: it
    /// may become the foreground style or the tint itself.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(
            BoundStyle(base: self, foreground: environment.common.foreground, tint: environment.common.tint))
    }
}

extension ShapeStyle where Resolved == Never {
    /// The style itself: it paints without looking at others.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(self)
    }

    /// Not for use: the style paints itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        // `Never` has no value to return, and nothing in the package calls this for a style that paints itself.
        fatalError("\(Self.self) stands for no other style; it paints itself")
    }
}

extension Never: ShapeStyle {
    /// There is no value to paint with.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint { switch self {} }
}
