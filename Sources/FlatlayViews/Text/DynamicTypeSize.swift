/// How large text is, as people choose it in the settings of a device, with SwiftUI's names.
///
/// ```swift
/// Row().dynamicTypeSize(.accessibility2)
/// Row().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
/// ```
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest text.
    case xSmall
    /// Small text.
    case small
    /// Somewhat small text.
    case medium
    /// The usual text.
    case large
    /// Somewhat large text.
    case xLarge
    /// Large text.
    case xxLarge
    /// The largest text without accessibility sizes.
    case xxxLarge
    /// The smallest accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether the size is one of the five that only accessibility settings offer.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// How large text inside is.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// The limits of how large text inside is: a size beyond them counts as the nearest one within.
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }
}

extension EnvironmentValues {
    /// How large text is.
    public var dynamicTypeSize: DynamicTypeSize {
        get { common.dynamicTypeSize }
        set { common.dynamicTypeSize = newValue }
    }
}
