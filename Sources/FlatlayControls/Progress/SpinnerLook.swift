import CoreGeometry
import Foundation
import UIKitValues

/// A spinner, drawn still: eight spokes, the first one the darkest.
package struct SpinnerLook: ControlLook {
    /// The sides of a medium and of a large spinner.
    package static let medium: CGFloat = 20
    package static let large: CGFloat = 37

    private static let count = 8

    private let side: CGFloat
    private let color: UIColor

    /// Creates a spinner with a side; it is grey unless it has a colour.
    package init(side: CGFloat, color: UIColor? = nil) {
        self.side = side
        self.color = color ?? .systemGray
    }

    package var width: CGFloat? { side }
    package var height: CGFloat? { side }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        (0..<SpinnerLook.count).map { index in
            ControlShape(
                .spoke(turn: CGFloat(index) / CGFloat(SpinnerLook.count)), bounds, color,
                opacity: 1 - 0.7 * Float(index) / Float(SpinnerLook.count - 1))
        }
    }

    /// A bar from the edge towards the centre of a rectangle, turned about it against the clock.
    static func spoke(in rect: CGRect, turn: CGFloat) -> Path {
        let side = min(rect.width, rect.height)
        let bar = CGRect(x: rect.midX - side * 0.05, y: rect.midY - side / 2, width: side * 0.1, height: side * 0.28)
        return Path(roundedRect: bar, cornerSize: CGSize(width: side * 0.05, height: side * 0.05), style: .circular)
            .applying(
                CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: -turn * 2 * .pi)
                    .translatedBy(x: -rect.midX, y: -rect.midY))
    }
}
