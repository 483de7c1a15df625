import Foundation

nonisolated extension View {
    /// Draws the constraints of UIKit views above them: distances and sizes with their constants and priorities, and
    /// alignments.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(view: cell)
    /// renderer.showsConstraints = true
    /// ```
    ///
    /// Blue lines are satisfied constraints: solid if required, dashed if not. Grey ones are inequalities with room
    /// left. Orange ones lost to the thick ones, and show the value that they got. Red ones were broken because
    /// required constraints contradict each other. Xcode's view debugger shows the same; UIKit has no such method.
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
