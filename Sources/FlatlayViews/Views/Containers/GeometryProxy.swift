import Foundation

/// The size and position of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    /// The size in points.
    public let size: CGSize
    /// How far bars and notches extend beyond the frame, at edges where the frame touches the edge of the safe area.
    /// Zero in cells, and where an enclosing view ignores the safe area.
    public let safeAreaInsets: EdgeInsets
    private let globalFrame: CGRect
    private let use = Use()

    init(globalFrame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.safeAreaInsets = safeAreaInsets
        size = globalFrame.size
        self.globalFrame = globalFrame
    }

    /// Whether the content read the position of the reader. If not, the content can be reused at any position.
    var isPlaceRead: Bool { use.isPlaceRead }

    /// Records whether the position was read. Only used on the host's thread, which creates and draws the content.
    private final class Use: @unchecked Sendable {
        var isPlaceRead = false
    }

    /// Returns the value of an anchor in the coordinates of the reader.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        use.isPlaceRead = true
        return anchor.value(in: globalFrame)
    }

    /// Returns the frame in a coordinate space. In `.local` it starts at zero; other spaces use the coordinates of the
    /// image.
    public func frame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: size) }
        use.isPlaceRead = true
        return globalFrame
    }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Unchecked, because `AnyHashable` is not Sendable; names are only hashed and compared.

    /// The coordinate space of the image.
    case global
    /// The coordinate space of the view itself.
    case local
    /// A named coordinate space. It is treated as `global`.
    case named(AnyHashable)
}
