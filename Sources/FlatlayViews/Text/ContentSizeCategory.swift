/// How large text is, by the names that came before ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest text.
    case extraSmall
    /// Small text.
    case small
    /// Somewhat small text.
    case medium
    /// The usual text.
    case large
    /// Somewhat large text.
    case extraLarge
    /// Large text.
    case extraExtraLarge
    /// The largest text without accessibility sizes.
    case extraExtraExtraLarge
    /// The smallest accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five that only accessibility settings offer.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The same size by its newer name.
    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3]
    }

    /// The category of a size.
    init(_ size: DynamicTypeSize) {
        self = ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }
}

extension ContentSizeCategory: Comparable {
    /// Whether text of the first size is smaller.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }
}

extension EnvironmentValues {
    /// How large text is, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
