import Foundation

/// UIKit's screen. It always has the size of a common iPhone, whatever the image's size; cells read its width.
public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()
    /// The screen's bounds in points.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels per point: the scale of the image being drawn, otherwise of the default traits. So it is always the
    /// display scale of views outside of windows, as in UIKit, and `1 / scale` is one pixel.
    public var scale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : UITraitCollection.phone.displayScale
    }

    private init() {}
}

/// UIKit's impact feedback; it has no effect on an image.
public final class UIImpactFeedbackGenerator: Sendable {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// A light impact.
        case light
        /// A medium impact.
        case medium
        /// A heavy impact.
        case heavy
        /// A soft impact.
        case soft
        /// A rigid impact.
        case rigid
    }

    /// Creates a generator; the style has no effect.
    public init(style: FeedbackStyle = .medium) {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func impactOccurred() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// UIKit's notification feedback; it has no effect on an image.
public final class UINotificationFeedbackGenerator: Sendable {
    /// The result that the feedback reports.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// A task succeeded.
        case success
        /// A task produced a warning.
        case warning
        /// A task failed.
        case error
    }

    /// Creates a generator.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// UIKit's selection feedback; it has no effect on an image.
public final class UISelectionFeedbackGenerator: Sendable {
    /// Creates a generator.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func selectionChanged() {}
}
