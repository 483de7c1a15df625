import FlatlayDrawing
import Foundation

/// Paints the frames of a film, one at a time.
struct FilmPainter {
    let schedule: FrameSchedule
    private let film: AnimatedDisplayList
    private let renderer: PNGRenderer
    private let region: PixelRegion

    /// - Throws: ``AnimationError`` and ``RenderError``, before anything is painted.
    init(_ film: AnimatedDisplayList, renderer: PNGRenderer, options: AnimationOptions) throws {
        self.film = film
        self.renderer = renderer
        region = try PixelRegion(size: film.size, scale: renderer.options.scale)
        schedule = try FrameSchedule(options, duration: film.duration, region: region)
    }

    /// The size of a frame in pixels.
    var size: (width: Int, height: Int) { (region.width, region.height) }

    /// Paints frame after frame.
    func forEachFrame(_ body: (_ bitmap: Bitmap, _ ticks: Int) throws -> Void) throws {
        for index in 0..<schedule.count {
            try body(bitmap(at: schedule.moment(of: index)), schedule.ticks(of: index))
        }
    }

    /// The pixels of a moment.
    func bitmap(at moment: Double) throws -> Bitmap {
        try renderer.bitmap(for: film.displayList(at: moment), region: region)
    }
}
