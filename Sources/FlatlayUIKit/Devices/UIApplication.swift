import Foundation
import Synchronization
import UIKitValues
import UIKitViews

/// UIKit's application: active, without windows, and without any effect.
public final class UIApplication: Sendable {
    /// Whether an app is on the screen.
    public enum State: Int, Hashable, Sendable {
        /// On the screen, and receiving events.
        case active
        /// On the screen, and not receiving events.
        case inactive
        /// Not on the screen.
        case background
    }

    /// A key of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether the URL must be a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The only application.
    public static let shared = UIApplication()

    /// Active.
    public let applicationState = State.active
    /// Left to right, whatever the image's direction.
    public let userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The default text size, whatever the image's.
    public let preferredContentSizeCategory = UIContentSizeCategory.large
    /// Whether the screen stays on; setting it has no effect.
    public var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }
    /// The number on the icon; setting it has no effect.
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }
    /// Whether icons can be chosen: never.
    public let supportsAlternateIcons = false
    /// The name of the chosen icon: none.
    public let alternateIconName: String? = nil

    /// Decides about the app; stored.
    @MainActor public var delegate: (any UIApplicationDelegate)? {
        get { stored.withLock { $0 }.delegate }
        set {
            let reference = DelegateReference(delegate: newValue)
            stored.withLock { $0 = reference }
        }
    }
    private struct DelegateReference: @unchecked Sendable {
        // The lock guards the reference. What it refers to is on the main actor.
        weak var delegate: (any UIApplicationDelegate)?
    }
    private let stored = Mutex(DelegateReference())
    /// The scenes that are open: none.
    @MainActor public var connectedScenes: Set<UIScene> { [] }
    /// The sessions that were open: none.
    @MainActor public var openSessions: Set<UISceneSession> { [] }
    /// The windows: none.
    @MainActor public var windows: [UIWindow] { [] }
    /// The window that gets keys: none.
    @MainActor public var keyWindow: UIWindow? { nil }
    /// The orientation of the status bar: upright.
    @MainActor public var statusBarOrientation: UIInterfaceOrientation { .portrait }

    private init() {}

    /// Sends a message to an object. Nothing can call a method by its name, so it has no effect and returns `false`.
    ///
    /// ```swift
    /// UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    /// ```
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        false
    }

    /// Whether an app opens a URL: never.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing; the completion gets `false` at once.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// Opens nothing, and returns `false`.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
    /// Does nothing.
    public func registerForRemoteNotifications() {}
    /// Does nothing.
    public func unregisterForRemoteNotifications() {}

    /// The address of an app's settings.
    public static let openSettingsURLString = "app-settings:"
    /// The address of an app's notification settings.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// Never posted.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Never posted.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Never posted.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Never posted.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Never posted.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Never posted.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Never posted.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Never posted.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}
