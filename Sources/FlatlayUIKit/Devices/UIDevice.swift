import Foundation
import UIKitValues

/// UIKit's device: always an upright iPhone with iOS 18, whatever the image shows. Traits say what the renderer draws
/// for.
public final class UIDevice: Sendable {
    /// How a battery is charged.
    public enum BatteryState: Int, Hashable, Sendable {
        /// Not known.
        case unknown
        /// Not connected.
        case unplugged
        /// Connected and not full.
        case charging
        /// Connected and full.
        case full
    }

    /// The only device.
    public static let current = UIDevice()

    /// `iPhone`.
    public let name = "iPhone"
    /// `iPhone`.
    public let model = "iPhone"
    /// `iPhone`.
    public let localizedModel = "iPhone"
    /// `iOS`.
    public let systemName = "iOS"
    /// `18.0`.
    public let systemVersion = "18.0"
    /// A phone.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// Upright.
    public let orientation = UIDeviceOrientation.portrait
    /// Always the same.
    public let identifierForVendor = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0)) as UUID?
    /// -1: UIKit's value while the battery is not monitored.
    public let batteryLevel: Float = -1
    /// Not known: UIKit's value while the battery is not monitored.
    public let batteryState = BatteryState.unknown
    /// Whether the battery is monitored: never, and setting it has no effect.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the sensor for the orientation is on: never.
    public let isGeneratingDeviceOrientationNotifications = false
    /// Whether several tasks are possible.
    public let isMultitaskingSupported = true

    private init() {}

    /// Does nothing.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    public func playInputClick() {}

    /// Never posted.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Never posted.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// On its head.
    case portraitUpsideDown
    /// On its right side.
    case landscapeLeft
    /// On its left side.
    case landscapeRight
    /// Lying with the screen up.
    case faceUp
    /// Lying with the screen down.
    case faceDown

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the device is upright or on a side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
