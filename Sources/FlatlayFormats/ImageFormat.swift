import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// An image file format. All formats are in one table: each case names the type that encodes its files.
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

    /// Creates the format for a file extension, in upper or lower case; nil for an unknown one. `.jpg` is JPEG.
    public init?(pathExtension: String) {
        let ending = pathExtension.lowercased()
        self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
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

    /// Whether files may be lossy, controlled by ``ImageFileSettings/quality``.
    package var hasQuality: Bool { encoder.hasQuality }

    /// The file extensions of all formats for use in a sentence: `.png, .svg or .pdf`.
    package static func list(_ word: String = "or", of formats: [ImageFormat] = allCases, dots: Bool = true) -> String {
        let names = formats.map { (dots ? "." : "") + $0.rawValue }
        return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
}
