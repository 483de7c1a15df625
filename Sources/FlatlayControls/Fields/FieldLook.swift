import CoreGeometry
import Foundation
import UIKitValues

/// The rounded border of a text field: 34 points high around a line of body text, with a radius of 5.
package struct FieldLook: ControlLook {
    /// The distances of the text from the border.
    package static let margin = CGSize(width: 7, height: 6)
    package static let placeholderColor = UIColor.placeholderText

    private let color: UIColor

    /// Creates the border of a field.
    ///
    /// - Parameter color: the fill; nil for the system's background. A disabled field is grey.
    package init(isEnabled: Bool, color: UIColor? = nil) {
        self.color = isEnabled ? color ?? .systemBackground : .tertiarySystemFill
    }

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        let outline = ControlShape.Outline.rounded(radius: 5)
        return [
            ControlShape(outline, bounds, color), ControlShape(outline, bounds, .systemGray4, lineWidth: 0.5),
        ]
    }

    /// The text of a field that shows a dot for each character.
    package static func dots(for text: String) -> String {
        String(repeating: "\u{2022}", count: text.prefix(200).count)
    }
}

/// The ground of a search field: 36 points high with corners of 10.
package struct SearchFieldLook: ControlLook {
    private let color: UIColor

    /// Creates a ground; without a colour it is grey.
    package init(color: UIColor? = nil) { self.color = color ?? .tertiarySystemFill }

    package var height: CGFloat? { SearchFieldLook.height }
    package static let height: CGFloat = 36

    package func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape] {
        [ControlShape(.rounded(radius: 10), bounds, color)]
    }
}
