import FlatlayRendering
import FlatlayDrawing

/// The maximum work of painting an image: a short description can contain a thousand blurs of a billion pixels each.
///
/// ```swift
/// renderer.paintingLimit = PaintingLimit(pixels: 4 << 30)   // a poster
/// ```
public struct PaintingLimit: Hashable, Sendable {
    /// The maximum number of pixels of an image. The default is a little over a billion: a square with sides of 32,768.
    public var pixels: Int
    /// The maximum number of steps of painting an image, in addition to a hundred per pixel. A step is the cost of
    /// filling a pixel in one colour; blurring a pixel costs 130, an angular gradient 180. The default takes a
    /// processor one to two seconds.
    public var steps: Double

    /// Creates a limit.
    ///
    /// - Parameter steps: nil for the default, which is higher if more pixels are allowed.
    public init(pixels: Int = 1 << 30, steps: Double? = nil) {
        self.pixels = pixels
        self.steps = steps ?? 6e9 * max(1, Double(pixels) / Double(1 << 30))
    }

    /// The default limit.
    public static let standard = PaintingLimit()

    /// The maximum number of pixels of an image that is in memory as a whole, such as frames of animations and images
    /// written as WebP, JPEG and AVIF: a sixteenth of the pixels of an image that is painted in bands.
    var wholePixels: Int { pixels / 16 }

    /// Throws an error if an image has too many pixels to be in memory as a whole.
    package func checkWhole(_ region: PixelRegion) throws(RenderError) {
        guard region.width <= wholePixels / region.height else {
            throw .tooManyPixels(width: region.width, height: region.height, limit: wholePixels)
        }
    }

    /// The maximum number of steps for an image with this many pixels.
    func steps(forPixels count: Int) -> Double { steps + 100 * Double(count) }

    /// Throws an error if painting an image exceeds the limit.
    ///
    /// - Throws: ``RenderError/tooManyPixels(width:height:limit:)`` or ``RenderError/tooMuchPainting(steps:limit:)``.
    package func check(_ items: DisplayList.Items, _ region: PixelRegion) throws(RenderError) {
        guard region.width <= pixels / region.height else {
            throw .tooManyPixels(width: region.width, height: region.height, limit: pixels)
        }
        let limit = steps(forPixels: region.width * region.height)
        // Usual images are far from the limit. To visit all items of ten thousand cards took a thirtieth of painting
        // them, on one thread while others waited.
        guard items.mostSteps(atScale: region.scale) > limit else { return }
        let cost = PaintingCost.steps(of: items, in: region)
        guard cost <= limit else { throw .tooMuchPainting(steps: cost, limit: limit) }
    }
}
