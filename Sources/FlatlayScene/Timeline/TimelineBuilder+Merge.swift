import CoreGeometry
import FlatlayDrawing
import Foundation

extension TimelineBuilder {
    typealias Layer = AnimatedDisplayList.Layer

    /// Returns the layers that change one level into another.
    ///
    /// - Parameter shift: the vector from the coordinates of the first image to those of the enclosing layer, which are
    ///   those of the second image.
    mutating func merge(_ first: Side, _ second: Side, shift: CGSize) -> [Layer] {
        let (before, after) = (tokens(of: first), tokens(of: second))
        let beforeTokens = Dictionary(before.map { ($0.key, $0.token) }, uniquingKeysWith: { first, _ in first })
        let afterTokens = Dictionary(after.map { ($0.key, $0.token) }, uniquingKeysWith: { first, _ in first })
        var layers: [Layer] = []
        for key in Self.mergedOrder(before.map(\.key), after.map(\.key)) {
            layers += merge(beforeTokens[key], afterTokens[key], shift: shift, first.scope, second.scope)
        }
        return layers
    }

    private mutating func merge(
        _ before: Token?, _ after: Token?, shift: CGSize, _ firstScope: DisplayList.NodeID,
        _ secondScope: DisplayList.NodeID
    ) -> [Layer] {
        switch (before, after) {
        case (.marked(let first, let firstItems), .marked(let second, let secondItems)):
            return merge(
                Side(items: firstItems, scope: first), Side(items: secondItems, scope: second), marked: second,
                shift: shift)
        // A collection without items to draw still exists in the image.
        case (.marked(let first, let items), nil) where containerCounterpart(of: first) != nil:
            let second = containerCounterpart(of: first) ?? first
            return merge(Side(items: items, scope: first), Side(items: [], scope: second), marked: second, shift: shift)
        case (nil, .marked(let second, let items)) where containerCounterpart(of: second) != nil:
            let first = containerCounterpart(of: second) ?? second
            return merge(Side(items: [], scope: first), Side(items: items, scope: second), marked: second, shift: shift)
        case (.marked(let node, let items), nil): return leaving(node, items, shift: shift)
        case (nil, .marked(let node, let items)): return entering(node, items, shift: shift)
        case (.wrapper(let first, _, let firstItems), .wrapper(let second, let item, let secondItems))
        where first.offsetBy(shift) == second:
            var layer = Layer(name: "group")
            layer.node = item.node
            layer.effects = [second]
            layer.sublayers = merge(
                Side(items: firstItems, scope: firstScope), Side(items: secondItems, scope: secondScope), shift: shift)
            return [layer]
        default:
            return dissolve(before?.items ?? [], after?.items ?? [], shift: shift)
        }
    }

    /// Returns the node of a container in the other image, or nil.
    private func containerCounterpart(of node: DisplayList.NodeID) -> DisplayList.NodeID? {
        guard let mark = marks[node], case .container = mark.role else { return nil }
        func isAfter(_ node: DisplayList.NodeID) -> Bool { node.index < after.list.nodes.count }
        return marks.filter { $0.value.identity == mark.identity && isAfter($0.key) != isAfter(node) }.keys
            .min { $0.index < $1.index }
    }

    // MARK: In both images

    private mutating func merge(
        _ first: Side, _ second: Side, marked node: DisplayList.NodeID, shift: CGSize
    ) -> [Layer] {
        guard let mark = marks[node] else { return [] }
        let (start, end) = (nodes[first.scope.index].frame, nodes[node.index].frame)
        var layer = Layer(name: nodes[node.index].name)
        layer.node = node
        switch mark.role {
        case .container:
            layer.sublayers = merge(first, second, shift: shift)
            layer.drawings = [.init(nodes: owned[node] ?? [], items: [])]
            return clipped(layer, first, second, from: start.offsetBy(dx: shift.width, dy: shift.height), shift: shift)
        case .overlay:
            // A new value replaces the old one immediately.
            layer.effects = [.node]
            let old = first.items.offsetBy(dx: shift.width, dy: shift.height)
            var drawings = [AnimatedDisplayList.Drawing(nodes: subtree(of: node), items: second.items)]
            if old.distance(to: second.items).map({ $0 > 1e-6 }) ?? true {
                drawings[0].time = SceneTimeline.instant
                drawings.insert(.init(nodes: subtree(of: node), items: old.assigned(to: node)), at: 0)
                last(until: SceneTimeline.instant)
            }
            layer.drawings = drawings
            return [layer]
        case .element:
            let move = CGSize(width: end.minX - start.minX, height: end.minY - start.minY)
            layer.effects = [.node]
            layer.translation = track(
                from: CGSize(width: shift.width - move.width, height: shift.height - move.height), to: .zero)
            if !start.size.isNear(end.size), let between = samples[mark.identity] {
                layer.drawings = resized(first.items, between, second.items, node: node, move: move)
                return [layer]
            }
            layer.sublayers = merge(first, second, shift: move)
            layer.drawings = [.init(nodes: owned[node] ?? [], items: [])]
            layer.flatten()
            return [layer]
        }
    }

    /// Returns the drawings of an element that is laid out again while its size changes.
    private mutating func resized(
        _ first: DisplayList.Items, _ between: [(time: TimeInterval, items: DisplayList.Items)],
        _ second: DisplayList.Items, node: DisplayList.NodeID, move: CGSize
    ) -> [AnimatedDisplayList.Drawing] {
        let nodes = subtree(of: node)
        last(until: timing.duration)
        let old = first.offsetBy(dx: move.width, dy: move.height).assigned(to: node)
        return [.init(nodes: nodes, items: old)]
            + between.map { .init(time: $0.time, nodes: nodes, items: $0.items.assigned(to: node)) }
            + [.init(time: timing.duration, nodes: nodes, items: second)]
    }

    /// Returns whether a container clips its content in its image.
    private func hasClip(_ node: DisplayList.NodeID, in items: DisplayList.Items) -> Bool {
        items.contains { item in
            guard case .group(let effect, let inner) = item.command else { return false }
            if case .clip = effect, item.node == node { return true }
            return hasClip(node, in: inner)
        }
    }

    private func hasClip(_ node: DisplayList.NodeID) -> Bool {
        hasClip(node, in: node.index < after.list.nodes.count ? after.list.items : beforeItems)
    }

    /// Returns the layers of a container, clipped to its frame if its content can extend beyond it.
    ///
    /// While the frame changes, the clip is the union of both frames.
    private mutating func clipped(_ layer: Layer, _ first: Side, _ second: Side, from: CGRect, shift: CGSize) -> [Layer]
    {
        let to = nodes[second.scope.index].frame
        let cutsOff = hasClip(first.scope) || hasClip(second.scope)
        guard cutsOff || layer.sublayers.contains(where: \.changes) else { return [layer] }
        var moving = layer
        if from.isNear(to) {
            // A clip at a fraction of a pixel would lighten the edges of content that ends there and is not clipped.
            moving.effects = [.clip(.rectangle(cutsOff ? to : to.integral), FillStyle())]
            return [moving]
        }
        moving.effects = [.clip(.rectangle(from.union(to).integral), FillStyle())]
        var opening = Layer(
            name: layer.name,
            drawings: [.init(items: first.items.offsetBy(dx: shift.width, dy: shift.height).assigned(to: layer.node))])
        opening.node = layer.node
        if hasClip(first.scope) { opening.effects = [.clip(.rectangle(from), FillStyle())] }
        var closing = single(second.scope, second.items)
        let end = max(duration, SceneTimeline.instant)
        last(until: end)
        (opening.end, moving.start, moving.end, closing.start) = (
            SceneTimeline.instant, SceneTimeline.instant, end, end
        )
        return [opening, moving, closing]
    }

    // MARK: In one image only

    private mutating func leaving(_ node: DisplayList.NodeID, _ items: DisplayList.Items, shift: CGSize) -> [Layer] {
        guard let mark = marks[node] else { return [] }
        var layer = single(node, items)
        var end = shift
        var duration = timing.duration
        switch mark.role {
        case .overlay(let moves, let ownDuration):
            duration = ownDuration
            if moves {
                end.height += distance(ofOverlay: nodes[node.index].frame)
            } else {
                layer.opacity = AnimationTrack(from: 1, to: 0, start: 0, duration: duration, curve: .easeInOut)
            }
        case .container, .element:
            if let element = mark.identity.base as? PlacedElement {
                let (old, new) = (before.collections[element.collection], after.collections[element.collection])
                if let frame = new?.frame(of: element.key) {
                    // It still exists, outside the visible area.
                    let start = nodes[node.index].frame
                    end = CGSize(width: frame.minX - start.minX, height: frame.minY - start.minY)
                } else {
                    if let old, let new { end = new.offset - old.offset }
                    layer.opacity = AnimationTrack(from: 1, to: 0, start: 0, duration: duration, curve: timing.curve)
                }
            } else {
                layer.opacity = AnimationTrack(from: 1, to: 0, start: 0, duration: duration, curve: timing.curve)
            }
        }
        layer.translation = track(from: shift, to: end, duration: duration)
        layer.end = max(duration, SceneTimeline.instant)
        last(until: max(duration, SceneTimeline.instant))
        return [layer]
    }

    private mutating func entering(_ node: DisplayList.NodeID, _ items: DisplayList.Items, shift: CGSize) -> [Layer] {
        guard let mark = marks[node] else { return [] }
        var layer = single(node, items)
        let frame = nodes[node.index].frame
        var start = CGSize.zero
        var duration = timing.duration
        var fades = true
        var curve = timing.curve
        switch mark.role {
        case .overlay(let moves, let ownDuration):
            (duration, curve, fades) = (ownDuration, .easeInOut, !moves)
            if moves { start.height = distance(ofOverlay: frame) }
        case .container, .element:
            guard let element = mark.identity.base as? PlacedElement else { break }
            let (old, new) = (before.collections[element.collection], after.collections[element.collection])
            // A collection's first data appears without an animation.
            if old?.isEmpty == true { return [layer] }
            if let known = old?.frame(of: element.key) {
                fades = false
                start = CGSize(
                    width: known.minX + shift.width - frame.minX, height: known.minY + shift.height - frame.minY)
            } else if let old, let new {
                start = shift - (new.offset - old.offset)
            }
        }
        layer.translation = track(from: start, to: .zero, duration: duration, curve: curve)
        if fades { layer.opacity = AnimationTrack(from: 0, to: 1, start: 0, duration: duration, curve: curve) }
        last(until: duration)
        return [layer]
    }

    /// Returns a layer with all items of a marked node.
    private func single(_ node: DisplayList.NodeID, _ items: DisplayList.Items) -> Layer {
        var layer = Layer(
            name: nodes[node.index].name, drawings: [.init(nodes: subtree(of: node), items: items)])
        layer.node = node
        if case .container? = marks[node]?.role {
            if hasClip(node) { layer.effects = [.clip(.rectangle(nodes[node.index].frame), FillStyle())] }
        } else {
            layer.effects = [.node]
        }
        return layer
    }

    /// Returns the distance by which an overlay moves beyond the nearer of the upper and the lower edge.
    private func distance(ofOverlay frame: CGRect) -> CGFloat {
        let below = after.list.size.height - frame.minY
        return frame.midY < after.list.size.height / 2 ? -frame.maxY : below
    }

    /// Returns a track with the timing of the transition, and extends the animation if the value changes.
    private mutating func track(
        from first: CGSize, to second: CGSize, duration: TimeInterval? = nil, curve: TimingCurve? = nil
    ) -> AnimationTrack<CGSize> {
        // Differences within floating-point precision are no movement.
        if abs(first.width - second.width) < 1e-9, abs(first.height - second.height) < 1e-9 {
            return AnimationTrack(second)
        }
        let duration = duration ?? timing.duration
        last(until: duration)
        return AnimationTrack(from: first, to: second, start: 0, duration: duration, curve: curve ?? timing.curve)
    }

    /// Returns a node and all nodes inside it.
    private func subtree(of node: DisplayList.NodeID) -> [DisplayList.NodeID] {
        // Nodes are in drawing order, so the nodes inside follow.
        var result = [node]
        for index in nodes.indices.dropFirst(node.index + 1) {
            guard let parent = nodes[index].parent, parent.index >= node.index else { break }
            result.append(DisplayList.NodeID(index))
        }
        return result
    }
}

extension AnimatedDisplayList.Layer {
    /// Whether anything about the layer changes over time.
    fileprivate var changes: Bool {
        !translation.isConstant || !opacity.isConstant || !scale.isConstant || drawings.count > 1 || end != nil
            || sublayers.contains(where: \.changes)
    }

    /// Moves the drawings of the only sublayer to the layer if that sublayer is constant.
    fileprivate mutating func flatten() {
        guard sublayers.count == 1, drawings.count == 1, drawings[0].items.isEmpty, sublayers[0].isPlain else { return }
        let nodes = drawings[0].nodes
        drawings = sublayers[0].drawings.map { .init(time: $0.time, nodes: nodes + $0.nodes, items: $0.items) }
        sublayers = []
    }

    private var isPlain: Bool {
        effects.isEmpty && sublayers.isEmpty && translation == AnimationTrack(.zero) && opacity == AnimationTrack(1)
            && end == nil
            && start == 0 && scale.isConstant
    }
}

extension CGSize {
    fileprivate static func - (first: CGSize, second: CGSize) -> CGSize {
        CGSize(width: first.width - second.width, height: first.height - second.height)
    }
}

extension DisplayList.Effect {
    fileprivate func offsetBy(_ shift: CGSize) -> DisplayList.Effect {
        offsetBy(dx: shift.width, dy: shift.height)
    }
}

extension DisplayList.Items {
    /// Returns the items, assigned to one node.
    func assigned(to node: DisplayList.NodeID) -> DisplayList.Items {
        var result = self
        result.changeNodes { $0 = node }
        return result
    }
}
