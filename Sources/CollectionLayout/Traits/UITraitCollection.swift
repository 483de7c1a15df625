import Foundation

/// The traits that layouts decide by: kind of device, room, scale, reading direction, text size, light or dark.
///
/// ```swift
/// collectionView.traitCollection = UITraitCollection { traits in
///     traits.userInterfaceIdiom = .pad
///     traits.horizontalSizeClass = .regular
/// }
/// ```
///
/// A collection need not specify every trait. A collection view completes those it is given, so section providers see
/// no unspecified ones.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    let traits: Traits

    init(_ traits: Traits) {
        self.traits = traits
    }

    /// Traits of which none is specified.
    public override convenience init() {
        self.init(Traits())
    }

    /// Traits set by a closure.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Traits().mutated(mutations))
    }

    /// The traits of several collections; of a trait that several specify, the last.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Traits()) { $0.specify($1.traits) })
    }

    /// Several traits at once; those left out are unspecified.
    public convenience init(
        displayScale: CGFloat = 0, userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
        userInterfaceLevel: UIUserInterfaceLevel = .unspecified,
        accessibilityContrast: UIAccessibilityContrast = .unspecified,
        legibilityWeight: UILegibilityWeight = .unspecified, displayGamut: UIDisplayGamut = .unspecified,
        activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    ) {
        self.init(
            Traits(
                displayScale: displayScale, userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
                userInterfaceIdiom: userInterfaceIdiom, horizontalSizeClass: horizontalSizeClass,
                verticalSizeClass: verticalSizeClass, preferredContentSizeCategory: preferredContentSizeCategory,
                userInterfaceLevel: userInterfaceLevel, accessibilityContrast: accessibilityContrast,
                legibilityWeight: legibilityWeight, displayGamut: displayGamut, activeAppearance: activeAppearance))
    }

    /// Pixels for each point; 0 where it is not specified.
    public var displayScale: CGFloat { traits.displayScale }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// The reading direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    /// Whether there is much or little room sideways.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    /// Whether there is much or little room downwards.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// How large the user wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    /// Whether contents lie above others.
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    /// How much colours differ.
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    /// How heavy text is.
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    /// The colours that the screen shows.
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    /// Whether the window is the one in use.
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

    /// The same object: nothing of it can change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object specifies the same traits.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    /// A hash of the traits.
    public override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
    /// A copy with some traits set by a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits.mutated(mutations))
    }

    /// Whether every trait that the other collection specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let other = trait?.traits else { return true }
        var both = traits
        both.specify(other)
        return both == traits
    }

    /// Whether colours that depend on traits may look different; true where there is nothing to compare with.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.traits else { return true }
        return traits.userInterfaceStyle != other.userInterfaceStyle
            || traits.userInterfaceLevel != other.userInterfaceLevel
            || traits.accessibilityContrast != other.accessibilityContrast
            || traits.displayGamut != other.displayGamut || traits.activeAppearance != other.activeAppearance
    }

    /// What a collection view has that was given no traits.
    static let phone = UITraitCollection(
        displayScale: 2, userInterfaceStyle: .light, layoutDirection: .leftToRight, userInterfaceIdiom: .phone,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, preferredContentSizeCategory: .large,
        userInterfaceLevel: .base, accessibilityContrast: .normal, legibilityWeight: .regular, displayGamut: .SRGB,
        activeAppearance: .active)
}

extension Traits {
    fileprivate func mutated(_ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
        var mutable: any UIMutableTraits = self
        mutations(&mutable)
        return mutable as? Traits ?? self
    }
}
