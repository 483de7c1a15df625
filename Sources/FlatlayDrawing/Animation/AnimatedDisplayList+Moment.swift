import CoreGeometry
import Foundation

extension AnimatedDisplayList {
    /// Returns the image at a time in seconds, clamped to the duration of the animation.
    ///
    /// Moved items get new coordinates, so they are painted as if they had been laid out there. Layers that are
    /// transparent, empty or not present add no items, and tracks without effect add no groups.
    public func displayList(at time: Double) -> DisplayList {
        var moment = Moment(animation: self, time: time.isNaN ? 0 : min(max(time, 0), duration))
        var items: [DisplayList.Item] = []
        for layer in layers { moment.add(layer, offset: .zero, to: &items) }
        return moment.finish(DisplayList.Items(items))
    }
}

/// Collects the items and nodes of one moment.
private struct Moment {
    let size: CGSize
    let nodes: [DisplayList.Node]
    let time: Double
    /// The translation of each node that is present; nil for the others.
    private var offsets: [CGSize?]

    init(animation: AnimatedDisplayList, time: Double) {
        size = animation.size
        nodes = animation.nodes.isEmpty ? [.root(size: animation.size)] : animation.nodes
        self.time = time
        offsets = Array(repeating: nil, count: nodes.count)
    }

    mutating func add(_ layer: AnimatedDisplayList.Layer, offset: CGSize, to result: inout [DisplayList.Item]) {
        let opacity = layer.opacity.value(at: time)
        let scale = layer.scale.value(at: time)
        let translation = layer.translation.value(at: time)
        guard layer.isPresent(at: time), opacity > 0, scale.width != 0, scale.height != 0 else { return }
        let offset = CGSize(width: offset.width + translation.width, height: offset.height + translation.height)
        var items: [DisplayList.Item] = []
        if let drawing = layer.drawing(at: time) {
            for node in drawing.nodes where offsets.indices.contains(node.index) { offsets[node.index] = offset }
            items = Array(drawing.items.offsetBy(dx: offset.width, dy: offset.height))
        }
        for sublayer in layer.sublayers { add(sublayer, offset: offset, to: &items) }
        guard !items.isEmpty else { return }
        for effect in layer.effects.reversed() {
            items = group(effect.offsetBy(dx: offset.width, dy: offset.height), items, of: layer)
        }
        if scale != CGSize(width: 1, height: 1) {
            let (x, y) = (layer.anchor.x + offset.width, layer.anchor.y + offset.height)
            let transform = CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
                .concatenating(CGAffineTransform(translationX: x, y: y))
            items = group(.transform(transform), items, of: layer)
        }
        if opacity < 1 { items = group(.opacity(opacity), items, of: layer) }
        result += items
    }

    private func group(
        _ effect: DisplayList.Effect, _ items: [DisplayList.Item], of layer: AnimatedDisplayList.Layer
    ) -> [DisplayList.Item] {
        [DisplayList.Item(node: layer.node, command: .group(effect, DisplayList.Items(items)))]
    }

    /// Returns the display list with the nodes that are present, in their order.
    mutating func finish(_ items: DisplayList.Items) -> DisplayList {
        keepNodes(of: items)
        for index in offsets.indices.reversed() where offsets[index] != nil { keepParents(of: index) }
        offsets[0] = offsets[0] ?? .zero
        var numbers = Array(repeating: DisplayList.NodeID.root, count: nodes.count)
        var kept: [DisplayList.Node] = []
        for (index, var node) in nodes.enumerated() {
            guard let offset = offsets[index] else { continue }
            numbers[index] = DisplayList.NodeID(kept.count)
            node.parent = node.parent.map { numbers.indices.contains($0.index) ? numbers[$0.index] : .root }
            node.frame = node.frame.offsetBy(dx: offset.width, dy: offset.height)
            kept.append(node)
        }
        let isUnchanged = kept.count == nodes.count
        return DisplayList(
            size: size, nodes: kept, items: isUnchanged ? items : items.renumbered(by: numbers))
    }

    /// Marks the nodes of items as present, even if their layer does not list them.
    private mutating func keepNodes(of items: DisplayList.Items) {
        for item in items {
            if offsets.indices.contains(item.node.index), offsets[item.node.index] == nil {
                offsets[item.node.index] = .zero
            }
            guard case .group(let effect, let inner) = item.command else { continue }
            if case .mask(let mask) = effect { keepNodes(of: mask) }
            keepNodes(of: inner)
        }
    }

    private mutating func keepParents(of index: Int) {
        guard let parent = nodes[index].parent?.index, offsets.indices.contains(parent) else { return }
        if offsets[parent] == nil { offsets[parent] = .zero }
    }
}

extension DisplayList.Items {
    /// Returns the items with other identifiers for their nodes. Nodes without a new identifier become the root.
    package func renumbered(by numbers: [DisplayList.NodeID]) -> DisplayList.Items {
        var result = self
        result.changeNodes { $0 = numbers.indices.contains($0.index) ? numbers[$0.index] : .root }
        return result
    }
}
