import Foundation

/// Edges of a rectangle, named by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Creates edges from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at which reading starts.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at which reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NSDirectionalRectEdge: CustomStringConvertible {
    /// The edges as written in code: `[.top, .trailing]`.
    public var description: String {
        let names: [(NSDirectionalRectEdge, String)] = [
            (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
        ]
        return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}
