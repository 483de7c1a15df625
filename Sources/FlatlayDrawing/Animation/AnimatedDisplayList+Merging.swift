import CoreGeometry
import Foundation

// Most layers of an animation look the same at the end of one change and at the start of the next. If a layer ends and an
// equal one starts, both become one layer with joined tracks, so that file formats store its drawing once.

extension [AnimatedDisplayList.Layer] {
    /// Returns these layers, which end at a time, and others that start at that time, joined to as few layers as possible.
    /// The order of both lists is preserved.
    ///
    /// - Parameters:
    ///   - first: the translation of these layers by their parents at the time.
    ///   - second: the translation of the other layers by their parents at the time.
    func merged(
        with others: [AnimatedDisplayList.Layer], at time: Double, moved first: CGSize = .zero,
        _ second: CGSize = .zero
    ) -> [AnimatedDisplayList.Layer] {
        // The joined parents have the translation of these layers' parents, so the others move by the difference.
        let shift = CGSize(width: second.width - first.width, height: second.height - first.height)
        var result: [AnimatedDisplayList.Layer] = []
        var place = (first: 0, second: 0)
        func addUnmerged(until match: (first: Int, second: Int)) {
            result += self[place.first..<match.first].map { $0.ended(at: time) }
            result += others[place.second..<match.second].map { $0.moved(by: shift) }
        }
        for match in matches(with: others, at: time, moved: first, second) {
            addUnmerged(until: match)
            result.append(self[match.first].continued(by: others[match.second], at: time, moved: first, second))
            place = (match.first + 1, match.second + 1)
        }
        addUnmerged(until: (count, others.count))
        return result
    }

    /// The longest sequence of pairs that can be joined, in the order of both lists.
    private func matches(
        with others: [AnimatedDisplayList.Layer], at time: Double, moved first: CGSize, _ second: CGSize
    ) -> [(first: Int, second: Int)] {
        guard count * others.count <= 250_000 else { return [] }
        var equal = Array<[Bool]>(repeating: Array<Bool>(repeating: false, count: others.count), count: count)
        var lengths = Array<[Int]>(repeating: Array<Int>(repeating: 0, count: others.count + 1), count: count + 1)
        for row in indices.reversed() {
            for column in others.indices.reversed() {
                equal[row][column] = self[row].canContinue(by: others[column], at: time, moved: first, second)
                lengths[row][column] =
                    equal[row][column]
                    ? lengths[row + 1][column + 1] + 1 : Swift.max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var result: [(first: Int, second: Int)] = []
        var (row, column) = (0, 0)
        while row < count, column < others.count {
            if equal[row][column] {
                result.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[row + 1][column] >= lengths[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return result
    }
}

extension AnimatedDisplayList.Layer {
    /// Returns the layer, moved by a vector at all times.
    fileprivate func moved(by shift: CGSize) -> Self {
        guard shift != .zero else { return self }
        var result = self
        result.translation = translation.map { $0 + shift }
        return result
    }

    /// Returns the layer, ended at a time.
    fileprivate func ended(at time: Double) -> Self {
        var result = self
        result.end = end.map { min($0, time) } ?? time
        return result
    }

    /// Returns whether another layer that starts at a time looks the same as this one at that time.
    fileprivate func canContinue(by next: Self, at time: Double, moved first: CGSize, _ second: CGSize) -> Bool {
        let unscaled = CGSize(width: 1, height: 1)
        guard end == nil || end == time, next.start == time, scale.isConstant, scale.value(at: time) == unscaled,
            next.scale.isConstant, next.scale.value(at: time) == unscaled, effects.count == next.effects.count,
            opacity.value(at: time) == next.opacity.value(at: time),
            sublayers.isEmpty == next.sublayers.isEmpty
        else { return false }
        let shift = shift(to: next, at: time, moved: first, second)
        // Effects are compared as groups without items, since the items are compared separately.
        func shells(_ effects: [DisplayList.Effect]) -> DisplayList.Items {
            DisplayList.Items(effects.map { DisplayList.Item(node: .root, command: .group($0, [])) })
        }
        func isNear(_ items: DisplayList.Items, _ others: DisplayList.Items) -> Bool {
            let distance = items.offsetBy(dx: shift.width, dy: shift.height).distance(to: others)
            return distance.map { $0 <= 1e-6 } ?? false
        }
        let items = (drawing(at: time)?.items ?? [], next.drawing(at: time)?.items ?? [])
        return isNear(shells(effects), shells(next.effects)) && isNear(items.0, items.1)
    }

    /// Returns the layer, joined with another that starts at a time.
    fileprivate func continued(by next: Self, at time: Double, moved first: CGSize, _ second: CGSize) -> Self {
        var result = self
        let shift = shift(to: next, at: time, moved: first, second)
        let outer = CGSize(width: second.width - first.width, height: second.height - first.height)
        result.end = next.end
        result.translation = translation.followed(by: next.translation.map { $0 + shift + outer }, at: time)
        result.opacity = opacity.followed(by: next.opacity, at: time)
        let isEmpty = drawing(at: time)?.items.isEmpty ?? true
        result.drawings = drawings.filter { $0.time < time || !isEmpty }
        // The drawing that both have in common exists already. If it is empty, the other's is needed for its nodes.
        let current = next.drawings.lastIndex { $0.time <= time } ?? -1
        for (index, var drawing) in next.drawings.enumerated() where index > current || (index == current && isEmpty) {
            drawing.time = max(drawing.time, time)
            drawing.items = drawing.items.offsetBy(dx: -shift.width, dy: -shift.height)
            result.drawings.append(drawing)
        }
        result.sublayers = sublayers.merged(
            with: next.sublayers, at: time, moved: first + translation.value(at: time),
            second + next.translation.value(at: time))
        return result
    }

    /// Returns the vector from this layer's coordinates to those of another that is drawn in the same place at a time.
    private func shift(to next: Self, at time: Double, moved first: CGSize, _ second: CGSize) -> CGSize {
        let (own, other) = (translation.value(at: time), next.translation.value(at: time))
        return CGSize(
            width: first.width + own.width - second.width - other.width,
            height: first.height + own.height - second.height - other.height)
    }
}

extension AnimationTrack {
    /// Returns the track with transformed values.
    fileprivate func map(_ transform: (Value) -> Value) -> AnimationTrack {
        AnimationTrack(
            transform(keyframes[0].value),
            keyframes: keyframes.map { Keyframe(time: $0.time, value: transform($0.value), curve: $0.curve) })
    }

    /// Returns a track that equals this one before a time, and another from that time on.
    fileprivate func followed(by next: AnimationTrack, at time: Double) -> AnimationTrack {
        if isConstant, next.isConstant, keyframes[0].value == next.keyframes[0].value { return self }
        let start = Keyframe(time: time, value: next.value(at: time), curve: .stepEnd)
        let end = Keyframe(time: time, value: value(at: time), curve: .stepEnd)
        let later = next.keyframes.filter { $0.time >= time }
        return AnimationTrack(
            keyframes[0].value,
            keyframes: keyframes.filter { $0.time < time } + [end] + (later.first?.time == time ? [] : [start]) + later)
    }
}

extension CGSize {
    fileprivate static func + (first: CGSize, second: CGSize) -> CGSize {
        CGSize(width: first.width + second.width, height: first.height + second.height)
    }
}
