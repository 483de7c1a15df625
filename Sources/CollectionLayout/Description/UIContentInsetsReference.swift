/// The boundary of the collection view to which content insets refer, perpendicular to the scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The reference of the enclosing description; none at the level of the layout.
    case automatic = 0
    /// The bounds of the collection view.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The guide that keeps lines of text at a readable length on wide screens.
    case readableContent
}
