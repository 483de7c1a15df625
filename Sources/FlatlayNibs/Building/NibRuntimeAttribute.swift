import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// User-defined runtime attributes: values for key paths.
@MainActor
enum NibRuntimeAttribute {
    /// Sets the value of a `<userDefinedRuntimeAttribute>`. Where UIKit logs and goes on, a warning says so.
    static func apply(_ element: NibElement, to object: AnyObject, builder: NibBuilder) throws {
        guard element.name == "userDefinedRuntimeAttribute" else {
            throw element.error(.unexpectedElement(parent: "userDefinedRuntimeAttributes"))
        }
        let path = try element.required("keyPath").text
        let value = try value(of: element, builder: builder)
        let setter = NibClasses.attribute(path, of: object) ?? (object is UIView ? setters[path] : nil)
        guard let setter else {
            builder.warn(
                element,
                "'\(type(of: object))' has no property '\(path)' that files can set; name it in "
                    + "NibClasses.register(_:attributes:)")
            return
        }
        do {
            try setter(object, value)
        } catch is NibClasses.Mismatch {
            builder.warn(element, "the property '\(path)' cannot hold the value, which has no effect, as on a device")
        }
    }

    private static func value(of element: NibElement, builder: NibBuilder) throws -> Any? {
        if let child = element.children.first(where: { $0.key == "value" }) {
            switch child.name {
            case "real": return Double(try child.required("value").number())
            case "integer": return Double(try child.required("value").integer())
            case "bool", "boolean": return try child.required("value").bool()
            case "color": return try builder.color(child)
            case "size": return try child.size()
            case "point": return try child.point()
            case "rect": return try child.rect()
            case "range":
                return NSRange(location: Int(try child.number("location")), length: Int(try child.number("length")))
            case "image", "imageReference":
                return child.attributes["name"].flatMap { NibImage.value($0, of: child) }
                    ?? child.attributes["image"].flatMap { NibImage.value($0, of: child) }
            case "string", "mutableString": return child.text
            case "nil": return nil
            default: throw child.error(.unexpectedElement(parent: element.name))
            }
        }
        guard let value = element.value("value") else { return nil }
        switch element.attributes["type"] {
        case "boolean": return try value.bool()
        case "number": return Double(try value.number())
        case "image": return NibImage.value(value.text, of: element)
        case "nil": return nil
        default: return value.text
        }
    }

    /// The key paths of views that files set most often.
    private static let setters: [String: NibClasses.Setter] = [
        "layer.cornerRadius": { try NibClasses.assign($1, to: \CALayer.cornerRadius, of: layer($0)) },
        "layer.borderWidth": { try NibClasses.assign($1, to: \CALayer.borderWidth, of: layer($0)) },
        "layer.masksToBounds": { try NibClasses.assign($1, to: \CALayer.masksToBounds, of: layer($0)) },
        "layer.shadowOpacity": { try NibClasses.assign($1, to: \CALayer.shadowOpacity, of: layer($0)) },
        "layer.shadowRadius": { try NibClasses.assign($1, to: \CALayer.shadowRadius, of: layer($0)) },
        "layer.shadowOffset": { try NibClasses.assign($1, to: \CALayer.shadowOffset, of: layer($0)) },
        "layer.zPosition": { try NibClasses.assign($1, to: \CALayer.zPosition, of: layer($0)) },
        "layer.opacity": { try NibClasses.assign($1, to: \CALayer.opacity, of: layer($0)) },
        // A file holds a UIColor, which is no CGColor: on a device the property keeps its value.
        "layer.borderColor": { _, _ in throw NibClasses.Mismatch() },
        "layer.shadowColor": { _, _ in throw NibClasses.Mismatch() },
        "layer.backgroundColor": { _, _ in throw NibClasses.Mismatch() },
        "clipsToBounds": { try NibClasses.assign($1, to: \UIView.clipsToBounds, of: $0) },
        "alpha": { try NibClasses.assign($1, to: \UIView.alpha, of: $0) },
        "hidden": { try NibClasses.assign($1, to: \UIView.isHidden, of: $0) },
        "isHidden": { try NibClasses.assign($1, to: \UIView.isHidden, of: $0) },
        "tag": { try NibClasses.assign($1, to: \UIView.tag, of: $0) },
        "backgroundColor": { try NibClasses.assign($1, to: \UIView.backgroundColor, of: $0) },
        "tintColor": { try NibClasses.assign($1, to: \UIView.tintColor, of: $0) },
        "accessibilityIdentifier": { try NibClasses.assign($1, to: \UIView.accessibilityIdentifier, of: $0) },
        "accessibilityLabel": { try NibClasses.assign($1, to: \UIView.accessibilityLabel, of: $0) },
        "userInteractionEnabled": { try NibClasses.assign($1, to: \UIView.isUserInteractionEnabled, of: $0) },
    ]

    private static func layer(_ object: AnyObject) -> AnyObject { (object as? UIView)?.layer ?? object }
}
