import Foundation

/// A Core Graphics colour: components and an opacity. Here it is a value.
///
/// ```swift
/// CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).components   // [1, 0.5, 0, 1]
/// CGColor(gray: 0.5, alpha: 1).components                     // [0.5, 1]
/// ```
public struct CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    /// Creates an sRGB colour from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    /// Creates an sRGB colour from components between 0 and 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey between black, 0, and white, 1.
    public init(gray: CGFloat, alpha: CGFloat) {
        values = [gray, alpha]
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components with the opacity last: four for a colour, two for a grey. Never nil here; in Core Graphics some
    /// colours have no components.
    public var components: [CGFloat]? { values }
    /// The number of components, including the opacity.
    public var numberOfComponents: Int { values.count }
    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: CGFloat { values.last ?? 0 }

    /// Returns the colour with its opacity replaced. Never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        values.count == 2
            ? CGColor(gray: values[0], alpha: alpha)
            : CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
}
