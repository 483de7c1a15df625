/// Turns a format into constraints.
struct VisualFormatWriter {
    let text: String
    let format: VisualFormat
    let options: VisualFormatOptions
    let metrics: [String: Double]
    let views: [String: LayoutItem]
    private var result: [LayoutConstraint] = []

    init(
        text: String, format: VisualFormat, options: VisualFormatOptions, metrics: [String: Double],
        views: [String: LayoutItem]
    ) {
        self.text = text
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private var start: LayoutAttribute {
        if format.isVertical { return .top }
        switch options.direction {
        case .leadingToTrailing: return .leading
        case .leftToRight: return .left
        case .rightToLeft: return .right
        }
    }

    private var end: LayoutAttribute {
        if format.isVertical { return .bottom }
        switch options.direction {
        case .leadingToTrailing: return .trailing
        case .leftToRight: return .right
        case .rightToLeft: return .left
        }
    }

    /// Whether coordinates fall along the format.
    private var isReversed: Bool { !format.isVertical && options.direction == .rightToLeft }

    func item(_ name: String, at index: Int) throws(VisualFormatError) -> LayoutItem {
        if let item = views[name] { return item }
        throw VisualFormatError(
            format: text, index: index, reason: "'\(name)' is not a key in the views dictionary; add it there")
    }

    private func number(_ value: VisualFormat.Predicate.Value, at index: Int) throws(VisualFormatError) -> Double {
        switch value {
        case .number(let number): return number
        case .name(let name):
            if let metric = metrics[name], metric.isFinite { return metric }
            let reason =
                metrics[name] == nil
                ? "'\(name)' is not a key in the metrics dictionary; add it there"
                : "The metric '\(name)' is not finite"
            throw VisualFormatError(format: text, index: index, reason: reason)
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
        let value = try number(predicate.priority, at: predicate.index)
        guard value > 0, value <= AutoLayoutLimits.requiredPriority else {
            throw VisualFormatError(
                format: text, index: predicate.index, reason: "The priority \(value) is not above 0 and at most 1000")
        }
        return value
    }

    mutating func constraints(superview: LayoutItem) throws(VisualFormatError) -> [LayoutConstraint] {
        var items: [LayoutItem] = []
        for view in format.views { items.append(try item(view.name, at: view.index)) }
        if let gap = format.first {
            try add(gap, standard: options.edgeSpacing, items[0], start, after: superview, start)
        }
        for (place, view) in format.views.enumerated() {
            for size in view.sizes { try add(size, of: items[place]) }
            if place > 0 {
                try add(
                    format.gaps[place - 1], standard: options.spacing, items[place], start, after: items[place - 1], end
                )
            }
        }
        if let gap = format.last {
            try add(gap, standard: options.edgeSpacing, superview, end, after: items[items.count - 1], end)
        }
        for attribute in options.alignment {
            guard attribute.kind == (format.isVertical ? .x : .y) else {
                throw VisualFormatError(
                    format: text, index: 0,
                    reason: "Views cannot be aligned by \(attribute) along this format; align them across it")
            }
            for (one, next) in zip(items, items.dropFirst()) {
                result.append(LayoutConstraint(one, attribute, .equal, next, attribute))
            }
        }
        return result
    }

    private mutating func add(_ size: VisualFormat.Predicate, of item: LayoutItem) throws(VisualFormatError) {
        let attribute: LayoutAttribute = format.isVertical ? .height : .width
        if case .name(let name) = size.value, metrics[name] == nil {
            result.append(
                LayoutConstraint(
                    item, attribute, size.relation, try self.item(name, at: size.index), attribute,
                    multiplier: size.multiplier, constant: size.constant, priority: try priority(size)))
        } else {
            let value = try number(size.value, at: size.index) * size.multiplier + size.constant
            result.append(
                LayoutConstraint(item, attribute, size.relation, constant: value, priority: try priority(size)))
        }
    }

    private mutating func add(
        _ gap: VisualFormat.Gap, standard: Double, _ item: LayoutItem, _ attribute: LayoutAttribute,
        after other: LayoutItem, _ otherAttribute: LayoutAttribute
    ) throws(VisualFormatError) {
        func constraint(_ relation: ConstraintRelation, _ value: Double, _ priority: Double) -> LayoutConstraint {
            LayoutConstraint(
                item, attribute, isReversed ? relation.reversed : relation, other, otherAttribute,
                constant: isReversed ? -value : value, priority: priority)
        }
        switch gap {
        case .none: result.append(constraint(.equal, 0, AutoLayoutLimits.requiredPriority))
        case .standard: result.append(constraint(.equal, standard, AutoLayoutLimits.requiredPriority))
        case .predicates(let predicates):
            for predicate in predicates {
                let value = try number(predicate.value, at: predicate.index) * predicate.multiplier + predicate.constant
                result.append(constraint(predicate.relation, value, try priority(predicate)))
            }
        }
    }
}
