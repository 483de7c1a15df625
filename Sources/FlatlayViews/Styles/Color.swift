import CoreGeometry
import Foundation
import UIKitValues

/// A colour that may depend on the environment: on light or dark mode and on the accent colour.
///
/// ```swift
/// Color(red: 0.2, green: 0.4, blue: 1)
/// Color.red.opacity(0.5)
/// Color(light: .white, dark: .black)
/// ```
///
/// As a view, a colour fills the proposed size.
public struct Color: Hashable, Sendable {
    /// A colour resolved in an environment.
    public typealias Resolved = ResolvedColor

    /// The colour space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard colour space of screens.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// The wider colour space of newer screens; colours outside of sRGB are drawn as the nearest sRGB colour.
        case displayP3
    }

    enum Provider: Hashable, Sendable {
        // Most colours are constant. They are stored inline, so that copying a view copies only bytes.
        case constant(ResolvedColor)
        /// A light and a dark one, each constant.
        case lightDark(LightDarkColor)
        indirect case adaptive(light: Color, dark: Color)
        case accent
        indirect case opacity(Color, Double)
        /// The opacity is put in the place of the colour's own, as UIKit does.
        case alpha(AlphaColor)
        case dynamic(DynamicColor)
        /// Chosen by a closure for the traits of UIKit.
        case provided(ColorProvider)
        indirect case mix(Color, Color, Double)
        case named(NamedColor)
    }

    let provider: Provider

    init(provider: Provider) {
        self.provider = provider
    }

    /// Creates a colour from components between 0 and 1; other values are clamped.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let (r, g, b) = colorSpace.sRGB(red, green, blue)
        provider = .constant(
            ResolvedColor(red: Float(r), green: Float(g), blue: Float(b), opacity: Float(opacity)))
    }

    /// Creates a grey between black, 0, and white, 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from its hue (0 and 1 are red), saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = SRGB.components(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates a colour from a resolved one.
    public init(_ resolved: Resolved) {
        provider = .constant(resolved)
    }

    /// Creates a colour with a light and a dark variant. (In SwiftUI only asset catalogues have such colours.)
    public init(light: Color, dark: Color) {
        if case .constant(let light) = light.provider, case .constant(let dark) = dark.provider {
            provider = .lightDark(LightDarkColor(light: light, dark: dark))
        } else {
            provider = .adaptive(light: light, dark: dark)
        }
    }

    /// Multiplies the opacity of the colour.
    public func opacity(_ opacity: Double) -> Color {
        switch provider {
        case .constant(let color): Color(provider: .constant(color.multiplyingOpacity(by: Float(opacity))))
        // Repeated changes are merged, as a long chain would recurse too deeply.
        case .opacity(let color, let before) where (0...1).contains(before) && (0...1).contains(opacity):
            Color(provider: .opacity(color, before * opacity))
        default: Color(provider: .opacity(self, opacity))
        }
    }

    /// Resolves the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .constant(let color): color
        case .lightDark(let colors): environment.colorScheme == .dark ? colors.dark : colors.light
        case .adaptive(let light, let dark):
            (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
        case .accent: (environment.common.accentColor ?? .blue).resolve(in: environment)
        case .mix(let first, let second, let fraction):
            first.resolve(in: environment).mixed(with: second.resolve(in: environment), by: Float(fraction))
        case .named(let color): StyleNesting.color(named: color.name, in: environment)
        case .opacity(let color, let opacity):
            color.resolve(in: environment).multiplyingOpacity(by: Float(opacity))
        case .alpha(let alpha): alpha.color.resolve(in: environment).withOpacity(Float(alpha.opacity))
        case .dynamic(let dynamic): dynamic.color(environment).resolve(in: environment)
        case .provided(let provider): provider.color(in: environment).resolve(in: environment)
        }
    }
}

extension Color {
    /// Replaces every reference to the accent colour with a colour.
    func replacingAccent(by accent: Color) -> Color {
        switch provider {
        case .constant, .lightDark, .named: self
        case .accent: accent
        case .adaptive(let light, let dark):
            Color(light: light.replacingAccent(by: accent), dark: dark.replacingAccent(by: accent))
        case .opacity(let color, let opacity): color.replacingAccent(by: accent).opacity(opacity)
        case .alpha(let alpha):
            Color(
                uiColor: UIColor(alpha.color.color.replacingAccent(by: accent)).withAlphaComponent(alpha.opacity))
        case .dynamic(let dynamic):
            Color(provider: .dynamic(DynamicColor { dynamic.color($0).replacingAccent(by: accent) }))
        case .provided(let provider):
            Color(provider: .dynamic(DynamicColor { provider.color(in: $0).replacingAccent(by: accent) }))
        case .mix(let first, let second, let fraction):
            first.replacingAccent(by: accent).mix(with: second.replacingAccent(by: accent), by: fraction)
        }
    }
}

/// A colour that a closure of an app chooses. It equals only itself, as in UIKit.
final class DynamicColor: Hashable, Sendable {
    let color: @Sendable (EnvironmentValues) -> Color

    init(_ color: @escaping @Sendable (EnvironmentValues) -> Color) {
        self.color = color
    }

    static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Color: ShapeStyle {
    /// The colour itself: it does not depend on the foreground style.
    public func _bound(to environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }

    /// The paint of the colour in an environment.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .color(resolve(in: environment))
    }
}

extension ResolvedColor: ShapeStyle {
    /// The paint of the colour.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint { .color(self) }
}

extension Color: PrimitiveView {
    /// Never: a colour draws itself.
    public typealias Body = Never

    /// Adds a node that fills its frame.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(StyleNode(self, name: "color", environment: context.environment))
    }

    /// Takes over the node of the same colour.
    public func _update(_ nodes: inout _KnownNodes, from old: Self) -> _NodeUpdate {
        self == old ? nodes.skip(StyleNode.self) : .impossible
    }

    /// Whether the colours are equal.
    public func _equals(_ other: Color) -> Bool { self == other }
}
