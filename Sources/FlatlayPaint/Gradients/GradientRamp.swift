import FlatlayDrawing
import Foundation

/// The stops of a gradient, normalized for every output: sorted, and with colours for clear stops.
///
/// Colours between two stops are mixed in sRGB, component by component, before premultiplying the opacity, as SVG and
/// PDF specify, so that all outputs agree. A clear stop has no colour of its own; it takes that of its neighbour, so
/// that a fade from red to `.clear` stays red instead of passing through a dark half-transparent tone.
package struct GradientRamp: Equatable {
    package private(set) var stops: [GradientStop]

    package init(_ stops: [GradientStop]) {
        var ordered: [GradientStop] = []
        for stop in stops {
            // A stop before its predecessor moves to the predecessor's location, as in SVG and Core Graphics.
            let floor = ordered.last?.location ?? 0
            ordered.append(GradientStop(color: stop.color, location: max(stop.location, floor)))
        }
        self.stops = GradientRamp.settlingClearStops(ordered)
    }

    /// The colour beyond the end, and of a gradient without extent.
    package var lastColor: ResolvedColor { stops.last?.color ?? .clear }

    func multiplyingOpacity(by factor: CGFloat) -> GradientRamp {
        guard factor != 1 else { return self }
        var result = self
        result.stops = stops.map {
            GradientStop(color: $0.color.multiplyingOpacity(by: Float(factor)), location: $0.location)
        }
        return result
    }

    /// The colours at evenly spaced locations from 0 to 1, as premultiplied pixels. Components are mixed before
    /// premultiplying the opacity.
    ///
    /// - Parameter count: 2 or more.
    func pixels(count: Int) -> [UInt32] {
        let colors = stops.map { SIMD4($0.color.blue, $0.color.green, $0.color.red, $0.color.opacity) }
        guard let first = colors.first, let last = colors.last else { return Array(repeating: 0, count: count) }
        return [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
            filled = count
            // The first stop beyond the location.
            var next = 1
            for index in 0..<count {
                let place = CGFloat(index) / CGFloat(count - 1)
                while next < stops.count, place >= stops[next].location { next += 1 }
                if place <= stops[0].location || next == stops.count {
                    pixels[index] = GradientRamp.premultiplied(place <= stops[0].location ? first : last)
                } else {
                    let (before, after) = (stops[next - 1].location, stops[next].location)
                    let change = colors[next] - colors[next - 1]
                    let part = Float((place - before) / (after - before))
                    pixels[index] = GradientRamp.premultiplied(colors[next - 1] + change * part)
                }
            }
        }
    }

    /// A colour, its opacity last, as one premultiplied pixel: alpha in the highest byte, blue in the lowest.
    private static func premultiplied(_ color: SIMD4<Float>) -> UInt32 {
        let color = color.clamped(lowerBound: .zero, upperBound: .one)
        let scaled = color * SIMD4(color.w, color.w, color.w, 1) * 255
        // Halves are rounded up: the difference to the whole number below is exact.
        var bytes = SIMD4<Int32>(scaled)
        bytes.replace(with: bytes &+ 1, where: scaled - SIMD4<Float>(bytes) .>= 0.5)
        return UInt32(bytes.w) << 24 | UInt32(bytes.z) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.x)
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
            guard stop.color.opacity == 0 else {
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
    /// The colour as one premultiplied pixel: alpha in the highest byte, blue in the lowest.
    package var premultipliedPixel: UInt32 {
        func component(_ value: Float) -> UInt32 { UInt32((value * opacity * 255).rounded()) }
        return UInt32((opacity * 255).rounded()) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
}
