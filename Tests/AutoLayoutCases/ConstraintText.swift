import AutoLayout

/// A constraint in the notation of the fixtures: `a.leading == root.margins.leading * 1 + 8 @750`.
package struct ConstraintText: Equatable {
    package struct Anchor: Equatable {
        package var item: String
        package var guide: String?
        package var attribute: LayoutAttribute
    }

    package var text: String
    package var first: Anchor
    package var relation: ConstraintRelation
    package var second: Anchor?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = 1000.0

    package init(_ text: String) {
        self.text = text
        var words = text.split(separator: " ").map(String.init)
        first = Self.anchor(words.removeFirst())!
        relation = ["==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual][words.removeFirst()]!
        if let last = words.last, last.hasPrefix("@") {
            priority = Double(last.dropFirst())!
            words.removeLast()
        }
        let head = words.removeFirst()
        if let anchor = Self.anchor(head) { second = anchor } else { constant = Double(head)! }
        while words.count >= 2 {
            let sign = words.removeFirst()
            let parts = words.removeFirst().split(separator: "/").map { Double($0)! }
            let number = parts.count == 2 ? parts[0] / parts[1] : parts[0]
            switch sign {
            case "*": multiplier = number
            case "-": constant = -number
            default: constant = number
            }
        }
    }

    private static func anchor(_ text: String) -> Anchor? {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count >= 2, Double(text) == nil,
            let attribute = LayoutAttribute.allCases.first(where: { "\($0)" == parts[parts.count - 1] })
        else { return nil }
        return Anchor(item: parts[0], guide: parts.count == 3 ? parts[1] : nil, attribute: attribute)
    }
}
