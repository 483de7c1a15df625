import CoreGeometry
import Foundation

// Most of what a film shows stands still from one change to the next. Where a layer ends and one that looks the same
// starts, the first goes on with the tracks of the second, so that outputs write its drawing once.

extension [AnimatedDisplayList.Layer] {
    /// These layers, which end at a time, and others that start then, as few as can be. The order of both is kept.
    ///
    /// - Parameters:
    ///   - first: how far these layers are moved by those around them at the time.
    ///   - second: the same of the others.
    func merged(
        with others: [AnimatedDisplayList.Layer], at time: Double, moved first: CGSize = .zero,
        _ second: CGSize = .zero
    ) -> [AnimatedDisplayList.Layer] {
        // The others' coordinates, where the layers around have gone on with the tracks of these layers' parents.
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

    /// The longest row of pairs that can be merged, in the order of both.
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
    /// The layer, further away by a vector at all times.
    fileprivate func moved(by shift: CGSize) -> Self {
        guard shift != .zero else { return self }
        var result = self
        result.translation = translation.map { $0 + shift }
        return result
    }

    /// The layer until a time.
    fileprivate func ended(at time: Double) -> Self {
        var result = self
        result.end = end.map { min($0, time) } ?? time
        return result
    }

    /// Whether another layer that starts at a time shows then what this one shows at its end.
    fileprivate func canContinue(by next: Self, at time: Double, moved first: CGSize, _ second: CGSize) -> Bool {
        let unscaled = CGSize(width: 1, height: 1)
        guard end == nil || end == time, next.start == time, scale.isConstant, scale.value(at: time) == unscaled,
            next.scale.isConstant, next.scale.value(at: time) == unscaled, effects.count == next.effects.count,
            opacity.value(at: time) == next.opacity.value(at: time),
            sublayers.isEmpty == next.sublayers.isEmpty
        else { return false }
        let shift = shift(to: next, at: time, moved: first, second)
        // What is under the effects is compared by itself; the effects, by a group of nothing.
        func shells(_ effects: [DisplayList.Effect]) -> [DisplayList.Item] {
            effects.map { DisplayList.Item(node: .root, command: .group($0, [])) }
        }
        func isNear(_ items: [DisplayList.Item], _ others: [DisplayList.Item]) -> Bool {
            let distance = items.offsetBy(dx: shift.width, dy: shift.height).distance(to: others)
            return distance.map { $0 <= 1e-6 } ?? false
        }
        let items = (drawing(at: time)?.items ?? [], next.drawing(at: time)?.items ?? [])
        return isNear(shells(effects), shells(next.effects)) && isNear(items.0, items.1)
    }

    /// The layer, which goes on as another.
    fileprivate func continued(by next: Self, at time: Double, moved first: CGSize, _ second: CGSize) -> Self {
        var result = self
        let shift = shift(to: next, at: time, moved: first, second)
        let outer = CGSize(width: second.width - first.width, height: second.height - first.height)
        result.end = next.end
        result.translation = translation.followed(by: next.translation.map { $0 + shift + outer }, at: time)
        result.opacity = opacity.followed(by: next.opacity, at: time)
        let isEmpty = drawing(at: time)?.items.isEmpty ?? true
        result.drawings = drawings.filter { $0.time < time || !isEmpty }
        // The drawing that both show stands already; one of nothing brings its nodes.
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

    /// From the coordinates of this layer to those of another that is drawn in the same place at a time.
    private func shift(to next: Self, at time: Double, moved first: CGSize, _ second: CGSize) -> CGSize {
        let (own, other) = (translation.value(at: time), next.translation.value(at: time))
        return CGSize(
            width: first.width + own.width - second.width - other.width,
            height: first.height + own.height - second.height - other.height)
    }
}

extension Track {
    /// The track with other values.
    fileprivate func map(_ transform: (Value) -> Value) -> Track {
        Track(
            transform(keyframes[0].value),
            keyframes: keyframes.map { Keyframe(time: $0.time, value: transform($0.value), curve: $0.curve) })
    }

    /// This track until a time, another from there on.
    fileprivate func followed(by next: Track, at time: Double) -> Track {
        if isConstant, next.isConstant, keyframes[0].value == next.keyframes[0].value { return self }
        let start = Keyframe(time: time, value: next.value(at: time), curve: .stepEnd)
        let end = Keyframe(time: time, value: value(at: time), curve: .stepEnd)
        let later = next.keyframes.filter { $0.time >= time }
        return Track(
            keyframes[0].value,
            keyframes: keyframes.filter { $0.time < time } + [end] + (later.first?.time == time ? [] : [start]) + later)
    }
}

extension CGSize {
    fileprivate static func + (first: CGSize, second: CGSize) -> CGSize {
        CGSize(width: first.width + second.width, height: first.height + second.height)
    }
}
