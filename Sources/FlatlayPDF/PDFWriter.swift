import FlatlayPaint
import FlatlayRendering
import FlatlayText
import FlatlayDrawing
import Foundation

/// Writes pictures as PDF documents of one page, a point of the picture to a point of the page, as far as pages can be
/// that large: the same bytes for the same picture.
///
/// ```swift
/// let data = try PDFWriter(options: PDFOptions(title: "Tags")).data(for: list)
/// ```
///
/// Shapes stay shapes and text stays text that can be searched and copied. Shadows, blurs, changed colours and angular
/// gradients become pictures of ``PDFOptions/rasterScale`` pixels a point. `plusDarker` is drawn as `multiply`. What
/// the blend modes that PDF lacks (`sourceAtop`, `destinationOver`, `destinationOut`, `plusLighter`) touch becomes such
/// pictures, too.
///
/// A writer serves one thread.
public final class PDFWriter {
    /// What pages say of themselves.
    public var options: PDFOptions
    /// Whether all glyphs become drawings, as those of fonts do that can't be put into a file.
    var drawsFonts = false

    private let cache: RenderCache
    private let lease: RenderCache.Lease

    /// The most points that a side of a page may have: readers cut off what lies beyond (ISO 32000-1, annex C). A
    /// larger picture is drawn smaller, so that its longer side has this length.
    public static let sideLimit: CGFloat = 14_400

    /// A writer.
    ///
    /// - Parameter cache: what it keeps from picture to picture, and shares with others.
    public init(cache: RenderCache = .shared, options: PDFOptions = PDFOptions()) {
        self.cache = cache
        lease = cache.lease()
        self.options = options
    }

    /// The picture as a PDF document.
    ///
    /// - Throws: ``RenderError`` where the picture has no area, or where what becomes pixels is more work than
    ///   ``PDFOptions/limit`` allows.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let (width, height) = (Double(list.size.width), Double(list.size.height))
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(width: width, height: height)
        }
        guard options.rasterScale > 0, options.rasterScale.isFinite else {
            throw .invalidScale(Double(options.rasterScale))
        }
        let survey = PDFSurvey(list.items)
        let file = try PDFFile()
        let fonts = survey.faces.all.enumerated().map { index, face in
            PDFFont(
                face, glyphs: survey.glyphNumbers(of: index), name: "f\(index)", fonts: lease.worker.resource(),
                isDrawn: drawsFonts)
        }
        let page = PDFPage(
            file: file, faces: survey.faces, fonts: fonts, options: options, cache: cache,
            glyphs: lease.worker.resource())
        let data = page.data(for: list)
        if let failure = lease.worker.takeFailure() { throw failure }
        if let failure = page.failure { throw failure }
        return data
    }

    /// The size of the page that holds a picture, and the points of it to each of the picture's.
    static func page(of list: DisplayList) -> (scale: CGFloat, size: CGSize) {
        let longest = max(list.size.width, list.size.height)
        let scale = min(1, PDFWriter.sideLimit / longest)
        return (scale, CGSize(width: list.size.width * scale, height: list.size.height * scale))
    }
}
