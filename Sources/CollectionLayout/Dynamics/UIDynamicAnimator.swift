import CoreGeometry
import Foundation

/// Moves the elements of a layout by physics. Nothing moves here: the animator keeps its behaviors and hands their items
/// out where the layout has put them, which is where they are when everything has come to rest.
///
/// ```swift
/// lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
/// override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
/// }
/// ```
open class UIDynamicAnimator: NSObject {
    /// The behaviors.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether anything moves: never.
    public var isRunning: Bool { false }
    /// The seconds that anything has moved: none.
    public var elapsedTime: TimeInterval { 0 }

    private weak var layout: UICollectionViewLayout?

    /// An animator for the elements of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
    }

    /// Adds a behavior.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
    }

    /// Takes a behavior away.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
    }

    /// Takes all behaviors away.
    open func removeAllBehaviors() {
        behaviors = []
    }

    /// The items of all behaviors that meet a rectangle, each once.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.allItems).filter { item in
            let (center, size) = (item.center, item.bounds.size)
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            return frame.overlaps(rect) && seen.insert(ObjectIdentifier(item)).inserted
        }
    }

    /// Told that an item was moved by hand; without effect.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    /// The cell of an item, if a behavior has it.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }

    /// A supplementary view, if a behavior has it.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind, indexPath)) }

    /// A decoration view, if a behavior has it.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decoration(decorationViewKind, indexPath)) }

    private func attributes(_ element: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first { $0.elementIdentity == element }
    }
}
