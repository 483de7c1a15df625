import Foundation

/// What is drawn with one row of a list besides its cell, as plain data for the renderer.
public struct ListRowDecoration: Hashable, Sendable {
    /// The rounded corners of a row; each option is both corners of a side.
    public struct Corners: OptionSet, Hashable, Sendable {
        /// The corners as bits.
        public let rawValue: Int

        /// Creates corners from bits.
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

    /// Whether the row is the first item shown as a section header.
    public var isHeader: Bool
    /// The background of the row.
    public var background: ListBackgroundRole
    /// The rounded corners.
    public var corners: Corners
    /// The radius of rounded corners, in points; 0 if there are none.
    public var cornerRadius: CGFloat
    /// The separators at the row's edges, the upper one first.
    public var separators: [ListSeparator]

    /// Creates a decoration from its parts.
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
