import AutoLayout
import Foundation
import UIKitValues

/// Reads a visual format for views. The grammar is that of the solver's tree, so a tree of the views in the format, side
/// by side in one superview, answers which constraints it stands for.
@MainActor
struct FormatReader {
    let constraints: [NSLayoutConstraint]

    init(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        var tree = LayoutTree()
        let root = tree.addItem("superview")
        var items: [String: LayoutItem] = [:]
        var objects: [LayoutItem: AnyObject] = [:]
        for (name, object) in views.sorted(by: { $0.key < $1.key }) {
            let item = tree.addItem(name, in: root)
            items[name] = item
            objects[item] = object as AnyObject
        }
        let superviews = views.values.compactMap { NSLayoutConstraint.view(of: $0 as AnyObject)?.superview }
        if let superview = superviews.first { objects[root] = superview }
        var layoutOptions = options.layoutOptions
        // The standard gap at an edge is that edge's margin: 8 in a plain view.
        if let margins = superviews.first?.layoutMargins {
            layoutOptions.edgeSpacing = Double(format.hasPrefix("V:") ? margins.top : margins.left)
        }
        do {
            constraints = try tree.constraints(
                format: format, options: layoutOptions, metrics: metrics.compactMapValues(FormatReader.number),
                views: items
            ).compactMap { constraint in
                guard let first = objects[constraint.first] else { return nil }
                let result = NSLayoutConstraint(
                    item: first,
                    attribute: NSLayoutConstraint.Attribute(rawValue: constraint.firstAttribute.rawValue)
                        ?? .notAnAttribute,
                    relatedBy: NSLayoutConstraint.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
                    toItem: constraint.second.flatMap { objects[$0] },
                    attribute: NSLayoutConstraint.Attribute(rawValue: constraint.secondAttribute.rawValue)
                        ?? .notAnAttribute,
                    multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
                result.priority = UILayoutPriority(Float(constraint.priority))
                return result
            }
        } catch {
            LayoutReports.refuse(nil, error.description)
            constraints = []
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
