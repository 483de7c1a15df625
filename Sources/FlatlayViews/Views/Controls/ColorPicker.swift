import Foundation

/// A choice of a colour: the label, and a ring of all hues around the chosen one.
///
/// The ring is 28 points wide; its width and the gap within are chosen by eye.
nonisolated public struct ColorPicker<Label: View>: View {
    private let color: Color
    private let label: Label

    /// Creates a colour picker.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    /// The label, and the chosen colour.
    public var body: some View {
        ControlRow(label: label) {
            Circle()
                .strokeBorder(
                    AngularGradient(
                        colors: [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red], center: .center),
                    lineWidth: 3
                )
                .overlay { Circle().fill(color).padding(5) }
                .frame(width: 28, height: 28)
                .focusableControl()
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a colour picker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
