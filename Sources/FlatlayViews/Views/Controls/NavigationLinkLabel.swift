import Foundation

/// The label of a link: with a chevron if it is a row of a list, unchanged inside of a row, and a button elsewhere.
nonisolated struct NavigationLinkLabel<Label: View>: View {
    let label: Label
    @Environment(\.rowSurroundings) private var surroundings

    var body: some View {
        if surroundings == .none {
            Button(action: {}, label: { label })
        } else {
            RowLevel {
                VStackIfSeveral(view: label).rowValue(RowKeys.accessory, RowAccessory.link).focusableControl()
            } inner: {
                label.focusableControl()
            }
        }
    }
}
