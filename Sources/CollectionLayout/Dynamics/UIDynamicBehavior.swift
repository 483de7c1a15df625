import CoreGeometry
import Foundation

/// A rule by which items would move; without effect.
open class UIDynamicBehavior: NSObject {
    /// The behaviors inside.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step; nothing moves, so nothing calls it.
    open var action: (() -> Void)?

    fileprivate(set) var ownItems: [any UIDynamicItem] = []

    /// A behavior without items.
    public override init() {}

    /// Adds a behavior inside.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
    }

    /// Takes a behavior inside away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
    }

    /// The items of the behavior and of those inside.
    var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}

/// A spring or a rod between an item and a point; without effect.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The point.
    open var anchorPoint: CGPoint
    /// The distance kept, in points.
    open var length: CGFloat = 0
    /// How fast the spring comes to rest.
    open var damping: CGFloat = 0
    /// How often the spring swings in a second; 0 for a rod.
    open var frequency: CGFloat = 0

    /// A rod between the middle of an item and a point.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        anchorPoint = point
        super.init()
        ownItems = [item]
    }

    /// The items.
    public var items: [any UIDynamicItem] { ownItems }
}
