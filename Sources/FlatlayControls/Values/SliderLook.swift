import CoreGeometry
import Foundation
import UIKitValues

/// A slider: a track of 4 points, filled up to a knob of 27 points, in 31 points.
package struct SliderLook: ControlLook {
    package static let height: CGFloat = 31
    package static let knob: CGFloat = 27
    private static let track: CGFloat = 4

    private let fraction: CGFloat

    /// Creates a slider whose value lies at a fraction of its range, from 0 to 1.
    package init(fraction: CGFloat) { self.fraction = fraction }

    package var height: CGFloat? { SliderLook.height }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        let track = SliderLook.track(in: bounds)
        let place = CGRect(
            x: track.minX + (track.width - SliderLook.knob) * fraction, y: track.midY - SliderLook.knob / 2,
            width: SliderLook.knob, height: SliderLook.knob)
        let knob = place.mirrored(in: track, if: isRightToLeft)
        return [
            SliderLook.rest(track), SliderLook.done(track, upTo: knob, isRightToLeft: isRightToLeft),
            SliderLook.knob(knob),
        ]
    }
}

// MARK: Parts

// UIKit's slider can have an image in place of each part.
extension SliderLook {
    /// The track in bounds without what is beside it.
    package static func track(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - track / 2, width: max(0, bounds.width), height: track)
    }

    /// The whole track, which is seen beyond the knob.
    package static func rest(_ track: CGRect, _ color: UIColor? = nil) -> ControlShape {
        ControlShape(.capsule, track, color ?? .systemFill)
    }

    /// The track up to the middle of the knob.
    package static func done(
        _ track: CGRect, upTo knob: CGRect, isRightToLeft: Bool, _ color: UIColor? = nil
    ) -> ControlShape {
        let (start, end) = isRightToLeft ? (knob.midX, track.maxX) : (track.minX, knob.midX)
        let frame = CGRect(x: start, y: track.minY, width: max(0, end - start), height: track.height)
        return ControlShape(.capsule, frame, color ?? .tintColor)
    }

    /// The knob.
    package static func knob(_ frame: CGRect, _ color: UIColor? = nil) -> ControlShape {
        .knob(frame, color ?? .white)
    }
}
