import Foundation

/// A question for the size that an element's content wants.
public struct PreferredSizeRequest: Hashable, Sendable {
    /// The element.
    public var element: ElementIdentity
    /// The size so far, in points: final along fixed axes, the estimate along estimated ones.
    public var proposedSize: CGSize
    /// The room in the parent, in points; a wise answer does not exceed its width.
    public var availableSize: CGSize
    /// The axes that the answer counts along; it is ignored along the others.
    public var estimatedAxes: EstimatedAxes

    /// A request from its parts.
    public init(
        element: ElementIdentity, proposedSize: CGSize, availableSize: CGSize, estimatedAxes: EstimatedAxes
    ) {
        self.element = element
        self.proposedSize = proposedSize
        self.availableSize = availableSize
        self.estimatedAxes = estimatedAxes
    }
}

/// Answers the size that an element's content wants, or nil where it cannot tell; then the estimate stays.
///
/// ```swift
/// collectionView.preferredSizeProvider = { request in
///     measure(views[request.element], width: request.proposedSize.width)
/// }
/// ```
public typealias PreferredSizeProvider = (PreferredSizeRequest) -> CGSize?
