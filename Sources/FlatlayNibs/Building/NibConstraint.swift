import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// Constraints of files.
@MainActor
enum NibConstraint {
    /// Creates the constraint of an element; nil for one that exists only while the file is edited, and for one with an
    /// item that was left out.
    static func make(_ element: NibElement, holder: UIView, builder: NibBuilder) throws -> NSLayoutConstraint? {
        // Variations override attributes, so the values are read from a copy.
        let varied = NibElement(
            name: element.name, attributes: try element.variedAttributes(for: builder.traits),
            children: [], text: "", line: element.line, file: element.file)
        for name in varied.attributes.keys.sorted() where !known.contains(name) {
            builder.warn(element, "the attribute '\(name)' is not known here and has no effect")
        }
        if try varied.bool("placeholder") { return nil }
        var first: AnyObject = holder
        if varied.attributes["firstItem"] != nil {
            guard let item = try builder.object(named: "firstItem", in: varied) else { return nil }
            first = item
        }
        let attribute = try varied.required("firstAttribute").choice(attributes)
        let relation = try varied.value("relation")?.choice(relations) ?? .equal
        var second: AnyObject?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if varied.attributes["secondItem"] != nil {
            guard let item = try builder.object(named: "secondItem", in: varied) else { return nil }
            second = item
            secondAttribute = try varied.required("secondAttribute").choice(attributes)
        } else if attribute != .width, attribute != .height {
            throw varied.error(.missingAttribute("secondItem"))
        }
        for (item, name) in [(first, "firstItem"), (second, "secondItem")] {
            guard let item, !(item is UIView), !(item is UILayoutGuide) else { continue }
            throw try varied.required(name).error("the id of a view or a guide")
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: try multiplier(varied), constant: try constant(varied, first, second))
        if let priority = try varied.value("priority")?.priority() { constraint.priority = priority }
        constraint.identifier = varied.attributes["identifier"]
        return constraint
    }

    private static let known: Set<String> = [
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier",
        "priority", "identifier", "symbolic", "symbolType", "placeholder", "userLabel", "customClass", "customModule",
        "customModuleProvider", "colorLabel",
    ]

    /// A decimal number or a ratio: `16:9`, `1/3`.
    private static func multiplier(_ element: NibElement) throws -> CGFloat {
        guard let value = element.value("multiplier") else { return 1 }
        let parts = value.text.split(separator: value.text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
        let numbers = parts.map { Double($0) ?? .nan }
        let result = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
        guard numbers.count <= 2, result.isFinite, result != 0, abs(result) <= 1e6 else {
            throw value.error("a number other than 0, or a ratio such as 16:9")
        }
        return CGFloat(result)
    }

    /// The constant. A symbolic one without a number is the standard spacing: 8 between siblings, 20 at an edge of the
    /// superview. Source: Apple's older guide to Auto Layout.
    private static func constant(_ element: NibElement, _ first: AnyObject, _ second: AnyObject?) throws -> CGFloat {
        if let value = element.value("constant") { return try value.number() }
        guard try element.bool("symbolic") else { return 0 }
        func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
        guard let one = view(first), let other = view(second) else { return 0 }
        return one === other.superview || other === one.superview ? 20 : 8
    }

    private static let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
        "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    private static let attributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
