import CoreGeometry
import Foundation
import UIKitValues

/// A date as iOS writes it in the compact style: a date and a time, each on a fill of 34 points with a radius of 6.
///
/// The fill and the distances are chosen by eye.
package struct DatePillLook: ControlLook {
    package static let font = UIFont.preferredFont(forTextStyle: .body)
    /// The distance between two fills.
    package static let gap: CGFloat = 6
    /// The distances between the text and the edges of its fill: of those above and below, the fill of a body text of the
    /// standard size has 34 points.
    package static let margin = CGSize(width: 11, height: 6)
    package static let minHeight: CGFloat = 34

    package init() {}

    /// The height of the fill of a text.
    package static func height(of text: CGFloat) -> CGFloat {
        max(minHeight, (text + 2 * margin.height).rounded(.up))
    }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        [ControlShape(.rounded(radius: 6), bounds, .tertiarySystemFill)]
    }
}
