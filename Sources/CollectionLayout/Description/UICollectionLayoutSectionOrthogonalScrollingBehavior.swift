/// How a section scrolls across the scroll direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// Not at all: groups follow each other along the scroll direction.
    case none = 0
    /// Freely.
    case continuous
    /// Freely, coming to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the section's viewport.
    case paging
    /// By one group, resting at its leading edge.
    case groupPaging
    /// By one group, resting with the group in the middle.
    case groupPagingCentered
}
