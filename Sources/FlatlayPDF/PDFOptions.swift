import FlatlayPaint
import FlatlayDrawing
import Foundation

/// What a page says of itself.
public struct PDFOptions: Hashable, Sendable {
    /// The title of the document; nil for none.
    public var title: String?
    /// Its author; nil for none.
    public var author: String?
    /// The date that the document says it was made on. The default is the same for every document, so that equal
    /// pictures are equal files.
    public var creationDate: Date
    /// What lies below the picture; nil for nothing, which readers show as white paper.
    public var background: ResolvedColor?
    /// Pixels per point of what a page can't hold as lines: shadows, blurs and angular gradients.
    public var rasterScale: CGFloat
    /// How many threads pack at most; nil for one on each core. The bytes never depend on it.
    public var threadLimit: Int?
    /// How much work the pictures may be that are made of what a page can't hold as lines.
    public var limit = PaintingLimit.standard

    /// Options.
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
