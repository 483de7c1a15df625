import CoreGeometry
import FlatlayDrawing
import Foundation

extension TimelineBuilder {
    /// Returns the layers that change some items into others. Neither contains marked nodes.
    ///
    /// 1. Equal items do not change. If only the rounding to pixels differs, the first image keeps its own items.
    /// 2. If all items moved by one vector, they move.
    /// 3. Items that both have in common do not change. Between them,
    ///    a. items of the same structure are interpolated step by step,
    ///    b. others fade out and in.
    mutating func dissolve(
        _ before: DisplayList.Items, _ after: DisplayList.Items, shift: CGSize
    ) -> [Layer] {
        let old = before.offsetBy(dx: shift.width, dy: shift.height)
        // 1
        if let distance = old.distance(to: after), distance <= 1.001 {
            var layer = Layer(name: "drawings", drawings: [.init(items: after)])
            if distance > 1e-6 {
                layer.drawings[0].time = SceneTimeline.instant
                layer.drawings.insert(.init(items: old), at: 0)
                last(until: SceneTimeline.instant)
            }
            return [layer]
        }
        // 2
        if let move = old.move(to: after) {
            var layer = Layer(name: "drawings", drawings: [.init(items: after)])
            layer.translation = AnimationTrack(
                from: CGSize(width: -move.width, height: -move.height), to: .zero, start: 0,
                duration: timing.duration, curve: timing.curve)
            last(until: timing.duration)
            return [layer]
        }
        // 3
        var layers: [Layer] = []
        var still: [DisplayList.Item] = []
        var place = (old: 0, new: 0)
        func endStillness() {
            if !still.isEmpty {
                layers.append(Layer(name: "drawings", drawings: [.init(items: DisplayList.Items(still))]))
            }
            still = []
        }
        for match in Self.commonDrawings(old, after) + [(old.count, after.count)] {
            if place.old < match.old || place.new < match.new {
                endStillness()
                layers += change(
                    DisplayList.Items(old[place.old..<match.old]), DisplayList.Items(after[place.new..<match.new]))
            }
            if match.new < after.count { still.append(after[match.new]) }
            place = (match.old + 1, match.new + 1)
        }
        endStillness()
        return layers
    }

    /// The maximum number of pairs that are compared one by one.
    private static let comparisonLimit = 40_000

    /// Returns the longest common subsequence of two lists of items, by dynamic programming. For very long lists, returns
    /// the common prefix.
    static func commonDrawings(
        _ old: DisplayList.Items, _ new: DisplayList.Items
    ) -> [(old: Int, new: Int)] {
        func isEqual(_ first: Int, _ second: Int) -> Bool {
            old[first].command.distance(to: new[second].command).map { $0 <= 1e-6 } ?? false
        }
        guard old.count * new.count <= comparisonLimit else {
            return zip(old.indices, new.indices).prefix { isEqual($0, $1) }.map { ($0, $1) }
        }
        var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        var equal = Array(repeating: Array(repeating: false, count: new.count), count: old.count)
        for first in old.indices.reversed() {
            for second in new.indices.reversed() {
                equal[first][second] = isEqual(first, second)
                lengths[first][second] =
                    equal[first][second]
                    ? lengths[first + 1][second + 1] + 1
                    : max(lengths[first + 1][second], lengths[first][second + 1])
            }
        }
        var matches: [(old: Int, new: Int)] = []
        var (first, second) = (0, 0)
        while first < old.count, second < new.count {
            if equal[first][second] {
                matches.append((first, second))
                (first, second) = (first + 1, second + 1)
            } else if lengths[first + 1][second] >= lengths[first][second + 1] {
                first += 1
            } else {
                second += 1
            }
        }
        return matches
    }

    private mutating func change(_ old: DisplayList.Items, _ new: DisplayList.Items) -> [Layer] {
        if let led = led(old, to: new) { return [led] }
        guard old.count == new.count, old.count > 1 else { return crossFade(old, new) }
        return zip(old, new).flatMap { first, second in
            led([first], to: [second]).map { [$0] } ?? crossFade([first], [second])
        }
    }

    /// 3a: Returns a layer with interpolated drawings; nil if the items cannot be interpolated.
    private mutating func led(_ old: DisplayList.Items, to new: DisplayList.Items) -> Layer? {
        guard !old.isEmpty, old.interpolated(to: new, by: 0.5) != nil else { return nil }
        let duration = max(timing.duration, SceneTimeline.instant)
        last(until: duration)
        var drawings = [AnimatedDisplayList.Drawing(items: old)]
        for time in stride(from: SceneTimeline.step, to: duration - SceneTimeline.step / 2, by: SceneTimeline.step) {
            let progress = timing.curve.progress(at: time / duration)
            guard let between = old.interpolated(to: new, by: progress) else { return nil }
            drawings.append(.init(time: time, items: between))
        }
        return Layer(name: "drawings", drawings: drawings + [.init(time: duration, items: new)])
    }

    /// 3b: The old items fade out while the new ones fade in. If both are surfaces, one of them is always opaque, so that
    /// the background does not show through.
    private mutating func crossFade(_ old: DisplayList.Items, _ new: DisplayList.Items) -> [Layer] {
        let duration = max(timing.duration, SceneTimeline.instant)
        last(until: duration)
        let areSurfaces = old.areSurfaces && new.areSurfaces
        let part = areSurfaces ? duration / 2 : duration
        var leaving = Layer(name: "before", drawings: [.init(items: old)])
        leaving.opacity = AnimationTrack(from: 1, to: 0, start: duration - part, duration: part, curve: timing.curve)
        leaving.end = duration
        var entering = Layer(name: "after", drawings: [.init(items: new)])
        entering.opacity = AnimationTrack(from: 0, to: 1, start: 0, duration: part, curve: timing.curve)
        return (old.isEmpty ? [] : [leaving]) + (new.isEmpty ? [] : [entering])
    }
}

extension DisplayList.Items {
    /// The vector by which these items, moved as a whole, become others; nil where they don't.
    fileprivate func move(to others: DisplayList.Items) -> CGSize? {
        guard count == others.count, let first = anchor, let second = others.anchor else { return nil }
        let move = CGSize(width: second.x - first.x, height: second.y - first.y)
        guard let distance = offsetBy(dx: move.width, dy: move.height).distance(to: others), distance <= 1e-6 else {
            return nil
        }
        return move
    }

    /// Whether all items are fills and images, including those in groups.
    fileprivate var areSurfaces: Bool {
        !isEmpty
            && allSatisfy { item in
                switch item.command {
                case .fill, .image: true
                case .group(_, let inner): inner.areSurfaces
                case .stroke, .glyphs: false
                }
            }
    }

    /// A point of the first item.
    private var anchor: CGPoint? {
        guard let command = first?.command else { return nil }
        switch command {
        case .fill(let shape, _, _), .stroke(let shape, _, _): return shape.bounds.origin
        case .image(let drawing): return drawing.rect.origin
        case .glyphs(_, let origin, _): return origin
        case .group(_, let items): return items.anchor
        }
    }
}
