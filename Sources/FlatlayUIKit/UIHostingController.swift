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
/// There is no screen and no `view`: ``ImageRenderer`` renders images.
open class UIHostingController<Content: View> {
    /// The hosted view.
    open var rootView: Content
    /// The error of the last measurement, such as a missing font; nil if it succeeded.
    public private(set) final var measuringError: (any Error)?

    /// Creates a controller that hosts a view.
    public init(rootView: Content) {
        self.rootView = rootView
    }

    /// Returns the size that the view takes for a proposed size, in points. For infinite lengths, and for those of
    /// UIKit's expanded fitting size, the view uses its own length if it has one.
    ///
    /// While this thread renders an image, the view is measured with the fonts, text size and direction of that image;
    /// otherwise with the defaults of ``ImageRenderer``. In that case errors go to ``measuringError``, and the size is
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
    /// The length to propose: nil, the view's own choice, for lengths that no screen has.
    fileprivate static func offered(_ length: CGFloat) -> CGFloat? {
        length.isFinite && length < 10_000 ? Swift.max(0, length) : nil
    }
}
