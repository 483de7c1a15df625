import Foundation

/// What scrolls, as far as delegates ask for it: where the content is, and what a person's fingers would do.
///
/// Only ``UICollectionView`` scrolls here. What belongs to fingers, bars and keyboards is kept and changes no picture.
open class UIScrollView: NSObject {
    /// When scrolling hides the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Never.
        case none = 0
        /// When it begins.
        case onDrag
        /// With the finger.
        case interactive
        /// When it begins, with the view above the keyboard.
        case onDragWithAccessory
        /// With the finger, and the view above the keyboard.
        case interactiveWithAccessory
    }

    /// Whether bars and notches inset the content.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// As it suits.
        case automatic = 0
        /// Along the axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }

    /// How bright the marks are of how far something has scrolled.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// As it suits.
        case `default` = 0
        /// Black.
        case black
        /// White.
        case white
    }

    /// How fast scrolling slows down, as the part of the speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part that is left.
        public var rawValue: CGFloat

        /// A rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual one.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast one.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The rectangle in the parent.
    open var frame = CGRect.zero
    /// The visible rectangle in content coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: contentOffset, size: frame.size) }
        set {
            contentOffset = newValue.origin
            frame.size = newValue.size
        }
    }
    /// Where the content is scrolled to.
    open var contentOffset = CGPoint.zero
    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// ``contentInset`` and what bars and notches add to it.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The size of the content.
    open var contentSize: CGSize { .zero }

    /// Scrolls to a place; nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    // MARK: What belongs to fingers, bars and keyboards

    /// When scrolling hides the keyboard; kept only.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether bars and notches inset the content; kept only, see ``UICollectionView/additionalContentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// How fast scrolling slows down; kept only.
    open var decelerationRate = DecelerationRate.normal
    /// How bright the marks of scrolling are; kept only.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether a person can scroll; kept only.
    open var isScrollEnabled = true
    /// Whether scrolling ends at pages; kept only.
    open var isPagingEnabled = false
    /// Whether scrolling goes on beyond the end; kept only.
    open var bounces = true
    /// Whether that holds for content that is not longer than its room, downwards; kept only.
    open var alwaysBounceVertical = false
    /// Whether that holds for content that is not wider than its room; kept only.
    open var alwaysBounceHorizontal = false
    /// Whether the mark of scrolling down is shown; pictures show none.
    open var showsVerticalScrollIndicator = true
    /// Whether the mark of scrolling sideways is shown; pictures show none.
    open var showsHorizontalScrollIndicator = true
    /// Whether a tap on the status bar scrolls up; kept only.
    open var scrollsToTop = true
    /// Whether touches are held back until it is clear that they do not scroll; kept only.
    open var delaysContentTouches = true
    /// Whether a finger is on it: never.
    open var isDragging: Bool { false }
    /// Whether a finger has touched it: never.
    open var isTracking: Bool { false }
    /// Whether it goes on scrolling: never.
    open var isDecelerating: Bool { false }
}
