import CoreGeometry
import Foundation
import UIKitValues

/// Whether the keyboard corrects spelling.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    /// By the type of keyboard.
    case `default` = 0
    /// It does not.
    case no
    /// It does.
    case yes
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    /// With autocorrection.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether quotation marks are changed.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    /// As the system likes.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether dashes are changed.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    /// As the system likes.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether spaces are added and removed.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    /// As the system likes.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    /// That of the surroundings.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light
    /// Dark; the old name.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The text of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    /// "return".
    case `default` = 0
    /// "Go".
    case go
    /// "Google".
    case google
    /// "Join".
    case join
    /// "Next".
    case next
    /// "Route".
    case route
    /// "Search".
    case search
    /// "Send".
    case send
    /// "Yahoo".
    case yahoo
    /// "Done".
    case done
    /// "Emergency call".
    case emergencyCall
    /// "Continue".
    case `continue`
}

/// What a keyboard is for. No keyboard is drawn; ``isSecureTextEntry`` hides the characters.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
    /// Which letters are capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether spelling is corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks are changed.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether dashes are changed.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are added and removed.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The type of keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The look of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The text of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key needs a text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether characters are hidden.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType! { get set }
}

/// When a view beside a text is shown.
extension UITextField {
    /// The border of a field.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A line.
        case line
        /// A line with a shade.
        case bezel
        /// Rounded corners.
        case roundedRect
    }

    /// When a view in a field is shown.
    public enum ViewMode: Int, Hashable, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing
        /// While it is not.
        case unlessEditing
        /// Always.
        case always
    }
}

/// Decides about a field. Only ``textFieldDidChangeSelection(_:)`` and its like are never called: nobody types.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether characters may be replaced; never asked.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The selection changed; never called.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be deleted; never asked.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key may do something; never asked.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
