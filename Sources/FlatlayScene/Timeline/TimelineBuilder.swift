import CoreGeometry
import FlatlayDrawing
import Foundation

/// Compares two images and creates the layers of the transition between them.
///
/// 1. One table contains the nodes of both images: those of the second image first, with unchanged identifiers.
/// 2. Elements that change their size are drawn at sizes in between.
/// 3. From the root down, items are divided into plain drawings, marked nodes and groups around marked nodes. Those of one
///    image are matched with those of the other: marked nodes by identity, the rest by order.
/// 4. Matched parts change from one to the other; the rest appears or disappears.
struct TimelineBuilder {
    let before: SceneMoment
    let after: SceneMoment
    let timing: SceneTimeline.Timing
    /// The nodes of both images.
    var nodes: [DisplayList.Node]
    /// The identities and roles of nodes.
    let marks: [DisplayList.NodeID: NodeMark]
    let beforeItems: DisplayList.Items
    /// For each marked node and the root of each image, the nodes that belong to it and to no marked node inside it.
    let owned: [DisplayList.NodeID: [DisplayList.NodeID]]
    /// The drawings of resizing elements at sizes in between, by identity.
    var samples: [AnyHashable: [(time: TimeInterval, items: DisplayList.Items)]] = [:]
    /// The end of the animation.
    var duration: TimeInterval
    /// The root of the first image, which has no node in the table.
    static let beforeRoot = DisplayList.NodeID(-1)

    init(before: SceneMoment, after: SceneMoment, timing: SceneTimeline.Timing?) {
        self.before = before
        self.after = after
        self.timing = timing ?? (Self.hasMovement(from: before, to: after) ? .update : .focus)
        duration = 0
        let shift = after.list.nodes.count - 1
        func number(_ node: DisplayList.NodeID) -> DisplayList.NodeID {
            node.index == 0 ? node : DisplayList.NodeID(node.index + shift)
        }
        nodes = after.list.nodes
        for var node in before.list.nodes.dropFirst() {
            node.parent = node.parent.map(number)
            nodes.append(node)
        }
        marks = after.marks.merging(before.marks.map { (number($0), $1) }, uniquingKeysWith: { first, _ in first })
        beforeItems = before.list.items.renumbered(by: before.list.nodes.indices.map { number(DisplayList.NodeID($0)) })
        owned = Self.owners(of: nodes, marks: marks, afterCount: after.list.nodes.count)
    }

    /// Returns whether elements appear, disappear, move or change their size.
    private static func hasMovement(from before: SceneMoment, to after: SceneMoment) -> Bool {
        func elements(_ moment: SceneMoment) -> [AnyHashable: CGRect] {
            var frames: [AnyHashable: CGRect] = [:]
            for (node, mark) in moment.sortedMarks {
                guard case .element = mark.role else { continue }
                frames[mark.identity] = moment.list.nodes[node.index].frame
            }
            return frames
        }
        let (first, second) = (elements(before), elements(after))
        guard first.count == second.count else { return true }
        return first.contains { identity, frame in
            second[identity].map { !$0.isNear(frame) } ?? true
        }
    }

    private static func owners(
        of nodes: [DisplayList.Node], marks: [DisplayList.NodeID: NodeMark], afterCount: Int
    ) -> [DisplayList.NodeID: [DisplayList.NodeID]] {
        var owner = [DisplayList.NodeID](repeating: .root, count: nodes.count)
        var owned: [DisplayList.NodeID: [DisplayList.NodeID]] = [:]
        for (index, node) in nodes.enumerated() {
            let id = DisplayList.NodeID(index)
            if marks[id] != nil {
                owner[index] = id
            } else if let parent = node.parent, parent.index != 0, parent.index < index {
                owner[index] = owner[parent.index]
            } else {
                owner[index] = index < afterCount ? .root : beforeRoot
            }
            owned[owner[index], default: []].append(id)
        }
        return owned
    }

    /// Renders elements at sizes between those of the two images.
    mutating func sampleSizes(_ redraw: ([PlacedElement: CGSize]) throws -> SceneMoment) rethrows {
        var frames: [AnyHashable: CGRect] = [:]
        for (node, mark) in before.sortedMarks { frames[mark.identity] = before.list.nodes[node.index].frame }
        var changes: [(element: PlacedElement, first: CGSize, last: CGSize)] = []
        for (node, mark) in after.sortedMarks {
            guard case .element = mark.role, let element = mark.identity.base as? PlacedElement,
                let first = frames[mark.identity]?.size
            else { continue }
            let last = after.list.nodes[node.index].frame.size
            if !first.isNear(last) { changes.append((element, first, last)) }
        }
        guard !changes.isEmpty, timing.duration > 0 else { return }
        for time in stride(
            from: SceneTimeline.step, to: timing.duration - SceneTimeline.step / 2, by: SceneTimeline.step)
        {
            let progress = timing.curve.progress(at: time / timing.duration)
            var sizes: [PlacedElement: CGSize] = [:]
            for change in changes {
                sizes[change.element] = change.first.interpolated(to: change.last, by: progress)
            }
            let moment = try redraw(sizes)
            let changed = Set(changes.map { AnyHashable($0.element) })
            collect(moment.list.items, of: moment, changed, time: time)
        }
    }

    private mutating func collect(
        _ items: DisplayList.Items, of moment: SceneMoment, _ changed: Set<AnyHashable>, time: TimeInterval
    ) {
        for item in items {
            guard case .group(let effect, let inner) = item.command else { continue }
            if effect == .node, let mark = moment.marks[item.node], changed.contains(mark.identity) {
                samples[mark.identity, default: []].append((time, inner))
            } else {
                collect(inner, of: moment, changed, time: time)
            }
        }
    }

    /// Creates the animation.
    mutating func animation() -> AnimatedDisplayList {
        let layers = merge(
            Side(items: beforeItems, scope: Self.beforeRoot), Side(items: after.list.items, scope: .root), shift: .zero)
        let root = AnimatedDisplayList.Layer(
            name: "root", drawings: [.init(nodes: owned[.root] ?? [], items: [])])
        return AnimatedDisplayList(size: after.list.size, duration: duration, nodes: nodes, layers: [root] + layers)
    }

    /// Extends the animation to a time.
    mutating func last(until time: TimeInterval) {
        duration = max(duration, time)
    }
}

extension CGSize {
    /// Returns whether the difference is invisible.
    func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}

extension CGRect {
    /// Returns whether the difference is invisible.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && size.isNear(other.size)
    }
}
