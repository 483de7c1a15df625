import CollectionLayout
import Foundation

/// Provides sizes and spacings for a flow layout, per item and per section. This is UIKit's
/// `UICollectionViewDelegateFlowLayout` without its inherited methods, which involve cells and are declared next to
/// them.
///
/// The default implementations return the layout's own properties.
@MainActor @preconcurrency
public protocol FlowLayoutDelegate: CollectionViewLayoutDelegate {
    /// Returns the size of an item's cell, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Returns the insets of a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// Returns the spacing between lines.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the minimum spacing between items of a line.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the size of a header; only its length along the scroll direction is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// Returns the size of a footer; only its length along the scroll direction is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension FlowLayoutDelegate {
    /// Returns the layout's item size, or its estimate if sizes are estimated.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        return flow.estimatedItemSize == .zero ? flow.itemSize : flow.initialEstimate
    }

    /// Returns the layout's section inset.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    /// Returns the layout's line spacing.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    /// Returns the layout's item spacing.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    /// Returns the layout's header size.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    /// Returns the layout's footer size.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}

/// The answers of a delegate, as a flow layout asks for them.
struct DelegateFlowSizes: FlowLayoutSizes {
    let delegate: any FlowLayoutDelegate
    let collectionView: UICollectionView
    let layout: UICollectionViewFlowLayout

    func sizeForItem(at indexPath: IndexPath) -> CGSize? {
        delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }

    func inset(forSection section: Int) -> UIEdgeInsets? {
        delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    }

    func minimumLineSpacing(forSection section: Int) -> CGFloat? {
        delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    }

    func minimumInteritemSpacing(forSection section: Int) -> CGFloat? {
        delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }

    func referenceSizeForHeader(inSection section: Int) -> CGSize? {
        delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }

    func referenceSizeForFooter(inSection section: Int) -> CGSize? {
        delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }
}
