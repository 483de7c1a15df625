import Foundation

// Nobody types into a picture, and no key is pressed.

extension View {
    /// Has no effect: nobody types into a picture.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Has no effect: nobody types into a picture.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Has no effect: nobody types into a picture.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Has no effect: nobody types into a picture.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Has no effect: nobody types into a picture.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Has no effect: nobody types into a picture.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Has no effect: nobody types into a picture.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Never runs its action: nobody types into a picture.
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

    /// Has no effect: nobody selects text in a picture.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }

    /// Has no effect: no key is pressed.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    /// Has no effect: no key is pressed.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    /// Never runs its action: no key is pressed.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    /// Never runs its action: no key is pressed.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }

    /// Never runs its action: no key is pressed.
    public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }

    /// Never runs its action: no key is pressed.
    public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }

    /// Never runs its action: nobody opens a picture by an address.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Has no effect: a picture is no activity.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
    ) -> some View { self }

    /// Never runs its action: a picture is no activity.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSObject) -> Void
    ) -> some View { self }

    /// Has no effect: menus are not shown.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect: menus are not shown.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Has no effect: a picture leads nowhere.
    public func widgetURL(_ url: URL?) -> some View { self }
}

/// The kind of a keyboard.
public enum UIKeyboardType: Hashable, Sendable {
    /// The ordinary one.
    case `default`
    /// Characters of ASCII.
    case asciiCapable
    /// Numbers and signs.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For addresses.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For mail addresses.
    case emailAddress
    /// For numbers with fractions.
    case decimalPad
    /// For searches.
    case webSearch
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// A meaning from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    public static let URL = UITextContentType(rawValue: "url")
}

/// Which letters become capital ones.
public enum UITextAutocapitalizationType: Hashable, Sendable {
    /// None.
    case none
    /// The first of words.
    case words
    /// The first of sentences.
    case sentences
    /// All.
    case allCharacters
}

/// Which letters become capital ones.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private enum Kind: Hashable { case never, words, sentences, characters }

    private let kind: Kind

    /// None.
    public static let never = TextInputAutocapitalization(kind: .never)
    /// The first of words.
    public static let words = TextInputAutocapitalization(kind: .words)
    /// The first of sentences.
    public static let sentences = TextInputAutocapitalization(kind: .sentences)
    /// All.
    public static let characters = TextInputAutocapitalization(kind: .characters)
}

/// The word on the key that ends typing.
public struct SubmitLabel: Hashable, Sendable {
    private enum Kind: Hashable { case done, go, send, join, search, next, `continue`, `return` }

    private let kind: Kind

    /// Done.
    public static let done = SubmitLabel(kind: .done)
    /// Go.
    public static let go = SubmitLabel(kind: .go)
    /// Send.
    public static let send = SubmitLabel(kind: .send)
    /// Join.
    public static let join = SubmitLabel(kind: .join)
    /// Search.
    public static let search = SubmitLabel(kind: .search)
    /// Next.
    public static let next = SubmitLabel(kind: .next)
    /// Continue.
    public static let `continue` = SubmitLabel(kind: .continue)
    /// Return.
    public static let `return` = SubmitLabel(kind: .return)
}

/// Whether text can be selected.
public struct TextSelectability: Hashable, Sendable {
    private enum Kind: Hashable { case enabled, disabled }

    private let kind: Kind

    /// It can.
    public static let enabled = TextSelectability(kind: .enabled)
    /// It can't.
    public static let disabled = TextSelectability(kind: .disabled)
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// The key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }

    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1b}")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Delete.
    public static let delete = KeyEquivalent("\u{8}")
}

/// Keys that are held with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: Int

    /// Keys from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Command.
    public static let command = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Option.
    public static let option = EventModifiers(rawValue: 4)
    /// Control.
    public static let control = EventModifiers(rawValue: 8)
}

/// Keys for an action.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public let key: KeyEquivalent
    /// Keys that are held with it.
    public let modifiers: EventModifiers

    /// Keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// For the main action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// To leave.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that was pressed.
public struct KeyPress: Hashable, Sendable {
    /// Whether an action took the key.
    public enum Result: Hashable, Sendable {
        /// It did.
        case handled
        /// It did not.
        case ignored
    }
}

/// Where the focus is to move.
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

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, fixed, priority }

    private let kind: Kind

    /// As it suits.
    public static let automatic = MenuOrder(kind: .automatic)
    /// As it is written.
    public static let fixed = MenuOrder(kind: .fixed)
    /// The most important first.
    public static let priority = MenuOrder(kind: .priority)
}
