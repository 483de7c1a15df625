import Foundation

/// The direction of a focus move, with UIKit's name and members.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// One bit per heading.
    public let rawValue: UInt

    /// Creates headings from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left, whatever the reading direction.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right, whatever the reading direction.
    public static let right = UIFocusHeading(rawValue: 8)
    /// Forwards in reading order.
    public static let next = UIFocusHeading(rawValue: 16)
    /// Backwards in reading order.
    public static let previous = UIFocusHeading(rawValue: 32)
    /// To the first in reading order.
    public static let first = UIFocusHeading(rawValue: 64)
    /// To the last in reading order.
    public static let last = UIFocusHeading(rawValue: 128)
}

extension UIFocusHeading {
    /// The direction on the screen, one unit long; nil for none, and for the ways of reading.
    package var direction: CGSize? {
        switch self {
        case .up: CGSize(width: 0, height: -1)
        case .down: CGSize(width: 0, height: 1)
        case .left: CGSize(width: -1, height: 0)
        case .right: CGSize(width: 1, height: 0)
        default: nil
        }
    }
}
