/// The light or dark style.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// No style is specified.
    case unspecified = 0
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The reading direction.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not specified; treated as left to right.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The type of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// No device is specified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen (CarPlay).
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The size class: how much space there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// No size class is specified.
    case unspecified = 0
    /// Little space.
    case compact
    /// Much space.
    case regular
}

/// Whether content is at the base level or above other content, such as in a sheet.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// No level is specified.
    case unspecified = -1
    /// The base level.
    case base
    /// Above other content.
    case elevated
}

/// The contrast of colours.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// No contrast is specified.
    case unspecified = -1
    /// The default contrast.
    case normal
    /// Increased contrast.
    case high
}

/// The weight of text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// No weight is specified.
    case unspecified = -1
    /// The default weight.
    case regular
    /// The weight of the system setting Bold Text.
    case bold
}

/// The colour gamut of a screen.
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// No gamut is specified.
    case unspecified = -1
    // UIKit writes these two in capitals.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The sRGB gamut.
    case SRGB
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The Display P3 gamut.
    case P3
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The window is inactive.
    case inactive
    /// The window is active.
    case active
}
