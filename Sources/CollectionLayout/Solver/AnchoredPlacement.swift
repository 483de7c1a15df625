import Foundation

/// Places a view that is anchored to an item or a group.
///
/// Source: compositional layout rules, item and group supplementaries, measured on UIKit.
///
/// 1. Resolve the size: in the host's frame for an item, in the group's container for a group.
/// 2. Take the container anchor's point of the host and the item anchor's point of the view. Without an item anchor,
///    use the same edges, so that the view is inside.
/// 3. Place one point on the other and add the offsets of both anchors; fractional offsets refer to the view's size.
enum AnchoredPlacement {
    static func size(_ slot: AnchoredSlot, grid: PixelGrid) -> CGSize {
        slot.plan.size.resolved(in: slot.container, grid: grid)
    }

    static func frame(_ slot: AnchoredSlot, size: CGSize) -> CGRect {
        let container = slot.plan.container.unitPoint
        let item = (slot.plan.item ?? slot.plan.container).unitPoint
        let host = CGPoint(
            x: slot.host.origin.x + container.x * slot.host.size.width,
            y: slot.host.origin.y + container.y * slot.host.size.height)
        let point = CGPoint(x: item.x * size.width, y: item.y * size.height)
        var offset = slot.plan.container.offset(for: size)
        if let anchor = slot.plan.item { offset = offset + anchor.offset(for: size) }
        return CGRect(origin: host - point + offset, size: size)
    }
}
