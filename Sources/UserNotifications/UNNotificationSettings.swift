import Foundation

/// The user's permissions for an app; none is determined.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the app may notify; the user has not been asked.
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    /// Whether notifications make sounds; not supported.
    public var soundSetting: UNNotificationSetting { .notSupported }
    /// Whether the app's icon has a badge; not supported.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are shown; not supported.
    public var alertSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are collected; not supported.
    public var notificationCenterSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are on the lock screen; not supported.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are shown in cars; not supported.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether critical alerts sound; not supported.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are read aloud; not supported.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether urgent notifications interrupt; not supported.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications come at fixed times; not supported.
    public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether messages interrupt; not supported.
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// How notifications are shown; not at all.
    public var alertStyle: UNAlertStyle { .none }
    /// When previews are shown; never.
    public var showPreviewsSetting: UNShowPreviewsType { .never }
    /// Whether the app has settings of its own.
    public var providesAppNotificationSettings: Bool { false }
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user declined.
    case denied = 1
    /// The user agreed.
    case authorized = 2
    /// The app may notify quietly.
    case provisional = 3
    /// The app may notify for a time.
    case ephemeral = 4
}

/// Whether a kind of notification is allowed.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such kind.
    case notSupported = 0
    /// Not allowed.
    case disabled = 1
    /// Allowed.
    case enabled = 2
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// For a moment.
    case banner = 1
    /// Until the user acts.
    case alert = 2
}

/// When previews of notifications are shown.
public enum UNShowPreviewsType: Int, Sendable {
    /// Always.
    case always = 0
    /// While the device is unlocked.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A badge at the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds for critical alerts.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quiet notifications on trial.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is presented while the app is in use.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// With a badge at the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// In Notification Center.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// An error of notifications; none is ever thrown.
public struct UNError: Error, Hashable, Sendable {
    /// The reason of the failure.
    public enum Code: Int, Sendable {
        /// The user does not allow notifications.
        case notificationsNotAllowed = 1
        /// A notification has nothing to show.
        case notificationInvalidNoContent = 1401
        /// A notification has no date.
        case notificationInvalidNoDate = 1400
    }

    /// The reason of the failure.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }
}
