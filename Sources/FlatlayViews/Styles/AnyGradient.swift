import Foundation

/// A colour with a slightly lighter tone at the top: `Color.blue.gradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// Creates a gradient from top to bottom.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The paint of the gradient.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._stylePaint(in: environment)
    }
}

extension Color {
    /// A gradient from the colour mixed with 25 % white, at the top, to the colour. (SwiftUI does not say how much.)
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25), self]))
    }

    /// Mixes this colour, at 0, with another, at 1.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let fraction = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
        if case .constant(let first) = provider, case .constant(let second) = other.provider {
            return Color(provider: .constant(first.mixed(with: second, by: Float(fraction))))
        }
        return Color(provider: .mix(self, other, fraction))
    }

    /// Looks up a colour by name in the renderer's colours; see ``EnvironmentValues/namedColors``.
    ///
    /// An unknown name results in an invisible colour and a diagnostic.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(provider: .named(NamedColor(name)))
    }
}

extension ResolvedColor {
    /// Mixes this colour, at 0, with another, at 1.
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

    /// The colours for `Color("name")`, as in an app's asset catalogue.
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
