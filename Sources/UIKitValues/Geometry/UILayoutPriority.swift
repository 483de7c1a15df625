import Foundation

/// How much something is wanted: from 0, not at all, to 1000, by all means.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float

    /// A priority of a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority of a number.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// By all means.
    public static let required = UILayoutPriority(1000)
    /// Rather than most.
    public static let defaultHigh = UILayoutPriority(750)
    /// Rather less than most.
    public static let defaultLow = UILayoutPriority(250)
    /// That of the size which is asked for when a view is measured.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
