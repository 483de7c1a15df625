import Foundation

/// A colour with a slightly lighter one above it: `Color.blue.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// The colours of a gradient, from top to bottom.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The paint of the gradient.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._stylePaint(in: environment)
    }
}

extension Color {
    /// The colour with one above it that holds a quarter of white. (SwiftUI does not say how much.)
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
    }

    /// A colour between this one, at 0, and another, at 1.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let fraction = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
        if case .constant(let first) = provider, case .constant(let second) = other.provider {
            return Color(provider: .constant(first.mixed(with: second, by: Float(fraction))))
        }
        return Color(provider: .mix(self, other, fraction))
    }

    /// The colour of a name in the renderer's colours; see ``EnvironmentValues/namedColors``.
    ///
    /// An unknown name is a colour that is not seen, and a diagnostic says so.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(provider: .named(name))
    }
}

extension ResolvedColor {
    /// A colour between this one, at 0, and another, at 1.
    func mixed(with other: ResolvedColor, by fraction: Float) -> ResolvedColor {
        func mix(_ first: Float, _ second: Float) -> Float { first + (second - first) * fraction }
        return ResolvedColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }
}

extension EnvironmentValues {
    private struct NamedColorsKey: EnvironmentKey {
        static let defaultValue: [String: Color] = [:]
    }

    /// The colours that `Color("name")` finds: those of an app's asset catalogue.
    public var namedColors: [String: Color] {
        get { self[NamedColorsKey.self] }
        set { self[NamedColorsKey.self] = newValue }
    }

    func color(named name: String) -> Color {
        if let color = namedColors[name] { return color }
        common.diagnostics?.warn("there is no color '\(name)'; add it to the renderer's colors")
        return .clear
    }
}
