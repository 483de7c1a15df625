import Foundation

/// How far something has scrolled, and how large it is.
public struct ScrollGeometry: Hashable, Sendable {
    /// The point of the content at the upper left corner of the container.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// Room around the content.
    public var contentInsets: EdgeInsets
    /// The size of the window onto the content.
    public var containerSize: CGSize

    /// A geometry from its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that the container shows, with what the insets cover.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content that the container shows beside the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}
