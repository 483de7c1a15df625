import FlatlayPaint
import FlatlayRendering
import FlatlayDrawing
import Foundation

/// Paints the frames of a film, one at a time.
struct FilmPainter {
    let schedule: FrameSchedule
    private let film: AnimatedDisplayList
    private let renderer: BitmapRenderer
    private let region: PixelRegion

    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    init(_ film: AnimatedDisplayList, renderer: BitmapRenderer, options: AnimationOptions) throws {
        self.film = film
        self.renderer = renderer
        region = try PixelRegion(size: film.size, scale: renderer.scale)
        schedule = try FrameSchedule(options, duration: film.duration, region: region)
    }

    /// The size of a frame in pixels.
    var size: (width: Int, height: Int) { (region.width, region.height) }

    /// Paints frame after frame. While nothing moves, the frame before is shown again without being painted.
    func forEachFrame(_ body: (_ bitmap: Bitmap, _ ticks: Int) throws -> Void) throws {
        try renderer.limit.checkWhole(region)
        // A film is known to take its time: ten times that of a picture, and of each frame.
        let limit = renderer.limit.steps * 10 + 1_000 * Double(region.width * region.height * schedule.count)
        var steps = 0.0
        var shown: (list: DisplayList, bitmap: Bitmap)?
        for index in 0..<schedule.count {
            let list = film.displayList(at: schedule.moment(of: index))
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

    /// The pixels of a moment.
    func bitmap(at moment: Double) throws -> Bitmap {
        try renderer.limit.checkWhole(region)
        return try renderer.bitmap(for: film.displayList(at: moment), region: region)
    }
}
