/// The type of keyboard.
public enum UIKeyboardType: Hashable, Sendable {
    /// The default keyboard.
    case `default`
    /// A keyboard of ASCII characters.
    case asciiCapable
    /// A keyboard of numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A keyboard for URLs.
    case URL
    /// A keypad of digits.
    case numberPad
    /// A keypad for telephone numbers.
    case phonePad
    /// A keyboard for email addresses.
    case emailAddress
    /// A keypad of digits with a decimal point.
    case decimalPad
    /// A keyboard for web searches.
    case webSearch
}

/// The meaning of a text field's content, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content type.
    public let rawValue: String

    /// Creates a content type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
}

/// Which letters are capitalized automatically.
public enum UITextAutocapitalizationType: Hashable, Sendable {
    /// None.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}
