/// A label, and a value at the trailing edge. In large text sizes the value is below a label beside which it has no room,
/// as UIKit's rows with a value do.
nonisolated struct LabeledRow<Label: View, Value: View>: View {
    /// The distance on both sides of the space between; nil for that of a stack.
    var spacing: CGFloat?
    @ViewBuilder let label: Label
    @ViewBuilder let value: Value
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                row
                VStack(alignment: .leading, spacing: 4) {
                    label
                    value
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: spacing) {
            label
            Spacer(minLength: spacing == nil ? nil : 8)
            value
        }
    }
}
