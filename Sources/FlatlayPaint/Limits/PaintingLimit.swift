import FlatlayRendering
import FlatlayDrawing

/// How much work a picture may be: a few words can ask for a blur of a billion pixels, a thousand times.
///
/// ```swift
/// renderer.paintingLimit = PaintingLimit(pixels: 4 << 30)   // a poster
/// ```
public struct PaintingLimit: Hashable, Sendable {
    /// The most pixels of a picture. The default is a little over a billion: a square with sides of 32,768.
    public var pixels: Int
    /// The most steps that painting a picture may take besides a hundred for each of its pixels. A step is what filling
    /// a pixel in one colour takes; blurring one takes 130, an angular gradient 180. The default is what takes a
    /// processor one to two seconds.
    public var steps: Double

    /// A limit.
    ///
    /// - Parameter steps: nil for the default, or more where more pixels are allowed.
    public init(pixels: Int = 1 << 30, steps: Double? = nil) {
        self.pixels = pixels
        self.steps = steps ?? 6e9 * max(1, Double(pixels) / Double(1 << 30))
    }

    /// The limit unless another is given.
    public static let standard = PaintingLimit()

    /// The most pixels of a picture that is in memory as a whole, as frames of films are, and what is written as WebP,
    /// JPEG and AVIF: a sixteenth of those that are painted piece by piece.
    var wholePixels: Int { pixels / 16 }

    /// Refuses a picture that has too many pixels to be in memory as a whole.
    package func checkWhole(_ region: PixelRegion) throws(RenderError) {
        guard region.width <= wholePixels / region.height else {
            throw .tooManyPixels(width: region.width, height: region.height, limit: wholePixels)
        }
    }

    /// The most steps of a picture of so many pixels.
    func steps(forPixels count: Int) -> Double { steps + 100 * Double(count) }

    /// Refuses a picture that is more work.
    ///
    /// - Throws: ``RenderError/tooManyPixels(width:height:limit:)``, ``RenderError/tooMuchPainting(steps:limit:)``.
    package func check(_ items: [DisplayList.Item], _ region: PixelRegion) throws(RenderError) {
        guard region.width <= pixels / region.height else {
            throw .tooManyPixels(width: region.width, height: region.height, limit: pixels)
        }
        let limit = steps(forPixels: region.width * region.height)
        let cost = PaintingCost.steps(of: items, in: region)
        guard cost <= limit else { throw .tooMuchPainting(steps: cost, limit: limit) }
    }
}
