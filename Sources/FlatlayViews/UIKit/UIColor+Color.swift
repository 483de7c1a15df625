import CoreGeometry
import UIKitValues

extension UIColor {
    /// Converts a SwiftUI-style colour.
    public convenience init(_ color: Color) {
        switch color.provider {
        case .constant(let color): self.init(.constant(color))
        case .lightDark(let colors): self.init(.lightDark(colors))
        case .accent: self.init(.tint)
        case .provided(let provider): self.init(.provided(provider))
        case .alpha(let alpha): self.init(.alpha(alpha))
        case .named(let name): self.init(.named(name))
        case .adaptive, .opacity, .dynamic, .mix: self.init(.deferred(AnyDeferredColor(ViewColor(color))))
        }
    }

    /// Creates a colour that a closure computes from the environment in which it is drawn.
    package convenience init(resolving color: @escaping @Sendable (EnvironmentValues) -> UIColor) {
        self.init(Color(provider: .dynamic(DynamicColor { Color(uiColor: color($0)) })))
    }

    /// Returns the colour in an environment.
    package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        switch source {
        case .constant(let color): color
        case .lightDark(let colors): environment.colorScheme == .dark ? colors.dark : colors.light
        case .alpha(let alpha): alpha.color.resolve(in: environment).withOpacity(Float(alpha.opacity))
        case .tint, .provided, .named, .deferred: Color(uiColor: self).resolve(in: environment)
        }
    }

    /// The colour as a SwiftUI-style colour.
    var color: Color { Color(uiColor: self) }
}

extension Color {
    /// Converts a UIKit colour.
    public init(uiColor: UIColor) {
        switch uiColor.source {
        case .constant(let color): self.init(provider: .constant(color))
        case .lightDark(let colors): self.init(provider: .lightDark(colors))
        case .tint: self.init(provider: .accent)
        case .provided(let provider): self.init(provider: .provided(provider))
        case .alpha(let alpha): self.init(provider: .alpha(alpha))
        case .named(let name): self.init(provider: .named(name))
        case .deferred(let deferred): self = (deferred.color as? ViewColor)?.color ?? Color(deferred.color)
        }
    }

    private init(_ deferred: any DeferredColor) {
        let provider = ColorProvider { UIColor(.constant(deferred.resolve(with: $0))) }
        self.init(provider: .provided(provider))
    }

    /// Converts a UIKit colour: `Color(.systemBackground)`.
    public init(_ uiColor: UIColor) {
        self.init(uiColor: uiColor)
    }

    /// Creates a colour of an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name)
    }
}

/// Wraps a SwiftUI-style colour in a UIKit colour.
private final class ViewColor: DeferredColor {
    let color: Color

    init(_ color: Color) {
        self.color = color
    }

    func resolve(with traits: UITraitCollection) -> ResolvedColor { color.resolve(in: EnvironmentValues(traits)) }

    static func == (left: ViewColor, right: ViewColor) -> Bool { left.color == right.color }

    func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }
}

extension ColorProvider {
    /// Returns the colour in an environment.
    func color(in environment: EnvironmentValues) -> Color {
        Color(uiColor: color(UITraitCollection(environment: environment, size: .zero)))
    }
}
