import CoreGeometry
import Foundation

/// A rule by which UIKit moves items; has no effect.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    /// The child behaviors.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animation in UIKit; never called, as nothing moves.
    open var action: (() -> Void)?

    fileprivate(set) var ownItems: [any UIDynamicItem] = []

    /// Creates a behavior without items.
    public override init() {}

    /// Adds a child behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
    }

    /// The items of the behavior and of its children.
    var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}

/// A spring or a rod between an item and a point; has no effect.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The point that the item is attached to.
    open var anchorPoint: CGPoint
    /// The distance between the item and the point, in points.
    open var length: CGFloat = 0
    /// The damping of the spring.
    open var damping: CGFloat = 0
    /// The oscillations of the spring per second; 0 for a rod.
    open var frequency: CGFloat = 0

    /// Creates a rod between the centre of an item and a point.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        anchorPoint = point
        super.init()
        ownItems = [item]
    }

    /// The attached items.
    public var items: [any UIDynamicItem] { ownItems }
}
