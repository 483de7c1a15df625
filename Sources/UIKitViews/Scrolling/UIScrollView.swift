import CoreGeometry
import Foundation
import UIKitValues

/// A view whose bounds are a window onto larger content.
///
/// ```swift
/// scrollView.addSubview(stack)
/// NSLayoutConstraint.activate([
///     stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
///     stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
///     stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
/// ])
/// ```
///
/// Constraints between content and the edges of the view refer to the edges of the content, as in UIKit. There are no
/// touches: set ``contentOffset`` to scroll. Touch and keyboard properties are stored, but do not affect images.
open class UIScrollView: UIView, ScrollViewDelegateOwner {
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

    /// The delegate, as far as this module knows it; see ``ScrollViewDelegateOwner``.
    package final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether an app has chosen the offset, so that it does not follow the insets.
    private var hasChosenOffset = false

    /// Creates a scroll view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a scroll view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The point of the content at the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            hasChosenOffset = true
            scroll(to: newValue)
        }
    }

    private func scroll(to offset: CGPoint) {
        guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
        bounds.origin = offset
    }

    /// The visible rectangle, in the coordinates of the content.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { scrollDelegate?.scrollViewDidScroll(self) }
        }
    }

    /// The size of the content. Constraints with the content set it; otherwise the app does.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { setNeedsLayout() } }
    }
    /// The space around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }
    /// When the safe area insets the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }
    /// ``contentInset``, and the safe area along the axes that scroll.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        let area = safeAreaInsets
        let (vertical, horizontal): (Bool, Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: (vertical, horizontal) = (false, false)
        case .always: (vertical, horizontal) = (true, true)
        case .automatic, .scrollableAxes:
            vertical =
                contentSize.height > bounds.height || alwaysBounceVertical
                || (contentInsetAdjustmentBehavior == .automatic && controllerReference != nil)
            horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
        }
        if vertical {
            insets.top += area.top
            insets.bottom += area.bottom
        }
        if horizontal {
            insets.left += area.left
            insets.right += area.right
        }
        return insets
    }
    /// Called when the adjusted insets change.
    open func adjustedContentInsetDidChange() {}

    private func insetsDidChange() {
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    /// Places subviews. Content starts below the insets until an app scrolls.
    open override func layoutSubviews() {
        if !hasChosenOffset {
            let insets = adjustedContentInset
            scroll(to: CGPoint(x: -insets.left, y: -insets.top))
        }
        super.layoutSubviews()
    }

    /// Scrolls to an offset; nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls as little as needed to show a rectangle.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let window = bounds.inset(by: insets)
        var offset = bounds.origin
        if rect.maxX > window.maxX { offset.x += rect.maxX - window.maxX }
        if rect.minX < window.minX { offset.x += rect.minX - window.minX }
        if rect.maxY > window.maxY { offset.y += rect.maxY - window.maxY }
        if rect.minY < window.minY { offset.y += rect.minY - window.minY }
        contentOffset = offset
    }

    /// The rectangle of the content, in constraints.
    open var contentLayoutGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide(.scrollContent, of: self, identifier: "UIScrollView-contentLayoutGuide")
        contentGuide = guide
        return guide
    }
    /// The rectangle of the view, in constraints.
    open var frameLayoutGuide: UILayoutGuide {
        if let frameGuide { return frameGuide }
        let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollView-frameLayoutGuide")
        frameGuide = guide
        return guide
    }
    private var contentGuide: UILayoutGuide?
    private var frameGuide: UILayoutGuide?

    // MARK: Zooming

    /// The smallest zoom; stored.
    open var minimumZoomScale: CGFloat = 1
    /// The largest zoom; stored.
    open var maximumZoomScale: CGFloat = 1
    /// The zoom: it scales the view that the delegate names.
    open var zoomScale: CGFloat = 1 {
        didSet {
            let scale = min(max(zoomScale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
            if scale != zoomScale { zoomScale = scale }
            scrollDelegate?.viewForZooming(in: self)?.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
    /// Sets the zoom; nothing is animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Whether zooming bounces; stored.
    open var bouncesZoom = true
    /// Whether the user is zooming; never.
    open var isZooming: Bool { false }

    /// Shows that content is refreshed; stored only, because an image has no touches.
    open var refreshControl: UIRefreshControl?

    // MARK: Touches, bars and the keyboard

    /// The recogniser of dragging.
    public private(set) final lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// How scrolling dismisses the keyboard; stored, without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How fast scrolling slows down; stored, without effect.
    open var decelerationRate = DecelerationRate.normal
    /// The style of the scroll indicators; stored, without effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether the user can scroll; stored, without effect.
    open var isScrollEnabled = true
    /// Whether scrolling stops at pages; stored, without effect.
    open var isPagingEnabled = false
    /// Whether scrolling keeps to one axis; stored, without effect.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling bounces at the ends; stored, without effect.
    open var bounces = true
    /// Whether content that fits bounces vertically: then it scrolls, so the safe area insets it.
    open var alwaysBounceVertical = false
    /// Whether content that fits bounces horizontally: then it scrolls, so the safe area insets it.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll indicator is shown; images show none.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is shown; images show none.
    open var showsHorizontalScrollIndicator = true
    /// The insets of scroll indicators; stored, without effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the vertical scroll indicator; stored, without effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal scroll indicator; stored, without effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the safe area insets scroll indicators; stored, without effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Whether a tap on the status bar scrolls to the top; stored, without effect.
    open var scrollsToTop = true
    /// Whether touches are delayed until it is clear that they do not scroll; stored, without effect.
    open var delaysContentTouches = true
    /// Whether dragging cancels touches of subviews; stored, without effect.
    open var canCancelContentTouches = true
    /// Whether the user is dragging; always false.
    open var isDragging: Bool { false }
    /// Whether the user is touching; always false.
    open var isTracking: Bool { false }
    /// Whether scrolling is slowing down; always false.
    open var isDecelerating: Bool { false }
    /// Shows scroll indicators for a moment; images show none.
    open func flashScrollIndicators() {}
    /// Whether touches in a view may become scrolling; never asked.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view.isUserInteractionEnabled) }
}

/// Gives scroll views a `delegate`.
///
/// In UIKit subclasses have a `delegate` of a protocol of their own, which Swift does not let them override. So the
/// property of the base class is a member of this protocol, which a property of a subclass hides.
@MainActor @preconcurrency
public protocol ScrollViewDelegateOwner: UIScrollView {}

extension ScrollViewDelegateOwner {
    /// The delegate that is notified about scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
