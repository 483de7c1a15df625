import Flatlay
import Foundation

/// A flow layout: items flow like words, as many in a row as fit.
struct FlowDescription: Equatable {
    var itemSize: CGSize?
    var itemSpacing: CGFloat
    var lineSpacing: CGFloat
    var contentInsets: EdgeInsets
    var alignment: UICollectionViewFlowLayout.LineAlignment
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var pinsHeaders = false
    var pinsFooters = false

    /// A flow layout with the default of every option.
    static var standard: FlowDescription {
        FlowDescription(
            itemSpacing: 10, lineSpacing: 10, contentInsets: EdgeInsets(), alignment: .justified, headerHeight: 0,
            footerHeight: 0)
    }

    /// Creates the layout.
    @MainActor
    func makeLayout(scrollDirection: UICollectionView.ScrollDirection) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = scrollDirection
        if let itemSize {
            layout.itemSize = itemSize
        } else {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        layout.minimumInteritemSpacing = itemSpacing
        layout.minimumLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(
            top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
            right: contentInsets.trailing)
        layout.lineAlignment = alignment
        // A flow uses the length of headers along its direction, and makes them as wide as it is across.
        layout.headerReferenceSize = CGSize(width: headerHeight, height: headerHeight)
        layout.footerReferenceSize = CGSize(width: footerHeight, height: footerHeight)
        layout.sectionHeadersPinToVisibleBounds = pinsHeaders
        layout.sectionFootersPinToVisibleBounds = pinsFooters
        return layout
    }
}
