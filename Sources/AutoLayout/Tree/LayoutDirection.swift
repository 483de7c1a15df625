/// The side that reading starts at.
public enum LayoutDirection: Sendable {
    case leftToRight, rightToLeft
}
