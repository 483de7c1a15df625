import FlatlayDrawing
import Foundation

/// Decodes PNG, JPEG, WebP, AVIF, GIF and SVG files into premultiplied pixels; of an animation, the first frame. Colours
/// are converted to sRGB.
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
    ///   - data: a file of one of these formats; the name's extension doesn't matter.
    ///   - name: the name of the image, used in error messages.
    ///   - scale: pixels per point.
    /// - Throws: ``ImageResolutionError``.
    public func decode(
        _ data: Data, name: String, scale: CGFloat = 1
    ) throws(ImageResolutionError) -> ImageResource {
        guard let format = ImageDecoder.format(of: data) else {
            guard VectorSize.isVector(data) else { throw .unknownFormat(name: name) }
            let rasterizer = VectorRasterizer(name: name)
            let drawn = try rasterizer.rasterize(data, scale: vectorScale)
            let vector = VectorSize.embeddable(data).map { svg in
                let made = Locked<Data??>(nil)
                return VectorFile(svg: svg) {
                    made.withLock { known in
                        if let known { return known }
                        let pdf = rasterizer.pdf(of: svg)
                        known = .some(pdf)
                        return pdf
                    }
                }
            }
            return try decode(drawn.png, name: name, scale: drawn.scale).drawn(from: vector)
        }
        let decoded =
            switch format {
            case .png: try PNGDecoder(name: name, limit: self).decode(data)
            case .jpeg: try JPEGDecoder(name: name, limit: self).decode(data)
            case .webP: try WebPDecoder(name: name, limit: self).decode(data)
            case .avif: try AVIFDecoder(name: name, limit: self).decode(data)
            case .gif: try GIFDecoder(name: name, limit: self).decode(data)
            }
        guard let own = format.embedded, decoded.file?.isEmpty != true else {
            return ImageResource(
                name: name, pixelWidth: decoded.width, pixelHeight: decoded.height, scale: scale,
                pixels: decoded.pixels, isOpaque: decoded.isOpaque, file: data)
        }
        return ImageResource(
            name: name, pixelWidth: decoded.width, pixelHeight: decoded.height, scale: scale, pixels: decoded.pixels,
            isOpaque: decoded.isOpaque, format: decoded.file == nil ? own : .png, encoded: decoded.file ?? data)
    }

    /// The formats of pixels.
    enum Format {
        case png, jpeg, webP, avif, gif

        /// The format in which outputs embed the file unchanged; nil if they do not.
        fileprivate var embedded: ImageResource.Format? {
            switch self {
            case .png: .png
            case .jpeg: .jpeg
            case .webP, .avif, .gif: nil
            }
        }
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
    static func format(of data: Data) -> Format? {
        if data.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
        if data.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
        if data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8)) { return .gif }
        if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) { return .webP }
        // The major brand, or that of another of its names: AVIF files are boxes as those of videos are.
        if data.dropFirst(4).starts(with: Array("ftyp".utf8)), AVIFDecoder.hasBrand(data) { return .avif }
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
