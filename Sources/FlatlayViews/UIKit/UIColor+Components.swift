import Foundation

extension UIColor {
    /// A colour from components between 0 and 1; others are limited to that.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A grey between black, 0, and white, 1.
    public init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)), isGray: true)
    }

    /// A colour from its hue (0 and 1 are red), saturation and brightness, each between 0 and 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// A colour from components of the wider colours of newer screens. It is drawn as the nearest colour of sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha)))
    }

    /// The colour of Core Graphics.
    public init(cgColor: CGColor) {
        self = cgColor.uiColor
    }

    /// A colour of the renderer's `colors`, by its name. It always succeeds: whether there is a colour of
    /// the name shows when it is drawn.
    public init?(named name: String) {
        self.init(Color(name))
    }

    /// A colour of an asset catalogue, by its name.
    public init(resource: ColorResource) {
        self.init(Color(resource.name))
    }

    /// The colour with another opacity in the place of its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(Color(provider: .alpha(color, Double(alpha))), isGray: isGray)
    }

    /// The Core Graphics colour in an environment.
    package func cgColor(in environment: EnvironmentValues) -> CGColor {
        let resolved = resolve(in: environment)
        let alpha = CGFloat(resolved.opacity)
        guard !isGray else { return CGColor(gray: CGFloat(resolved.red), alpha: alpha) }
        return CGColor(
            red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue), alpha: alpha)
    }
}

/// A colour of an asset catalogue, as Xcode names one for each.
///
/// There are no catalogues on Linux: the renderer's `colors` hold the colour of the name.
///
/// ```swift
/// extension ColorResource {
///     static let brand = ColorResource(name: "Brand", bundle: .main)
/// }
/// cell.tintColor = UIColor(resource: .brand)
/// ```
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// The colour of a name; the bundle has no effect.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

extension Color {
    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name)
    }
}
