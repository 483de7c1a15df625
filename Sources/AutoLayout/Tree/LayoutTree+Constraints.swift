/// Constraints between items.
extension LayoutTree {
    /// Adds a constraint. Throws an ``AutoLayoutFault`` where UIKit would raise an exception.
    @discardableResult
    public mutating func add(_ constraint: LayoutConstraint) throws(AutoLayoutFault) -> ConstraintHandle {
        let handle = try solver.add(try statement(of: constraint))
        definitions[handle] = constraint
        hasNewStructure = true
        note(handle, constraint, isUsed: true)
        return handle
    }

    /// Adds constraints, all or none. They count in this order when required ones contradict each other.
    @discardableResult
    public mutating func add(_ constraints: [LayoutConstraint]) throws(AutoLayoutFault) -> [ConstraintHandle] {
        var handles: [ConstraintHandle] = []
        for constraint in constraints {
            do {
                handles.append(try add(constraint))
            } catch {
                for handle in handles { remove(handle) }
                throw error
            }
        }
        return handles
    }

    /// Removes a constraint.
    public mutating func remove(_ handle: ConstraintHandle) {
        if let definition = definitions.removeValue(forKey: handle) { note(handle, definition, isUsed: false) }
        solver.remove(handle)
    }

    /// Changes the constant of a constraint, in points.
    public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(AutoLayoutFault) {
        guard var definition = definitions[handle], definition.constant != constant else { return }
        definition.constant = constant
        try solver.setTarget(try statement(of: definition).target, of: handle)
        definitions[handle] = definition
    }

    /// Changes the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of handle: ConstraintHandle) throws(AutoLayoutFault) {
        guard definitions[handle] != nil else { return }
        try solver.setPriority(priority, of: handle)
        definitions[handle]?.priority = priority
    }

    /// The constraint as it was added, with later changes.
    public func definition(of handle: ConstraintHandle) -> LayoutConstraint? { definitions[handle] }

    private mutating func note(_ handle: ConstraintHandle, _ constraint: LayoutConstraint, isUsed: Bool) {
        for item in [constraint.first, constraint.second].compactMap({ $0 }) {
            guard let index = index(of: item) else { continue }
            if isUsed { items[index].uses.insert(handle) } else { items[index].uses.remove(handle) }
        }
        let isCrossing =
            constraint.second != nil
            && constraint.firstAttribute.isHorizontal != constraint.secondAttribute.isHorizontal
        if isCrossing { crossings += isUsed ? 1 : -1 }
    }

    /// Replaces the terms of a constraint, which keeps its place in the order.
    mutating func restate(_ handle: ConstraintHandle) throws(AutoLayoutFault) {
        guard let definition = definitions[handle] else { return }
        try solver.replace(handle, by: try statement(of: definition))
    }

    /// A baseline moves with its text: it is part of what the sum is compared with, unless text comes or goes.
    mutating func updateBaseline(_ handle: ConstraintHandle, of item: LayoutItem) throws(AutoLayoutFault) {
        guard let definition = definitions[handle] else { return }
        let isConcerned = [
            (definition.first, definition.firstAttribute), (definition.second, definition.secondAttribute),
        ]
        .contains { $0 == item && ($1 == .firstBaseline || $1 == .lastBaseline) }
        if isConcerned { try restate(handle) }
    }
}
