import Foundation

/// One frame of a custom group, relative to the group's outer corner.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The frame, in points; it may leave the group and overlap others.
    public let frame: CGRect
    /// The order of drawing.
    public let zIndex: Int

    /// A frame at the usual order of drawing.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// A frame with an order of drawing.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
    }

    /// Whether the other object has the same frame and order.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
        return frame == other.frame && zIndex == other.zIndex
    }

    /// A hash of the content.
    public override var hash: Int { frame.origin.x.hashValue ^ frame.origin.y.hashValue ^ zIndex }
}

/// Frames for the items of a custom group, in the order of the items; asked once for each section and solve.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
