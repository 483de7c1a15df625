import UIKitValues

/// The system's colours, each with a light and a dark value.
extension Color {
    /// The system's red.
    public static let red = Color(uiColor: .systemRed)
    /// The system's orange.
    public static let orange = Color(uiColor: .systemOrange)
    /// The system's yellow.
    public static let yellow = Color(uiColor: .systemYellow)
    /// The system's green.
    public static let green = Color(uiColor: .systemGreen)
    /// The system's mint.
    public static let mint = Color(uiColor: .systemMint)
    /// The system's teal.
    public static let teal = Color(uiColor: .systemTeal)
    /// The system's cyan.
    public static let cyan = Color(uiColor: .systemCyan)
    /// The system's blue.
    public static let blue = Color(uiColor: .systemBlue)
    /// The system's indigo.
    public static let indigo = Color(uiColor: .systemIndigo)
    /// The system's purple.
    public static let purple = Color(uiColor: .systemPurple)
    /// The system's pink.
    public static let pink = Color(uiColor: .systemPink)
    /// The system's brown.
    public static let brown = Color(uiColor: .systemBrown)
    /// The system's gray.
    public static let gray = Color(uiColor: .systemGray)
    /// White, in light and in dark.
    public static let white = Color(provider: .constant(.white))
    /// Black, in light and in dark.
    public static let black = Color(provider: .constant(.black))
    /// A transparent colour.
    public static let clear = Color(provider: .constant(.clear))

    /// The colour of text.
    public static let primary = Color(uiColor: .label)
    /// The colour of text of less weight.
    public static let secondary = Color(uiColor: .secondaryLabel)
    /// The tint of controls, which ``View/accentColor(_:)`` sets; blue by default.
    public static let accentColor = Color(provider: .accent)

    static let tertiaryLabel = Color(uiColor: .tertiaryLabel)
    static let quaternaryLabel = Color(uiColor: .quaternaryLabel)
    static let separator = Color(uiColor: .separator)
    static let systemBackground = Color(uiColor: .systemBackground)
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's gray.
    public static var gray: Color { Color.gray }
    /// White.
    public static var white: Color { Color.white }
    /// Black.
    public static var black: Color { Color.black }
    /// A transparent colour.
    public static var clear: Color { Color.clear }
}
