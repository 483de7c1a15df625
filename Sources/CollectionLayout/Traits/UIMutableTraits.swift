import Foundation

/// Traits that are being set, as closures of ``UITraitCollection`` are given them.
public protocol UIMutableTraits {
    /// Pixels for each point; 0 where it is not decided.
    var displayScale: CGFloat { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The reading direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Whether there is much or little room sideways.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether there is much or little room downwards.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How large the user wants text.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether contents lie above others.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// How much colours differ.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// How heavy text is.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The colours that the screen shows.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the window is the one in use.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// All traits as plain data; each has a value that says nothing.
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

    /// Takes over what the other traits specify.
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
