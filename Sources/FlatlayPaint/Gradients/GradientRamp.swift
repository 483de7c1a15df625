import CPixelRows
import FlatlayDrawing
import Foundation

/// The stops of a gradient, normalized for every output: sorted, and with colours for clear stops.
///
/// Colours between two stops are mixed in sRGB, component by component, before premultiplying the opacity, as SVG and
/// PDF specify, so that all outputs agree. A clear stop has no colour of its own, unless it says so; it takes that of its
/// neighbour, so that a fade from red to `.clear` stays red instead of passing through a dark half-transparent tone.
package struct GradientRamp: Equatable {
    package private(set) var stops: [GradientStop]

    package init(_ stops: [GradientStop]) {
        var ordered: [GradientStop] = []
        for stop in stops {
            // A stop before its predecessor moves to the predecessor's location, as in SVG and Core Graphics.
            let floor = ordered.last?.location ?? 0
            ordered.append(stop.at(max(stop.location, floor)))
        }
        self.stops = GradientRamp.settlingClearStops(ordered)
    }

    /// The colour beyond the end, and of a gradient without extent.
    package var lastColor: ResolvedColor { stops.last?.color ?? .clear }

    func multiplyingOpacity(by factor: CGFloat) -> GradientRamp {
        guard factor != 1 else { return self }
        var result = self
        result.stops = stops.map {
            $0.with($0.color.multiplyingOpacity(by: Float(factor)))
        }
        return result
    }

    /// The colours at evenly spaced locations from 0 to 1, as premultiplied pixels. Components are mixed before
    /// premultiplying the opacity.
    ///
    /// - Parameter count: 2 or more.
    func pixels(count: Int) -> [UInt32] {
        guard let first = stops.first else { return Array(repeating: 0, count: count) }
        return [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
            func place(_ index: Int) -> CGFloat { CGFloat(index) / CGFloat(count - 1) }
            /// The first index that is not filled yet and whose place is at a location or beyond it.
            func firstIndex(from location: CGFloat) -> Int {
                // Places are rounded, so the estimate may be wrong by one.
                let estimate = (location * CGFloat(count - 1)).rounded(.down)
                var index = max(filled, Int(max(-1, min(estimate, CGFloat(count)))) - 1)
                while index < count, place(index) < location { index += 1 }
                return min(index, count)
            }
            func fill(until end: Int, with color: ResolvedColor) {
                pixels[filled..<end].update(repeating: color.premultipliedPixel)
                filled = end
            }
            let start = firstIndex(from: first.location)
            fill(until: start < count && place(start) == first.location ? start + 1 : start, with: first.color)
            for (before, after) in zip(stops, stops.dropFirst()) {
                let end = firstIndex(from: after.location)
                guard filled < end, let base = pixels.baseAddress else { continue }
                var mix = pixel_mix(
                    first: before.color.mixedComponents, last: after.color.mixedComponents, start: before.location,
                    end: after.location)
                pixel_rows_mix(base + filled, filled, count - 1, end - filled, &mix)
                filled = end
            }
            fill(until: count, with: lastColor)
        }
    }

    /// The most that a premultiplied component changes, in values of a byte, where the location grows by 1; infinite at
    /// hard edges.
    var steepness: Double {
        zip(stops, stops.dropFirst()).reduce(0) { steepest, pair in
            let (before, after) = (pair.0.color, pair.1.color)
            let opacity = max(before.opacity, after.opacity)
            let fading = abs(after.opacity - before.opacity)
            let changes = [\ResolvedColor.red, \.green, \.blue].map { component in
                abs(after[keyPath: component] - before[keyPath: component]) * opacity
                    + fading * max(before[keyPath: component], after[keyPath: component])
            }
            let change = Double(max(fading, changes.max() ?? 0)) * 255
            return change > 0 ? max(steepest, change / Double(pair.1.location - pair.0.location)) : steepest
        }
    }

    private static func settlingClearStops(_ stops: [GradientStop]) -> [GradientStop] {
        var result: [GradientStop] = []
        for (index, stop) in stops.enumerated() {
            guard stop.color.opacity == 0, !stop.keepsClearColor else {
                result.append(stop)
                continue
            }
            let neighbors = [index - 1, index + 1].filter { stops.indices.contains($0) }.map { stops[$0].color }
            let colors = neighbors.filter { $0.opacity > 0 }.map { $0.multiplyingOpacity(by: 0) }
            // Between two colours, the stop becomes two at the same location: one fades out, the other fades in.
            for color in colors.isEmpty ? [stop.color] : colors where result.last?.color != color || colors.count < 2 {
                result.append(GradientStop(color: color, location: stop.location))
            }
        }
        return result
    }
}

extension ResolvedColor {
    fileprivate var mixedComponents: (Float, Float, Float, Float) { (blue, green, red, opacity) }

    /// The colour as one premultiplied pixel: alpha in the highest byte, blue in the lowest.
    package var premultipliedPixel: UInt32 {
        func component(_ value: Float) -> UInt32 { UInt32((value * opacity * 255).rounded()) }
        return UInt32((opacity * 255).rounded()) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
}
