import Foundation

// What these modifiers say to who hears an app, a picture cannot say.

extension View {
    /// Has no effect on the picture.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityLabel(_ label: Text) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityValue(_ value: Text) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Has no effect on the picture.
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

    /// Has no effect on the picture.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

    /// Has no effect on the picture.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// Has no effect on the picture.
    public func accessibility(label: Text) -> some View { self }

    /// Has no effect on the picture.
    public func accessibility(hint: Text) -> some View { self }

    /// Has no effect on the picture.
    public func accessibility(value: Text) -> some View { self }

    /// Has no effect on the picture.
    public func accessibility(identifier: String) -> some View { self }

    /// Has no effect on the picture.
    public func accessibility(hidden: Bool) -> some View { self }

    /// Has no effect on the picture.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}

extension View {
    /// Has no effect on the picture.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Has no effect on the picture.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Has no effect on the picture.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}

/// What a view is for who hears it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: Int

    /// Traits from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Above all others.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A field for searches.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// Something that plays.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1024)
    /// Something that makes a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 2048)
}

/// What becomes of the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case ignore, contain, combine }

    private let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They become one.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// None in particular.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of an action.
public struct AccessibilityActionKind: Hashable, Sendable {
    private enum Kind: Hashable { case `default`, escape, magicTap }

    private let kind: Kind

    /// The ordinary one.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// Leaving.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important one.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// The direction of a change.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// More.
    case increment
    /// Less.
    case decrement
}
