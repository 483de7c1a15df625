import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// A file format of pictures. The formats stand in one table: each case names the type that makes its files.
///
/// ```swift
/// try renderer.write(to: "card.webp")
/// let photo = try renderer.data(as: .jpeg)
/// ```
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Pixels, without loss.
    case png
    /// Shapes, for the web and for documents.
    case svg
    /// A page.
    case pdf
    /// Pixels, in smaller files than PNG: without loss, unless a quality is given.
    case webP = "webp"
    /// Opaque pixels, for photos; quality 90 unless another is given.
    case jpeg
    /// Pixels, in the smallest files of photos and gradients; quality 75 unless another is given.
    case avif

    /// The format that a file's ending names, whatever its capitals; nil for another ending. `.jpg` is JPEG.
    public init?(pathExtension: String) {
        let ending = pathExtension.lowercased()
        self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
    }

    /// What makes files of the format.
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

    /// Whether a picture may lose some of what was painted, as ``ImageFileSettings/quality`` says.
    package var hasQuality: Bool { encoder.hasQuality }

    /// The endings of all formats as a sentence names them: `.png, .svg or .pdf`.
    package static func list(_ word: String = "or", of formats: [ImageFormat] = allCases, dots: Bool = true) -> String {
        let names = formats.map { (dots ? "." : "") + $0.rawValue }
        return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
}
