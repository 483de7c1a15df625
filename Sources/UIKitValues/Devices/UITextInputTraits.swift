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
