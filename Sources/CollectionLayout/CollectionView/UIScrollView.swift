import Foundation

/// The scroll view API that delegates use: the scroll position, and the properties of user interaction.
///
/// Only ``UICollectionView`` scrolls here. Properties of touches, bars and the keyboard are stored and do not affect
/// images.
open class UIScrollView: NSObject {
    /// How scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Scrolling does not dismiss the keyboard.
        case none = 0
        /// When dragging begins.
        case onDrag
        /// Interactively, following the finger.
        case interactive
        /// When dragging begins, together with the accessory view.
        case onDragWithAccessory
        /// Interactively, together with the accessory view.
        case interactiveWithAccessory
    }

    /// When the safe area insets the content.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Depending on the context.
        case automatic = 0
        /// Along the axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }

    /// The style of the scroll indicators.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// The default style.
        case `default` = 0
        /// Black indicators.
        case black
        /// White indicators.
        case white
    }

    /// How fast scrolling slows down: the factor by which the speed is multiplied each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor per millisecond.
        public var rawValue: CGFloat

        /// Creates a rate from its factor.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate, 0.99.
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
    /// The point of the content at the origin of the bounds.
    open var contentOffset = CGPoint.zero
    /// The space around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// ``contentInset`` and the insets of bars and notches.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The size of the content; zero unless a subclass overrides it.
    open var contentSize: CGSize { .zero }

    /// Scrolls to an offset; nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    // MARK: Touches, bars and the keyboard

    /// How scrolling dismisses the keyboard; stored, without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// When the safe area insets the content; stored, without effect, see ``UICollectionView/additionalContentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// How fast scrolling slows down; stored, without effect.
    open var decelerationRate = DecelerationRate.normal
    /// The style of the scroll indicators; stored, without effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether the user can scroll; stored, without effect.
    open var isScrollEnabled = true
    /// Whether scrolling stops at pages; stored, without effect.
    open var isPagingEnabled = false
    /// Whether scrolling bounces at the ends; stored, without effect.
    open var bounces = true
    /// Whether content that fits bounces vertically; stored, without effect.
    open var alwaysBounceVertical = false
    /// Whether content that fits bounces horizontally; stored, without effect.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll indicator is shown; images show none.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is shown; images show none.
    open var showsHorizontalScrollIndicator = true
    /// Whether a tap on the status bar scrolls to the top; stored, without effect.
    open var scrollsToTop = true
    /// Whether touches are delayed until it is clear that they do not scroll; stored, without effect.
    open var delaysContentTouches = true
    /// Whether the user is dragging; always false.
    open var isDragging: Bool { false }
    /// Whether the user is touching; always false.
    open var isTracking: Bool { false }
    /// Whether scrolling is slowing down; always false.
    open var isDecelerating: Bool { false }
}
