import CollectionLayout
import FlatlayScene
import FlatlayViews
import Foundation
import UIKitViews

/// A collection view among other views: it draws its cells in its bounds.
extension UICollectionView: ViewContentSource {
    /// A collection view fills the place that it gets.
    package var contentBounds: CGRect { bounds }

    package func drawContent(in context: CGContext) {
        // The window onto the content as it is placed already: the offset may change below.
        let visible = bounds
        takeSafeArea()
        let host = ViewHost(
            CollectionView(self), environment: HostingView.environment(of: self), resources: context.resources)
        context.drawForeign(in: visible) { builder, place in host.draw(in: place, into: builder) }
    }

    /// The safe area insets the content along the axes that scroll: vertically in any case, as in a controller's view.
    /// Content that nobody has scrolled starts below it.
    private func takeSafeArea() {
        guard superview != nil else { return }
        let isAtStart = contentOffset == CGPoint(x: -contentInset.left, y: -contentInset.top)
        var insets = UIEdgeInsets.zero
        if contentInsetAdjustmentBehavior != .never {
            let area = safeAreaInsets
            insets.top = area.top
            insets.bottom = area.bottom
            if contentInsetAdjustmentBehavior == .always {
                insets.left = area.left
                insets.right = area.right
            }
        }
        additionalContentInset = insets
        guard isAtStart else { return }
        let inset = adjustedContentInset
        bounds.origin = CGPoint(x: -inset.left, y: -inset.top)
    }
}
