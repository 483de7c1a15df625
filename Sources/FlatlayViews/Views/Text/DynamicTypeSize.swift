/// The text size that a user chooses in the settings of a device, with SwiftUI's names.
///
/// ```swift
/// Row().dynamicTypeSize(.accessibility2)
/// Row().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
/// ```
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest text.
    case xSmall
    /// Very small text.
    case small
    /// Small text.
    case medium
    /// The default size.
    case large
    /// Slightly larger text.
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

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

nonisolated extension View {
    /// Sets the text size inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size inside: sizes outside of the range are clamped to it.
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
    /// The text size setting.
    public var dynamicTypeSize: DynamicTypeSize {
        get { common.dynamicTypeSize }
        set { common.dynamicTypeSize = newValue }
    }
}
