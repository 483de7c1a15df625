import Foundation

/// A notification that an app requests.
public final class UNNotificationRequest: NSObject {
    /// The identifier, by which it can be replaced.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// When it is delivered; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of a content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content)
        self.trigger = trigger
    }
}

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject {
    /// Whether it is delivered again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// A notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The date of the next delivery; there is none, as images have no time.
    public func nextTriggerDate() -> Date? { nil }
}

/// A notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the date.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The date of the next delivery; there is none, as images have no time.
    public func nextTriggerDate() -> Date? { nil }
}

/// A notification from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that has been delivered; there are none.
public final class UNNotification: NSObject {
    /// When it was delivered.
    public let date: Date
    /// What requested it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
