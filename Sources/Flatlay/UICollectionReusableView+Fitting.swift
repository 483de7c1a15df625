import FlatlayScene
import FlatlayViews
import Foundation

/// How much something is wanted: from 0, not at all, to 1000, by all means.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float

    /// A priority of a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority of a number.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// By all means.
    public static let required = UILayoutPriority(1000)
    /// Rather than most.
    public static let defaultHigh = UILayoutPriority(750)
    /// Rather less than most.
    public static let defaultLow = UILayoutPriority(250)
    /// That of the size which is asked for when a view is measured.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

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
        let view = makeView()
        let size: CGSize
        if let picture = PictureInProgress.current {
            size = picture.size(of: view, for: proposal)
        } else if let measured = try? ImageRenderer(content: view).sizeThatFits(proposal) {
            size = measured
        } else {
            size = targetSize
        }
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
