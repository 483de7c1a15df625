import Foundation

/// Why a layout could not be solved; ``description`` says what is wrong, where, and how to fix it.
public enum CollectionLayoutError: Error, Equatable, Sendable {
    /// A description object has an invalid value; the section is nil for the layout's own configuration.
    case invalidDescription(section: Int?, fault: LayoutDescriptionFault)
    /// The section provider returned nil for a section that has items.
    case missingSection(section: Int, itemCount: Int)
    /// A group has no space in its parent, or no space for subitems.
    case groupDoesNotFit(
        section: Int, in: LayoutContainer, group: String, container: CGSize, insets: NSDirectionalEdgeInsets)
    /// Not even the first subitem fits into its group.
    case itemDoesNotFit(section: Int, in: LayoutContainer, group: CGSize)
    /// One group instance would contain more items than the solver allows.
    case groupTooLarge(section: Int, limit: Int)
    /// Nested groups would take more steps than the solver allows.
    case groupTooComplex(section: Int, limit: Int)
    /// The item provider of a custom group returned a frame that is not finite.
    case invalidCustomFrame(section: Int, item: Int)
    /// A delegate or a property of a flow layout provides a value that is not a usable number.
    case invalidFlowValue(section: Int, property: String, value: CGFloat)
    /// The collection view's bounds are not a usable rectangle.
    case invalidBounds(CGSize)
    /// The number of items of a section is negative or larger than the solver allows.
    case invalidItemCount(section: Int, count: Int)
    /// The number of sections is negative or larger than the solver allows.
    case invalidSectionCount(Int)
    /// A section has more items than can be laid out individually.
    case tooManyListedItems(section: Int, count: Int, limit: Int)
    /// Preferred sizes did not settle.
    case selfSizingLoop(passes: Int)
    /// A custom layout returned a frame or a content size that is not finite.
    case invalidLayoutAnswer(element: String)
    /// A custom layout returned different attributes without having been invalidated.
    case attributesChanged(element: ElementIdentity, from: String, to: String)
    /// The layout has no such element.
    case missingAttributes(ElementIdentity)
    /// The section of an element does not exist.
    case sectionOutOfRange(element: ElementIdentity, sectionCount: Int)
}
