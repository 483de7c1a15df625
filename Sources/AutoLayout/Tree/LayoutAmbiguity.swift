/// A part of an item's frame that constraints do not decide.
public struct LayoutAmbiguity: Equatable, Sendable, CustomStringConvertible {
    /// A number of a frame.
    public enum Part: String, Sendable, CaseIterable {
        case x, y
        case width = "w"
        case height = "h"
    }

    /// The item that is ambiguous.
    public var item: LayoutItem
    /// The names of the item and what it is in, from the root.
    public var path: [String]
    /// The ambiguous part of its frame.
    public var part: Part
    /// The range of the number. A missing bound is infinite.
    public var range: ClosedRange<Double>

    /// The ambiguous part, and the range of its values.
    public var description: String {
        "\(path.joined(separator: "/")): \(part) may be \(range.lowerBound)…\(range.upperBound)"
    }
}
