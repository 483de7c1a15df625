import Foundation

/// The priority of a layout rule, from 0 to 1000, required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// A rule that must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// A high priority.
    public static let defaultHigh = UILayoutPriority(750)
    /// A low priority.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size when a view's fitting size is measured.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
