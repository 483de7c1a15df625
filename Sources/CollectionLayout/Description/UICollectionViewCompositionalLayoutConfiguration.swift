import Foundation

/// The settings of a whole compositional layout.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The scroll direction; vertical by default.
    public var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// Space between neighbouring sections, including empty ones, in points.
    public var interSectionSpacing: CGFloat = 0
    /// Headers, footers and side views around the whole content.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { boundarySupplementaryItems = boundarySupplementaryItems.map { $0.boundaryCopy() } }
    }
    /// The boundary to which the insets of sections refer; the safe area by default.
    public var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// Creates a configuration with the defaults.
    public override init() {}

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    /// Whether the other object is a configuration with the same content.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
        return scrollDirection == other.scrollDirection && interSectionSpacing == other.interSectionSpacing
            && contentInsetsReference == other.contentInsetsReference
            && boundarySupplementaryItems == other.boundarySupplementaryItems
    }

    /// A hash of the content.
    public override var hash: Int { interSectionSpacing.hashValue ^ scrollDirection.hashValue }

    /// The configuration, with its boundary items indented.
    public override var description: String { text }
}
