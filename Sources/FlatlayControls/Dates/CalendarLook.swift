import CoreGeometry
import Foundation
import UIKitValues

/// The days of a month in rows of a week, below a title.
///
/// Source: iOS 18's calendar as screenshots show it: title 17 points semibold, weekdays 13 points semibold, days 20 points
/// in circles of 44, the chosen day in the tint on a faint circle, and today on a full one. The distances are chosen by eye.
package enum CalendarLook {
    package static let width: CGFloat = 320
    package static let titleHeight: CGFloat = 44
    package static let weekdayHeight: CGFloat = 28
    package static let weekHeight: CGFloat = 44
    /// The distance between the days and the row with the time.
    package static let timeGap: CGFloat = 8
    package static let timeTitle = "Time"

    package static let titleFont = UIFont.preferredFont(forTextStyle: .headline)
    package static let weekdayFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    package static let weekdayColor = UIColor.tertiaryLabel

    /// The sign after the title, and its distance.
    package static let titleSign = Sign(name: "chevron.forward", font: .systemFont(ofSize: 14, weight: .bold))
    package static let titleSignGap: CGFloat = 4
    /// The signs at the trailing edge, and their distance.
    package static let back = Sign(name: "chevron.backward", font: .systemFont(ofSize: 20, weight: .medium))
    package static let forward = Sign(name: "chevron.forward", font: .systemFont(ofSize: 20, weight: .medium))
    package static let signGap: CGFloat = 28

    /// A symbol in the tint.
    package struct Sign: Sendable {
        package let name: String
        package let font: UIFont
    }

    /// The height of a number of weeks with what is above them.
    package static func height(weeks: Int) -> CGFloat { titleHeight + weekdayHeight + weekHeight * CGFloat(weeks) }
}

extension CalendarLook {
    /// A day.
    package struct Day: Hashable, Sendable {
        package let isChosen: Bool
        package let isToday: Bool

        package var font: UIFont {
            isChosen ? .systemFont(ofSize: 22, weight: .medium) : .systemFont(ofSize: 20)
        }

        package var color: UIColor {
            if isChosen, isToday { return .white }
            return isChosen || isToday ? .tintColor : .label
        }

        /// The circle behind a chosen day.
        package var circle: Circle { Circle(opacity: isToday ? 1 : 0.12) }
    }

    /// The circle behind a chosen day.
    package struct Circle: ControlLook {
        fileprivate let opacity: Float

        package var width: CGFloat? { 42 }
        package var height: CGFloat? { 42 }

        package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
            let center = CGPoint(x: bounds.midX, y: bounds.midY)
            return [ControlShape(.ellipse, CGRect(center: center, width: 42, height: 42), .tintColor, opacity: opacity)]
        }
    }
}
