import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Writes pictures as SVG 1.1 with the blend modes of CSS: the same bytes for the same picture.
///
/// ```swift
/// let writer = SVGWriter(options: SVGOptions(title: "Tags", idPrefix: "tags-"))
/// try AtomicFile.write(writer.data(for: list), to: "tags.svg")
/// ```
///
/// Shapes, gradients, clips and effects become their native elements, and what belongs to a cell is grouped under
/// `<g data-node="cell-0-3">`. What SVG lacks is drawn by other means:
///
/// | Drawing | In the file |
/// |---|---|
/// | angular gradient | a bitmap of two pixels a point, as a pattern |
/// | emoji | bitmaps as large as the font holds them |
/// | interpolation `none` | CSS's `pixelated`, which browsers draw and librsvg smooths |
/// | blend mode `plusLighter` | CSS's `plus-lighter`, which browsers draw and librsvg does not |
/// | blend mode `plusDarker` | `multiply` |
/// | `sourceAtop`, `destinationOver`, `destinationOut` | drawn over, as `normal` |
/// | a blend mode inside a clip | blended with what the clip holds only, as CSS has it |
///
/// A writer serves one thread.
public final class SVGWriter {
    /// How pictures become SVG.
    public var options: SVGOptions

    private let lease: RenderCache.Lease

    /// A writer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(cache: RenderCache = .shared, options: SVGOptions = SVGOptions()) {
        lease = cache.lease()
        self.options = options
    }

    /// The picture as an SVG file.
    ///
    /// - Throws: ``RenderError/invalidSize(width:height:)`` where the picture has no area.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let (width, height) = (list.size.width, list.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(width: Double(width), height: Double(height))
        }
        let document = SVGDocument(list: list, options: options, glyphs: lease.worker.resource())
        document.writeBody()
        let file = document.file()
        if let failure = lease.worker.takeFailure() { throw failure }
        return file
    }
}
