import CoreGeometry
import Foundation
import UIKitValues

/// A switch: a capsule of 51×31 points with a knob of 27 points at the side of its state.
package struct SwitchLook: ControlLook {
    package static let size = CGSize(width: 51, height: 31)

    private let isOn: Bool
    private let onColor: UIColor
    private let knobColor: UIColor

    /// Creates a switch; without colours of its own, the knob is white, and the capsule of an enabled switch is green.
    package init(isOn: Bool, onColor: UIColor? = nil, knobColor: UIColor? = nil) {
        self.isOn = isOn
        self.onColor = onColor ?? .systemGreen
        self.knobColor = knobColor ?? .white
    }

    package var width: CGFloat? { SwitchLook.size.width }
    package var height: CGFloat? { SwitchLook.size.height }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        let knob = CGRect(x: isOn ? bounds.maxX - 29 : bounds.minX + 2, y: bounds.minY + 2, width: 27, height: 27)
        return [
            ControlShape(.capsule, bounds, isOn ? onColor : .secondarySystemFill),
            .knob(knob.mirrored(in: bounds, if: isRightToLeft), knobColor),
        ]
    }
}

extension ControlShape {
    /// The knob of a switch or a slider: a disc with a shadow.
    static func knob(_ frame: CGRect, _ color: UIColor) -> ControlShape {
        ControlShape(.ellipse, frame, color, shadow: Shadow(opacity: 0.15, radius: 4, y: 2))
    }
}
