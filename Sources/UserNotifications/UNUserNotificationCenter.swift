import Foundation
import Synchronization

/// An app's notification centre, without effect: an image shows no notifications.
///
/// Nothing is authorised, so requests are dropped, and no notification is pending or delivered. The status is
/// `.notDetermined`, as in an app that has just been installed, and `requestAuthorization` reports that the user
/// declined.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let center = UNUserNotificationCenter()

    /// Returns the centre of the app.
    public static func current() -> UNUserNotificationCenter { center }

    override private init() {}

    private struct DelegateReference: @unchecked Sendable {
        // The lock guards the reference. Nothing in this module calls what it refers to.
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }
    private let stored = Mutex(DelegateReference())
    /// The delegate, which is never called.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { stored.withLock { $0 }.delegate }
        set {
            let reference = DelegateReference(delegate: newValue)
            stored.withLock { $0 = reference }
        }
    }

    /// Whether notifications can show views of the app; they cannot.
    public var supportsContentExtensions: Bool { false }

    // MARK: Authorisation

    /// Answers that the user declined.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }

    /// Answers that the user declined.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// Passes settings in which nothing is determined.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    /// Returns settings in which nothing is determined.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    // MARK: Categories

    /// Does nothing.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

    /// Passes no categories.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        completionHandler([])
    }

    /// Returns no categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> { [] }

    // MARK: Requests

    /// Drops a request.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Drops a request.
    public func add(_ request: UNNotificationRequest) async throws {}

    /// Passes no requests.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler([])
    }

    /// Returns no requests.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    /// Does nothing.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Does nothing.
    public func removeAllPendingNotificationRequests() {}

    // MARK: Delivered notifications

    /// Passes no notifications.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }

    /// Returns no notifications.
    public func deliveredNotifications() async -> [UNNotification] { [] }

    /// Does nothing.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Does nothing.
    public func removeAllDeliveredNotifications() {}

    /// Does nothing.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Does nothing.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// The delegate of notifications; its methods are never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Says how a notification is presented while the app is in use.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// Says how a notification is presented while the app is in use.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Handles a response to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Handles a response to a notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Shows the app's settings of notifications.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Presents nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }

    /// Presents nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
