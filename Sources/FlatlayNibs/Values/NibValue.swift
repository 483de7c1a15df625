import CoreGeometry
import Foundation
import UIKitValues

/// The value of an attribute, with the element that has it.
struct NibValue {
    let element: NibElement
    let attribute: String
    let text: String

    /// Returns an error that says what the value must be.
    func error(_ expected: String) -> NibError {
        element.error(.invalidValue(attribute: attribute, value: text, expected: expected))
    }

    /// YES or NO.
    func bool() throws -> Bool {
        switch text.lowercased() {
        case "yes", "true", "1": return true
        case "no", "false", "0": return false
        default: throw error("YES or NO")
        }
    }

    /// A finite number. Larger ones than any view can need are refused: sums of them would not be finite.
    func number() throws -> CGFloat {
        guard let value = Double(text), value.isFinite, abs(value) <= 1e9 else { throw error("a number") }
        return CGFloat(value)
    }

    /// A whole number.
    func integer() throws -> Int {
        if let value = Int(text), value.magnitude <= 1_000_000_000 { return value }
        // Some numbers of lines and tags are written with a fraction.
        guard let value = Double(text), value == value.rounded(), abs(value) <= 1e9 else {
            throw error("a whole number")
        }
        return Int(value)
    }

    /// One of several names.
    func choice<Value>(_ table: KeyValuePairs<String, Value>) throws -> Value {
        guard let value = table.first(where: { $0.key == text })?.value else {
            throw error("one of " + table.map { "'\($0.key)'" }.joined(separator: ", "))
        }
        return value
    }
}

extension NibElement {
    /// The value of an attribute; nil if it is absent.
    func value(_ name: String) -> NibValue? {
        attributes[name].map { NibValue(element: self, attribute: name, text: $0) }
    }
    /// The value of an attribute without which the element means nothing.
    func required(_ name: String) throws -> NibValue {
        guard let value = value(name) else { throw error(.missingAttribute(name)) }
        return value
    }
    /// A number; a default if the attribute is absent.
    func number(_ name: String, default value: CGFloat = 0) throws -> CGFloat {
        try self.value(name)?.number() ?? value
    }
    /// A truth value; a default if the attribute is absent.
    func bool(_ name: String, default value: Bool = false) throws -> Bool { try self.value(name)?.bool() ?? value }

    /// A `<rect>`.
    func rect() throws -> CGRect {
        let rect = CGRect(
            x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
        guard rect.size.width >= 0, rect.size.height >= 0 else {
            let isWidth = rect.size.width < 0
            throw error(
                .invalidValue(
                    attribute: isWidth ? "width" : "height", value: attributes[isWidth ? "width" : "height"] ?? "",
                    expected: "0 or more"))
        }
        return rect
    }
    /// A `<size>`.
    func size() throws -> CGSize { CGSize(width: try number("width"), height: try number("height")) }
    /// A `<point>`.
    func point() throws -> CGPoint { CGPoint(x: try number("x"), y: try number("y")) }
    /// An `<edgeInsets>` or `<inset>`.
    func edgeInsets() throws -> UIEdgeInsets {
        UIEdgeInsets(
            top: try number("top", default: number("minY")), left: try number("left", default: number("minX")),
            bottom: try number("bottom", default: number("maxY")), right: try number("right", default: number("maxX")))
    }
    /// A `<directionalEdgeInsets>`.
    func directionalEdgeInsets() throws -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: try number("top"), leading: try number("leading"), bottom: try number("bottom"),
            trailing: try number("trailing"))
    }
}
