import FlatlayDrawing
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
    let color: Color
    /// Whether it was given as a grey: its Core Graphics colour then has two components, as on the platform.
    let isGray: Bool

    init(_ color: Color, isGray: Bool) {
        self.color = color
        self.isGray = isGray
    }

    /// The colour of a view's colour.
    public init(_ color: Color) {
        self.init(color, isGray: false)
    }

    private init(light: UInt32, _ lightOpacity: Float = 1, dark: UInt32, _ darkOpacity: Float = 1) {
        self.init(Color(light: light, lightOpacity, dark: dark, darkOpacity))
    }

    /// A colour that is chosen where it is drawn.
    package init(resolving color: @escaping @Sendable (EnvironmentValues) -> UIColor) {
        self.init(Color(provider: .dynamic(DynamicColor { color($0).color })))
    }

    /// The colour as it is drawn in an environment.
    package func resolve(in environment: EnvironmentValues) -> ResolvedColor { color.resolve(in: environment) }
}

extension Color {
    /// The colour of a UIKit colour.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The colour of a UIKit colour: `Color(.systemBackground)`.
    public init(_ uiColor: UIColor) {
        self = uiColor.color
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
    public static let tintColor = UIColor(.accentColor)
    /// Red.
    public static let systemRed = UIColor(.red)
    /// Orange.
    public static let systemOrange = UIColor(.orange)
    /// Yellow.
    public static let systemYellow = UIColor(.yellow)
    /// Green.
    public static let systemGreen = UIColor(.green)
    /// Mint.
    public static let systemMint = UIColor(.mint)
    /// Teal.
    public static let systemTeal = UIColor(.teal)
    /// Cyan.
    public static let systemCyan = UIColor(.cyan)
    /// Blue.
    public static let systemBlue = UIColor(.blue)
    /// Indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// Purple.
    public static let systemPurple = UIColor(.purple)
    /// Pink.
    public static let systemPink = UIColor(.pink)
    /// Brown.
    public static let systemBrown = UIColor(.brown)
    /// Grey.
    public static let systemGray = UIColor(.gray)
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
