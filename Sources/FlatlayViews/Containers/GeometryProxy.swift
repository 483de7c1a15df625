import Foundation

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    /// The size in points.
    public let size: CGSize
    /// How far bars and notches reach beyond the sides that lie at those of the safe area. In cells, and where a view
    /// around ignores the safe area, there are none.
    public let safeAreaInsets: EdgeInsets
    private let globalFrame: CGRect
    private let use = Use()

    init(globalFrame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets()) {
        self.safeAreaInsets = safeAreaInsets
        size = globalFrame.size
        self.globalFrame = globalFrame
    }

    /// Whether somebody asked where the reader stands. Where nobody did, its content serves at any place.
    var isPlaceRead: Bool { use.isPlaceRead }

    /// Notes what is asked. It is used on the thread of the host that makes and draws the content.
    private final class Use: @unchecked Sendable {
        var isPlaceRead = false
    }

    /// The frame in a space: from its own corner in `.local`, from that of the picture in the others.
    public func frame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: size) }
        use.isPlaceRead = true
        return globalFrame
    }
}

/// A space of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Names are values that are hashed and compared only.

    /// That of the picture.
    case global
    /// That of the view itself.
    case local
    /// That of a view around, by a name; it counts as that of the picture.
    case named(AnyHashable)
}
