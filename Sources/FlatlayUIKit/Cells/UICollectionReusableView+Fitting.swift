import FlatlayViews
import Foundation

extension UICollectionReusableView {
    /// The smallest size, to ask with for the size that content wants.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A size larger than any, to ask with for the size that content fills.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the content wants: its ideal one, at least the target's where that is not zero.
    ///
    /// While a picture is made on this thread it is measured with that picture's fonts; otherwise as ``ImageRenderer``
    /// does by default.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the content wants where a length of priority `required` is the target's, and any other is the
    /// content's own. Without a font that can be read it is the target.
    ///
    /// ```swift
    /// let size = cell.systemLayoutSizeFitting(
    ///     CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
    ///     verticalFittingPriority: .fittingSizeLevel)
    /// ```
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority == .required ? max(0, targetSize.width) : nil
        let height = verticalFittingPriority == .required ? max(0, targetSize.height) : nil
        let proposal = ProposedViewSize(width: width, height: height)
        let size = (try? ViewMeasure.size(of: makeView(), for: proposal)) ?? targetSize
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
