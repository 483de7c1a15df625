/// A constraint between attributes of items: `first.attribute relation multiplier · second.attribute + constant`.
public struct LayoutConstraint: Sendable {
    /// The item on the left side.
    public var first: LayoutItem
    /// The attribute of the first item.
    public var firstAttribute: LayoutAttribute
    /// How the sides compare.
    public var relation: ConstraintRelation
    /// `nil` for a constant.
    public var second: LayoutItem?
    /// The attribute of the second item.
    public var secondAttribute: LayoutAttribute
    /// The factor of the second attribute.
    public var multiplier: Double
    /// In points. It counts along the reading direction where an attribute does.
    public var constant: Double
    /// In 0 < priority ≤ 1000.
    public var priority: Double
    /// Who made the constraint, which decides what breaks in a conflict.
    public var source: ConstraintSource
    /// Its name in messages.
    public var identifier: String

    /// A constraint, required unless it has a priority.
    public init(
        _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: ConstraintRelation = .equal,
        _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: Double = AutoLayoutLimits.requiredPriority, source: ConstraintSource = .app,
        identifier: String = ""
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.source = source
        self.identifier = identifier
    }
}
