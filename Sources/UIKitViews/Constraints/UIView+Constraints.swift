import AutoLayout
import CoreGeometry
import Foundation
import UIKitValues

/// The constraint state of a view.
@MainActor
struct ConstraintStore {
    /// The active constraints whose nearest common view this is, in the order of activation.
    var held: [NSLayoutConstraint] = []
    /// The guides of the app.
    var guides: [UILayoutGuide] = []
    /// The guides of UIKit, created on first access.
    var builtInGuides: [LayoutGuideKind: UILayoutGuide] = [:]
    var keyboardGuide: UIKeyboardLayoutGuide?
    /// Priorities that were set; nil for those of the class.
    var hugging: AxisPriorities?
    var resistance: AxisPriorities?
    /// Whether `updateConstraints()` must be called.
    var needsUpdate = true
    /// The engine that the view is an item of.
    weak var engine: LayoutEngine?
    /// The engine of which the view is the root.
    var ownEngine: LayoutEngine?
    /// The engine that measures the view alone, while it is in the tree of another.
    var fittingEngine: LayoutEngine?

    /// Forgets what belongs to a place in a tree.
    mutating func forget() {
        engine = nil
        fittingEngine = nil
    }
}

/// Constraints, guides and priorities.
extension UIView {
    /// The constraints that the view holds: those between items of which it is the nearest common view.
    public var constraints: [NSLayoutConstraint] { constraintStore.held }
    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate() }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate() }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Returns the active constraints of the subtree that concern this view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var next: UIView? = self
        while let view = next {
            result += view.constraintStore.held.filter { constraint in
                let isHorizontal =
                    constraint.firstAttribute == .width || constraint.firstAttribute.layoutAttribute.isAlongX
                return isHorizontal == (axis == .horizontal)
                    && (constraint.firstItem === self || constraint.secondItem === self)
            }
            next = view.superview
        }
        return result
    }

    private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: attribute)
    }
    private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: attribute)
    }

    /// The edge where reading starts.
    public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge where reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

    // MARK: Guides

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintStore.guides.append(layoutGuide)
        structureDidChange()
    }
    /// Removes a guide with its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        var next: UIView? = self
        while let view = next {
            for constraint in view.constraintStore.held
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                constraint.deactivate()
            }
            next = view.superview
        }
        constraintStore.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        structureDidChange()
    }
    /// The guides of the app.
    public var layoutGuides: [UILayoutGuide] { constraintStore.guides }
    /// The rectangle inside the margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins, "UIViewLayoutMarginsGuide") }
    /// The rectangle that no bar or notch covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The rectangle inside the margins in which lines of text are not too long.
    public var readableContentGuide: UILayoutGuide { guide(.readableContent, "UIViewReadableContentGuide") }
    /// The rectangle above the keyboard: the safe area, as there is none.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = constraintStore.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self, identifier: "UIKeyboardLayoutGuide")
        constraintStore.keyboardGuide = guide
        return guide
    }

    private func guide(_ kind: LayoutGuideKind, _ name: String) -> UILayoutGuide {
        if let guide = constraintStore.builtInGuides[kind] { return guide }
        let guide = UILayoutGuide(.builtIn(kind), of: self, identifier: name)
        constraintStore.builtInGuides[kind] = guide
        return guide
    }

    // MARK: Priorities

    package var huggingPriorities: AxisPriorities {
        constraintStore.hugging ?? contentSource?.classHugging ?? .hugging
    }

    /// Returns how firmly the view is not stretched along an axis.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = huggingPriorities
        return UILayoutPriority(Float(axis == .horizontal ? priorities.horizontal : priorities.vertical))
    }
    /// Sets how firmly the view is not stretched along an axis.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var priorities = huggingPriorities
        if axis == .horizontal {
            priorities.horizontal = Double(priority.rawValue)
        } else {
            priorities.vertical = Double(priority.rawValue)
        }
        constraintStore.hugging = priorities
        constraintStore.engine?.prioritiesDidChange(of: self)
    }
    package var resistancePriorities: AxisPriorities { constraintStore.resistance ?? .compressionResistance }

    /// Returns how firmly the view is not cut along an axis.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = resistancePriorities
        return UILayoutPriority(Float(axis == .horizontal ? priorities.horizontal : priorities.vertical))
    }
    /// Sets how firmly the view is not cut along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        var priorities = resistancePriorities
        if axis == .horizontal {
            priorities.horizontal = Double(priority.rawValue)
        } else {
            priorities.vertical = Double(priority.rawValue)
        }
        constraintStore.resistance = priorities
        constraintStore.engine?.prioritiesDidChange(of: self)
    }

    // MARK: Changes

    func constraintDidActivate(_ constraint: NSLayoutConstraint) {
        dropFittingEngines()
        engineRoot.constraintStore.ownEngine?.didActivate(constraint)
    }

    func constraintDidDeactivate(_ constraint: NSLayoutConstraint) {
        dropFittingEngines()
        engineRoot.constraintStore.ownEngine?.didDeactivate(constraint)
    }

    /// Tells the engine of the tree that its items are others.
    func structureDidChange() {
        dropFittingEngines()
        engineRoot.constraintStore.ownEngine?.needsRebuild = true
    }

    private func dropFittingEngines() {
        var next: UIView? = self
        while let view = next {
            view.constraintStore.fittingEngine = nil
            next = view.superview
        }
    }

    package func marginsDidChange() {
        layoutMarginsDidChange()
        setNeedsLayout()
        engineRoot.constraintStore.ownEngine?.insetsMayHaveChanged()
    }

    /// Deactivates the constraints between the view's subtree and what is outside.
    func removeOuterConstraints() {
        var next = superview
        while let view = next {
            for constraint in view.constraintStore.held {
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
                let isInside = items.contains {
                    NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false
                }
                if isInside { constraint.deactivate() }
            }
            next = view.superview
        }
    }

    /// The view at whose size the constraints around this one end.
    var engineRoot: UIView {
        var root = self
        while !root.isLayoutBoundary, let next = root.superview { root = next }
        return root
    }

    /// Whether constraints end here.
    var isEngineRoot: Bool { isLayoutBoundary || superview == nil }
}
