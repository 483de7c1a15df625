import CoreGeometry
import Foundation

extension UIColor {
    /// Creates a colour from a closure, which is called with the traits of the view that draws it.
    ///
    /// ```swift
    /// let ground = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .systemGray6 }
    /// ```
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provided(ColorProvider(dynamicProvider)))
    }

    /// Creates a colour of the renderer's `colors` by name; the bundle and the traits have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// Returns the colour for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: cgColor(with: traitCollection))
    }

    /// The Core Graphics colour for the current traits (`UITraitCollection.current`).
    public var cgColor: CGColor { cgColor(with: .current) }

    /// Gets the components for the current traits, each from 0 to 1; always returns true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(with: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Gets hue, saturation and brightness for the current traits, each from 0 to 1; always returns true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(with: .current)
        let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        var sector: CGFloat = 0
        if range > 0 {
            switch most {
            case red: sector = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
            case green: sector = (blue - red) / range + 2
            default: sector = (red - green) / range + 4
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Gets the brightness of a grey for the current traits. Returns false and sets nothing for a colour that is not
    /// grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolve(with: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }
}

extension UIColor {
    private func cgColor(with traits: UITraitCollection) -> CGColor {
        let resolved = resolve(with: traits)
        let alpha = CGFloat(resolved.opacity)
        guard !isGray else { return CGColor(gray: CGFloat(resolved.red), alpha: alpha) }
        return CGColor(
            red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue), alpha: alpha)
    }
}
