import ActorLeases
import AutoLayout
import Foundation
import Synchronization
import UIKitValues

/// A relation between attributes of two items: `first.attribute relation multiplier × second.attribute + constant`.
///
/// ```swift
/// let width = NSLayoutConstraint(
///     item: image, attribute: .width, relatedBy: .equal, toItem: image, attribute: .height, multiplier: 16 / 9,
///     constant: 0)
/// width.priority = .defaultHigh
/// width.isActive = true
/// ```
///
/// Priorities are levels: a constraint never gives way to any number of lower ones. If required constraints contradict
/// each other, the one activated last is broken, and the image's diagnostics report it in the form of UIKit's log. If
/// UIKit raises an exception, for example for views without a common ancestor, the next render throws an error.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// The part of an item that a constraint relates.
    public enum Attribute: Int, Hashable, Sendable {
        /// No part: a constant.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge where reading starts.
        case leading
        /// The edge where reading ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// The baseline of the last line.
        case lastBaseline
        /// The baseline of the first line.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The margin where reading starts.
        case leadingMargin
        /// The margin where reading ends.
        case trailingMargin
        /// The horizontal centre between the margins.
        case centerXWithinMargins
        /// The vertical centre between the margins.
        case centerYWithinMargins

        /// The baseline of the last line.
        public static var baseline: Attribute { .lastBaseline }

        var layoutAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
    }

    /// How the sides compare.
    public enum Relation: Int, Hashable, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Equal.
        case equal = 0
        /// At least.
        case greaterThanOrEqual = 1

        var layoutRelation: ConstraintRelation { ConstraintRelation(rawValue: rawValue) ?? .equal }
    }

    /// A direction.
    public enum Axis: Int, Hashable, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the views of a visual format are aligned, and which way it reads.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// One bit per option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Edges where reading starts.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Edges where reading ends.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Baselines of the last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Baselines of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// In the reading direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        var layoutOptions: VisualFormatOptions {
            let table: [(FormatOptions, LayoutAttribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            var options = VisualFormatOptions(alignment: table.filter { contains($0.0) }.map(\.1))
            if contains(.directionLeftToRight) { options.direction = .leftToRight }
            if contains(.directionRightToLeft) { options.direction = .rightToLeft }
            return options
        }
    }

    /// The item on the left side: a view or a guide.
    open private(set) weak var firstItem: AnyObject?
    /// The item on the right side; nil for a constant.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    /// The constant, in points.
    open var constant: CGFloat {
        didSet { if constant != oldValue { owner?.constraintStore.engine?.constantDidChange(of: self) } }
    }
    /// The priority; required by default.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { owner?.constraintStore.engine?.priorityDidChange(of: self) } }
    }
    /// A name for reports.
    open var identifier: String?
    /// Stored, without effect.
    open var shouldBeArchived = false

    /// The view that holds the active constraint: the nearest one that both items are in.
    weak var owner: UIView?
    /// The number in the order of activation.
    var activationNumber = 0
    /// Counts the activations of all threads: a tree that one thread built may be changed by another.
    private nonisolated static let activations = Atomic(0)

    /// Creates a constraint, which is not active.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        hasSecondItem = view2 != nil
        (firstAttribute, secondAttribute, self.relation, self.multiplier) = (attr1, attr2, relation, multiplier)
        constant = c
    }

    /// Creates a constraint without items, which stands in a property until its own is made and can't be activated.
    public override init() {
        (firstAttribute, secondAttribute, relation, multiplier) = (.notAnAttribute, .notAnAttribute, .equal, 1)
        hasSecondItem = false
        constant = 0
    }

    /// Whether the constraint compares the first attribute with the constant only. As in UIKit, a size that is related
    /// to the size of no item is a constant.
    var isConstant: Bool {
        secondAttribute == .notAnAttribute || !hasSecondItem && firstAttribute.isSize && secondAttribute.isSize
    }
    /// Whether the constraint was made with a second item, which may be gone meanwhile.
    private let hasSecondItem: Bool

    /// Whether the constraint takes part in the layout.
    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints, in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    func activate(on holder: UIView? = nil) {
        guard owner == nil else { return }
        guard let first = firstItem.flatMap(Self.view) else {
            return LayoutReports.refuse(self, "its first item is neither a view nor a guide that was added to a view")
        }
        var owner: UIView? = first
        if secondItem != nil {
            guard let second = secondItem.flatMap(Self.view) else {
                return LayoutReports.refuse(
                    self, "its second item is neither a view nor a guide that was added to a view")
            }
            while let candidate = owner, !second.isDescendant(of: candidate) { owner = candidate.superview }
        }
        guard let owner else {
            return LayoutReports.refuse(
                self, "its items have no common ancestor; add both views to one tree before activating it")
        }
        activationNumber = Self.activations.add(1, ordering: .relaxed).newValue
        self.owner = owner
        owner.constraintStore.held.append(self)
        owner.constraintDidActivate(self)
    }

    func deactivate() {
        guard let owner else { return }
        owner.constraintStore.held.removeAll { $0 === self }
        self.owner = nil
        owner.constraintDidDeactivate(self)
    }

    /// The view of an item: the item itself, or the view that a guide belongs to.
    static func view(of item: AnyObject) -> UIView? {
        if let view = item as? UIView { return view }
        return (item as? UILayoutGuide)?.owningView
    }

    /// Creates constraints from a visual format. If the format cannot be read, UIKit raises an exception; here the next
    /// render throws an error.
    ///
    /// ```swift
    /// NSLayoutConstraint.constraints(
    ///     withVisualFormat: "H:|-[icon(40)]-gap-[title]-|", metrics: ["gap": 12],
    ///     views: ["icon": icon, "title": title])
    /// ```
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        FormatReader(format, options: opts, metrics: metrics ?? [:], views: views).constraints
    }

    /// The constraint in UIKit's notation.
    open nonisolated override var description: String {
        leased { (constraint: NSLayoutConstraint) in constraint.printedText }(self)
    }

    /// The anchor of the first item.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    /// The anchor of the second item; nil for a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }
}
