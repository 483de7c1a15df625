import CoreGeometry
import FlatlayDrawing
import Foundation

/// Core Foundation's array, for code that writes `colors as CFArray`.
public typealias CFArray = [Any]

/// A colour space, as in Core Graphics. Everything is drawn in sRGB, so it only says how many components a colour has.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of Display P3. Its components are drawn as those of sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of a linear grey.
    public static let linearGray = "kCGColorSpaceLinearGray"
    // Core Graphics' name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of a grey.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of extended sRGB. It is drawn as sRGB.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    /// The name of the space.
    public let name: String?

    /// Creates a space by name; nil for an unknown name.
    public init?(name: String) {
        let names = [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearGray, CGColorSpace.genericGrayGamma2_2,
            CGColorSpace.extendedSRGB,
        ]
        guard names.contains(name) else { return nil }
        self.name = name
    }

    fileprivate init(_ name: String) {
        self.name = name
    }

    fileprivate static let red = CGColorSpace(sRGB)
    fileprivate static let gray = CGColorSpace(genericGrayGamma2_2)

    /// The number of components of a colour, without its opacity.
    public var numberOfComponents: Int { name == CGColorSpace.linearGray || self == CGColorSpace.gray ? 1 : 3 }

    /// Returns whether two spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// The names of these functions are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of colours with a red, a green and a blue component.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.red }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.gray }

extension CGColor {
    /// Creates a colour of components with the opacity last; nil if there are too few.
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { numberOfComponents == 2 ? .gray : .red }

    /// The colour as painters know it.
    package var resolved: ResolvedColor {
        let values = components ?? []
        guard values.count >= 4 else {
            let white = Float(values.first ?? 0)
            return ResolvedColor(red: white, green: white, blue: white, opacity: Float(alpha))
        }
        return ResolvedColor(
            red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]), opacity: Float(values[3]))
    }
}

/// Colours at locations between 0 and 1, as in Core Graphics.
///
/// ```swift
/// let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
/// let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
/// ```
public final class CGGradient: Sendable {
    /// The colours, from the start to the end.
    package let stops: [GradientStop]

    /// Creates a gradient of colours at locations.
    init(reusing stops: [GradientStop]) {
        self.stops = stops
    }

    /// Creates a gradient of colours. Without locations they are evenly distributed. Nil if there is no colour.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return GradientStop(color: color.resolved, location: locations?[index] ?? even, keepsClearColor: true)
        }
        self.init(reusing: stops)
    }

    /// Creates a gradient of components: those of one colour after the other, each with its opacity last.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}
