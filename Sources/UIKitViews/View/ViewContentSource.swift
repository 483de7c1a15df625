import AutoLayout
import CoreGeometry
import Foundation

/// A view of UIKit with content of its own: text, images, controls.
///
/// Modules above declare such classes; methods of `UIView` that only Flatlay's classes override would have to be public
/// otherwise.
@MainActor
package protocol ViewContentSource: UIView {
    /// How firmly views of the class are not stretched, unless the app says otherwise.
    var classHugging: AxisPriorities { get }
    /// Whether the height of the content depends on its width.
    var wrapsContent: Bool { get }
    /// The width at which text wraps before the layout knows better; nil for none.
    var preferredWrappingWidth: CGFloat? { get }
    /// Returns the natural size for content that wraps at a width; nil for content on as few lines as it can have.
    func intrinsicContentSize(wrappingAt width: CGFloat?) -> CGSize
    /// Returns how far the first baseline is below the top, and the last one above the bottom, in a size; nil without
    /// text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// The height of a line of text; nil without text.
    var contentLineHeight: CGFloat? { get }
    /// The room of the content, in the view's coordinates: nothing is drawn outside.
    var contentBounds: CGRect { get }
    /// Draws the content, between background and subviews.
    func drawContent(in context: CGContext)
    /// Called when the environment of the tree may have changed, so that content is measured again.
    func surroundingsDidChange()
}

extension ViewContentSource {
    package var classHugging: AxisPriorities { .hugging }
    package var wrapsContent: Bool { false }
    package var preferredWrappingWidth: CGFloat? { nil }
    package func intrinsicContentSize(wrappingAt width: CGFloat?) -> CGSize { intrinsicContentSize }
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    package var contentLineHeight: CGFloat? { nil }
    package var contentBounds: CGRect { bounds }
    package func drawContent(in context: CGContext) {}
    package func surroundingsDidChange() {}
}

extension UIView {
    /// The view's own content; nil for views without any. The cast, which is slow, is made once.
    package var contentSource: (any ViewContentSource)? {
        if isContentSource == false { return nil }
        let source = self as? any ViewContentSource
        isContentSource = source != nil
        return source
    }

    /// The height of a line of the view's text; nil without text.
    var textLineHeight: CGFloat? { contentSource?.contentLineHeight }
}
