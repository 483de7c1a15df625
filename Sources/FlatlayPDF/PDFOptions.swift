import FlatlayPaint
import FlatlayDrawing
import Foundation

/// The options of a PDF document.
public struct PDFOptions: Hashable, Sendable {
    /// The title of the document; nil for none.
    public var title: String?
    /// Its author; nil for none.
    public var author: String?
    /// The creation date of the document. The default is the same for every document, so that equal images give equal
    /// files.
    public var creationDate: Date
    /// The colour below the image; nil for none, which readers show as white paper.
    public var background: ResolvedColor?
    /// The pixels per point of content that PDF cannot represent as vectors: shadows, blurs and angular gradients.
    public var rasterScale: CGFloat
    /// The maximum number of threads that compress; nil for one per core. The bytes never depend on it.
    public var threadLimit: Int?
    /// The maximum work of painting the content that PDF cannot represent as vectors.
    public var limit = PaintingLimit.standard

    /// Creates options. The default date is the start of 2000, UTC.
    public init(
        title: String? = nil, author: String? = nil,
        creationDate: Date = Date(timeIntervalSince1970: 946_684_800), background: ResolvedColor? = nil,
        rasterScale: CGFloat = 3, threadLimit: Int? = nil
    ) {
        self.title = title
        self.author = author
        self.creationDate = creationDate
        self.background = background
        self.rasterScale = rasterScale
        self.threadLimit = threadLimit
    }
}
