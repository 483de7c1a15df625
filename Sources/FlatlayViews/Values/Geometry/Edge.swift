/// An edge of a rectangle, with SwiftUI's names: leading is left in left-to-right layout.
@frozen public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The leading edge: left in left-to-right layout.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge: right in left-to-right layout.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set with one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge: left in left-to-right layout.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge: right in left-to-right layout.
        public static let trailing = Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// A top or bottom edge.
@frozen public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
}

/// A leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
    /// The leading edge: left in left-to-right layout.
    case leading
    /// The trailing edge: right in left-to-right layout.
    case trailing
}
