import Foundation

/// The delegate of a scroll view. Flatlay calls only ``scrollViewDidScroll(_:)``: after each change of the content
/// offset, including changes before anything is drawn.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale has changed; never called.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Returns the view that zooms; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The user is about to drag; never called.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user is about to stop dragging; never called.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The user has stopped dragging; never called.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Scrolling is about to slow down; never called.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Scrolling has come to rest; never called.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A scrolling animation has ended; never called.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top; never called.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top; never called.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The adjusted content inset has changed; never called.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
