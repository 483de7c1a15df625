import CollectionLayout
import Foundation

/// What a layout answered, as plain values: what ``LayoutCheck`` judges. Nothing is asked later, so that a test of a
/// check can change one answer and see the check fail.
struct LayoutObservation {
    struct Element: Equatable {
        var identity: ElementIdentity
        var frame: CGRect
        var zIndex: Int

        init(_ attributes: UICollectionViewLayoutAttributes) {
            identity = attributes.elementIdentity
            frame = attributes.frame
            zIndex = attributes.zIndex
        }
    }

    /// A header or footer that stays in sight.
    struct Pinned {
        var name: String
        /// Where it is without scrolling, and where it is now, from the near to the far edge along the scroll direction.
        var natural: ClosedRange<CGFloat>
        var shown: ClosedRange<CGFloat>
        /// Its section.
        var section: ClosedRange<CGFloat>
    }

    /// An offset that was asked for, where the row rests, and where it rests when asked for just that.
    struct Rest {
        var requested: CGFloat
        var resting: CGFloat
        var again: CGFloat
    }

    var contentSize: CGSize = .zero
    var counts: [Int] = []
    /// Everything.
    var elements: [Element] = []
    /// The same, asked for one by one, in another order, from a view that was asked nothing before.
    var named: [Element] = []
    /// Everything, solved again by the same view, and by another.
    var again: [Element] = []
    var fresh: [Element] = []
    /// Everything where nothing is measured, and where every answer is the estimate; rows are scrolled alike.
    var unmeasured: [Element] = []
    var estimated: [Element] = []
    var estimatedContentSizes: [CGSize] = [.zero, .zero]
    /// Rectangles and what is in them.
    var queries: [(rect: CGRect, found: [ElementIdentity])] = []
    /// Everything in the other reading direction, and the content's width there.
    var mirrored: [Element] = []
    var mirroredWidth: CGFloat = 0
    /// Cells of a layout with fewer items or sections, that are to be where they were.
    var prefix: [Element] = []
    /// How many cells that is.
    var prefixCount = 0
    /// The groups of sections in which groups hold their items.
    var groups: [Int: [CGRect]] = [:]
    /// The sections whose cells the content holds.
    var coveredSections: Set<Int> = []
    /// The z-indexes that an element may have.
    var orders: [ElementIdentity: Set<Int>] = [:]
    var pins: [Pinned] = []
    var rests: [Rest] = []
    /// A pixel, in points.
    var pixel: CGFloat = 0.5
}
