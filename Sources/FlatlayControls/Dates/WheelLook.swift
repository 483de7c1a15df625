import CoreGeometry
import Foundation
import UIKitValues

/// A wheel: rows around a cylinder, seen from the front. The chosen one is in the middle, on a fill; those above and below
/// become lower and fainter. UIKit's picker has this size; everything else is chosen by eye.
package struct WheelLook: ControlLook {
    package static let size = CGSize(width: 320, height: 216)
    /// Rows further from the middle are behind the cylinder.
    package static let reach = 4
    /// The distance of the fill, and of the wheels, from the edges.
    package static let margin: CGFloat = 9
    /// The font of an option: the digits of iOS's wheels are about 23 points high as screenshots show them.
    package static let rowFont = UIFont.systemFont(ofSize: 23)
    /// The font of a date, which follows the text size.
    package static let dateFont = UIFont.preferredFont(forTextStyle: .title3)

    package init() {}

    package var height: CGFloat? { WheelLook.size.height }

    /// The fill of the chosen row.
    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        let fill = CGRect(
            x: bounds.minX + WheelLook.margin, y: bounds.midY - 17, width: max(0, bounds.width - 2 * WheelLook.margin),
            height: min(34, bounds.height))
        return [ControlShape(.rounded(radius: 8), fill, .tertiarySystemFill)]
    }

    /// A row of a wheel.
    package struct Row: Sendable {
        private let turn: CGFloat

        /// Creates the row that is so many rows below the chosen one.
        package init(_ rows: Int) { turn = CGFloat(rows) * 0.34 }

        /// How far it is below the middle, in points.
        package var offset: CGFloat { sin(turn) * 96 }
        /// The part of its height that is seen.
        package var scale: CGFloat { cos(turn) }
        package var opacity: CGFloat { turn == 0 ? 1 : max(0, cos(turn) - 0.35) }
    }
}
