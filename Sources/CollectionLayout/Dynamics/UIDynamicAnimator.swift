import CoreGeometry
import Foundation

/// Animates the elements of a layout by physics in UIKit. Nothing moves here: the animator stores its behaviors and
/// returns their items where the layout has placed them, as if the animation had come to rest.
///
/// ```swift
/// lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
/// override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
/// }
/// ```
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    /// The added behaviors.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether an animation is running; always false.
    public var isRunning: Bool { false }
    /// The seconds that animations have run; always 0.
    public var elapsedTime: TimeInterval { 0 }

    private weak var layout: UICollectionViewLayout?

    /// Creates an animator for the elements of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
    }

    /// Adds a behavior.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
    }

    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
    }

    /// Removes all behaviors.
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

    /// Tells the animator that the app has moved an item; has no effect.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    /// The attributes of a cell, or nil if no behavior has it.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }

    /// The attributes of a supplementary view, or nil if no behavior has it.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind, indexPath)) }

    /// The attributes of a decoration view, or nil if no behavior has it.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decoration(decorationViewKind, indexPath)) }

    private func attributes(_ element: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first { $0.elementIdentity == element }
    }
}
