import CoreGeometry
import FlatlayDrawing
import Foundation

extension TimelineBuilder {
    /// The layers that lead from some drawings to others that hold nothing marked.
    ///
    /// 1. Equal drawings stand still. Where only the rounding to pixels differs, the picture before has its own.
    /// 2. Drawings that were moved as a whole move.
    /// 3. What both have at the beginning and at the end stands still; between
    ///    a. drawings of one structure are led over, step by step,
    ///    b. others dissolve.
    mutating func dissolve(
        _ before: [DisplayList.Item], _ after: [DisplayList.Item], shift: CGSize
    ) -> [Layer] {
        let old = before.offsetBy(dx: shift.width, dy: shift.height)
        // 1
        if let distance = old.distance(to: after), distance <= 1.001 {
            var layer = Layer(name: "drawings", drawings: [.init(items: after)])
            if distance > 1e-6 {
                layer.drawings[0].time = Timeline.instant
                layer.drawings.insert(.init(items: old), at: 0)
                last(until: Timeline.instant)
            }
            return [layer]
        }
        // 2
        if let move = old.move(to: after) {
            var layer = Layer(name: "drawings", drawings: [.init(items: after)])
            layer.translation = Track(
                from: CGSize(width: -move.width, height: -move.height), to: .zero, start: 0,
                duration: timing.duration, curve: timing.curve)
            last(until: timing.duration)
            return [layer]
        }
        // 3
        func isEqual(_ first: DisplayList.Item, _ second: DisplayList.Item) -> Bool {
            [first].distance(to: [second]).map { $0 <= 1e-6 } ?? false
        }
        let shorter = min(old.count, after.count)
        let head = (0..<shorter).first { !isEqual(old[$0], after[$0]) } ?? shorter
        let tail =
            (0..<(shorter - head)).first { !isEqual(old[old.count - 1 - $0], after[after.count - 1 - $0]) }
            ?? shorter - head
        var layers: [Layer] = []
        if head > 0 { layers.append(Layer(name: "drawings", drawings: [.init(items: Array(after.prefix(head)))])) }
        layers += change(
            Array(old[head..<(old.count - tail)]), Array(after[head..<(after.count - tail)]))
        if tail > 0 { layers.append(Layer(name: "drawings", drawings: [.init(items: Array(after.suffix(tail)))])) }
        return layers
    }

    private mutating func change(_ old: [DisplayList.Item], _ new: [DisplayList.Item]) -> [Layer] {
        let duration = max(timing.duration, Timeline.instant)
        last(until: duration)
        // a
        var drawings = [AnimatedDisplayList.Drawing(items: old)]
        for time in stride(from: Timeline.step, to: duration - Timeline.step / 2, by: Timeline.step) {
            let progress = timing.curve.progress(at: time / duration)
            guard !old.isEmpty, let between = old.interpolated(to: new, by: progress) else {
                drawings = []
                break
            }
            drawings.append(.init(time: time, items: between))
        }
        if drawings.count > 1 {
            return [Layer(name: "drawings", drawings: drawings + [.init(time: duration, items: new)])]
        }
        // b
        var leaving = Layer(name: "before", drawings: [.init(items: old)])
        leaving.opacity = Track(from: 1, to: 0, start: 0, duration: duration, curve: timing.curve)
        leaving.end = duration
        var entering = Layer(name: "after", drawings: [.init(items: new)])
        entering.opacity = Track(from: 0, to: 1, start: 0, duration: duration, curve: timing.curve)
        return (old.isEmpty ? [] : [leaving]) + (new.isEmpty ? [] : [entering])
    }
}

extension [DisplayList.Item] {
    /// The vector by which these items, moved as a whole, become others; nil where they don't.
    fileprivate func move(to others: [DisplayList.Item]) -> CGSize? {
        guard count == others.count, let first = anchor, let second = others.anchor else { return nil }
        let move = CGSize(width: second.x - first.x, height: second.y - first.y)
        guard let distance = offsetBy(dx: move.width, dy: move.height).distance(to: others), distance <= 1e-6 else {
            return nil
        }
        return move
    }

    /// A point of the first drawing.
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
