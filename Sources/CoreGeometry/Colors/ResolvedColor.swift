import Foundation

/// A colour as it is drawn: sRGB components from 0 to 1, not premultiplied. Components that are set are clamped.
///
/// ```swift
/// ResolvedColor(hex: 0xff3b30).description   // "#ff3b30"
/// ```
public struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
    /// The red component.
    public var red: Float { didSet { red = ResolvedColor.unit(red) } }
    /// The green component.
    public var green: Float { didSet { green = ResolvedColor.unit(green) } }
    /// The blue component.
    public var blue: Float { didSet { blue = ResolvedColor.unit(blue) } }
    /// The opacity: 0 is transparent, 1 is opaque.
    public var opacity: Float { didSet { opacity = ResolvedColor.unit(opacity) } }

    /// Creates a colour from components, each clamped to 0…1; NaN counts as 0.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        self.red = ResolvedColor.unit(red)
        self.green = ResolvedColor.unit(green)
        self.blue = ResolvedColor.unit(blue)
        self.opacity = ResolvedColor.unit(opacity)
    }

    /// Creates a colour from the number `0xrrggbb`.
    public init(hex: UInt32, opacity: Float = 1) {
        self.init(
            red: Float(hex >> 16 & 0xff) / 255,
            green: Float(hex >> 8 & 0xff) / 255,
            blue: Float(hex & 0xff) / 255,
            opacity: opacity)
    }

    /// Opaque black.
    public static let black = ResolvedColor(hex: 0x000000)
    /// Opaque white.
    public static let white = ResolvedColor(hex: 0xffffff)
    /// Transparent black.
    public static let clear = ResolvedColor(hex: 0x000000, opacity: 0)

    /// Returns the colour with its opacity multiplied by `factor`.
    public func multiplyingOpacity(by factor: Float) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// Returns the colour with its opacity replaced.
    package func withOpacity(_ opacity: Float) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// The components as whole numbers from 0 to 255.
    public var bytes: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
        func byte(_ value: Float) -> UInt8 { UInt8((value * 255).rounded()) }
        return (byte(red), byte(green), byte(blue), byte(opacity))
    }

    /// The colour as `#rrggbb`, followed by two more digits if it is not opaque.
    public var description: String {
        let (r, g, b, a) = bytes
        let digits = [r, g, b].map(ResolvedColor.hexDigits).joined()
        return a == 255 ? "#" + digits : "#" + digits + ResolvedColor.hexDigits(a)
    }

    private static func hexDigits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private static func unit(_ value: Float) -> Float {
        value.isNaN ? 0 : min(max(value, 0), 1)
    }
}
