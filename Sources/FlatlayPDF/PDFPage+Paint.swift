import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    /// The use of a paint.
    enum PaintUse {
        case fill
        case stroke
    }

    /// Sets the paint and draws with it.
    ///
    /// - Parameter bounds: a rectangle, in the current coordinates, that contains everything that `draw` draws.
    func withPaint(_ paint: Paint, _ use: PaintUse, covering bounds: @autoclosure () -> CGRect, _ draw: () -> Void) {
        switch paint {
        case .color(let color): withColor(color, use, draw)
        case .linearGradient(let stops, let start, let end):
            let ramp = GradientRamp(stops)
            guard start != end else { return withColor(ramp.lastColor, use, draw) }
            let shading = PDFShading(kind: 2, places: [start.x, start.y, end.x, end.y], ramp: ramp)
            withShading(shading, use, covering: bounds(), draw)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let ramp = GradientRamp(stops)
            let (start, end) = (max(0, startRadius), max(0, endRadius))
            guard start != end else { return withColor(ramp.lastColor, use, draw) }
            let places = [center.x, center.y, start, center.x, center.y, end]
            withShading(PDFShading(kind: 3, places: places, ramp: ramp), use, covering: bounds(), draw)
        case .angularGradient(let stops, _, _, _): withColor(GradientRamp(stops).lastColor, use, draw)
        }
    }

    /// An opacity, multiplied by that of the groups around, in thousandths.
    func thousandths(_ alpha: CGFloat) -> Int {
        Int((min(max(alpha * opacity, 0), 1) * 1000).rounded())
    }

    /// Sets the opacity of the following drawings.
    func setAlpha(_ thousandths: Int) {
        guard content.state.alpha != thousandths else { return }
        content.setAlpha(thousandths, name: resources.alpha(thousandths))
    }

    private func withColor(_ color: ResolvedColor, _ use: PaintUse, _ draw: () -> Void) {
        let alpha = thousandths(CGFloat(color.opacity))
        guard alpha > 0 else { return }
        setAlpha(alpha)
        switch use {
        case .fill: content.setFill(color)
        case .stroke: content.setStroke(color)
        }
        draw()
    }

    private func withShading(_ shading: PDFShading, _ use: PaintUse, covering bounds: CGRect, _ draw: () -> Void) {
        guard opacity > 0, let first = shading.ramp.stops.first else { return }
        let pattern = resources.pattern(shading.pattern(content.state.matrix, of: .colors))
        let hasOneOpacity = shading.ramp.stops.allSatisfy { $0.color.opacity == first.color.opacity }
        if hasOneOpacity {
            let alpha = thousandths(CGFloat(first.color.opacity))
            guard alpha > 0 else { return }
            setAlpha(alpha)
            set(pattern, use)
            return draw()
        }
        let mask = PDFContent(scale: 1, clip: .infinite)
        mask.setFill(pattern: resources.pattern(shading.pattern(.identity, of: .opacities)))
        let box = bounds.insetBy(dx: -1, dy: -1)
        mask.path(.rectangle(box))
        mask.source.append("f\n")
        let state = resources.softMask(resources.part(mask, bounds: box, isGroup: true), isLuminosity: true)
        content.saving {
            setAlpha(thousandths(1))
            content.use(state)
            set(pattern, use)
            draw()
        }
    }

    private func set(_ pattern: String, _ use: PaintUse) {
        switch use {
        case .fill: content.setFill(pattern: pattern)
        case .stroke: content.setStroke(pattern: pattern)
        }
    }
}
