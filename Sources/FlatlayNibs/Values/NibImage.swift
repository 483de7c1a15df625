import CoreGeometry
import Foundation
import UIKitValues

/// Images of files.
enum NibImage {
    /// Returns the image that an attribute names, with the configuration of a symbol beside it.
    static func value(_ name: String, of element: NibElement) -> UIImage? {
        element.attributes["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }

    /// Returns the image of an `<imageReference>`.
    static func reference(_ element: NibElement) throws -> UIImage? {
        guard let image = value(try element.required("image").text, of: element) else { return nil }
        guard let scale = try element.value("symbolScale")?.choice(scales) else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }

    /// Returns the configuration of a `<preferredSymbolConfiguration>`.
    static func configuration(_ element: NibElement) throws -> UIImage.SymbolConfiguration {
        var result = UIImage.SymbolConfiguration.unspecified
        if let font = element.child("fontDescription") {
            result = UIImage.SymbolConfiguration(font: try NibFont.value(of: font))
        }
        if element.attributes["pointSize"] != nil {
            result = result.applying(UIImage.SymbolConfiguration(pointSize: try element.number("pointSize")))
        }
        if let scale = try element.value("scale")?.choice(scales) {
            result = result.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        if let weight = try element.value("weight")?.choice(weights) {
            result = result.applying(UIImage.SymbolConfiguration(weight: weight))
        }
        return result
    }

    private static let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
