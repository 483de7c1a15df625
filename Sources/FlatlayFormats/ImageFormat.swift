import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// A file format of images. It is a table: each case names the type that encodes its files.
///
/// ```swift
/// try renderer.write(to: "card.webp")
/// let photo = try renderer.data(as: .jpeg)
/// ```
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Lossless pixels.
    case png
    /// Vector shapes, for the web and for documents.
    case svg
    /// A document of one page, with vector shapes.
    case pdf
    /// Pixels, in smaller files than PNG; lossless unless a quality is given.
    case webP = "webp"
    /// Opaque pixels, for photos; the default quality is 90.
    case jpeg
    /// Pixels, with the smallest files for photos and gradients; the default quality is 75.
    case avif

    /// Creates the format of a file extension, ignoring case; nil for other extensions. `.jpg` is JPEG.
    public init?(pathExtension: String) {
        self.init(ending: pathExtension)
    }

    /// The type that encodes files of the format.
    package var encoder: any ImageFileEncoder.Type {
        switch self {
        case .png: PNGRenderer.self
        case .svg: SVGWriter.self
        case .pdf: PDFWriter.self
        case .webP: WebPEncoder.self
        case .jpeg: JPEGEncoder.self
        case .avif: AVIFEncoder.self
        }
    }
}

extension ImageFormat: FileFormat {
    package var fileEncoder: any FileEncoder.Type { encoder }
}
