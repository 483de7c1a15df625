import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Writes images as SVG 1.1 with CSS blend modes. The same image always gives the same bytes.
///
/// ```swift
/// let writer = SVGWriter(options: SVGOptions(title: "Tags", idPrefix: "tags-"))
/// try AtomicFile.write(writer.data(for: list), to: "tags.svg")
/// ```
///
/// Shapes, gradients, clips and effects become native elements, and the drawings of a cell are grouped under `<g
/// data-node="cell-0-3">`. What SVG lacks is written in other ways:
///
/// | Drawing | In the file |
/// |---|---|
/// | angular gradient | a bitmap of two pixels per point, as a pattern |
/// | emoji | bitmaps in the size that the font contains |
/// | interpolation `none` | CSS's `pixelated`, which browsers support and librsvg smooths |
/// | blend mode `plusLighter` | CSS's `plus-lighter`, which browsers support and librsvg does not |
/// | blend mode `plusDarker` | `multiply` |
/// | `sourceAtop`, `destinationOver`, `destinationOut` | drawn over, as `normal` |
/// | a blend mode inside a clip | blended only with the content of the clip, as in CSS |
///
/// Use a writer on one thread only.
public final class SVGWriter {
    /// The options of the files.
    public var options: SVGOptions

    /// Whether all threads write texts at the end; otherwise each is written where it belongs, with the same result.
    var textsWait = true

    private let lease: RenderCache.Lease

    /// Creates a writer.
    ///
    /// - Parameter cache: the cache that the writer reuses from image to image, and shares with others.
    public init(cache: RenderCache = .shared, options: SVGOptions = SVGOptions()) {
        lease = cache.lease()
        self.options = options
    }

    /// Returns the image as an SVG file.
    ///
    /// - Throws: ``RenderError/invalidSize(width:height:)`` if the image has no area.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let (width, height) = (list.size.width, list.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(width: Double(width), height: Double(height))
        }
        let document = SVGDocument(list: list, options: options, worker: lease.worker)
        document.textsWait = textsWait
        document.writeBody()
        let file = document.file()
        if let failure = lease.worker.takeFailure() { throw failure }
        return file
    }
}
