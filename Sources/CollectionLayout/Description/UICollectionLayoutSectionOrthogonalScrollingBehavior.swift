/// How a section scrolls perpendicular to the scroll direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// Does not scroll: groups follow each other along the scroll direction.
    case none = 0
    /// Scrolls freely.
    case continuous
    /// Scrolls freely and stops at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Scrolls by the width of the section's viewport.
    case paging
    /// Scrolls by one group and stops at its leading edge.
    case groupPaging
    /// Scrolls by one group and stops with the group centred.
    case groupPagingCentered
}
