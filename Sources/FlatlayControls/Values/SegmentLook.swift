import CoreGeometry
import Foundation
import UIKitValues

/// The background of a segment: a bezel if it is selected, and a line between two segments that are not.
///
/// Sources: UIKit's segments are 32 points high with corners of 9. Other toolkits copied the bezel, its
/// shadow and the weights of the titles from Apple's design resources; these are the same.
package struct SegmentLook: ControlLook {
    /// The height of the control.
    package static let height: CGFloat = 32
    /// The distance of the segments from the edges of the control.
    package static let inset: CGFloat = 2
    /// The distance of a title from the edges of its segment.
    package static let margin: CGFloat = 6

    private let isSelected: Bool
    private let isSeparated: Bool
    private let color: UIColor

    /// Creates the segment at an index.
    ///
    /// - Parameters:
    ///   - selected: the index of the selected segment.
    ///   - color: the colour of a selected segment; nil for white, or grey in dark mode.
    package init(_ index: Int, selected: Int?, color: UIColor? = nil) {
        isSelected = index == selected
        isSeparated = index > 0 && index != selected && index - 1 != selected
        self.color = color ?? SegmentLook.bezel
    }

    private static let bezel = UIColor(
        .lightDark(
            LightDarkColor(light: .white, dark: ResolvedColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255))))

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        var shapes: [ControlShape] = []
        if isSelected {
            shapes.append(
                ControlShape(
                    .rounded(radius: 7), bounds, color, shadow: ControlShape.Shadow(opacity: 0.12, radius: 4, y: 3)))
        }
        if isSeparated {
            let edge = isRightToLeft ? bounds.maxX : bounds.minX
            shapes.append(
                ControlShape(.rectangle, CGRect(x: edge - 0.5, y: bounds.midY - 8, width: 1, height: 16), .separator))
        }
        return shapes
    }

    /// The font of a title.
    package static func font(isSelected: Bool) -> UIFont {
        .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
    }
}

/// The background of a whole segmented control.
package struct SegmentsGround: ControlLook {
    private let color: UIColor

    /// Creates the ground; without a colour it is grey.
    package init(_ color: UIColor? = nil) { self.color = color ?? .tertiarySystemFill }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        [ControlShape(.rounded(radius: 9), bounds, color)]
    }
}
