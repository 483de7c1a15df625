import Foundation
import UIKitValues

/// An edge, a centre or a size of a view or a guide, from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType>: NSObject {
    weak var itemReference: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        itemReference = item
        self.attribute = attribute
    }

    /// The view or guide.
    open var item: AnyObject? { itemReference }
    /// A name for reports.
    open var name: String { "\(attribute)" }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: itemReference ?? NSNull(), attribute: attribute, relatedBy: relation, toItem: other?.itemReference,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that this anchor is at another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: 0)
    }
    /// Returns a constraint that this anchor is at least at another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: 0)
    }
    /// Returns a constraint that this anchor is at most at another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: 0)
    }
    /// Returns a constraint that this anchor is at a distance from another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }
    /// Returns a constraint that this anchor is at least at a distance from another one.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }
    /// Returns a constraint that this anchor is at most at a distance from another one.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }
}

/// A horizontal place.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance to another place, as a size that constraints can be made from.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let guide = UILayoutGuide.between(itemReference, attribute, otherAnchor.itemReference, otherAnchor.attribute)
        return guide.widthAnchor
    }
    /// Returns a constraint that this place is a standard gap after another one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: SystemSpacing.gap * multiplier) }
    /// Returns a constraint that this place is at least a standard gap after another one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.gap * multiplier) }
    /// Returns a constraint that this place is at most a standard gap after another one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.gap * multiplier) }
}

/// A vertical place.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance to another place, as a size that constraints can be made from.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        let guide = UILayoutGuide.between(itemReference, attribute, otherAnchor.itemReference, otherAnchor.attribute)
        return guide.heightAnchor
    }
    /// Returns a constraint that this place is a standard gap below another one; between baselines, a line.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: gap(below: anchor) * multiplier) }
    /// Returns a constraint that this place is at least a standard gap below another one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: gap(below: anchor) * multiplier) }
    /// Returns a constraint that this place is at most a standard gap below another one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: gap(below: anchor) * multiplier) }

    private func gap(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        SystemSpacing.gap(
            from: (anchor.itemReference as? UIView, anchor.attribute), to: (itemReference as? UIView, attribute))
    }
}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that this size is a constant.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }
    /// Returns a constraint that this size is at least a constant.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }
    /// Returns a constraint that this size is at most a constant.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant: c)
    }
    /// Returns a constraint that this size is a multiple of another one, and a constant.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }
    /// Returns a constraint that this size is at least a multiple of another one, and a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    /// Returns a constraint that this size is at most a multiple of another one, and a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

/// The gaps that the system chooses.
enum SystemSpacing {
    /// Between siblings, and at a guide's or plain view's edge. Source: Apple's documentation of the standard spacing.
    static let gap: CGFloat = 8

    /// Between two baselines the formula is not published; chosen here: 1.1 of the lower text's line height.
    @MainActor
    static func gap(
        from upper: (view: UIView?, attribute: NSLayoutConstraint.Attribute),
        to lower: (view: UIView?, attribute: NSLayoutConstraint.Attribute)
    ) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
            let height = lower.view?.textLineHeight
        else { return gap }
        return height * 1.1
    }
}
