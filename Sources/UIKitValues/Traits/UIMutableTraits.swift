import Foundation

/// Traits that can be set, the argument of closures passed to ``UITraitCollection``.
public protocol UIMutableTraits {
    /// Pixels per point; 0 if not specified.
    var displayScale: CGFloat { get set }
    /// The light or dark style.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The reading direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The type of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The user's preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether content is above other content.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The contrast of colours.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The weight of text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The colour gamut of the screen.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the window is active.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// All traits as plain data; each has a value that means unspecified.
struct Traits: UIMutableTraits, Hashable, Sendable {
    var displayScale: CGFloat = 0
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var displayGamut: UIDisplayGamut = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified

    /// Copies the traits that the other traits specify.
    mutating func specify(_ other: Traits) {
        specify(\.displayScale, other)
        specify(\.userInterfaceStyle, other)
        specify(\.layoutDirection, other)
        specify(\.userInterfaceIdiom, other)
        specify(\.horizontalSizeClass, other)
        specify(\.verticalSizeClass, other)
        specify(\.preferredContentSizeCategory, other)
        specify(\.userInterfaceLevel, other)
        specify(\.accessibilityContrast, other)
        specify(\.legibilityWeight, other)
        specify(\.displayGamut, other)
        specify(\.activeAppearance, other)
    }

    private mutating func specify<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>, _ other: Traits) {
        if other[keyPath: trait] != Self.nothing[keyPath: trait] { self[keyPath: trait] = other[keyPath: trait] }
    }

    private static let nothing = Traits()
}
