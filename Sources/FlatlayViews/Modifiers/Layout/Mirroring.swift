import Foundation

nonisolated extension View {
    /// Mirrors the view horizontally in right-to-left environments.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Mirrors the view horizontally in one layout direction.
    ///
    /// Views arrange themselves for the layout direction anyway; this is for views with a direction of their own.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }
}

nonisolated private struct MirrorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        if behavior.isMirrored(in: direction) {
            content.scaleEffect(x: -1, y: 1)
        } else {
            content
        }
    }
}
