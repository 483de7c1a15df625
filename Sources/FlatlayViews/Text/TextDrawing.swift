import Foundation

/// Draws lines of shaped text: glyphs, and the lines below and through them.
struct TextDrawing {
    let paint: Paint
    let pixels: PixelGrid
    let resources: DrawingResources
    let builder: DisplayListBuilder

    /// Draws a line whose baseline starts at a point.
    func draw(_ line: ShapedText.Line, at origin: CGPoint) {
        for run in line.runs {
            let start = CGPoint(x: origin.x + run.x, y: origin.y - run.baselineOffset)
            let paint = run.color.map { Paint.color($0) } ?? paint
            if let underline = run.underline {
                fillLine(below: 0.11, of: run, at: start, underline, paint)
            }
            builder.glyphs(run.glyphs, origin: start, paint)
            if let strikethrough = run.strikethrough {
                fillLine(below: -0.27, of: run, at: start, strikethrough, paint)
            }
        }
    }

    /// Fills a line whose upper edge lies a fraction of the font size below the baseline. It is at least a pixel thick
    /// and lies on pixels, so that it is as sharp under every text.
    private func fillLine(
        below fraction: CGFloat, of run: ShapedText.Run, at start: CGPoint, _ line: TextSpan.LineDecoration,
        _ paint: Paint
    ) {
        let thickness = max(pixels.round(run.glyphs.size / 16), pixels.length)
        let top = pixels.round(start.y + run.glyphs.size * fraction)
        let rect = CGRect(x: start.x, y: top, width: run.glyphs.width, height: thickness)
        builder.fill(.rectangle(pixels.round(rect)), line.color.map { .color($0) } ?? paint)
    }
}
