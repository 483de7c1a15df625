import CoreGeometry
import FlatlayDrawing
import FlatlayViews

/// Warns of content beyond the edges of an image that is not meant to be scrolled.
struct HiddenContent {
    let contentSize: CGSize
    /// The rectangle in which the content is laid out.
    let frame: CGRect
    /// The area in which content is visible.
    let room: CGRect

    /// Warns if something is hidden. Lengths that differ by less than half a point are rounded.
    func report(to diagnostics: Diagnostics, at origin: ViewOrigin) {
        let outer = diagnostics.origin
        diagnostics.origin = origin
        defer { diagnostics.origin = outer }
        let (height, width) = (room.maxY - frame.minY, room.maxX - frame.minX)
        if contentSize.height > height + 0.5 {
            diagnostics.warn(
                "the content is \(DumpFormat.number(contentSize.height)) points high, and the canvas has \(DumpFormat.number(height)) for it, so the rest is cut off; write height: fit, a larger height, or state: { contentOffset: 0 } for a part of a longer screen"
            )
        } else if contentSize.width > width + 0.5 {
            diagnostics.warn(
                "the content is \(DumpFormat.number(contentSize.width)) points wide, and the canvas has \(DumpFormat.number(width)) for it, so the rest is cut off; write a larger width, or state: { contentOffset: 0 } for a part of a wider screen"
            )
        }
    }
}

extension EnvironmentValues {
    private struct FixedSizeOriginKey: EnvironmentKey {
        static let defaultValue: ViewOrigin? = nil
    }

    /// Where the size of an image is described that shows all of its outermost collection, so that hidden content is a
    /// mistake; nil for an image whose content may be scrolled.
    package var fixedSizeOrigin: ViewOrigin? {
        get { self[FixedSizeOriginKey.self] }
        set { self[FixedSizeOriginKey.self] = newValue }
    }
}
