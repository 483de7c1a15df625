import Foundation

extension ShapedText {
    /// The rooms that a shaped text is the answer for: shaped for any of them, it would be the same.
    ///
    /// ```swift
    /// let text = shaper.shape(spans, style: style, width: 200, height: nil)   // 154 points wide
    /// text.rooms?.contains(width: 160, height: nil)   // true: no line is broken in another place
    /// ```
    public struct Rooms: Hashable, Sendable {
        /// The widths, in points, from the one that the text takes to the one that it was offered.
        public var widths: ClosedRange<CGFloat>
        /// The heights, in points.
        public var heights: ClosedRange<CGFloat>

        /// The rooms of a text: those between the room that it was offered and the one that it takes, in each direction.
        /// Words that did not fit into more do not fit into less, and lines that fit into less are broken where they
        /// were. Lines that are wider than what was offered take all of it. One line is shown however little height there
        /// is.
        ///
        /// - Parameters:
        ///   - width: the width that was offered; infinite for no limit, as is `height`.
        ///   - hasFixedWidth: whether the text may be broken in another way in any other width.
        public init(of text: ShapedText, width: CGFloat, height: CGFloat, hasFixedWidth: Bool) {
            let (width, height) = (width.isNaN ? .infinity : width, height.isNaN ? .infinity : height)
            widths = hasFixedWidth ? width...width : min(text.size.width, width)...width
            heights = (text.lines.count <= 1 ? min(0, height) : min(text.size.height, height))...height
        }

        /// Whether a room is one of them; nil stands for no limit.
        public func contains(width: CGFloat?, height: CGFloat?) -> Bool {
            widths.contains(width ?? .infinity) && heights.contains(height ?? .infinity)
        }
    }

    /// Whether two texts draw the same and say the same, whatever rooms they were shaped for.
    public static func == (left: ShapedText, right: ShapedText) -> Bool {
        left.size == right.size && left.isTruncated == right.isTruncated && left.lines == right.lines
            && left.warnings == right.warnings
    }
}
