import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A bitmap, as in Core Graphics.
public final class CGImage: Equatable, Sendable {
    /// The pixels.
    package let resource: ImageResource

    package init(_ resource: ImageResource) {
        self.resource = resource
    }

    /// The width in pixels.
    public var width: Int { resource.pixelWidth }
    /// The height in pixels.
    public var height: Int { resource.pixelHeight }
    /// The number of bits of a component.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row.
    public var bytesPerRow: Int { width * 4 }
    /// The space of its colours.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Returns a part of the image, given in pixels from the top left; nil if it lies outside of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let builder = DisplayListBuilder()
        let drawing = ImageDrawing(
            image: resource, rect: whole.offsetBy(dx: -part.minX, dy: -part.minY), interpolation: .none)
        builder.image(drawing)
        return PicturePaint.bitmap(builder.finish(size: part.size), scale: 1, isOpaque: resource.isOpaque)
            .map(CGImage.init)
    }

    /// Returns whether two images have the same pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool { left.resource == right.resource }
}

extension UIImage {
    /// The bitmap; nil for a symbol and for a name without an image.
    public var cgImage: CGImage? { bitmap(in: ViewResources.usable).map(CGImage.init) }

    /// Creates an image of a bitmap, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of a bitmap with a number of pixels per point. The orientation has no effect.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let bitmap = cgImage.resource
        guard bitmap.scale != scale else {
            self.init(resource: bitmap)
            return
        }
        self.init(resource: bitmap.scaled(to: scale))
    }

    /// How a camera was held, as in UIKit. Bitmaps are upright here.
    public enum Orientation: Int, Hashable, Sendable {
        /// Upright.
        case up
        /// Turned by half.
        case down
        /// Turned to the left.
        case left
        /// Turned to the right.
        case right
        /// Upright, mirrored.
        case upMirrored
        /// Turned by half, mirrored.
        case downMirrored
        /// Turned to the left, mirrored.
        case leftMirrored
        /// Turned to the right, mirrored.
        case rightMirrored
    }

    /// How the bitmap is turned: not at all.
    public var imageOrientation: Orientation { .up }
}
