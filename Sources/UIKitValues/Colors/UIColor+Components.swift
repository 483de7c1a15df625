import CoreGeometry
import Foundation

extension UIColor {
    /// Creates a colour from components, which are clamped to 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init((Double(red), Double(green), Double(blue)), alpha: alpha)
    }

    /// Creates a grey between black, 0, and white, 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init((Double(white), Double(white), Double(white)), alpha: alpha, isGray: true)
    }

    /// Creates a colour from hue (0 and 1 are red), saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            SRGB.components(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)),
            alpha: alpha)
    }

    /// Creates a colour from Display P3 components. It is drawn as the nearest sRGB colour.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGB.displayP3(Double(red), Double(green), Double(blue)), alpha: alpha)
    }

    /// Creates a colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        if values.count == 2 {
            self.init(white: values[0], alpha: values[1])
        } else {
            self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        }
    }

    /// Creates a colour of the renderer's `colors` by name. It never returns nil: a missing name is found when the
    /// colour is drawn.
    public convenience init?(named name: String) {
        self.init(.named(NamedColor(name)))
    }

    /// Creates a colour of an asset catalogue.
    public convenience init(resource: ColorResource) {
        self.init(.named(NamedColor(resource.name)))
    }

    /// Returns the colour with its opacity replaced.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard case .constant(let color) = source else {
            return UIColor(.alpha(AlphaColor(self, opacity: Double(alpha))), isGray: isGray)
        }
        return UIColor(.constant(color.withOpacity(Float(alpha))), isGray: isGray)
    }

    private convenience init(_ components: (Double, Double, Double), alpha: CGFloat, isGray: Bool = false) {
        let (red, green, blue) = components
        self.init(
            .constant(ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))),
            isGray: isGray)
    }
}

/// The name of a colour in an asset catalogue; Xcode generates one for each.
///
/// There are no asset catalogues on Linux: the renderer's `colors` contain the colour of that name.
///
/// ```swift
/// extension ColorResource {
///     static let brand = ColorResource(name: "Brand", bundle: .main)
/// }
/// cell.tintColor = UIColor(resource: .brand)
/// ```
public struct ColorResource: Hashable, Sendable {
    package let name: String

    /// Creates a resource from a name; the bundle has no effect.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}
