/// The reading direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft
}
