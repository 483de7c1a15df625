import Foundation

/// An invalid value in a description object, found when the layout is solved.
public enum LayoutDescriptionFault: Error, Equatable, Sendable {
    /// The types of dimensions, as messages name them.
    public enum Dimension: String, Equatable, Sendable {
        /// A fraction of the width.
        case fractionalWidth = "fractional width"
        /// A fraction of the height.
        case fractionalHeight = "fractional height"
        /// A length in points.
        case absolute = "absolute dimension"
        /// An estimate in points.
        case estimated = "estimated dimension"
    }

    /// A dimension is not a usable number.
    case invalidDimension(Dimension, CGFloat)
    /// An inset, a spacing or an offset is not a usable number.
    case invalidValue(property: String, CGFloat)
    /// A group has no subitems.
    case emptyGroup
    /// A repeating group has a count below 1.
    case invalidRepeatCount(isHorizontal: Bool)
    /// Groups are nested deeper than the solver supports.
    case nestedTooDeeply(limit: Int)
    /// A section describes more items and groups than the planner supports.
    case tooManyMembers(limit: Int)
    /// One host has several supplementary items of the same kind.
    case duplicateElementKinds([String])
}
