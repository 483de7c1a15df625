import AutoLayout
import AutoLayoutCases
import Foundation
import Testing

/// A case as a tree, laid out.
struct BuiltCase {
    var tree = LayoutTree()
    var items: [String: LayoutItem] = [:]
    var handles: [String: LayoutTree.ConstraintHandle] = [:]
    var texts: [LayoutItem: GridText] = [:]
    var stacks: [StackLayout] = []
    let root: LayoutItem
    let scale: Double

    /// Builds the tree, with constraints and the views of each superview in the order of `constraintOrder` and
    /// `viewOrder`, which default to the case's.
    init(
        _ layoutCase: LayoutCase, scale: Double? = nil, isRightToLeft: Bool? = nil, constraintOrder: [Int]? = nil,
        viewOrder: [Int]? = nil
    ) throws {
        self.scale = scale ?? layoutCase.scale
        let direction: LayoutDirection = isRightToLeft ?? layoutCase.isRightToLeft ? .rightToLeft : .leftToRight
        root = tree.addItem("root")
        items["root"] = root
        try tree.setDirection(direction, of: root)
        let size = layoutCase.numbers(layoutCase.root["size"])
        if size.count == 2 { try tree.setSize(width: size[0], height: size[1], of: root) }
        let safe = layoutCase.numbers(layoutCase.root["safe"]).compactMap { $0 }
        if safe.count == 4 { try setInsets(safe, .safeArea, root) }
        let margins = layoutCase.numbers(layoutCase.root["margins"]).compactMap { $0 }
        if margins.count == 4 { try setInsets(margins, .margins, root) }
        var waiting = (viewOrder ?? Array(layoutCase.views.indices)).map { layoutCase.views[$0] }
        while !waiting.isEmpty {
            let view = waiting.removeFirst()
            guard let parent = items[view["in"] as? String ?? "root"] else {
                waiting.append(view)
                continue
            }
            try add(view, to: parent, layoutCase, direction)
        }
        for view in layoutCase.views where view["class"] as? String == "stack" { try addStack(view, layoutCase) }
        for index in constraintOrder ?? Array(layoutCase.constraints.indices) {
            let text = ConstraintText(layoutCase.constraints[index])
            handles[text.text] = try tree.add(constraint(text))
        }
        if let fit = layoutCase.json["fit"] as? [String: Any] {
            let target = layoutCase.numbers(fit["target"]).compactMap { $0 }
            fitted = try tree.fittingSize(
                of: root, target: CGSize(width: target[0], height: target[1]),
                priorities: AxisPriorities(
                    layoutCase.number(fit["horizontal"])!, layoutCase.number(fit["vertical"])!), scale: self.scale,
                measuring: measuring)
        } else {
            try tree.layout(measuring: measuring)
        }
    }

    private(set) var fitted: CGSize?

    var measuring: LayoutTree.Measuring {
        let texts = texts
        return { item, width in texts[item]?.content(width: width) ?? LayoutContent() }
    }

    func frame(_ name: String) -> CGRect { tree.frame(of: items[name]!, scale: scale) }

    private mutating func setInsets(_ numbers: [Double], _ kind: LayoutGuideKind, _ item: LayoutItem) throws {
        try tree.setInsets(
            LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]), of: kind, in: item)
    }

    private mutating func add(
        _ view: [String: Any], to parent: LayoutItem, _ layoutCase: LayoutCase, _ direction: LayoutDirection
    ) throws {
        let name = try #require(view["id"] as? String)
        let item = tree.addItem(name, in: parent)
        items[name] = item
        try tree.setDirection(direction, of: item)
        func pair(_ key: String) -> AxisPriorities? {
            let numbers = layoutCase.numbers(view[key]).compactMap { $0 }
            return numbers.count == 2 ? AxisPriorities(numbers[0], numbers[1]) : nil
        }
        if let hugging = pair("hug") { try tree.setHugging(hugging, of: item) }
        if let resistance = pair("comp") { try tree.setCompressionResistance(resistance, of: item) }
        let intrinsic = layoutCase.numbers(view["intrinsic"])
        if intrinsic.count == 2 {
            try tree.setContent(LayoutContent(width: intrinsic[0], height: intrinsic[1]), of: item)
        }
        if let text = view["text"] as? String {
            let grid = GridText(text: text, lines: Int(layoutCase.number(view["lines"]) ?? 1))
            texts[item] = grid
            try tree.setContent(grid.content(width: nil), of: item)
            tree.setWraps(grid.lines != 1, preferredWidth: layoutCase.number(view["preferred"]), of: item)
        }
        let margins = layoutCase.numbers(view["margins"]).compactMap { $0 }
        if margins.count == 4 { try setInsets(margins, .margins, item) }
    }

    private mutating func addStack(_ view: [String: Any], _ layoutCase: LayoutCase) throws {
        let isRow = view["axis"] as? String != "v"
        let hidden = view["hidden"] as? [String] ?? []
        let custom = view["custom"] as? [String: Any] ?? [:]
        let arranged = (view["arranged"] as? [String] ?? []).map { name in
            let description = layoutCase.views.first { $0["id"] as? String == name } ?? [:]
            let intrinsic = layoutCase.numbers(description["intrinsic"])
            return StackDescription.ArrangedView(
                items[name]!, isHidden: hidden.contains(name), customSpacing: layoutCase.number(custom[name]),
                naturalLength: intrinsic.count == 2 ? intrinsic[isRow ? 0 : 1] ?? 0 : 0,
                isMultilineText: texts[items[name]!].map { $0.lines != 1 } ?? false)
        }
        let alignments: [String: StackDescription.Alignment] = ["top": .leading, "bottom": .trailing]
        let alignment = view["alignment"] as? String ?? "fill"
        let description = StackDescription(
            arranged, axis: isRow ? .horizontal : .vertical,
            distribution: StackDescription.Distribution(rawValue: view["distribution"] as? String ?? "fill")!,
            alignment: alignments[alignment] ?? StackDescription.Alignment(rawValue: alignment)!,
            spacing: layoutCase.number(view["spacing"]) ?? 0,
            isMarginsRelative: view["marginsRelative"] as? Bool ?? false,
            systemVersion: Int(layoutCase.number(layoutCase.json["ios"]) ?? 18))
        stacks.append(try tree.addStack(description, to: try #require(items[view["id"] as? String ?? ""])))
    }

    mutating func constraint(_ text: ConstraintText) throws -> LayoutConstraint {
        func item(_ anchor: ConstraintText.Anchor) -> LayoutItem {
            switch anchor.guide {
            case "margins": return tree.guide(.margins, of: items[anchor.item]!)
            case "safe": return tree.guide(.safeArea, of: items[anchor.item]!)
            default: return items[anchor.item]!
            }
        }
        let second = text.second.map(item)
        return LayoutConstraint(
            item(text.first), text.first.attribute, text.relation, second, text.second?.attribute ?? .notAnAttribute,
            multiplier: text.multiplier, constant: text.constant, priority: text.priority, identifier: text.text)
    }
}
