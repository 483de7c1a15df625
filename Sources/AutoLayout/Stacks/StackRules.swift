/// The constraints of a stack view.
///
/// Source: listings of the constraints of live stack views (A. Grebenyuk, "Let's Build UIStackView", kean.blog), and
/// the changes of iOS 15 (openradar 39275811). The identifiers are UIKit's. Steps:
///
/// 1. Along the axis: the first and the last view are connected to the canvas (`UISV-canvas-connection`), each to the
///    next (`UISV-spacing`), and the distribution adds its own (`StackRules+Distribution.swift`).
/// 2. A hidden view has no length (`UISV-hiding`). The gap before it belongs to the previous visible view. An end of
///    the stack with only hidden views has no gap.
/// 3. Across the axis, the alignment decides (`StackRules+Alignment.swift`).
struct StackRules {
    let stack: StackDescription
    var rules: [StackRule] = []

    init(_ stack: StackDescription) {
        self.stack = stack
        guard !stack.views.isEmpty else { return }
        connectEnds()
        connectNeighbours()
        distribute()
        align()
    }

    // MARK: Names of the axes

    var isRow: Bool { stack.axis == .horizontal }
    var start: LayoutAttribute { isRow ? .leading : .top }
    var end: LayoutAttribute { isRow ? .trailing : .bottom }
    var length: LayoutAttribute { isRow ? .width : .height }
    var middle: LayoutAttribute { isRow ? .centerX : .centerY }
    var crossStart: LayoutAttribute { isRow ? .top : .leading }
    var crossEnd: LayoutAttribute { isRow ? .bottom : .trailing }
    var crossLength: LayoutAttribute { isRow ? .height : .width }
    var crossMiddle: LayoutAttribute { isRow ? .centerY : .centerX }

    var visible: [Int] { stack.views.indices.filter { !stack.views[$0].isHidden } }

    mutating func add(
        _ identifier: String, _ first: StackRule.Part, _ attribute: LayoutAttribute,
        _ relation: ConstraintRelation = .equal, _ second: StackRule.Part? = nil,
        _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
        priority: Double = AutoLayoutLimits.requiredPriority
    ) {
        rules.append(
            StackRule(
                identifier: "UISV-\(identifier)", first: first, firstAttribute: attribute, relation: relation,
                second: second, secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
                priority: priority))
    }

    // MARK: Along the axis

    private mutating func connectEnds() {
        add("canvas-connection", .canvas, start, .equal, .view(0), start)
        add("canvas-connection", .view(stack.views.count - 1), end, .equal, .canvas, end)
        for index in stack.views.indices where stack.views[index].isHidden { add("hiding", .view(index), length) }
    }

    /// The gap behind a visible view that another one follows.
    func spacing(after index: Int) -> Double { stack.views[index].customSpacing ?? stack.spacing }

    private mutating func connectNeighbours() {
        let isElastic = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let visible = visible
        for index in stack.views.indices.dropFirst() {
            let previous = index - 1
            let before = visible.last { $0 < index }
            let after = visible.first { $0 >= index }
            guard let before, let after else {
                // Only hidden views are on one side.
                add("spacing", .view(index), start, .equal, .view(previous), end)
                continue
            }
            if isElastic {
                // A hidden view lies at the end of the one before; what is visible keeps its distance.
                if after == index {
                    connect(index, after: before, .greaterThanOrEqual, spacing(after: before))
                } else {
                    add("spacing", .view(index), start, .equal, .view(previous), end)
                }
            } else {
                connect(index, after: previous, .equal, previous == before ? spacing(after: before) : 0)
            }
        }
    }

    private mutating func connect(_ index: Int, after previous: Int, _ relation: ConstraintRelation, _ spacing: Double)
    {
        let isBaseline = stack.isBaselineRelative && !isRow && !stack.views[index].isHidden
        add(
            "spacing", .view(index), isBaseline ? .firstBaseline : start, relation, .view(previous),
            isBaseline ? .lastBaseline : end, constant: spacing)
    }
}
