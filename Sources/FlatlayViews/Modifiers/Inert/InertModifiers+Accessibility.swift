import Foundation

// Images carry no accessibility information, so these modifiers have no effect. Identifiers do: they name nodes of the
// tree, see `AccessibilityIdentifier.swift`.

nonisolated extension View {
    /// Has no effect on the image.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityLabel(_ label: Text) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityValue(_ value: Text) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Has no effect on the image.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// Never runs its action.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Never runs its action.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        self
    }

    /// Never runs its action.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Has no effect on the image.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

    /// Has no effect on the image.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// Has no effect on the image.
    public func accessibility(label: Text) -> some View { self }

    /// Has no effect on the image.
    public func accessibility(hint: Text) -> some View { self }

    /// Has no effect on the image.
    public func accessibility(value: Text) -> some View { self }

    /// Has no effect on the image.
    public func accessibility(hidden: Bool) -> some View { self }

    /// Has no effect on the image.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}

nonisolated extension View {
    /// Has no effect on the image.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Has no effect on the image.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Has no effect on the image.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}

/// Accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit per trait.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// A selected element.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Static text.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// A modal element, above all others.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// An element that updates frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// An element that starts media playback.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1024)
    /// An element that plays a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 2048)
}

/// How the accessibility elements of child views are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case ignore, contain, combine }

    private let kind: Kind

    /// Child elements are ignored.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Child elements are kept.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Child elements are combined into one.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// No specific level.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of an action.
public struct AccessibilityActionKind: Hashable, Sendable {
    private enum Kind: Hashable { case `default`, escape, magicTap }

    private let kind: Kind

    /// The default action.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// The escape gesture.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The magic tap.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Increases the value.
    case increment
    /// Decreases the value.
    case decrement
}
