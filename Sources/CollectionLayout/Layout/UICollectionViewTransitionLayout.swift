import Foundation

/// A layout between two others.
///
/// Nothing is dragged from one layout to another where there is no screen: the type exists so that code of apps
/// compiles. It shows the frames of the layout that is left until more than half of the way is done, then those of the
/// one that comes.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// How much of the way is done, from 0 to 1.
    open var transitionProgress: CGFloat = 0
    /// The layout that is left.
    public let currentLayout: UICollectionViewLayout
    /// The layout that comes.
    public let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    /// A layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Nil: the two layouts cannot be decoded. Subclasses of apps have to have it.
    public required init?(coder: NSCoder) { return nil }

    /// Keeps a value under a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// The value kept under a key; 0 where there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    private var shown: UICollectionViewLayout { transitionProgress > 0.5 ? nextLayout : currentLayout }

    /// The size of the content of the layout that is shown.
    open override var collectionViewContentSize: CGSize { shown.collectionViewContentSize }

    /// The elements of the layout that is shown.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        shown.layoutAttributesForElements(in: rect)
    }

    /// The cell of an item in the layout that is shown.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        shown.layoutAttributesForItem(at: indexPath)
    }
}
