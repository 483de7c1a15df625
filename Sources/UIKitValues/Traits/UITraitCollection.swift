import Foundation

/// The traits that layouts depend on: device, size classes, scale, reading direction, text size, light or dark style.
///
/// ```swift
/// collectionView.traitCollection = UITraitCollection { traits in
///     traits.userInterfaceIdiom = .pad
///     traits.horizontalSizeClass = .regular
/// }
/// ```
///
/// A collection need not specify every trait. A collection view adds the missing ones, so section providers see no
/// unspecified traits.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    let traits: Traits

    init(_ traits: Traits) {
        self.traits = traits
    }

    /// Creates a collection without specified traits.
    public override convenience init() {
        self.init(Traits())
    }

    /// Creates a collection with traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Traits().mutated(mutations))
    }

    /// Creates a collection from several others; a later one overrides the earlier ones.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Traits()) { $0.specify($1.traits) })
    }

    /// Creates a collection from values; traits that are left out are unspecified.
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

    /// Pixels per point; 0 if not specified.
    public var displayScale: CGFloat { traits.displayScale }
    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// The reading direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// The type of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    /// Whether content is above other content.
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    /// The contrast of colours.
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    /// The weight of text.
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    /// The colour gamut of the screen.
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

    /// Returns the same object, as it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object specifies the same traits.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    /// A hash of the traits.
    public override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
    /// Returns a copy with some traits set by a closure.
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

    /// Whether colours that depend on traits may look different; true if the other collection is nil.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.traits else { return true }
        return traits.userInterfaceStyle != other.userInterfaceStyle
            || traits.userInterfaceLevel != other.userInterfaceLevel
            || traits.accessibilityContrast != other.accessibilityContrast
            || traits.displayGamut != other.displayGamut || traits.activeAppearance != other.activeAppearance
    }

    /// The traits of a collection view that was given none.
    package static let phone = UITraitCollection(
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
