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
        // By index: an iterator copies runs, with their references.
        for index in line.runs.indices where line.runs[index].tag > 0 {
            let run = line.runs[index]
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
                underline.draw(.underline, of: run, at: start, paint, pixels: pixels, into: builder)
            }
            if let attachment = run.attachment {
                let rect = CGRect(
                    x: start.x, y: start.y - attachment.ascent, width: attachment.width,
                    height: attachment.ascent + attachment.descent)
                look?.image?.draw(in: pixels.round(rect), paint, into: builder)
            }
            builder.glyphs(run.glyphs, origin: start, paint)
            if let strikethrough = run.strikethrough {
                strikethrough.draw(.strikethrough, of: run, at: start, paint, pixels: pixels, into: builder)
            }
        }
    }

    /// The look of a run; nil for the first one, which is plain.
    private func look(of run: ShapedText.Run) -> ResolvedText.Look? {
        run.tag > 0 && looks.indices.contains(run.tag) ? looks[run.tag] : nil
    }
}
