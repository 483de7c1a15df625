import CollectionLayout

extension UICollectionViewLayout {
    /// The collection view that uses the layout; nil where the layout has another host.
    public var collectionView: UICollectionView? { host as? UICollectionView }
}
