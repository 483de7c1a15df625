import Foundation

/// What is drawn with one row of a list besides its cell: plain data for whoever draws.
public struct ListRowDecoration: Hashable, Sendable {
    /// Which corners of a row are rounded; a side is both of its corners.
    public struct Corners: OptionSet, Hashable, Sendable {
        /// The corners as bits.
        public let rawValue: Int

        /// Corners from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The two upper corners.
        public static let top = Corners(rawValue: 1)
        /// The two lower corners.
        public static let bottom = Corners(rawValue: 2)
        /// All four corners.
        public static let all: Corners = [.top, .bottom]
    }

    /// Whether the row is an item that heads its section.
    public var isHeader: Bool
    /// The background of the row.
    public var background: ListBackgroundRole
    /// Which of its corners are rounded.
    public var corners: Corners
    /// The radius of rounded corners, in points; 0 where none are.
    public var cornerRadius: CGFloat
    /// The lines at the row's edges, the upper one first.
    public var separators: [ListSeparator]

    /// A decoration from its parts.
    public init(
        isHeader: Bool, background: ListBackgroundRole, corners: Corners, cornerRadius: CGFloat,
        separators: [ListSeparator]
    ) {
        self.isHeader = isHeader
        self.background = background
        self.corners = corners
        self.cornerRadius = cornerRadius
        self.separators = separators
    }
}
