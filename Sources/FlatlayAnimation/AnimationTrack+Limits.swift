import CoreGeometry
import FlatlayDrawing
import Foundation

extension AnimationTrack {
    /// Returns the keyframes between 0 and the end of an animation. If a segment crosses one of these limits, the rest of
    /// its curve becomes straight lines, sixty per second.
    func limited(to duration: Double) -> [Keyframe] {
        var result: [Keyframe] = []
        var isCut = false
        for (index, first) in keyframes.enumerated() {
            guard index + 1 < keyframes.count else {
                if (0...duration).contains(first.time) { result.append(first) }
                break
            }
            let second = keyframes[index + 1]
            if first.time >= 0, second.time <= duration {
                result.append(first)
            } else if second.time > 0, first.time <= duration {
                let (start, end) = (max(0, first.time), min(duration, second.time))
                result += samples(of: first.curve, from: start, to: end)
                isCut = second.time > duration
            }
        }
        if isCut || result.isEmpty { result.append(Keyframe(time: duration, value: value(at: duration))) }
        return result
    }

    private func samples(of curve: TimingCurve, from start: Double, to end: Double) -> [Keyframe] {
        switch curve {
        case .linear, .stepEnd: return [Keyframe(time: start, value: value(at: start), curve: curve)]
        case .cubicBezier:
            let count = max(1, Int(((end - start) * 60).rounded(.up)))
            return (0..<count).map { index in
                let time = start + (end - start) * Double(index) / Double(count)
                return Keyframe(time: time, value: value(at: time))
            }
        }
    }

    /// Samples that approximate the extremes of the track, to compute the areas of filters.
    var sampledValues: [Value] {
        var values = keyframes.map(\.value)
        for (first, second) in zip(keyframes, keyframes.dropFirst()) where first.value != second.value {
            values += (1..<16).map { value(at: first.time + (second.time - first.time) * Double($0) / 16) }
        }
        return values
    }
}

extension AnimatedDisplayList.Layer {
    /// The area that its drawings and sublayers cover at any time, before its effects.
    var contentBounds: CGRect {
        let own = drawings.reduce(CGRect.null) { $0.union($1.items.bounds) }
        return sublayers.reduce(own) { $0.union($1.sweptBounds) }
    }

    /// The area that the layer covers at any time, in the coordinates of the layer around it.
    private var sweptBounds: CGRect {
        let content = effects.reversed().reduce(contentBounds) { $1.bounds(around: $0) }
        guard !content.isNull else { return content }
        let scaled = scale.sampledValues.reduce(CGRect.null) { bounds, scale in
            let scaling = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
                .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
                .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
            return bounds.union(content.applying(scaling))
        }
        return translation.sampledValues.reduce(CGRect.null) { bounds, offset in
            bounds.union(scaled.offsetBy(dx: offset.width, dy: offset.height))
        }
    }
}
