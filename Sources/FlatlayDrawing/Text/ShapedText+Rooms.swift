import Foundation

extension ShapedText {
    /// The sizes for which a shaped text is valid: shaping for any of them would give the same result.
    ///
    /// ```swift
    /// let text = shaper.shape(spans, style: style, width: 200, height: nil)   // 154 points wide
    /// text.rooms?.contains(width: 160, height: nil)   // true: no line is broken in another place
    /// ```
    public struct Rooms: Hashable, Sendable {
        /// The widths, in points, from the width of the text to the proposed one.
        public var widths: ClosedRange<CGFloat>
        /// The heights, in points.
        public var heights: ClosedRange<CGFloat>

        /// Creates the sizes of a text: those between its own size and the proposed one, in each direction. Words that
        /// did not fit into the proposed width do not fit into less, and lines that fit into less are broken at the
        /// same places. Lines wider than the proposal use all of it. One line is shown however little height there is.
        ///
        /// - Parameters:
        ///   - width: the proposed width; infinite for no limit, as is `height`.
        ///   - hasFixedWidth: whether any other width could break lines at other places.
        public init(of text: ShapedText, width: CGFloat, height: CGFloat, hasFixedWidth: Bool) {
            let (width, height) = (width.isNaN ? .infinity : width, height.isNaN ? .infinity : height)
            widths = hasFixedWidth ? width...width : min(text.size.width, width)...width
            heights = (text.lines.count <= 1 ? min(0, height) : min(text.size.height, height))...height
        }

        /// Returns whether a size is one of them; nil means no limit.
        public func contains(width: CGFloat?, height: CGFloat?) -> Bool {
            widths.contains(width ?? .infinity) && heights.contains(height ?? .infinity)
        }
    }

    /// Returns whether two texts have the same drawing and the same text, whatever sizes they are valid for.
    public static func == (left: ShapedText, right: ShapedText) -> Bool {
        left.size == right.size && left.isTruncated == right.isTruncated && left.lines == right.lines
            && left.warnings == right.warnings
    }
}
