import Foundation

/// A layout between two others.
///
/// Without a screen, no transition is interactive; the class exists so that the code of apps compiles. It shows the
/// frames of the current layout up to half of the progress, then those of the next layout.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The progress of the transition, from 0 to 1.
    open var transitionProgress: CGFloat = 0
    /// The layout at the start of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns nil, because the two layouts cannot be decoded. Subclasses in apps must declare it.
    public required init?(coder: NSCoder) { return nil }

    /// Stores a value for a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// The value stored for a key; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    private var shown: UICollectionViewLayout { transitionProgress > 0.5 ? nextLayout : currentLayout }

    /// The content size of the layout that is shown.
    open override var collectionViewContentSize: CGSize { shown.collectionViewContentSize }

    /// The elements of the layout that is shown.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        shown.layoutAttributesForElements(in: rect)
    }

    /// The attributes of an item in the layout that is shown.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        shown.layoutAttributesForItem(at: indexPath)
    }
}
