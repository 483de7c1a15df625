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
public enum CoordinateSpace: Hashable, Sendable {
    /// That of the picture.
    case global
    /// That of the view itself.
    case local
}
