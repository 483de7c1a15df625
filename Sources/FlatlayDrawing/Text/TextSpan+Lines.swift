import CoreGeometry
import Foundation

extension TextSpan.LineDecoration {
    /// Where a line is.
    package enum Place {
        /// Below the baseline.
        case underline
        /// Through the letters.
        case strikethrough

        /// How far the top of the line lies below the baseline, as a fraction of the font size.
        fileprivate var depth: CGFloat { self == .underline ? 0.11 : -0.27 }
    }

    /// Draws the line along a run whose baseline starts at a point. It is at least a pixel thick and pixel-aligned, so
    /// that it is equally sharp under every text.
    package func draw(
        _ place: Place, of run: ShapedText.Run, at start: CGPoint, _ textPaint: Paint, pixels: PixelGrid,
        into builder: DisplayListBuilder
    ) {
        let thickness = max(pixels.round(run.glyphs.size / 16), pixels.length)
        let top = pixels.round(start.y + run.glyphs.size * place.depth)
        let paint = color.map { Paint.color($0) } ?? textPaint
        if pattern == .solid {
            let rect = CGRect(x: start.x, y: top, width: run.glyphs.width, height: thickness)
            builder.fill(.rectangle(pixels.round(rect)), paint)
            return
        }
        guard run.glyphs.width > 0 else { return }
        var path = Path()
        path.move(to: CGPoint(x: start.x, y: top + thickness / 2))
        path.addLine(to: CGPoint(x: start.x + run.glyphs.width, y: top + thickness / 2))
        let dash = pattern.dash.map { $0 * thickness }
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
