import AutoLayout
import CoreGeometry
import Foundation

/// A rectangle in a view that takes part in constraints and draws nothing.
///
/// ```swift
/// let column = UILayoutGuide()
/// view.addLayoutGuide(column)
/// column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
/// ```
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The meaning of a guide.
    enum Kind: Equatable {
        case custom
        case builtIn(LayoutGuideKind)
        case keyboard
        case scrollContent
        case scrollFrame
    }

    /// The view that the guide was added to.
    open internal(set) weak var owningView: UIView?
    /// A name for reports.
    open var identifier = ""
    let kind: Kind

    /// Creates a guide.
    public override init() {
        kind = .custom
        super.init()
    }

    init(_ kind: Kind, of view: UIView, identifier: String) {
        self.kind = kind
        super.init()
        owningView = view
        self.identifier = identifier
    }

    /// The rectangle in the owning view, after layout.
    open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

    private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: attribute)
    }
    private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: attribute)
    }

    /// The edge where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

    /// A guide between two places, from which a distance is read.
    static func between(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
        _ otherAttribute: NSLayoutConstraint.Attribute
    ) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guard let item, let other, let view = NSLayoutConstraint.view(of: item),
            let second = NSLayoutConstraint.view(of: other)
        else { return guide }
        var owner: UIView? = view
        while let candidate = owner, !second.isDescendant(of: candidate) { owner = candidate.superview }
        owner?.addLayoutGuide(guide)
        let isHorizontal = attribute.layoutAttribute.isAlongX
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: guide, attribute: isHorizontal ? .left : .top, relatedBy: .equal, toItem: item,
                attribute: attribute.absolute, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: guide, attribute: isHorizontal ? .right : .bottom, relatedBy: .equal, toItem: other,
                attribute: otherAttribute.absolute, multiplier: 1, constant: 0),
        ])
        return guide
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute that can be compared with absolute sides.
    fileprivate var absolute: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .left
        case .trailing: .right
        default: self
        }
    }
}

extension LayoutAttribute {
    var isAlongX: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }
}

/// The area above the keyboard. There is none, so it is the safe area, or the view without it.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends at the safe area.
    open var usesBottomSafeArea = true {
        didSet { owningView?.structureDidChange() }
    }
    /// Whether the guide follows an undocked keyboard; stored.
    open var followsUndockedKeyboard = false
}
