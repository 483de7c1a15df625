import Foundation

/// Screens of which one is visible. Refused: an image shows one screen.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    /// Creates tabs of which one is selected.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

    /// Refused: rendering throws ``UnsupportedViewError``.
    public var body: some View { RefusedView("TabView", "render the screen that you want to see") }
}

extension TabView where SelectionValue == Int {
    /// Creates tabs.
    public init(@ViewBuilder content: () -> Content) {}
}
