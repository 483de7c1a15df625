import CoreGeometry
import Foundation
import UIKitValues

/// Dots for pages, in a row 26 points high.
///
/// Sources: UIKit's page control is 26 points high, its dots are 8 points wide in white, with 30 % for the pages that
/// are not visible. The distances, and the colours on a ground, are chosen by eye.
package struct PageDotsLook: ControlLook {
    private static let dot: CGFloat = 8
    private static let spacing: CGFloat = 9
    private static let margin: CGFloat = 11
    private static let rowHeight: CGFloat = 26

    private let count: Int
    private let current: Int
    private let hasGround: Bool

    /// Creates dots, of which one is of the visible page.
    package init(count: Int, current: Int, hasGround: Bool) {
        self.count = count
        self.current = current
        self.hasGround = hasGround
    }

    package var width: CGFloat? { PageDotsLook.size(count).width }
    package var height: CGFloat? { PageDotsLook.rowHeight }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        let row = PageDotsLook.row(count, in: bounds)
        let dots = (0..<max(0, count)).map { index in
            let place = PageDotsLook.place(of: index, in: row).mirrored(in: row, if: isRightToLeft)
            return PageDotsLook.dot(place, isCurrent: index == current, hasGround: hasGround)
        }
        return (hasGround ? [PageDotsLook.ground(row)] : []) + dots
    }
}

// MARK: Parts

// UIKit's page control can have an image in place of each dot.
extension PageDotsLook {
    /// The size of a number of dots; without any, only a height.
    package static func size(_ count: Int) -> CGSize {
        let count = CGFloat(max(0, count))
        return CGSize(width: count > 0 ? count * dot + (count - 1) * spacing + 2 * margin : 0, height: rowHeight)
    }

    /// The number of dots that fit beside each other.
    package static func count(fitting width: CGFloat) -> CGFloat { (width - 2 * margin + spacing) / (dot + spacing) }

    /// The row of a number of dots in the middle of bounds.
    package static func row(_ count: Int, in bounds: CGRect) -> CGRect {
        let size = size(count)
        return CGRect(center: CGPoint(x: bounds.midX, y: bounds.midY), width: size.width, height: size.height)
    }

    /// The place of a dot of a row from the left.
    package static func place(of index: Int, in row: CGRect) -> CGRect {
        CGRect(
            x: row.minX + margin + CGFloat(index) * (dot + spacing), y: row.midY - dot / 2, width: dot, height: dot)
    }

    /// The ground of a row.
    package static func ground(_ row: CGRect) -> ControlShape { ControlShape(.capsule, row, .tertiarySystemFill) }

    /// A dot, in a colour of the app or in the usual one.
    package static func dot(_ frame: CGRect, _ color: UIColor? = nil, isCurrent: Bool, hasGround: Bool) -> ControlShape
    {
        let (color, opacity) = self.color(color, isCurrent: isCurrent, hasGround: hasGround)
        return ControlShape(.ellipse, frame, color, opacity: opacity)
    }

    /// The colour of a dot, and the factor of its opacity: dots of other pages are fainter unless the app chose a colour.
    package static func color(_ color: UIColor?, isCurrent: Bool, hasGround: Bool) -> (UIColor, Float) {
        (color ?? (hasGround ? onGround : .white), color == nil && !isCurrent ? 0.3 : 1)
    }

    private static let onGround = UIColor(
        .lightDark(LightDarkColor(light: ResolvedColor.black.multiplyingOpacity(by: 0.8), dark: .white)))
}
