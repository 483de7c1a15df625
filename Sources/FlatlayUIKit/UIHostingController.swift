import FlatlayViews
import Foundation

/// Holds a view, and measures it for layouts that ask an app for sizes.
///
/// ```swift
/// func collectionView(
///     _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
/// ) -> CGSize {
///     UIHostingController(rootView: FilmRow(films[indexPath.item])).sizeThatFits(in: CGSize(width: 160, height: .infinity))
/// }
/// ```
///
/// There is no screen and no `view`: pictures are made with ``ImageRenderer``.
open class UIHostingController<Content: View> {
    /// The view.
    open var rootView: Content
    /// The mistake that the last measuring met, such as a missing font; nil for none.
    public private(set) final var measuringError: (any Error)?

    /// A holder of a view.
    public init(rootView: Content) {
        self.rootView = rootView
    }

    /// The size that the view takes, offered a size in points. Infinite lengths, and those of UIKit's expanded fitting
    /// size, leave a length to the view where it has one.
    ///
    /// While a picture is made on this thread the view is measured with that picture's fonts, text size and direction;
    /// otherwise as ``ImageRenderer`` does by default, and what then goes wrong is in ``measuringError``, with a size of
    /// zero.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let proposal = ProposedViewSize(width: .offered(size.width), height: .offered(size.height))
        measuringError = nil
        do {
            return try ViewMeasure.size(of: rootView, for: proposal)
        } catch {
            measuringError = error
            return .zero
        }
    }
}

extension CGFloat? {
    /// A length as it is proposed: those that no screen has are left to the view.
    fileprivate static func offered(_ length: CGFloat) -> CGFloat? {
        length.isFinite && length < 10_000 ? Swift.max(0, length) : nil
    }
}
