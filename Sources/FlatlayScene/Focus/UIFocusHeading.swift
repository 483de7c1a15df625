/// Where the focus is to move, with UIKit's name and members.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// One bit for each heading.
    public let rawValue: UInt

    /// Headings from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left, whatever the direction of reading.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right, whatever the direction of reading.
    public static let right = UIFocusHeading(rawValue: 8)
    /// On in the order of reading.
    public static let next = UIFocusHeading(rawValue: 16)
    /// Back in the order of reading.
    public static let previous = UIFocusHeading(rawValue: 32)
    /// To the first in the order of reading.
    public static let first = UIFocusHeading(rawValue: 64)
    /// To the last in the order of reading.
    public static let last = UIFocusHeading(rawValue: 128)
}
