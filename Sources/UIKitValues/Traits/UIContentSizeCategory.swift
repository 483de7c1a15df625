/// The user's preferred text size, which section providers can read.
///
/// ```swift
/// let columns = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
/// ```
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the size.
    public let rawValue: String

    /// Creates a size from UIKit's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No size is specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second smallest size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default size.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default size.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The index in the order of sizes, from 0 for the smallest; nil for unspecified and unknown sizes.
    package var step: Int? {
        UIContentSizeCategory.ascending.firstIndex(of: self).flatMap { $0 > 0 ? $0 - 1 : nil }
    }

    private static let ascending: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIContentSizeCategory: Comparable {
    /// Orders sizes from small to large; unknown names come first.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (ascending.firstIndex(of: left) ?? -1) < (ascending.firstIndex(of: right) ?? -1)
    }
}
