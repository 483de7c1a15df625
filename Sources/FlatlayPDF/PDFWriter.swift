import FlatlayPaint
import FlatlayRendering
import FlatlayText
import FlatlayDrawing
import Foundation

/// Writes images as PDF documents of one page, at one point of the page per point of the image unless that exceeds
/// ``sideLimit``. The same image always gives the same bytes.
///
/// ```swift
/// let data = try PDFWriter(options: PDFOptions(title: "Tags")).data(for: list)
/// ```
///
/// Shapes stay shapes, and text stays text that can be searched and copied. Shadows, blurs, changed colours and angular
/// gradients become images with ``PDFOptions/rasterScale`` pixels per point. `plusDarker` is drawn as `multiply`. PDF
/// lacks the blend modes `sourceAtop`, `destinationOver`, `destinationOut` and `plusLighter`: content that they affect
/// becomes such images, too.
///
/// Use a writer on one thread only.
public final class PDFWriter {
    /// The options of the documents.
    public var options: PDFOptions
    /// Whether all glyphs become drawings, like those of fonts that cannot be embedded.
    var drawsFonts = false

    private let cache: RenderCache
    private let lease: RenderCache.Lease

    /// The maximum length of a page's side, in points: readers clip what lies beyond (ISO 32000-1, annex C). A larger
    /// image is scaled down, so that its longer side has this length.
    public static let sideLimit: CGFloat = 14_400

    /// Creates a writer.
    ///
    /// - Parameter cache: the cache that the writer reuses from image to image, and shares with others.
    public init(cache: RenderCache = .shared, options: PDFOptions = PDFOptions()) {
        self.cache = cache
        lease = cache.lease()
        self.options = options
    }

    /// Returns the image as a PDF document.
    ///
    /// - Throws: ``RenderError`` if the image has no area, or if painting content as pixels is more work than
    ///   ``PDFOptions/limit`` allows.
    public func data(for list: DisplayList) throws(RenderError) -> Data {
        let (width, height) = (Double(list.size.width), Double(list.size.height))
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .invalidSize(width: width, height: height)
        }
        guard options.rasterScale > 0, options.rasterScale.isFinite else {
            throw .invalidScale(Double(options.rasterScale))
        }
        let survey = PDFSurvey(list.items, threads: options.threadLimit ?? ConcurrentWork.coreCount)
        let file = try PDFFile()
        let kept = lease.worker.resource(PDFCache.self)
        let fonts = survey.faces.all.enumerated().map { index, face in
            let numbers = survey.glyphNumbers(of: index)
            return PDFFont(
                face, number: index, glyphs: numbers, fonts: lease.worker.resource(),
                program: drawsFonts ? nil : kept.program(of: face, glyphs: numbers, file))
        }
        let page = PDFPage(
            file: file, survey: survey, fonts: fonts, options: options, cache: cache, worker: lease.worker)
        let data = page.data(for: list)
        if let failure = lease.worker.takeFailure() { throw failure }
        if let failure = page.failure { throw failure }
        return data
    }

    /// Returns the size of an image's page, and the page's points per point of the image.
    static func page(of list: DisplayList) -> (scale: CGFloat, size: CGSize) {
        let longest = max(list.size.width, list.size.height)
        let scale = min(1, PDFWriter.sideLimit / longest)
        return (scale, CGSize(width: list.size.width * scale, height: list.size.height * scale))
    }
}
