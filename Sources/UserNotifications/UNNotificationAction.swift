import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A response to a notification; there are none.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The chosen action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A response with a text; there are none.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    public var userText: String { "" }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // Unchecked, since subclasses can be written: all properties of this one are constants.
    /// The identifier.
    public let identifier: String
    /// The title.
    public let title: String
    /// The requirements of the action.
    public let options: UNNotificationActionOptions
    /// The symbol.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// A button with a text field.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    // Unchecked as the class above; its properties are constants.
    /// The title of the button that sends.
    public let textInputButtonTitle: String
    /// The text of an empty field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The symbol of an action.
public final class UNNotificationActionIcon: NSObject, Sendable {
    private let name: String

    /// Creates an icon from a symbol of the system.
    public init(systemImageName: String) {
        name = systemImageName
    }

    /// Creates an icon from an image of the app.
    public init(templateImageName: String) {
        name = templateImageName
    }
}

/// The requirements of an action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It deletes something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notification with its actions.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The identifier.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The intents.
    public let intentIdentifiers: [String]
    /// The text in place of a hidden preview.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The text that summarises several notifications.
    public let categorySummaryFormat: String
    /// How its notifications behave.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.categorySummaryFormat = categorySummaryFormat
        self.options = options
    }
}

/// How the notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The app is notified when they are dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// They are shown in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Titles of hidden previews are shown.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Subtitles of hidden previews are shown.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
