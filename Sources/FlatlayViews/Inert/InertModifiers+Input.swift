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
public struct UITextContentType: Hashable, Sendable {
    /// A name.
    public static let name = UITextContentType()
    /// A mail address.
    public static let emailAddress = UITextContentType()
    /// A telephone number.
    public static let telephoneNumber = UITextContentType()
    /// A name of a user.
    public static let username = UITextContentType()
    /// A password.
    public static let password = UITextContentType()
    /// A new password.
    public static let newPassword = UITextContentType()
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType()
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    public static let URL = UITextContentType()
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
    /// None.
    public static let never = TextInputAutocapitalization()
    /// The first of words.
    public static let words = TextInputAutocapitalization()
    /// The first of sentences.
    public static let sentences = TextInputAutocapitalization()
    /// All.
    public static let characters = TextInputAutocapitalization()
}

/// The word on the key that ends typing.
public struct SubmitLabel: Hashable, Sendable {
    /// Done.
    public static let done = SubmitLabel()
    /// Go.
    public static let go = SubmitLabel()
    /// Send.
    public static let send = SubmitLabel()
    /// Join.
    public static let join = SubmitLabel()
    /// Search.
    public static let search = SubmitLabel()
    /// Next.
    public static let next = SubmitLabel()
    /// Continue.
    public static let `continue` = SubmitLabel()
    /// Return.
    public static let `return` = SubmitLabel()
}

/// Whether text can be selected.
public struct TextSelectability: Hashable, Sendable {
    /// It can.
    public static let enabled = TextSelectability()
    /// It can't.
    public static let disabled = TextSelectability()
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
    /// As it suits.
    public static let automatic = MenuOrder()
    /// As it is written.
    public static let fixed = MenuOrder()
    /// The most important first.
    public static let priority = MenuOrder()
}
