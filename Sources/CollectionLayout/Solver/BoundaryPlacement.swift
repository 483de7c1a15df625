import Foundation

/// Places headers, footers and side views around a core: the groups and insets of a section, or the whole content.
///
/// Source: compositional layout rules, section boundary items, measured on UIKit.
///
/// 1. An item that is aligned only across, extends the boundary and is longer than the core lengthens the core.
/// 2. At the start, an extending item is placed directly before the core; another one is placed at the core's start and
///    overlaps it. At the end likewise. Items aligned only across are centred along the core.
/// 3. Across the scroll direction, the item is aligned within its range.
/// 4. The absolute offset is added last.
/// 5. The section grows by the largest extent of extending items beyond either end. Items on one side do not stack.
struct BoundaryPlacement {
    struct Item {
        var plan: BoundaryPlan
        var size: CGSize
    }

    let scrollAxis: Axis
    /// The range in which items are aligned, across the scroll direction.
    let crossStart: CGFloat
    let crossEnd: CGFloat

    struct Result {
        /// The growth of the section before and after the core.
        var growthStart: CGFloat = 0
        var growthEnd: CGFloat = 0
        var coreLength: CGFloat
        /// Frames relative to the start of the grown section.
        var frames: [BoundaryFrame] = []

        var length: CGFloat { growthStart + coreLength + growthEnd }
    }

    func place(_ items: [Item], core: CGFloat) -> Result {
        var result = Result(coreLength: core)
        for item in items where item.plan.extends && anchor(item) == 0.5 {
            result.coreLength = max(result.coreLength, item.size[scrollAxis])
        }
        let starts = items.map { start($0, core: result.coreLength) }
        for (item, start) in zip(items, starts) where item.plan.extends {
            result.growthStart = max(result.growthStart, -start)
            result.growthEnd = max(result.growthEnd, start + item.size[scrollAxis] - result.coreLength)
        }
        for (item, start) in zip(items, starts) {
            let across = crossStart + (crossEnd - crossStart - item.size[scrollAxis.cross]) * crossAnchor(item)
            let origin = CGPoint(
                scrollAxis, along: start + result.growthStart, across: across + item.plan.offset[scrollAxis.cross])
            result.frames.append(
                BoundaryFrame(
                    kind: item.plan.kind, frame: CGRect(origin: origin, size: item.size), zIndex: item.plan.zIndex,
                    pin: pin(item, core: result)))
        }
        return result
    }

    private func anchor(_ item: Item) -> CGFloat { item.plan.alignment.anchor(scrollAxis) }

    private func crossAnchor(_ item: Item) -> CGFloat { item.plan.alignment.anchor(scrollAxis.cross) }

    private func start(_ item: Item, core: CGFloat) -> CGFloat {
        let length = item.size[scrollAxis]
        let offset = item.plan.offset[scrollAxis]
        switch anchor(item) {
        case 0: return (item.plan.extends ? -length : 0) + offset
        case 1: return (item.plan.extends ? core : core - length) + offset
        default: return (core - length) / 2 + offset
        }
    }

    private func pin(_ item: Item, core: Result) -> Pin? {
        guard item.plan.pins, anchor(item) != 0.5 else { return nil }
        return Pin(
            isAtStart: anchor(item) == 0, coreStart: core.growthStart, coreEnd: core.growthStart + core.coreLength)
    }
}
