import Foundation

/// The traits that layouts decide by.
public final class UITraitCollection: NSObject {
    /// Pixels for each point.
    public let displayScale: CGFloat
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The reading direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Whether there is much or little room sideways.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is much or little room downwards.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// How large the user wants text.
    public let preferredContentSizeCategory: UIContentSizeCategory

    /// Traits; those left out are a phone's at scale 2, light, left to right.
    public init(
        displayScale: CGFloat = 2, userInterfaceStyle: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceIdiom: UIUserInterfaceIdiom = .phone, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular,
        preferredContentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// Whether the other object has the same traits.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return displayScale == other.displayScale && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection && userInterfaceIdiom == other.userInterfaceIdiom
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    /// A hash of the traits.
    public override var hash: Int { displayScale.hashValue ^ userInterfaceStyle.rawValue ^ layoutDirection.rawValue }
}

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
