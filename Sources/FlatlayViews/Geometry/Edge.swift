/// A side of a rectangle, with SwiftUI's names: leading is left where reading goes from left to right.
@frozen public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The side where reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each side.
        public let rawValue: Int8

        /// Sides from their bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One side.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where reading starts.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// Both sides of a line.
        public static let horizontal: Set = [.leading, .trailing]
        /// Above and below.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// The alignment edge of views above or below another.
@frozen public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom
}

/// The alignment edge of views beside another.
@frozen public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
    /// The side where reading starts.
    case leading
    /// The side where reading ends.
    case trailing
}
