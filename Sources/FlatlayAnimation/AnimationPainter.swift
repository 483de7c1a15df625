import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints the frames of an animation, one at a time.
struct AnimationPainter {
    let schedule: FrameSchedule
    private let animation: AnimatedDisplayList
    private let renderer: BitmapRenderer
    private let region: PixelRegion

    /// Creates a painter.
    ///
    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    init(_ animation: AnimatedDisplayList, renderer: BitmapRenderer, options: AnimationOptions) throws {
        self.animation = animation
        self.renderer = renderer
        region = try PixelRegion(size: animation.size, scale: renderer.scale)
        schedule = try FrameSchedule(options, duration: animation.duration, region: region)
    }

    /// The size of a frame in pixels.
    var size: (width: Int, height: Int) { (region.width, region.height) }

    /// Paints all frames in order. A frame that is equal to the one before is not painted again.
    func forEachFrame(_ body: (_ bitmap: RenderedBitmap, _ ticks: Int) throws -> Void) throws {
        try renderer.limit.checkWhole(region)
        // An animation may take ten times the work of an image, and some work for each frame.
        let limit = renderer.limit.steps * 10 + 1_000 * Double(region.width * region.height * schedule.count)
        var steps = 0.0
        var shown: (list: DisplayList, bitmap: RenderedBitmap)?
        for index in 0..<schedule.count {
            let list = animation.displayList(at: schedule.moment(of: index))
            if let shown, shown.list == list {
                try body(shown.bitmap, schedule.ticks(of: index))
                continue
            }
            steps += PaintingCost.steps(of: list.items, in: region)
            guard steps <= limit else { throw RenderError.tooMuchPainting(steps: steps, limit: limit) }
            let bitmap = try renderer.bitmap(for: list, region: region)
            shown = (list, bitmap)
            try body(bitmap, schedule.ticks(of: index))
        }
    }

    /// Paints the image at a time in seconds.
    func bitmap(at moment: Double) throws -> RenderedBitmap {
        try renderer.limit.checkWhole(region)
        return try renderer.bitmap(for: animation.displayList(at: moment), region: region)
    }
}
