import CoreGeometry
import Foundation
import UIKitValues

/// A bar that is filled up to a fraction: a capsule of 4 points, or a thinner one below a bar.
package struct ProgressBarLook: ControlLook {
    package static let height: CGFloat = 4
    /// The height of one below a navigation bar.
    package static let barHeight: CGFloat = 2.5

    private let fraction: CGFloat
    private let isBar: Bool

    /// Creates a bar that is filled up to a fraction, from 0 to 1.
    package init(fraction: CGFloat, isBar: Bool = false) {
        self.fraction = fraction
        self.isBar = isBar
    }

    package var height: CGFloat? { isBar ? ProgressBarLook.barHeight : ProgressBarLook.height }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        [rest(in: bounds), done(in: bounds, isRightToLeft: isRightToLeft)]
    }
}

// MARK: Parts

// UIKit's progress view can have an image in place of each part.
extension ProgressBarLook {
    private var outline: ControlShape.Outline { isBar ? .rectangle : .capsule }

    /// The whole bar, which is seen beyond the fraction.
    package func rest(in bounds: CGRect, _ color: UIColor? = nil) -> ControlShape {
        ControlShape(outline, bounds, color ?? (isBar ? .clear : .systemFill))
    }

    /// The bar up to the fraction.
    package func done(in bounds: CGRect, isRightToLeft: Bool, _ color: UIColor? = nil) -> ControlShape {
        var frame = bounds
        frame.size.width *= fraction
        return ControlShape(outline, frame.mirrored(in: bounds, if: isRightToLeft), color ?? .tintColor)
    }
}
