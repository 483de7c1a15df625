import ActorLeases
import Foundation

/// The settings of a whole compositional layout.
@MainActor @preconcurrency
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The scroll direction; vertical by default.
    public var scrollDirection: CollectionScrollDirection = .vertical
    /// Space between neighbouring sections, including empty ones, in points.
    public var interSectionSpacing: CGFloat = 0
    /// Headers, footers and side views around the whole content.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet {
            for place in boundarySupplementaryItems.indices {
                boundarySupplementaryItems[place] = boundarySupplementaryItems[place].boundaryCopy()
            }
        }
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
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
        return leased { (one: UICollectionViewCompositionalLayoutConfiguration, other) in
            one.scrollDirection == other.scrollDirection && one.interSectionSpacing == other.interSectionSpacing
                && one.contentInsetsReference == other.contentInsetsReference
                && one.boundarySupplementaryItems == other.boundarySupplementaryItems
        }(self, other)
    }

    /// A hash of the content.
    nonisolated public override var hash: Int {
        leased { (configuration: UICollectionViewCompositionalLayoutConfiguration) in
            configuration.interSectionSpacing.hashValue ^ configuration.scrollDirection.hashValue
        }(self)
    }

    /// The configuration, with its boundary items indented.
    nonisolated public override var description: String {
        leased { (configuration: UICollectionViewCompositionalLayoutConfiguration) in configuration.text }(self)
    }
}
