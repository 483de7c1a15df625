/// What a distribution adds along the axis.
extension StackRules {
    mutating func distribute() {
        switch stack.distribution {
        case .fill: divideText()
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing: addGaps(from: end, to: start, priority: AutoLayoutLimits.requiredPriority)
        case .equalCentering: addGaps(from: middle, to: middle, priority: 149)
        }
    }

    private mutating func fillEqually() {
        guard let first = visible.first else { return }
        for index in visible.dropFirst() { add("fill-equally", .view(index), length, .equal, .view(first), length) }
    }

    /// Each view's share of the canvas is its natural length by that of all with their gaps. Each priority is one less, so
    /// the last view gives way, because gaps are required.
    private mutating func fillProportionally() {
        let visible = visible
        let gaps = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
        let sum = visible.reduce(0) { $0 + stack.views[$1].naturalLength } + gaps
        for (place, index) in visible.enumerated() {
            let natural = stack.views[index].naturalLength
            let priority = visible.count == 1 ? AutoLayoutLimits.requiredPriority : max(1, 999 - Double(place))
            guard natural > 0, sum > 0, natural / sum >= AutoLayoutLimits.smallestMultiplier else {
                add("fill-proportionally", .view(index), length, priority: priority)
                continue
            }
            add(
                "fill-proportionally", .view(index), length, .equal, .canvas, length, multiplier: natural / sum,
                priority: priority)
        }
    }

    /// Guides between views, or between their centres, of equal lengths.
    private mutating func addGaps(from: LayoutAttribute, to: LayoutAttribute, priority: Double) {
        let visible = visible
        for (index, next) in zip(visible, visible.dropFirst()) {
            add("distributing-edge", .gap(index), start, .equal, .view(index), from)
            add("distributing-edge", .gap(index), end, .equal, .view(next), to)
        }
        guard let first = visible.first else { return }
        for index in visible.dropLast().dropFirst() {
            add("fill-equally", .gap(index), length, .equal, .gap(first), length, priority: priority)
        }
    }

    /// Without a width of their own, labels with several lines would be as wide as they like.
    private mutating func divideText() {
        guard isRow else { return }
        let texts = visible.filter { stack.views[$0].isMultilineText }
        guard !texts.isEmpty else { return }
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        let priority = isBaseline ? 760.0 : 759
        if stack.systemVersion < 15 {
            let count = Double(visible.count)
            let gaps = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
            for index in visible {
                add(
                    "text-width-disambiguation", .view(index), length, .equal, .canvas, length, multiplier: 1 / count,
                    constant: -gaps / count, priority: priority)
            }
        } else {
            for index in texts.dropFirst() {
                add(
                    "text-width-disambiguation", .view(index), length, .equal, .view(texts[0]), length,
                    priority: priority)
            }
        }
    }
}
