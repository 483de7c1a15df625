import CoreGeometry
import Foundation
import UIKitValues

/// Colours of files.
enum NibColor {
    /// Returns the colour of a `<color>`.
    ///
    /// A name of UIKit's is UIKit's colour, in light and dark style. Another name has the value that the file holds for
    /// it; without one it is a colour of the renderer.
    static func value(of element: NibElement, resources: [String: UIColor]) throws -> UIColor {
        let attributes = element.attributes
        if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
            if let color = system[name] ?? resources[name] { return color }
            throw element.error(
                .invalidValue(
                    attribute: attributes["systemColor"] == nil ? "cocoaTouchSystemColor" : "systemColor", value: name,
                    expected: "a colour of UIKit, such as labelColor"))
        }
        if let name = attributes["name"] {
            if let color = resources[name] ?? UIColor(named: name) { return color }
        }
        let alpha = try element.number("alpha", default: 1)
        if attributes["white"] != nil { return UIColor(white: try element.number("white"), alpha: alpha) }
        guard attributes["red"] != nil else { throw element.error(.missingAttribute("red")) }
        let (red, green, blue) = (try element.number("red"), try element.number("green"), try element.number("blue"))
        if attributes["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// UIKit's colours by their names in files.
    private static let system: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "darkTextColor": .darkText,
        "lightTextColor": .lightText, "linkColor": .link, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tableBackgroundColor": .systemBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
        "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
        "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
        "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "blackColor": .black,
        "whiteColor": .white, "clearColor": .clear, "redColor": .red, "greenColor": .green, "blueColor": .blue,
        "grayColor": .gray, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    ]
}
