import FlatlayViews
import Foundation

extension UICollectionReusableView {
    /// The target size for the smallest size that fits the content.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size that the content fills.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the ideal size of the content, but at least the target size where that is not zero.
    ///
    /// While this thread renders an image, the content is measured with the fonts of that image; otherwise with the
    /// defaults of ``ImageRenderer``.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size of the content. A length whose priority is `required` is that of the target size; any other is
    /// the content's own. If no font can be read, the target size is returned.
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
