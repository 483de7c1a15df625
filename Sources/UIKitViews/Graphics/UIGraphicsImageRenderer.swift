import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// How a ``UIGraphicsImageRenderer`` draws, with UIKit's names.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
    /// The range of colours, in UIKit. Everything is drawn in sRGB here.
    public enum Range: Int, Hashable, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// That of the screen.
        case automatic
        /// Wide colours.
        case extended
        /// sRGB.
        case standard
    }

    /// Pixels per point.
    public var scale: CGFloat
    /// Whether the picture is opaque: black where nothing is drawn.
    public var opaque = false
    /// The range of colours. It has no effect.
    public var preferredRange = Range.automatic

    /// Creates a format with the scale of the current traits.
    public override init() {
        scale = max(UITraitCollection.current.displayScale, 1)
    }

    /// Creates a format for traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a format with the scale of the current traits.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a format with the scale of the current traits.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a format with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
        return copy
    }
}

/// The context of a ``UIGraphicsImageRenderer``, with UIKit's names.
public final class UIGraphicsImageRendererContext {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// How the picture is drawn.
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The picture so far.
    public var currentImage: UIImage { cgContext.image(isOpaque: format.opaque) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { cgContext.fill(rect) } }
    /// Draws a line of one point inside the edges of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws a line of one point inside the edges of a rectangle, with a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { with(blendMode) { stroke(rect) } }
    /// Clips drawings to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func with(_ blendMode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        draw()
        cgContext.restoreGState()
    }
}

/// Draws an image, with UIKit's names.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
public final class UIGraphicsImageRenderer {
    /// How images are drawn.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images that show a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the image that a closure draws.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        draw(actions).image(isOpaque: format.opaque)
    }

    /// Returns the PNG file of the image that a closure draws; empty in a program without renderers.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the JPEG file of the image that a closure draws, of a quality from 0 to 1; empty in a program without
    /// renderers.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
        let context = CGContext(picture: bounds, scale: format.scale)
        context.makeCurrent { actions(UIGraphicsImageRendererContext(context, format)) }
        return context
    }
}

extension CGContext {
    /// Creates a context of a picture of its own.
    fileprivate convenience init(picture bounds: CGRect, scale: CGFloat) {
        self.init(
            builder: DisplayListBuilder(), resources: ViewResources.usable, bounds: bounds, scale: scale,
            origin: CGPoint(x: -bounds.minX, y: -bounds.minY), isWhole: true)
    }

    /// The picture so far; an empty image if it cannot be painted.
    fileprivate func image(isOpaque: Bool) -> UIImage {
        closeLayers()
        let list = builder.finish(size: bounds.size)
        return PicturePaint.bitmap(list, scale: scale, isOpaque: isOpaque).map { UIImage(resource: $0) } ?? UIImage()
    }
}

// The names of these functions are UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size in points, with one pixel per point, and makes its context current.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size in points and makes its context current. A scale of 0 is that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
    let context = CGContext(picture: CGRect(origin: .zero, size: size), scale: scale)
    DrawingThread.current.imageContexts.append((context, opaque))
    UIGraphicsPushContext(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the content of the current image; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, isOpaque) = DrawingThread.current.imageContexts.last else { return nil }
    return context.image(isOpaque: isOpaque)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current image.
public func UIGraphicsEndImageContext() {
    let thread = DrawingThread.current
    guard let (context, _) = thread.imageContexts.popLast(),
        let index = thread.contexts.lastIndex(where: { $0 === context })
    else { return }
    thread.contexts.remove(at: index)
}

extension UIImage {
    /// Creates an image from the bytes of a PNG, JPEG, WebP, AVIF, GIF or SVG file. Returns nil for others, for those
    /// with more than 64 million pixels, and in a program without renderers.
    ///
    /// ```swift
    /// imageView.image = UIImage(data: data)
    /// ```
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the bytes of a file with a number of pixels per point; nil as for ``init(data:)``.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let bitmap = PicturePaint.image(data, scale: scale) else { return nil }
        self.init(resource: bitmap)
    }

    /// Creates an image from a file, whose name may contain its scale (`photo@2x.png`). Returns nil if there is none,
    /// and as for ``init(data:)``.
    public convenience init?(contentsOfFile path: String) {
        guard let bitmap = PicturePaint.image(path: path) else { return nil }
        self.init(resource: bitmap)
    }

    /// Returns the image as a PNG file; nil for a symbol, for a name without an image, and in a program without
    /// renderers.
    public func pngData() -> Data? { bitmap(in: ViewResources.usable).flatMap(PicturePaint.png) }

    /// Returns the image as a JPEG file of a quality from 0 to 1; nil as for ``pngData()``.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) * 100 : 100
        return bitmap(in: ViewResources.usable).flatMap {
            PicturePaint.jpeg($0, quality: Int(quality.rounded()))
        }
    }
}
