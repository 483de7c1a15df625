import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

extension UICollectionReusableView {
    /// Returns the size of the configurations of the view, or that of its constraints if it has any.
    ///
    /// While this thread renders an image, the content is measured with the fonts of that image; otherwise with the
    /// defaults of ``ImageRenderer``.
    func contentFittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        if collectionElements == nil { updateConfigurations() }
        let view = fittingView
        if view !== self, view.isLaidOutByConstraints, !isLaidOutByConstraints {
            return view.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        if isLaidOutByConstraints { return nil }
        if drawsItself, contentConfiguration == nil { return nil }
        let width = horizontal == .required ? max(0, targetSize.width) : nil
        let height = vertical == .required ? max(0, targetSize.height) : nil
        let size =
            (try? ViewMeasure.size(of: makeConfiguredView(), for: ProposedViewSize(width: width, height: height)))
            ?? targetSize
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// Returns the size that a layout gets for a proposal.
    func preferredSize(for proposal: ProposedViewSize) -> CGSize? {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            return CGSize(width: width, height: height)
        }
        func fixed(_ length: CGFloat?) -> Bool { length.map(\.isFinite) ?? false }
        fittingPriorities = (
            fixed(proposal.width) ? .required : .fittingSizeLevel,
            fixed(proposal.height) ? .required : .fittingSizeLevel
        )
        defer { fittingPriorities = (.required, .fittingSizeLevel) }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        let offered = CGSize(
            width: fixed(proposal.width) ? proposal.width ?? 0 : bounds.width,
            height: fixed(proposal.height) ? proposal.height ?? 0 : bounds.height)
        // Views measure themselves in the size that the layout offers.
        if bounds.size != offered { bounds.size = offered }
        attributes.size = offered
        let size = preferredLayoutAttributesFitting(attributes).size
        return CGSize(
            width: fixed(proposal.width) ? offered.width : size.width,
            height: fixed(proposal.height) ? offered.height : size.height)
    }
}
