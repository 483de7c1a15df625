import CoreGeometry
import Foundation

/// UIKit's colour: a value, for `Color(uiColor: .secondaryLabel)` and for the configurations of cells.
///
/// ```swift
/// content.textProperties.color = .secondaryLabel
/// background.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
/// ```
///
/// Light and dark values are those that Apple's Human Interface Guidelines list for iOS.
public struct UIColor: Hashable, Sendable {
    /// What the colour is made of.
    package enum Source: Hashable, Sendable {
        // Most colours are constant. They lie in the enumeration itself, so that copying one copies only bytes. What
        // others are made of is an object each, which colours of views share.
        case constant(ResolvedColor)
        /// One of two, by the scheme of the surroundings.
        case lightDark(LightDarkColor)
        /// The tint of the surroundings.
        case tint
        /// Chosen by an app's closure.
        case provided(ColorProvider)
        /// Another colour, with an opacity in the place of its own.
        case alpha(AlphaColor)
        /// One that the renderer knows by name.
        case named(NamedColor)
        /// One of views.
        case deferred(AnyDeferredColor)
    }

    package let source: Source
    /// Whether it was given as a grey: its Core Graphics colour then has two components, as on the platform.
    let isGray: Bool

    package init(_ source: Source, isGray: Bool = false) {
        self.source = source
        self.isGray = isGray
    }

    private init(light: UInt32, _ lightOpacity: Float = 1, dark: UInt32, _ darkOpacity: Float = 1) {
        self.init(
            .lightDark(
                LightDarkColor(
                    light: ResolvedColor(hex: light, opacity: lightOpacity),
                    dark: ResolvedColor(hex: dark, opacity: darkOpacity))))
    }

    /// The colour as it is drawn with traits. Names are unknown here, and the tint is the usual one.
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
    /// The traits with a phone's in the place of those that are not specified.
    fileprivate var specified: UITraitCollection {
        self === UITraitCollection.phone ? self : UITraitCollection(traitsFrom: [.phone, self])
    }
}

/// Text.
extension UIColor {
    /// Text of the first importance.
    public static let label = UIColor(light: 0x000000, dark: 0xffffff)
    /// Text of the second importance.
    public static let secondaryLabel = UIColor(light: 0x3c3c43, 0.6, dark: 0xebebf5, 0.6)
    /// Text of the third importance.
    public static let tertiaryLabel = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
    /// Text of the fourth importance.
    public static let quaternaryLabel = UIColor(light: 0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
    /// Text that stands where some is missing.
    public static let placeholderText = UIColor(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
    /// Dark text, in light and in dark.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Light text, in light and in dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Links.
    public static let link = UIColor(light: 0x007aff, dark: 0x0984ff)
}

/// Backgrounds, fills and lines.
extension UIColor {
    /// The main background.
    public static let systemBackground = UIColor(light: 0xffffff, dark: 0x000000)
    /// What is grouped on the main background.
    public static let secondarySystemBackground = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
    /// What is grouped within that.
    public static let tertiarySystemBackground = UIColor(light: 0xffffff, dark: 0x2c2c2e)
    /// The background of grouped lists.
    public static let systemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x000000)
    /// Rows of grouped lists.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xffffff, dark: 0x1c1c1e)
    /// What is grouped within rows.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x2c2c2e)
    /// Thin and small shapes.
    public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    /// Shapes of middle size.
    public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    /// Large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    /// Large areas with complex content.
    public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x747480, 0.18)
    /// Lines that let what is below shine through.
    public static let separator = UIColor(light: 0x3c3c43, 0.29, dark: 0x545458, 0.6)
    /// Lines that do not.
    public static let opaqueSeparator = UIColor(light: 0xc6c6c8, dark: 0x38383a)
}

/// Colours by name.
extension UIColor {
    /// The tint of the surroundings.
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
