import FlatlayRendering
import FlatlayText
import FlatlayDrawing
import Foundation

/// A worker's cache from document to document, compressed as files store it: small images, such as emoji, and fonts
/// with the glyphs of a document. Use it on one thread only.
final class PDFCache: WorkerResource {
    /// The cache is emptied when it exceeds this number of bytes.
    static let byteLimit = 8_000_000
    /// Images of more pixels are not kept.
    static let pixelLimit = 65_536

    private struct FontKey: Hashable {
        var face: FontFace
        var glyphs: [UInt32]
    }

    private struct KeptImage {
        /// The file of the image: other images may have the same hash, by accident or on purpose.
        var encoded: Data
        /// Nil if the image is fully transparent.
        var data: PDFImageData?
    }

    private var fonts: [FontKey: PDFFontProgram] = [:]
    private var images: [PDFImageKey: KeptImage] = [:]
    private var byteCount = 0

    init(worker: RenderWorker) {}

    func removeAll() {
        (fonts, images, byteCount) = ([:], [:], 0)
    }

    var statistics: [CacheStatistics] {
        [
            CacheStatistics(
                name: "images and fonts in PDF", count: fonts.count + images.count, byteCount: byteCount,
                byteLimit: PDFCache.byteLimit)
        ]
    }

    /// Returns a face with some of its glyphs; nil if it cannot be embedded.
    func program(of face: FontFace, glyphs: [UInt32], _ file: PDFFile) -> PDFFontProgram? {
        // A face without a version is the file that is at its path now.
        guard face.file.version != nil else { return PDFFontProgram(face, glyphs: glyphs, file) }
        let key = FontKey(face: face, glyphs: glyphs)
        if let known = fonts[key] { return known }
        guard let new = PDFFontProgram(face, glyphs: glyphs, file) else { return nil }
        makeRoom(for: new.stream.bytes.count + glyphs.count * 16 + 256)
        fonts[key] = new
        return new
    }

    /// Returns the streams of an image; nil if it is fully transparent.
    ///
    /// - Parameter image: creates the image's pixels for the file.
    func data(
        of resource: ImageResource, _ key: PDFImageKey, _ file: PDFFile, _ image: () -> PDFImage
    ) -> PDFImageData? {
        let encoded = resource.encoded
        guard key.width * key.height <= PDFCache.pixelLimit, !encoded.isEmpty else { return image().data(file) }
        if let known = images[key], known.encoded == encoded { return known.data }
        let new = image().data(file)
        makeRoom(for: 256 + encoded.count + (new?.byteCount ?? 0))
        images[key] = KeptImage(encoded: encoded, data: new)
        return new
    }

    private func makeRoom(for bytes: Int) {
        if byteCount + bytes > PDFCache.byteLimit { removeAll() }
        byteCount += bytes
    }
}
