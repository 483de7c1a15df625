/// Translates constraints between attributes to sums of unknowns.
///
/// Source: the reference of `NSLayoutConstraint`. Steps:
///
/// 1. An attribute is a sum of an item's unknowns and a constant. `leading` is `left` or `right`, by the direction of
///    the first item's superview.
/// 2. A multiplier of an edge multiplies its coordinate in the nearest common ancestor of both items.
/// 3. In right-to-left layout, a constraint with an attribute such as `leading` measures from the ancestor's right edge
///    leftwards. So its constant and its relation follow the reading direction, too.
extension LayoutTree {
    private struct Sum {
        var terms: [SolverConstraint.Term] = []
        var constant = 0.0

        mutating func add(_ other: Sum, times factor: Double) {
            for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
            constant += other.constant * factor
        }
    }

    func statement(of constraint: LayoutConstraint) throws(AutoLayoutFault) -> SolverConstraint {
        let name = constraint.identifier.isEmpty ? text(of: constraint) : constraint.identifier
        guard let firstIndex = index(of: constraint.first) else {
            throw .unknown(constraint: name, what: "the first item")
        }
        let first = constraint.firstAttribute
        let second = constraint.secondAttribute
        for (value, what) in [(constraint.multiplier, "multiplier"), (constraint.constant, "constant")] {
            guard value.isFinite else { throw .notFinite(constraint: name, what: what) }
        }
        guard first.kind != .none else { throw .attributes(constraint: name, first: first, second: second) }
        let isMirrored =
            (first.followsReading || second.followsReading)
            && superview(of: constraint.first).flatMap { index(of: $0) }.map { items[$0].direction } == .rightToLeft
        var sum = Sum()
        let sign = isMirrored ? -1.0 : 1.0
        sum.add(self.sum(first, firstIndex, isMirrored: isMirrored), times: sign)
        if let other = constraint.second {
            guard let secondIndex = index(of: other) else {
                throw .unknown(constraint: name, what: "the second item")
            }
            guard first.kind == second.kind,
                !(first.followsReading && second.isAbsoluteSide), !(first.isAbsoluteSide && second.followsReading)
            else { throw .attributes(constraint: name, first: first, second: second) }
            guard abs(constraint.multiplier) >= AutoLayoutLimits.smallestMultiplier else {
                throw .zeroMultiplier(constraint: name)
            }
            guard let ancestor = commonAncestor(of: firstIndex, and: secondIndex) else {
                throw .noCommonAncestor(
                    constraint: name, first: items[firstIndex].name, second: items[secondIndex].name)
            }
            sum.add(self.sum(second, secondIndex, isMirrored: isMirrored), times: -sign * constraint.multiplier)
            if first.kind != .size, constraint.multiplier != 1 {
                let edge: LayoutAttribute = first.kind == .y ? .top : isMirrored ? .right : .left
                sum.add(self.sum(edge, ancestor, isMirrored: false), times: -sign * (1 - constraint.multiplier))
            }
        } else {
            // An edge needs something to be compared with.
            guard first.kind == .size, second == .notAnAttribute else {
                throw .attributes(constraint: name, first: first, second: second)
            }
        }
        return SolverConstraint(
            sum.terms, constraint.relation, constraint.constant - sum.constant, priority: constraint.priority,
            source: constraint.source, name: name)
    }

    /// Step 1.
    private func sum(_ attribute: LayoutAttribute, _ index: Int, isMirrored: Bool) -> Sum {
        var record = items[index]
        var attribute = attribute
        if attribute.isMargin {
            attribute = attribute.withoutMargin
            // An item without a margins guide has no margins.
            if let guide = record.guides[.margins] { record = items[guide.index] }
        }
        switch attribute {
        case .leading where isMirrored, .right: return Sum(terms: [.init(record.x), .init(record.width)])
        case .trailing where !isMirrored: return Sum(terms: [.init(record.x), .init(record.width)])
        case .left, .leading, .trailing: return Sum(terms: [.init(record.x)])
        case .centerX: return Sum(terms: [.init(record.x), .init(record.width, 0.5)])
        case .centerY: return Sum(terms: [.init(record.y), .init(record.height, 0.5)])
        case .width: return Sum(terms: [.init(record.width)])
        case .height: return Sum(terms: [.init(record.height)])
        case .firstBaseline:
            if let offset = record.content.firstBaseline { return Sum(terms: [.init(record.y)], constant: offset) }
            return Sum(terms: [.init(record.y), .init(record.height)])
        case .lastBaseline:
            return Sum(terms: [.init(record.y), .init(record.height)], constant: -(record.content.lastBaseline ?? 0))
        case .bottom: return Sum(terms: [.init(record.y), .init(record.height)])
        default: return Sum(terms: [.init(record.y)])
        }
    }

    /// The view that an item is in; for a root, the item itself.
    func superview(of item: LayoutItem) -> LayoutItem? { index(of: item).map { items[$0].parent ?? item } }

    /// The nearest item that both are in, or are.
    private func commonAncestor(of one: Int, and other: Int) -> Int? {
        var seen: Set<Int> = []
        var next: Int? = one
        while let index = next {
            seen.insert(index)
            next = items[index].parent.flatMap { self.index(of: $0) }
        }
        next = other
        while let index = next {
            if seen.contains(index) { return index }
            next = items[index].parent.flatMap { self.index(of: $0) }
        }
        return nil
    }

    /// A constraint in words: `title.leading == cell.leading + 16 @750`.
    public func text(of constraint: LayoutConstraint) -> String {
        var text = "\(name(of: constraint.first)).\(constraint.firstAttribute) "
        switch constraint.relation {
        case .equal: text += "=="
        case .greaterThanOrEqual: text += ">="
        case .lessThanOrEqual: text += "<="
        }
        if let second = constraint.second {
            text += " \(name(of: second)).\(constraint.secondAttribute)"
            if constraint.multiplier != 1 { text += " * \(Self.text(constraint.multiplier))" }
            if constraint.constant > 0 { text += " + \(Self.text(constraint.constant))" }
            if constraint.constant < 0 { text += " - \(Self.text(-constraint.constant))" }
        } else {
            text += " \(Self.text(constraint.constant))"
        }
        if constraint.priority < AutoLayoutLimits.requiredPriority { text += " @\(Self.text(constraint.priority))" }
        return text
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
