import Flatlay
import FlatlaySnapshots
import Foundation

/// An image file of `flatlay compare`.
struct ComparedImage {
    private enum Content {
        /// A PNG file, which is decoded if its text chunks don't say enough.
        case png(ImageReference)
        case jpeg(RenderedBitmap)
    }

    let path: String
    private let content: Content

    /// - Throws: ``ReferenceError`` if the file is no complete image.
    init(_ path: String) throws(ReferenceError) {
        self.path = path
        let png: ReferenceError
        do throws(ReferenceError) {
            content = .png(try ImageReference(contentsOf: path))
            return
        } catch {
            png = error
        }
        guard case .notPNG = png, let data = try? RegularFile.read(path, limit: 1 << 30),
            data.starts(with: [0xff, 0xd8, 0xff])
        else { throw png.asImageError }
        do throws(ImageResolutionError) {
            let image = try ImageDecoder().decode(data, name: path)
            content = .jpeg(
                RenderedBitmap(
                    width: image.pixelWidth, height: image.pixelHeight, bytes: image.pixels, isOpaque: image.isOpaque))
        } catch {
            if case .corrupt(_, let reason) = error { throw .corrupt(path: path, reason: reason) }
            throw .corrupt(path: path, reason: "\(error)")
        }
    }

    var size: PixelSize {
        switch content {
        case .png(let reference): reference.size
        case .jpeg(let bitmap): PixelSize(width: bitmap.width, height: bitmap.height)
        }
    }

    /// The hash of the pixels, if the file has it.
    var pixelHash: String? {
        if case .png(let reference) = content { reference.pixelHash } else { nil }
    }

    func decoded() throws(ReferenceError) -> RenderedBitmap {
        switch content {
        case .png(let reference): try reference.decoded()
        case .jpeg(let bitmap): bitmap
        }
    }
}

extension ReferenceError {
    /// The error of a file that need not be a PNG file.
    fileprivate var asImageError: ReferenceError {
        guard case .notPNG(let path, let start) = self else { return self }
        return .notAnImage(path: path, start: start)
    }
}
