import CoreGeometry
import Foundation
import UIKitValues

/// A stepper: a minus and a plus on a fill of 94×32 points. A sign is faint at its end of the range.
package struct StepperLook: ControlLook {
    package static let size = CGSize(width: 94, height: 32)
    package static let radius: CGFloat = 8

    private let canDecrement: Bool
    private let canIncrement: Bool

    /// Creates a stepper that can go down, or up.
    package init(canDecrement: Bool, canIncrement: Bool) {
        self.canDecrement = canDecrement
        self.canIncrement = canIncrement
    }

    package var width: CGFloat? { StepperLook.size.width }
    package var height: CGFloat? { StepperLook.size.height }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        let centers = StepperLook.centers(in: bounds, isRightToLeft: isRightToLeft)
        return [StepperLook.ground(bounds), StepperLook.minus(at: centers.minus, StepperLook.color(canDecrement))]
            + [StepperLook.divider(at: centers.divider)]
            + StepperLook.plus(at: centers.plus, StepperLook.color(canIncrement))
    }
}

// MARK: Parts

// UIKit's stepper can have an image in place of each part.
extension StepperLook {
    /// The middles of the signs, and of the line between them.
    package static func centers(
        in bounds: CGRect, isRightToLeft: Bool
    ) -> (minus: CGPoint, divider: CGPoint, plus: CGPoint) {
        func center(_ x: CGFloat) -> CGPoint {
            CGPoint(x: isRightToLeft ? bounds.maxX - x : bounds.minX + x, y: bounds.midY)
        }
        return (center(23.25), center(47), center(70.75))
    }

    /// The colour of a sign.
    package static func color(_ isPossible: Bool) -> UIColor { isPossible ? .label : .tertiaryLabel }

    /// The fill.
    package static func ground(_ bounds: CGRect) -> ControlShape {
        ControlShape(.rounded(radius: radius), bounds, .tertiarySystemFill)
    }

    /// The minus.
    package static func minus(at center: CGPoint, _ color: UIColor) -> ControlShape {
        ControlShape(.rectangle, CGRect(center: center, width: 14, height: 2), color)
    }

    /// The line between the signs.
    package static func divider(at center: CGPoint) -> ControlShape {
        ControlShape(.rectangle, CGRect(center: center, width: 1, height: 18), .separator)
    }

    /// The plus.
    package static func plus(at center: CGPoint, _ color: UIColor) -> [ControlShape] {
        [
            minus(at: center, color),
            ControlShape(.rectangle, CGRect(center: center, width: 2, height: 14), color),
        ]
    }
}
