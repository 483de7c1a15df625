/// The constraints that an alignment adds across the axis.
///
/// All alignments but `fill` enclose the views in a guide, the spanner, which shrinks at priority 51 and pulls the
/// canvas with it. A single view needs none. UIKit's listing of `lastBaseline` connects the canvas's bottom only to the
/// first view; here it is connected to the spanner, so that no view extends beyond its stack.
extension StackRules {
    mutating func align() {
        let indices = stack.views.indices
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        // 1. All views are aligned with the first.
        let attributes: [LayoutAttribute] =
            switch stack.alignment {
            case .fill: [crossEnd, crossStart]
            case .leading: [crossStart]
            case .trailing: [crossEnd]
            case .center: [crossMiddle]
            case .firstBaseline: isRow ? [.firstBaseline] : [crossStart]
            case .lastBaseline: isRow ? [.lastBaseline] : [crossStart]
            }
        for attribute in attributes {
            for index in indices.dropFirst() {
                add("alignment", .view(0), attribute, .equal, .view(index), attribute)
            }
        }
        // 2. The canvas is connected to them.
        if stack.alignment == .fill {
            add("canvas-connection", .canvas, crossStart, .equal, .view(0), crossStart)
            add("canvas-connection", .view(0), crossEnd, .equal, .canvas, crossEnd)
            return
        }
        let isAtStart = stack.alignment == .leading || (isBaseline && !isRow)
        let isAtEnd = stack.alignment == .trailing
        if indices.count == 1 {
            connectSingle(isAtStart: isAtStart, isAtEnd: isAtEnd)
        } else {
            connectSpanner(isAtStart: isAtStart, isAtEnd: isAtEnd)
            if isBaseline { add("canvas-fit", .canvas, crossLength, priority: 49) }
        }
        // 3. What has no length across the axis has none.
        for index in indices { add("ambiguity-suppression", .view(index), crossLength, priority: 25) }
    }

    private mutating func connectSingle(isAtStart: Bool, isAtEnd: Bool) {
        add("canvas-connection", .canvas, crossStart, isAtStart ? .equal : .lessThanOrEqual, .view(0), crossStart)
        add("canvas-connection", .canvas, crossEnd, isAtEnd ? .equal : .greaterThanOrEqual, .view(0), crossEnd)
        if stack.alignment == .center {
            add("canvas-connection", .canvas, crossMiddle, .equal, .view(0), crossMiddle)
        }
        add("canvas-fit", .canvas, crossLength, priority: 49)
    }

    private mutating func connectSpanner(isAtStart: Bool, isAtEnd: Bool) {
        for index in visible {
            add(
                "spanning-boundary", .spanner, crossStart, isAtStart ? .equal : .lessThanOrEqual, .view(index),
                crossStart, priority: isAtStart ? 999.5 : AutoLayoutLimits.requiredPriority)
            add(
                "spanning-boundary", .spanner, crossEnd, isAtEnd ? .equal : .greaterThanOrEqual, .view(index), crossEnd,
                priority: isAtEnd ? 999.5 : AutoLayoutLimits.requiredPriority)
        }
        add("spanning-fit", .spanner, crossLength, priority: 51)
        let startPart: StackRule.Part = isAtStart ? .view(0) : .spanner
        let endPart: StackRule.Part = isAtEnd ? .view(0) : .spanner
        add("canvas-connection", .canvas, crossStart, .equal, startPart, crossStart)
        add("canvas-connection", endPart, crossEnd, .equal, .canvas, crossEnd)
        if stack.alignment == .center {
            add("canvas-connection", .canvas, crossMiddle, .equal, .view(0), crossMiddle)
        }
    }
}
