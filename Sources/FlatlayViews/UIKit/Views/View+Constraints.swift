import Foundation

nonisolated extension View {
    /// Draws the constraints of views of UIKit above them: distances and sizes with their constants and priorities, and
    /// alignments.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(view: cell)
    /// renderer.showsConstraints = true
    /// ```
    ///
    /// Blue lines hold: solid ones are required, dashed ones are not. Grey ones are inequalities with room left. Orange
    /// ones lost against those that are thick, and say what became of their constant; red ones were given up because
    /// required ones contradict them. Xcode's view debugger has the same; UIKit draws nothing of the kind.
    public func showsConstraints(_ isActive: Bool = true) -> some View {
        environment(\.showsConstraints, isActive)
    }
}

extension EnvironmentValues {
    private struct ShowsConstraintsKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the constraints of views of UIKit are drawn above them.
    public var showsConstraints: Bool {
        get { self[ShowsConstraintsKey.self] }
        set { self[ShowsConstraintsKey.self] = newValue }
    }
}
