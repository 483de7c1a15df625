import CoreGeometry
import Foundation

/// UIKit's colour, for `Color(uiColor: .secondaryLabel)`, views and cell configurations. It never changes.
///
/// ```swift
/// content.textProperties.color = .secondaryLabel
/// background.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
/// ```
///
/// Light and dark values are those that Apple's Human Interface Guidelines list for iOS.
public final class UIColor: NSObject, NSCopying, Sendable {
    /// How the colour is computed.
    package enum Source: Hashable, Sendable {
        // Most colours are constant, with their components stored inline. The other cases store one object each, which
        // SwiftUI's colours share.
        case constant(ResolvedColor)
        /// One of two colours, for the light or dark style of the environment.
        case lightDark(LightDarkColor)
        /// The tint of the environment.
        case tint
        /// Computed by an app's closure.
        case provided(ColorProvider)
        /// Another colour with its opacity replaced.
        case alpha(AlphaColor)
        /// A colour that the renderer looks up by name.
        case named(NamedColor)
        /// A colour of another module, such as a SwiftUI-style colour.
        case deferred(AnyDeferredColor)
    }

    package let source: Source
    /// Whether the colour was created as a grey: its Core Graphics colour then has two components, as on Apple's
    /// platforms.
    let isGray: Bool

    package init(_ source: Source, isGray: Bool = false) {
        self.source = source
        self.isGray = isGray
    }

    /// The colour itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are the same colour.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || (source == other.source && isGray == other.isGray)
    }

    /// A hash of the colour.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(source)
        return hasher.finalize()
    }

    private convenience init(light: UInt32, _ lightOpacity: Float = 1, dark: UInt32, _ darkOpacity: Float = 1) {
        self.init(
            .lightDark(
                LightDarkColor(
                    light: ResolvedColor(hex: light, opacity: lightOpacity),
                    dark: ResolvedColor(hex: dark, opacity: darkOpacity))))
    }

    /// Resolves the colour for traits. Names are not looked up, and the tint is the default one.
    package func resolve(with traits: UITraitCollection) -> ResolvedColor {
        switch source {
        case .constant(let color): color
        case .lightDark(let colors): traits.userInterfaceStyle == .dark ? colors.dark : colors.light
        case .tint: UIColor.systemBlue.resolve(with: traits)
        case .provided(let provider): provider.color(traits.specified).resolve(with: traits)
        case .alpha(let alpha): alpha.color.resolve(with: traits).withOpacity(Float(alpha.opacity))
        case .named: .clear
        case .deferred(let deferred): deferred.color.resolve(with: traits)
        }
    }
}

extension UITraitCollection {
    /// The traits, with an iPhone's values for unspecified ones.
    fileprivate var specified: UITraitCollection {
        self === UITraitCollection.phone ? self : UITraitCollection(traitsFrom: [.phone, self])
    }
}

/// Colours of text.
extension UIColor {
    /// Primary text.
    public static let label = UIColor(light: 0x000000, dark: 0xffffff)
    /// Secondary text.
    public static let secondaryLabel = UIColor(light: 0x3c3c43, 0.6, dark: 0xebebf5, 0.6)
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(light: 0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
    /// Placeholder text.
    public static let placeholderText = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
    /// Dark text, in light and dark style.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Light text, in light and dark style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Links.
    public static let link = UIColor(light: 0x007aff, dark: 0x0984ff)
}

/// Colours of backgrounds, fills and separators.
extension UIColor {
    /// The main background.
    public static let systemBackground = UIColor(light: 0xffffff, dark: 0x000000)
    /// The background of groups on the main background.
    public static let secondarySystemBackground = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
    /// The background of groups within those groups.
    public static let tertiarySystemBackground = UIColor(light: 0xffffff, dark: 0x2c2c2e)
    /// The background of grouped lists.
    public static let systemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x000000)
    /// The rows of grouped lists.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xffffff, dark: 0x1c1c1e)
    /// The background of groups within rows.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x2c2c2e)
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    /// The fill of large areas with complex content.
    public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x747480, 0.18)
    /// Translucent separators.
    public static let separator = UIColor(light: 0x3c3c43, 0.29, dark: 0x545458, 0.6)
    /// Opaque separators.
    public static let opaqueSeparator = UIColor(light: 0xc6c6c8, dark: 0x38383a)
}

/// The tint and the adaptive system colours.
extension UIColor {
    /// The tint of the environment.
    public static let tintColor = UIColor(.tint)
    /// Red.
    public static let systemRed = UIColor(light: 0xff3b30, dark: 0xff453a)
    /// Orange.
    public static let systemOrange = UIColor(light: 0xff9500, dark: 0xff9f0a)
    /// Yellow.
    public static let systemYellow = UIColor(light: 0xffcc00, dark: 0xffd60a)
    /// Green.
    public static let systemGreen = UIColor(light: 0x34c759, dark: 0x30d158)
    /// Mint.
    public static let systemMint = UIColor(light: 0x00c7be, dark: 0x63e6e2)
    /// Teal.
    public static let systemTeal = UIColor(light: 0x30b0c7, dark: 0x40c8e0)
    /// Cyan.
    public static let systemCyan = UIColor(light: 0x32ade6, dark: 0x64d2ff)
    /// Blue.
    public static let systemBlue = UIColor(light: 0x007aff, dark: 0x0a84ff)
    /// Indigo.
    public static let systemIndigo = UIColor(light: 0x5856d6, dark: 0x5e5ce6)
    /// Purple.
    public static let systemPurple = UIColor(light: 0xaf52de, dark: 0xbf5af2)
    /// Pink.
    public static let systemPink = UIColor(light: 0xff2d55, dark: 0xff375f)
    /// Brown.
    public static let systemBrown = UIColor(light: 0xa2845e, dark: 0xac8e68)
    /// Grey.
    public static let systemGray = UIColor(light: 0x8e8e93, dark: 0x8e8e93)
    /// The second grey; each further one is nearer to the background.
    public static let systemGray2 = UIColor(light: 0xaeaeb2, dark: 0x636366)
    /// The third grey.
    public static let systemGray3 = UIColor(light: 0xc7c7cc, dark: 0x48484a)
    /// The fourth grey.
    public static let systemGray4 = UIColor(light: 0xd1d1d6, dark: 0x3a3a3c)
    /// The fifth grey.
    public static let systemGray5 = UIColor(light: 0xe5e5ea, dark: 0x2c2c2e)
    /// The sixth grey.
    public static let systemGray6 = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
}
