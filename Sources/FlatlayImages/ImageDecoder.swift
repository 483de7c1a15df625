import FlatlayDrawing
import Foundation

/// Decodes PNG and JPEG files into premultiplied pixels.
///
/// ```swift
/// let photo = try ImageDecoder().decode(Data(contentsOf: url), name: "photo@2x", scale: 2)
/// ```
///
/// The size is read from the header and checked before memory is allocated, so a small file that claims to be enormous
/// is rejected at once.
public struct ImageDecoder: Sendable {
    /// The maximum number of pixels of an image.
    public var pixelLimit: Int

    /// Creates a decoder, by default with a limit of 64 million pixels.
    public init(pixelLimit: Int = 64_000_000) {
        self.pixelLimit = pixelLimit
    }

    /// Decodes the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: a PNG or JPEG file; the name's extension doesn't matter.
    ///   - name: the name of the image, used in error messages.
    ///   - scale: pixels per point.
    /// - Throws: ``ImageResolutionError``.
    public func decode(
        _ data: Data, name: String, scale: CGFloat = 1
    ) throws(ImageResolutionError) -> ImageResource {
        guard let format = ImageDecoder.format(of: data) else { throw .unknownFormat(name: name) }
        let decoded =
            switch format {
            case .png: try PNGDecoder(name: name, limit: self).decode(data)
            case .jpeg: try JPEGDecoder(name: name, limit: self).decode(data)
            }
        return ImageResource(
            name: name, pixelWidth: decoded.width, pixelHeight: decoded.height, scale: scale, pixels: decoded.pixels,
            isOpaque: decoded.isOpaque, format: format, encoded: data)
    }

    /// The format according to the first bytes of a file.
    static func format(of data: Data) -> ImageResource.Format? {
        if data.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
        if data.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
        return nil
    }

    /// Rejects sizes over the limit, and sizes that the painter can't draw.
    func check(width: Int, height: Int, name: String) throws(ImageResolutionError) {
        guard width > 0, height > 0 else { throw .corrupt(name: name, reason: "its header names no size") }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= pixelLimit else {
            throw .tooLarge(name: name, pixelWidth: width, pixelHeight: height, limit: pixelLimit)
        }
        guard max(width, height) <= ImageResource.sideLimit else {
            let reason = "it has \(width)×\(height) pixels, more than \(ImageResource.sideLimit) on a side"
            throw .corrupt(name: name, reason: reason)
        }
    }
}
