import FlatlayDrawing
import Foundation

/// Decodes PNG, JPEG and SVG files into premultiplied pixels. Colours of other profiles become those of sRGB.
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
    /// The scale of the image in which SVG files are shown.
    package var vectorScale = 1

    /// Creates a decoder, by default with a limit of 64 million pixels.
    public init(pixelLimit: Int = 64_000_000) {
        self.pixelLimit = pixelLimit
    }

    /// Decodes the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: a PNG, JPEG or SVG file; the name's extension doesn't matter.
    ///   - name: the name of the image, used in error messages.
    ///   - scale: pixels per point.
    /// - Throws: ``ImageResolutionError``.
    public func decode(
        _ data: Data, name: String, scale: CGFloat = 1
    ) throws(ImageResolutionError) -> ImageResource {
        guard let format = ImageDecoder.format(of: data) else {
            guard VectorSize.isVector(data) else { throw .unknownFormat(name: name) }
            let drawn = try VectorRasterizer(name: name).rasterize(data, scale: vectorScale)
            return try decode(drawn.png, name: name, scale: drawn.scale)
        }
        let decoded =
            switch format {
            case .png: try PNGDecoder(name: name, limit: self).decode(data)
            case .jpeg: try JPEGDecoder(name: name, limit: self).decode(data)
            }
        return ImageResource(
            name: name, pixelWidth: decoded.width, pixelHeight: decoded.height, scale: scale, pixels: decoded.pixels,
            isOpaque: decoded.isOpaque, format: decoded.file == nil ? format : .png, encoded: decoded.file ?? data)
    }

    /// Converts pixels to sRGB; returns whether they have changed.
    ///
    /// - Throws: ``ImageResolutionError/missingLibrary(name:library:package:)``.
    func convert(
        _ pixels: inout [UInt8], with profile: Data, from source: ColorConversion.Source, name: String
    ) throws(ImageResolutionError) -> Bool {
        switch ColorConversion.apply(profile, to: &pixels, from: source) {
        case .converted: return true
        case .unchanged: return false
        case .missingLibrary: throw .missingLibrary(name: name, library: "LittleCMS", package: "liblcms2-2")
        }
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
