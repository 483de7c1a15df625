import Foundation

extension AnimatedDisplayList {
    /// Returns this animation, followed by another. The final image of this one is shown until the other starts.
    ///
    /// The result has the size of this animation.
    ///
    /// - Parameter pause: the time between the two, in seconds.
    public func followed(by next: AnimatedDisplayList, after pause: Double = 0) -> AnimatedDisplayList {
        followed(by: next, after: pause, mergesLayers: true)
    }

    /// Returns this animation, followed by another.
    ///
    /// - Parameter mergesLayers: whether layers that look the same before and after become one.
    package func followed(
        by next: AnimatedDisplayList, after pause: Double, mergesLayers: Bool
    ) -> AnimatedDisplayList {
        let start = duration + (pause.isFinite ? max(0, pause) : 0)
        var result = self
        result.duration = start + next.duration
        let shift = max(nodes.count, 1) - 1
        let numbers = next.nodes.indices.map { DisplayList.NodeID($0 == 0 ? 0 : $0 + shift) }
        if result.nodes.isEmpty { result.nodes = [.root(size: size)] }
        result.nodes += next.nodes.dropFirst().map { node in
            var node = node
            node.parent = node.parent.map { numbers.indices.contains($0.index) ? numbers[$0.index] : .root }
            return node
        }
        let before = layers.map { layer in
            var layer = layer
            layer.finish(at: start)
            return layer
        }
        let after = next.layers.map { layer in
            var layer = layer
            layer.delay(by: start)
            layer.renumber(by: numbers)
            return layer
        }
        result.layers = mergesLayers ? before.merged(with: after, at: start) : before + after
        return result
    }

    /// Returns the animation with a pause at its end, in seconds.
    public func paused(for pause: Double) -> AnimatedDisplayList {
        var result = self
        if pause.isFinite { result.duration += max(0, pause) }
        return result
    }

    /// Returns the animation with a pause at its start, in seconds.
    public func delayed(by delay: Double) -> AnimatedDisplayList {
        guard delay > 0, delay.isFinite else { return self }
        var result = self
        result.duration += delay
        for index in result.layers.indices {
            let wasThereFromTheStart = result.layers[index].start <= 0
            result.layers[index].delay(by: delay)
            if wasThereFromTheStart { result.layers[index].appearEarlier(before: delay) }
        }
        return result
    }
}

extension AnimatedDisplayList.Layer {
    fileprivate mutating func finish(at time: Double) {
        end = end.map { min($0, time) } ?? time
    }

    fileprivate mutating func delay(by delay: Double) {
        start += delay
        end = end.map { $0 + delay }
        for index in drawings.indices { drawings[index].time += delay }
        for index in sublayers.indices { sublayers[index].delay(by: delay) }
        translation = translation.delayed(by: delay)
        scale = scale.delayed(by: delay)
        opacity = opacity.delayed(by: delay)
    }

    /// Undoes the delay of start times, so that what was present at the start is also present during the pause.
    fileprivate mutating func appearEarlier(before delay: Double) {
        start = 0
        if let first = drawings.first, first.time <= delay { drawings[0].time = 0 }
        for index in sublayers.indices where sublayers[index].start <= delay {
            sublayers[index].appearEarlier(before: delay)
        }
    }

    fileprivate mutating func renumber(by numbers: [DisplayList.NodeID]) {
        func number(_ node: DisplayList.NodeID) -> DisplayList.NodeID {
            numbers.indices.contains(node.index) ? numbers[node.index] : .root
        }
        node = number(node)
        effects = effects.map { effect in
            guard case .mask(let mask) = effect else { return effect }
            return .mask(mask.renumbered(by: numbers))
        }
        for index in drawings.indices {
            drawings[index].nodes = drawings[index].nodes.map(number)
            drawings[index].items = drawings[index].items.renumbered(by: numbers)
        }
        for index in sublayers.indices { sublayers[index].renumber(by: numbers) }
    }
}
