/// The system's colours, each with a light and a dark value. Source: the colour tables of Apple's Human Interface
/// Guidelines for iOS.
extension Color {
    /// The system's red.
    public static let red = Color(light: 0xff3b30, dark: 0xff453a)
    /// The system's orange.
    public static let orange = Color(light: 0xff9500, dark: 0xff9f0a)
    /// The system's yellow.
    public static let yellow = Color(light: 0xffcc00, dark: 0xffd60a)
    /// The system's green.
    public static let green = Color(light: 0x34c759, dark: 0x30d158)
    /// The system's mint.
    public static let mint = Color(light: 0x00c7be, dark: 0x63e6e2)
    /// The system's teal.
    public static let teal = Color(light: 0x30b0c7, dark: 0x40c8e0)
    /// The system's cyan.
    public static let cyan = Color(light: 0x32ade6, dark: 0x64d2ff)
    /// The system's blue.
    public static let blue = Color(light: 0x007aff, dark: 0x0a84ff)
    /// The system's indigo.
    public static let indigo = Color(light: 0x5856d6, dark: 0x5e5ce6)
    /// The system's purple.
    public static let purple = Color(light: 0xaf52de, dark: 0xbf5af2)
    /// The system's pink.
    public static let pink = Color(light: 0xff2d55, dark: 0xff375f)
    /// The system's brown.
    public static let brown = Color(light: 0xa2845e, dark: 0xac8e68)
    /// The system's gray.
    public static let gray = Color(light: 0x8e8e93, dark: 0x8e8e93)
    /// White, in light and in dark.
    public static let white = Color(provider: .constant(.white))
    /// Black, in light and in dark.
    public static let black = Color(provider: .constant(.black))
    /// A transparent colour.
    public static let clear = Color(provider: .constant(.clear))

    /// The colour of primary text.
    public static let primary = Color(light: 0x000000, dark: 0xffffff)
    /// The colour of secondary text.
    public static let secondary = Color(light: 0x3c3c43, 0.6, dark: 0xebebf5, 0.6)
    /// The accent colour, set with ``View/accentColor(_:)``; blue by default.
    public static let accentColor = Color(provider: .accent)

    static let tertiaryLabel = Color(light: 0x3c3c43, 0.3, dark: 0xebebf5, 0.3)
    static let quaternaryLabel = Color(light: 0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
    static let separator = Color(light: 0x3c3c43, 0.29, dark: 0x545458, 0.6)
    static let systemBackground = Color(light: 0xffffff, dark: 0x000000)
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
