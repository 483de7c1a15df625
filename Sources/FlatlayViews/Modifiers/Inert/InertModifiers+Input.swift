import Foundation

// Images take no text input and receive no key presses.

nonisolated extension View {
    /// Has no effect: images take no text input.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Has no effect: images take no text input.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Has no effect: images take no text input.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Has no effect: images take no text input.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Has no effect: images take no text input.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Has no effect: images take no text input.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Has no effect: images take no text input.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Never runs its action: images take no text input.
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

    /// Has no effect: text in images cannot be selected.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }

    /// Has no effect: images receive no key presses.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    /// Has no effect: images receive no key presses.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    /// Never runs its action: images receive no key presses.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    /// Never runs its action: images receive no key presses.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }

    /// Never runs its action: images receive no key presses.
    public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }

    /// Never runs its action: images receive no key presses.
    public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }

    /// Never runs its action: images are not opened by URL.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Has no effect: images have no user activity.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
    ) -> some View { self }

    /// Never runs its action: images have no user activity.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSObject) -> Void
    ) -> some View { self }

    /// Has no effect: the labels of menus have no indicator on iOS.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect: images have no link target.
    public func widgetURL(_ url: URL?) -> some View { self }
}

/// Which letters become capital ones.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private enum Kind: Hashable { case never, words, sentences, characters }

    private let kind: Kind

    /// No letters.
    public static let never = TextInputAutocapitalization(kind: .never)
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(kind: .words)
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(kind: .sentences)
    /// All letters.
    public static let characters = TextInputAutocapitalization(kind: .characters)
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
    private enum Kind: Hashable { case done, go, send, join, search, next, `continue`, `return` }

    private let kind: Kind

    /// The label "Done".
    public static let done = SubmitLabel(kind: .done)
    /// The label "Go".
    public static let go = SubmitLabel(kind: .go)
    /// The label "Send".
    public static let send = SubmitLabel(kind: .send)
    /// The label "Join".
    public static let join = SubmitLabel(kind: .join)
    /// The label "Search".
    public static let search = SubmitLabel(kind: .search)
    /// The label "Next".
    public static let next = SubmitLabel(kind: .next)
    /// The label "Continue".
    public static let `continue` = SubmitLabel(kind: .continue)
    /// The label "Return".
    public static let `return` = SubmitLabel(kind: .return)
}

/// Whether text is selectable.
public struct TextSelectability: Hashable, Sendable {
    private enum Kind: Hashable { case enabled, disabled }

    private let kind: Kind

    /// Text is selectable.
    public static let enabled = TextSelectability(kind: .enabled)
    /// Text is not selectable.
    public static let disabled = TextSelectability(kind: .disabled)
}

/// A key on a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// Creates the key for a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key for a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }

    /// The return key.
    public static let `return` = KeyEquivalent("\r")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1b}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
    /// The delete key.
    public static let delete = KeyEquivalent("\u{8}")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The command key.
    public static let command = EventModifiers(rawValue: 1)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The option key.
    public static let option = EventModifiers(rawValue: 4)
    /// The control key.
    public static let control = EventModifiers(rawValue: 8)
}

/// A keyboard shortcut.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The main key of the shortcut.
    public let key: KeyEquivalent
    /// The modifier keys of the shortcut.
    public let modifiers: EventModifiers

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The return key, for the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, for cancelling.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key press.
public struct KeyPress: Hashable, Sendable {
    /// Whether a key press was handled.
    public enum Result: Hashable, Sendable {
        /// The key press was handled.
        case handled
        /// The key press was ignored.
        case ignored
    }
}

/// The direction of a focus move.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, fixed, priority }

    private let kind: Kind

    /// Chosen automatically.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The order of the source code.
    public static let fixed = MenuOrder(kind: .fixed)
    /// The most important items first.
    public static let priority = MenuOrder(kind: .priority)
}
