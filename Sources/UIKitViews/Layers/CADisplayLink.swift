import Foundation
import UIKitValues

/// Calls a method for each frame of a screen. There is no screen, so it calls nothing.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
    /// The time of the last frame: 0.
    public let timestamp: CFTimeInterval = 0
    /// The time of the next frame: a frame after 0.
    public var targetTimestamp: CFTimeInterval { duration }
    /// The seconds between frames of a screen with 60 frames a second.
    public let duration: CFTimeInterval = 1 / 60.0
    /// Whether it rests; stored.
    open var isPaused = false
    /// The frames for each second; stored.
    open var preferredFramesPerSecond = 0
    /// The range of frames for each second; stored.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link that calls nothing.
    public init(target: Any, selector sel: Selector) {}

    /// Does nothing.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing.
    open func invalidate() {}
}

/// A range of frames for each second, with Core Animation's name.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least number.
    public var minimum: Float
    /// The greatest number.
    public var maximum: Float
    /// The preferred number; nil for none.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The range that the system chooses.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
