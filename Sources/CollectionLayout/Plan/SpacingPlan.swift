import Foundation

/// Space between or around items, as plain data.
struct SpacingPlan: Hashable, Sendable, CustomStringConvertible {
    var isFlexible: Bool
    var value: CGFloat

    static let none = SpacingPlan.fixed(0)
    static func fixed(_ value: CGFloat) -> SpacingPlan { SpacingPlan(isFlexible: false, value: value) }
    static func flexible(_ value: CGFloat) -> SpacingPlan { SpacingPlan(isFlexible: true, value: value) }

    var description: String { (isFlexible ? "flexible:" : "fixed:") + value.shortText }

    /// The spacing as written in code, which is how UIKit prints it inside groups.
    var expression: String { "\(isFlexible ? ".flexible" : ".fixed")(\(value.shortText))" }
}

/// Space around the four edges of an item, as plain data.
struct EdgeSpacingPlan: Hashable, Sendable, CustomStringConvertible {
    var leading: SpacingPlan
    var top: SpacingPlan
    var trailing: SpacingPlan
    var bottom: SpacingPlan

    static let none = EdgeSpacingPlan(leading: .none, top: .none, trailing: .none, bottom: .none)

    func start(_ axis: Axis) -> SpacingPlan { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> SpacingPlan { axis == .horizontal ? trailing : bottom }

    /// The minimum space along an axis.
    func least(_ axis: Axis) -> CGFloat { start(axis).value + end(axis).value }

    var description: String { "{leading=\(leading), top=\(top), trailing=\(trailing), bottom=\(bottom)}" }

    var values: [CGFloat] { [leading.value, top.value, trailing.value, bottom.value] }
}
