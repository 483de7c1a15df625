import Foundation

extension NSLayoutConstraint {
    /// The constraint in the notation of UIKit's log, such as `UILabel 'title'.leading == UIView.leading + 16`.
    var text: String { text { $0.layoutName } }

    /// The printed description: `<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>`.
    var printedText: String {
        let label = identifier.map { "'\($0)' " } ?? ""
        let relation = text { "\(PrintedObject.name(of: $0)):\(PrintedObject.address(of: $0))" }
        let place = "\(PrintedObject.name(of: self)):\(PrintedObject.address(of: self))"
        return "<\(place) \(label)\(relation)   (\(isActive ? "active" : "inactive"))>"
    }

    private func text(naming viewName: (UIView) -> String) -> String {
        func name(_ item: AnyObject?) -> String {
            if let view = item as? UIView { return viewName(view) }
            if let guide = item as? UILayoutGuide {
                let owner = guide.owningView.map(viewName) ?? "(no view)"
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
    /// The name of the view in reports: its class, and its identifier or label if it has one.
    package var layoutName: String {
        let type = String(describing: Swift.type(of: self))
        if let name = accessibilityIdentifier ?? layer.name { return "\(type) '\(name)'" }
        return type
    }
}
