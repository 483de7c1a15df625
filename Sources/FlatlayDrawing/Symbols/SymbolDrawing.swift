import CoreGeometry
import Foundation

/// Draws the layers of a symbol.
package struct SymbolDrawing {
    /// The transform from the view box to the image.
    let map: CGAffineTransform
    /// The width of the stroke around each layer that makes it bolder, in points.
    let lineWidth: CGFloat
    /// Points per unit of the view box.
    let unit: CGFloat
    /// The symbol's frame.
    let rect: CGRect

    /// Draws layers in one style. If the style is translucent, the layers and their strokes are grouped, so that
    /// overlaps are not blended twice.
    package func draw(_ layers: [SymbolOutline.Layer], in paint: Paint, _ builder: DisplayListBuilder) {
        let isOnePart = layers.count == 1 && lineWidth + layers[0].lineWidth == 0
        guard !isOnePart, case .color(let color) = paint, color.opacity < 1 else {
            for layer in layers { draw(layer, paint, builder) }
            return
        }
        var opaque = color
        opaque.opacity = 1
        builder.withEffect(.opacity(CGFloat(color.opacity))) {
            for layer in layers { draw(layer, .color(opaque), builder) }
        }
    }

    private func draw(_ layer: SymbolOutline.Layer, _ paint: Paint, _ builder: DisplayListBuilder) {
        cut(layer.cutouts[...], builder) {
            let path = DrawnShape.path(layer.path.applying(map))
            builder.fill(path, paint, style: layer.fillStyle)
            builder.stroke(
                path, paint, style: StrokeStyle(lineWidth: lineWidth + layer.lineWidth * unit, lineJoin: .round))
        }
    }

    /// Draws outside of each cutout. The clip path contains the frame and the cutout, with the even-odd rule.
    private func cut(_ cutouts: ArraySlice<Path>, _ builder: DisplayListBuilder, _ draw: () -> Void) {
        guard let cutout = cutouts.first else { return draw() }
        // Large enough for strokes that extend beyond the frame.
        var outside = Path(rect.insetBy(dx: -rect.width, dy: -rect.height))
        outside.addPath(cutout, transform: map)
        builder.withEffect(.clip(.path(outside), FillStyle(eoFill: true))) {
            cut(cutouts.dropFirst(), builder, draw)
        }
    }
}
