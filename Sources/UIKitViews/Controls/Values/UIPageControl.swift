import AutoLayout
import CoreGeometry
import FlatlayControls
import FlatlayDrawing
import Foundation
import UIKitValues

/// Dots for pages: 8 points wide, 9 points apart, in a row 26 points high, as below SwiftUI's pages.
open class UIPageControl: UIControl, ViewContentSource {
    /// When the dots have a background.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// While a finger is on them: not here.
        case automatic = 0
        /// Always.
        case prominent
        /// Never.
        case minimal
    }
    /// The direction in which pages follow each other.
    public enum Direction: Int, Hashable, Sendable {
        /// That of reading.
        case natural = 0
        /// To the right.
        case leftToRight
        /// To the left.
        case rightToLeft
        /// Downwards; drawn as reading runs.
        case topToBottom
        /// Upwards; drawn as reading runs.
        case bottomToTop
    }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
            invalidateIntrinsicContentSize()
        }
    }
    /// The number of the visible page, kept among the pages.
    open var currentPage = 0 {
        didSet {
            let page = min(max(0, currentPage), max(0, numberOfPages - 1))
            if page != currentPage { currentPage = page }
        }
    }
    /// Whether a single dot is hidden.
    open var hidesForSinglePage = false
    /// The colour of the other dots; nil for white of 30 %.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the visible page; nil for white.
    open var currentPageIndicatorTintColor: UIColor?
    /// When the dots have a background.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The direction of the dots.
    open var direction = Direction.natural
    /// Whether dragging changes pages; stored.
    open var allowsContinuousInteraction = true
    /// Whether the page changes later; stored.
    open var defersCurrentPageDisplay = false
    /// What is drawn in place of dots; nil for dots.
    open var preferredIndicatorImage: UIImage?
    /// What is drawn in place of the dot of the visible page.
    open var preferredCurrentPageIndicatorImage: UIImage?
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// Creates a page control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a page control from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets what is drawn in place of a dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    /// Returns what is drawn in place of a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Sets what is drawn in place of a dot while its page is visible.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
    /// Returns what is drawn in place of a dot while its page is visible.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    /// Has no effect.
    open func updateCurrentPageDisplay() {}

    /// Returns the size of a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        PageDotsLook.size(pageCount)
    }
    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    override var primaryTrigger: Event { .valueChanged }
    package var classHugging: AxisPriorities { AxisPriorities(750, 750) }

    private var isReversed: Bool {
        switch direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural, .topToBottom, .bottomToTop: isRightToLeft
        }
    }

    /// Dots that fit beside each other. More could not be told apart.
    private var shownPages: Int {
        let room = PageDotsLook.count(fitting: bounds.width)
        return min(numberOfPages, max(0, room >= 1e6 ? 1_000_000 : Int(room + 1e-6)), 200)
    }

    package func drawContent(in context: CGContext) {
        guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
        let pen = ControlPen(context, self)
        let count = shownPages
        let row = PageDotsLook.row(count, in: bounds)
        let hasGround = backgroundStyle == .prominent
        pen.faded(isEnabled: isEnabled) {
            if hasGround { pen.draw(PageDotsLook.ground(row)) }
            for index in 0..<count {
                let page = isReversed ? count - 1 - index : index
                let isCurrent = page == min(currentPage, count - 1)
                let dot = PageDotsLook.dot(
                    PageDotsLook.place(of: index, in: row),
                    isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor, isCurrent: isCurrent,
                    hasGround: hasGround)
                let image =
                    (isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil) ?? images[page]
                    ?? preferredIndicatorImage
                if let image {
                    pen.image(
                        image, at: CGPoint(x: dot.frame.midX, y: dot.frame.midY),
                        dot.color.withAlphaComponent(CGFloat(dot.opacity)), font: .systemFont(ofSize: 9))
                } else {
                    pen.draw(dot)
                }
            }
        }
    }
}
