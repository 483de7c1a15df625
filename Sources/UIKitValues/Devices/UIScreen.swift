import Foundation

/// UIKit's screen: that of a common phone, whatever the picture's size is. Cells ask for its width.
public final class UIScreen: Sendable {
    /// The screen.
    public static let main = UIScreen()
    /// Its size in points.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Its pixels per point.
    public let scale: CGFloat = 3

    private init() {}
}

/// UIKit's tap on the finger, which a picture does not give.
public final class UIImpactFeedbackGenerator: Sendable {
    /// How strong it is.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Light.
        case light
        /// Neither light nor heavy.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }

    /// A tap of a strength.
    public init(style: FeedbackStyle = .medium) {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func impactOccurred() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// UIKit's taps that say how something went, which a picture does not give.
public final class UINotificationFeedbackGenerator: Sendable {
    /// How it went.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// Well.
        case success
        /// Not so well.
        case warning
        /// Badly.
        case error
    }

    /// Taps.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// UIKit's tap for a choice, which a picture does not give.
public final class UISelectionFeedbackGenerator: Sendable {
    /// Taps.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func selectionChanged() {}
}
