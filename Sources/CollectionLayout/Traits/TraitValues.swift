/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = 0
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The reading direction.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not decided; treated as left to right.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// Whether there is much or little room.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = 0
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// Whether contents lie on the screen or above other contents, such as in a sheet.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = -1
    /// On the screen.
    case base
    /// Above other contents.
    case elevated
}

/// How much colours differ.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = -1
    /// As usual.
    case normal
    /// More than usual.
    case high
}

/// How heavy text is.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = -1
    /// As usual.
    case regular
    /// Heavier than usual.
    case bold
}

/// The colours that a screen shows.
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = -1
    // UIKit writes these two in capitals.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of sRGB.
    case SRGB
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of Display P3.
    case P3
}

/// Whether a window is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    /// Not decided.
    case unspecified = -1
    /// It is not.
    case inactive
    /// It is.
    case active
}
