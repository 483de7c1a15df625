import Foundation

extension NSLayoutConstraint {
    /// The constraint in the notation of UIKit's log, such as `UILabel 'title'.leading == UIView.leading + 16`.
    var text: String {
        func name(_ item: AnyObject?) -> String {
            if let view = item as? UIView { return view.layoutName }
            if let guide = item as? UILayoutGuide {
                let owner = guide.owningView?.layoutName ?? "(no view)"
                return "\(guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier) of \(owner)"
            }
            return "(released)"
        }
        func number(_ value: CGFloat) -> String {
            value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
        }
        var text = "\(name(firstItem)).\(firstAttribute)"
        switch relation {
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        case .lessThanOrEqual: text += " <= "
        }
        if isConstant {
            text += number(constant)
        } else {
            if multiplier != 1 { text += "\(number(multiplier))*" }
            text += "\(name(secondItem)).\(secondAttribute)"
            if constant > 0 { text += " + \(number(constant))" }
            if constant < 0 { text += " - \(number(-constant))" }
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text
    }
}

extension UIView {
    /// What reports call the view: its class, and its identifier or label if it has one.
    package var layoutName: String {
        let type = String(describing: Swift.type(of: self))
        if let name = accessibilityIdentifier ?? layer.name { return "\(type) '\(name)'" }
        return type
    }
}
