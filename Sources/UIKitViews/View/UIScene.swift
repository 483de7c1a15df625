import Foundation
import UIKitValues

// An app's delegates and scenes: their types compile and hold state. An image starts no app, so they are never called.

/// A part of an app's interface that the system shows and hides.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// What connects the scene with the system.
    public let session: UISceneSession
    /// Is told about the scene; never here.
    open var delegate: (any UISceneDelegate)?
    /// A title; stored.
    open var title: String?
    /// Whether the scene is seen: always.
    open var activationState: ActivationState { .foregroundActive }

    /// Creates a scene.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
    }

    /// Whether a scene is seen.
    public enum ActivationState: Int, Hashable, Sendable {
        /// It is not connected.
        case unattached = -1
        /// It is seen, and receives events.
        case foregroundActive
        /// It is seen, and receives no events.
        case foregroundInactive
        /// It is not seen.
        case background
    }

    /// Why a scene is opened: for nothing special.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// The addresses to open: none.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The activities to go on with: none.
        public let userActivities: Set<NSUserActivity> = []
        /// The app that asked: none.
        public let sourceApplication: String? = nil
    }

    /// Never posted.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Never posted.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Never posted.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Never posted.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Never posted.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// An activity that an app continues on another device. There is none here; the values are stored.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
    /// The kind of activity.
    public let activityType: String
    /// A title; stored.
    open var title: String?
    /// Values; stored.
    open var userInfo: [AnyHashable: Any]?
    /// A page; stored.
    open var webpageURL: URL?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Does nothing.
    open func becomeCurrent() {}
    /// Does nothing.
    open func invalidate() {}
}

/// An address that an app is asked to open; never here.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(url: URL) {
        self.url = url
    }
}

/// What connects a scene with the system.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// The role of the scene.
    public let role: Role
    /// How the scene is set up.
    public let configuration: UISceneConfiguration
    /// A name that stays the same.
    public let persistentIdentifier: String

    /// Creates a session.
    public init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = "") {
        (self.role, self.configuration, self.persistentIdentifier) = (role, configuration, persistentIdentifier)
    }

    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another screen.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

/// How a scene is set up; stored.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name of the configuration; nil for none.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The type of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The type of the scene.
    open var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
    }
}

/// Is told about a scene; never here.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    /// Called when a scene is about to be shown.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when a scene was removed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when a scene receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when a scene will receive no events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when a scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when a scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when addresses are to be opened.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    /// Called when an activity goes on.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Is told about a scene of windows; never here.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene of windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows that were made for the scene.
    public internal(set) var windows: [UIWindow] = []
    /// The screen.
    public var screen: UIScreen { .main }
    /// The window that gets keys.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The orientation: upright.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The traits; those for code without a view of its own.
    public var traitCollection: UITraitCollection { .current }
    /// The status bar, which an image shows only if it is asked to: nil.
    public var statusBarManager: UIStatusBarManager? { nil }
}

/// The status bar of a scene; there is none.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// Nothing.
    public let statusBarFrame = CGRect.zero
    /// Whether there is no status bar: true.
    public let isStatusBarHidden = true
    /// The look of the status bar.
    public let statusBarStyle = UIStatusBarStyle.default
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// On its head.
    case portraitUpsideDown
    /// On its side, with the home button at the left.
    case landscapeLeft
    /// On its side, with the home button at the right.
    case landscapeRight

    /// Whether it is upright or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
