import Foundation

extension View {
    /// The view turned around from left to right where reading goes from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// The view turned around from left to right where one reads in a direction.
    ///
    /// Views arrange themselves for the direction anyway; this is for those that have a direction of their own.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }
}

private struct MirrorModifier: ViewModifier {
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
