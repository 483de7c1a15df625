import Foundation

/// The nodes of an image with what they show: what explains a difference, and what an inspector shows.
///
/// A reference image contains the tree of the image, so that a failure can name the nodes that differ.
package struct SnapshotTree: Codable, Equatable, Sendable {
    /// A node of the tree.
    package struct Node: Codable, Equatable, Sendable {
        /// The index of the parent; nil for the root, which comes first.
        package var parent: Int?
        /// The name in the display list, such as `cell-0-3` or `text`.
        package var name: String
        /// The identifier that an app gave the view; nil if it gave none.
        package var identifier: String?
        /// The frame in points, in the coordinates in which the node is drawn.
        package var frame: CGRect
        /// The rectangle around the frame in the image, where it is another one: for nodes that are rotated or scaled.
        package var area: CGRect?
        /// The lines of text that the node draws itself.
        package var lines: [String]
        /// The fonts of these lines, such as `Inter Regular 17`.
        package var fonts: [String]
        /// The colours that the node draws with, such as `#ffffff`, without duplicates.
        package var colors: [String]
        /// Whether text was truncated.
        package var isTruncated: Bool
        /// The drawings of the node itself, relative to its frame: a line for each drawing, as in the dump of a display
        /// list. Of many or long ones, the rest is a hash.
        package var drawings: [String]

        package init(parent: Int?, name: String, frame: CGRect) {
            self.parent = parent
            self.name = name
            self.frame = frame
            (identifier, lines, fonts, colors, isTruncated, drawings) = (nil, [], [], [], false, [])
        }
    }

    /// The size of the image in points.
    package var size: CGSize
    /// The nodes; a parent comes before its children, and siblings come in drawing order.
    package var nodes: [Node]

    package init(size: CGSize, nodes: [Node]) {
        self.size = size
        self.nodes = nodes
    }
}
