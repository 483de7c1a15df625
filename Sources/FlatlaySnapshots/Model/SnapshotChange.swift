import Foundation

/// A difference between the reference and the result, named by the node that differs.
package struct SnapshotChange: Codable, Equatable, Sendable {
    /// The kinds of differences, most important first.
    package enum Class: String, Codable, Sendable, CaseIterable, Comparable {
        /// A node appeared, disappeared or has another place or size, or the drawing order differs.
        case layout
        /// The characters of a text, its font, or where its lines break.
        case text
        /// Colours, or the content of an image.
        case color
        /// Only antialiased edges.
        case edge
        /// Nothing but the libraries or fonts that drew it.
        case environment

        package static func < (first: Class, second: Class) -> Bool {
            allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
        }
    }

    /// The kind of difference.
    package var kind: Class
    /// The node in words, such as `section 2, item 3 "price"`.
    package var node: String
    /// The path of the node in the display list, such as `cell-2-3/text`; empty for the whole image.
    package var path: String
    /// The property of the node that differs: `y`, `width`, `text`, `color`.
    package var property: String
    /// The value in the reference; nil for a node that is new.
    package var before: String?
    /// The value now; nil for a node that disappeared.
    package var after: String?
    /// The frame in the reference, in points.
    package var frameBefore: CGRect?
    /// The frame now, in points.
    package var frameAfter: CGRect?

    package init(
        _ kind: Class, node: String, path: String, property: String, before: String?, after: String?,
        frameBefore: CGRect? = nil, frameAfter: CGRect? = nil
    ) {
        self.kind = kind
        self.node = node
        self.path = path
        self.property = property
        self.before = before
        self.after = after
        self.frameBefore = frameBefore
        self.frameAfter = frameAfter
    }
}

/// Which pixels of two images of one size differ.
package struct PixelDifference: Codable, Equatable, Sendable {
    /// The number of pixels with any difference.
    package var count: Int
    /// The number of pixels that differ by more than was allowed.
    package var countBeyondTolerance: Int
    /// The largest difference of a colour component, from 0 to 255.
    package var largest: Int
    /// The rectangles that contain all of them, in pixels.
    package var regions: [PixelRegion]

    package init(count: Int, countBeyondTolerance: Int, largest: Int, regions: [PixelRegion]) {
        self.count = count
        self.countBeyondTolerance = countBeyondTolerance
        self.largest = largest
        self.regions = regions
    }

    /// A rectangle of pixels.
    package struct PixelRegion: Codable, Hashable, Sendable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
}
