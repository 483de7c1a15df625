import CollectionLayout
import Foundation

/// The results of a layout as plain values, for ``LayoutCheck``. The layout is not queried later, so that a test of a
/// check can change one result and see the check fail.
struct LayoutObservation {
    struct Element: Equatable {
        var identity: ElementIdentity
        var frame: CGRect
        var zIndex: Int

        @MainActor
        init(_ attributes: UICollectionViewLayoutAttributes) {
            identity = attributes.elementIdentity
            frame = attributes.frame
            zIndex = attributes.zIndex
        }
    }

    /// A pinned header or footer.
    struct Pinned {
        var name: String
        /// Its range without scrolling, and its current one, from the near to the far edge along the scroll direction.
        var natural: ClosedRange<CGFloat>
        var shown: ClosedRange<CGFloat>
        /// Its section.
        var section: ClosedRange<CGFloat>
    }

    /// A requested offset, where the row rests, and where it rests if that is requested.
    struct Rest {
        var requested: CGFloat
        var resting: CGFloat
        var again: CGFloat
    }

    var contentSize: CGSize = .zero
    var counts: [Int] = []
    /// All elements.
    var elements: [Element] = []
    /// All elements, requested one by one, in another order, from a new view.
    var named: [Element] = []
    /// All elements, solved again by the same view, and by another one.
    var again: [Element] = []
    var fresh: [Element] = []
    /// All elements without measuring, and with sizes that equal the estimates; rows are scrolled equally.
    var unmeasured: [Element] = []
    var estimated: [Element] = []
    var estimatedContentSizes: [CGSize] = [.zero, .zero]
    /// Rectangles and the elements in them.
    var queries: [(rect: CGRect, found: [ElementIdentity])] = []
    /// All elements in the other reading direction, and the content's width there.
    var mirrored: [Element] = []
    var mirroredWidth: CGFloat = 0
    /// Cells of a layout with fewer items or sections, which must have the same frames.
    var prefix: [Element] = []
    /// The number of these cells.
    var prefixCount = 0
    /// The groups of sections whose groups contain their items.
    var groups: [Int: [CGRect]] = [:]
    /// The sections whose cells are inside the content.
    var coveredSections: Set<Int> = []
    /// The z-indexes that an element may have.
    var orders: [ElementIdentity: Set<Int>] = [:]
    var pins: [Pinned] = []
    var rests: [Rest] = []
    /// A pixel, in points.
    var pixel: CGFloat = 0.5
}
