import Foundation

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    /// The size in points.
    public let size: CGSize
    /// The insets of the safe area, which cells don't have.
    public let safeAreaInsets = EdgeInsets()
    private let globalFrame: CGRect

    init(globalFrame: CGRect) {
        size = globalFrame.size
        self.globalFrame = globalFrame
    }

    /// The frame in a space: from its own corner in `.local`, from that of the picture in the others.
    public func frame(in space: CoordinateSpace) -> CGRect {
        space == .local ? CGRect(origin: .zero, size: size) : globalFrame
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
