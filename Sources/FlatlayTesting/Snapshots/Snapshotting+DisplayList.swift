import Flatlay
import Foundation

extension Snapshotting where Value == DisplayList, Format == UIImage {
    /// The image of a display list.
    public static var image: Snapshotting { .image() }

    /// The image and the frames of a display list: two references, so that a failure says what moved.
    public static var imageAndLayout: Snapshotting { .imageAndLayout() }

    /// The image of a display list.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - tolerance: how far the image may differ.
    public static func image(scale: CGFloat = 2, tolerance: ImageTolerance = .exact) -> Snapshotting {
        .rendering(
            ImageRequest(scale: scale, tolerance: SnapshotTolerance(given: tolerance)),
            [.image], by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// The image and the frames of a display list.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - tolerance: how far the image may differ.
    public static func imageAndLayout(scale: CGFloat = 2, tolerance: ImageTolerance = .exact) -> Snapshotting {
        .rendering(
            ImageRequest(scale: scale, tolerance: SnapshotTolerance(given: tolerance)),
            [.image, .layout], by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }
}

extension Snapshotting where Value == DisplayList, Format == String {
    /// The frames of all nodes of a display list, as text.
    public static var layout: Snapshotting {
        .rendering(ImageRequest(), .layout, by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// All drawings of a display list, as text.
    public static var displayList: Snapshotting {
        .rendering(ImageRequest(), .displayList, by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// The SVG document of a display list, as text.
    public static var svg: Snapshotting {
        .rendering(ImageRequest(), .svg, by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }
}
