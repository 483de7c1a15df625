import Foundation

/// A label, and a value at the trailing edge. The value is below a label beside which it has no room: in large text sizes
/// one that would take several lines, as in UIKit's rows with a value, and in others one with a word that would not fit
/// on a line.
nonisolated struct LabeledRow<Label: View, Value: View>: PrimitiveView {
    /// The distance on both sides of the space between; nil for that of a stack.
    var spacing: CGFloat?
    /// How far a value reaches beyond its frame above and below.
    var overhang: CGFloat = 0
    @ViewBuilder let label: Label
    @ViewBuilder let value: Value

    /// Adds one node. Label and value are made once for both arrangements.
    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context.inStack(.horizontal)
        inner.environment.common.keepsWords = true
        let label = MadeNodes(label.makeNodes(in: inner.entering(0)))
        let value = MadeNodes(value.makeNodes(in: inner.entering(1)))
        let row = HStack(spacing: spacing) {
            label
            Spacer(minLength: spacing == nil ? nil : 8)
            value
        }
        let column = VStack(alignment: .leading, spacing: 4 + overhang) {
            label
            value
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        nodes.append(
            ViewThatFitsNode(
                row.makeNodes(in: context.entering(2)) + column.makeNodes(in: context.entering(3)), axes: .horizontal,
                isCompressed: !context.environment.dynamicTypeSize.isAccessibilitySize,
                environment: context.environment))
    }
}
