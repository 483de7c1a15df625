import CoreGeometry
import Foundation

extension UIColor {
    /// A colour from components between 0 and 1; others are limited to that.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init((Double(red), Double(green), Double(blue)), alpha: alpha)
    }

    /// A grey between black, 0, and white, 1.
    public init(white: CGFloat, alpha: CGFloat) {
        self.init((Double(white), Double(white), Double(white)), alpha: alpha, isGray: true)
    }

    /// A colour from its hue (0 and 1 are red), saturation and brightness, each between 0 and 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            SRGB.components(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)),
            alpha: alpha)
    }

    /// A colour from components of the wider colours of newer screens. It is drawn as the nearest colour of sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGB.displayP3(Double(red), Double(green), Double(blue)), alpha: alpha)
    }

    /// The colour of Core Graphics.
    public init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        if values.count == 2 {
            self.init(white: values[0], alpha: values[1])
        } else {
            self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        }
    }

    /// A colour of the renderer's `colors`, by its name. It always succeeds: whether there is a colour of
    /// the name shows when it is drawn.
    public init?(named name: String) {
        self.init(.named(NamedColor(name)))
    }

    /// A colour of an asset catalogue, by its name.
    public init(resource: ColorResource) {
        self.init(.named(NamedColor(resource.name)))
    }

    /// The colour with another opacity in the place of its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard case .constant(let color) = source else {
            return UIColor(.alpha(AlphaColor(self, opacity: Double(alpha))), isGray: isGray)
        }
        return UIColor(.constant(color.withOpacity(Float(alpha))), isGray: isGray)
    }

    private init(_ components: (Double, Double, Double), alpha: CGFloat, isGray: Bool = false) {
        let (red, green, blue) = components
        self.init(
            .constant(ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))),
            isGray: isGray)
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
    package let name: String

    /// The colour of a name; the bundle has no effect.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}
