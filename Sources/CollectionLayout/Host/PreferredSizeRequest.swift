import Foundation

/// A request for the preferred size of an element's content.
public struct PreferredSizeRequest: Hashable, Sendable {
    /// The element.
    public var element: ElementIdentity
    /// The current size, in points: final along fixed axes, the estimate along estimated ones.
    public var proposedSize: CGSize
    /// The available size in the parent, in points; the returned width should not exceed its width.
    public var availableSize: CGSize
    /// The axes along which the returned size is used; it is ignored along the others.
    public var estimatedAxes: EstimatedAxes

    /// Creates a request from its parts.
    public init(
        element: ElementIdentity, proposedSize: CGSize, availableSize: CGSize, estimatedAxes: EstimatedAxes
    ) {
        self.element = element
        self.proposedSize = proposedSize
        self.availableSize = availableSize
        self.estimatedAxes = estimatedAxes
    }
}

/// Returns the preferred size of an element's content, or nil if it is unknown; then the estimate stays.
///
/// ```swift
/// collectionView.preferredSizeProvider = { request in
///     measure(views[request.element], width: request.proposedSize.width)
/// }
/// ```
public typealias PreferredSizeProvider = (PreferredSizeRequest) -> CGSize?
