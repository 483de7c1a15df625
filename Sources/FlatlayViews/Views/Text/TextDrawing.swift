import Foundation

/// Draws lines of shaped text: backgrounds, glyphs, images, underlines and strikethroughs.
struct TextDrawing {
    let paint: Paint
    /// The looks of the text's spans, by their tags.
    let looks: [ResolvedText.Look]
    /// The bounds of the whole text, for gradients.
    let bounds: CGRect
    let pixels: PixelGrid
    let builder: DisplayListBuilder

    /// Draws a line of text whose baseline starts at a point.
    func draw(_ line: ShapedText.Line, at origin: CGPoint) {
        for run in line.runs where run.tag > 0 {
            guard let background = look(of: run)?.background else { continue }
            let rect = CGRect(
                x: origin.x + run.x, y: origin.y - (line.baseline - line.top), width: run.glyphs.width,
                height: line.height)
            builder.fill(.rectangle(pixels.round(rect)), .color(background))
        }
        for run in line.runs {
            let start = CGPoint(x: origin.x + run.x, y: origin.y - run.baselineOffset)
            let look = look(of: run)
            let paint = look?.paint?.paint(in: bounds) ?? run.color.map { .color($0) } ?? paint
            if let underline = run.underline {
                draw(underline, below: 0.11, of: run, at: start, paint)
            }
            if let attachment = run.attachment {
                let rect = CGRect(
                    x: start.x, y: start.y - attachment.ascent, width: attachment.width,
                    height: attachment.ascent + attachment.descent)
                look?.image?.draw(in: pixels.round(rect), paint, into: builder)
            }
            builder.glyphs(run.glyphs, origin: start, paint)
            if let strikethrough = run.strikethrough {
                draw(strikethrough, below: -0.27, of: run, at: start, paint)
            }
        }
    }

    /// The look of a run; nil for the first one, which is plain.
    private func look(of run: ShapedText.Run) -> ResolvedText.Look? {
        run.tag > 0 && looks.indices.contains(run.tag) ? looks[run.tag] : nil
    }

    /// Draws a decoration line whose top lies a fraction of the font size below the baseline. It is at least a pixel
    /// thick and pixel-aligned, so that it is equally sharp under every text.
    private func draw(
        _ line: TextSpan.LineDecoration, below fraction: CGFloat, of run: ShapedText.Run, at start: CGPoint,
        _ textPaint: Paint
    ) {
        let thickness = max(pixels.round(run.glyphs.size / 16), pixels.length)
        let top = pixels.round(start.y + run.glyphs.size * fraction)
        let paint = line.color.map { Paint.color($0) } ?? textPaint
        if line.pattern == .solid {
            let rect = CGRect(x: start.x, y: top, width: run.glyphs.width, height: thickness)
            builder.fill(.rectangle(pixels.round(rect)), paint)
            return
        }
        guard run.glyphs.width > 0 else { return }
        var path = Path()
        path.move(to: CGPoint(x: start.x, y: top + thickness / 2))
        path.addLine(to: CGPoint(x: start.x + run.glyphs.width, y: top + thickness / 2))
        let dash = line.pattern.dash.map { $0 * thickness }
        builder.stroke(.path(path), paint, style: StrokeStyle(lineWidth: thickness, dash: dash))
    }
}

extension TextSpan.LineDecoration.Pattern {
    /// The alternating lengths of dashes and gaps, in multiples of the line thickness.
    fileprivate var dash: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [2, 2]
        case .dash: [8, 4]
        case .dashDot: [8, 3, 2, 3]
        case .dashDotDot: [8, 3, 2, 3, 2, 3]
        }
    }
}
