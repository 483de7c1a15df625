import Foundation

/// One frame of a custom group, relative to the group's outer corner.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame, in points; it may extend beyond the group and overlap others.
    public let frame: CGRect
    /// The z-index; 0 by default.
    public let zIndex: Int

    /// Creates a frame with z-index 0.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates a frame with a z-index.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// A copy with the same content.
    public func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
    }

    /// Whether the other object has the same frame and z-index.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
        return frame == other.frame && zIndex == other.zIndex
    }

    /// A hash of the content.
    nonisolated public override var hash: Int { frame.origin.x.hashValue ^ frame.origin.y.hashValue ^ zIndex }
}

/// Returns the frames of the items of a custom group, in item order; called once per section and solve.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
