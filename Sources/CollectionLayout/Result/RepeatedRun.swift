import Foundation

/// A run of equal groups, stored as one template and computed arithmetically: a million items cost as much as one
/// group.
struct RepeatedRun: Sendable {
    let template: GroupTemplate
    let axis: Axis
    let itemCount: Int
    /// The start of the first group along the axis.
    let first: CGFloat
    /// The distance from the start of one group to the next.
    let stride: CGFloat
    /// Space after the last group.
    let tail: CGFloat
    /// The length of the last group.
    let lastLength: CGFloat
    /// The offset of groups across the axis.
    let crossStart: CGFloat
    /// The extent of all members of one group, relative to the group.
    private let extent: (near: CGFloat, far: CGFloat)
    /// The search index of a group's members along the axis, as a single group may have thousands of them.
    private let cellIndex: SpanIndex
    private let viewIndex: SpanIndex

    init(
        template: GroupTemplate, axis: Axis, itemCount: Int, edges: EdgeSpacingPlan, spacing: CGFloat,
        crossStart: CGFloat
    ) {
        self.template = template
        self.axis = axis
        self.itemCount = template.cells.isEmpty ? 0 : itemCount
        self.crossStart = crossStart
        first = edges.start(axis).value
        tail = edges.end(axis).value
        stride = template.size[axis] + edges.least(axis) + spacing
        let capacity = max(1, template.cells.count)
        let rest = itemCount % capacity
        lastLength =
            rest == 0
            ? template.size[axis]
            : TrimRule.length(
                size: template.size, insets: template.insets, cells: template.cells, present: rest, axis: axis)
        cellIndex = SpanIndex(template.cells.lazy.map { (near: $0.frame.near(axis), far: $0.frame.far(axis)) })
        viewIndex = SpanIndex(
            template.supplementaries.lazy.map { (near: $0.frame.near(axis), far: $0.frame.far(axis)) })
        extent = template.extent(axis) ?? (0, 0)
    }

    var capacity: Int { max(1, template.cells.count) }
    var groupCount: Int { itemCount / capacity + (itemCount % capacity == 0 ? 0 : 1) }

    /// The length of all groups, including the spacing between them and their edge spacings.
    var length: CGFloat {
        guard groupCount > 0 else { return 0 }
        return first + CGFloat(groupCount - 1) * stride + lastLength + tail
    }

    func origin(ofGroup group: Int) -> CGPoint {
        CGPoint(axis, along: first + CGFloat(group) * stride, across: crossStart)
    }

    /// The groups whose members may meet an interval of the axis.
    func groups(meeting near: CGFloat, _ far: CGFloat) -> Range<Int> {
        guard groupCount > 0 else { return 0..<0 }
        guard stride > 0 else { return 0..<groupCount }
        let low = ((near - first - extent.far) / stride).rounded(.down)
        let high = ((far - first - extent.near) / stride).rounded(.up)
        let lower = Int(min(max(low, 0), CGFloat(groupCount)))
        let upper = Int(min(max(high + 1, 0), CGFloat(groupCount)))
        return lower..<max(lower, upper)
    }

    /// Visits the members of a group that may meet an interval of the axis.
    func visit(_ group: Int, from near: CGFloat, to far: CGFloat, _ body: (GroupRun.Element) -> Void) {
        let origin = origin(ofGroup: group)
        let firstItem = group * capacity
        let present = min(capacity, itemCount - firstItem)
        let (low, high) = (near - origin[axis], far - origin[axis])
        for index in cellIndex.meeting(low, high).clamped(to: 0..<present) {
            let cell = template.cells[index]
            body(
                GroupRun.Element(
                    kind: nil, index: firstItem + index, frame: cell.frame.moved(by: origin), zIndex: cell.zIndex))
        }
        for view in template.supplementaries[viewIndex.meeting(low, high)] where view.firstCell < present {
            body(
                GroupRun.Element(
                    kind: template.kinds[view.kind], index: group * template.kindCounts[view.kind] + view.ordinal,
                    frame: view.frame.moved(by: origin), zIndex: view.zIndex))
        }
    }
}
