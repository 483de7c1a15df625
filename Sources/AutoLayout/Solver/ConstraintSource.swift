/// Who made a constraint. When required constraints contradict each other, the last one in this order breaks, and
/// within a source the one that was added last: an app's constraint, never the host's that fixes a cell.
public enum ConstraintSource: Int, Comparable, Sendable, CaseIterable {
    /// The host of the layout: the size of a cell or window, margins, safe areas, stack views, autoresizing masks.
    case host
    /// Hugging and compression resistance of content.
    case content
    /// The app.
    case app

    /// Whether a source comes before another one: a conflict breaks a constraint of the last source.
    public static func < (one: ConstraintSource, other: ConstraintSource) -> Bool { one.rawValue < other.rawValue }
}
