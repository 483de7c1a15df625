import CoreGeometry
import FlatlayDrawing
import Foundation

/// Draws the layers of a symbol.
struct SymbolDrawing {
    /// From the view box to the picture.
    let map: CGAffineTransform
    /// The line around each layer that makes it bolder, in points.
    let lineWidth: CGFloat
    /// Points per unit of the view box.
    let unit: CGFloat
    /// The symbol's frame.
    let rect: CGRect

    /// Draws layers in one style. Where it is translucent, layers and the lines around them are one group, so that
    /// nothing shines through twice.
    func draw(_ layers: [SymbolOutline.Layer], in paint: Paint, _ builder: DisplayListBuilder) {
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

    /// Draws outside of each cutout: inside of the frame and the cutout together, with even-odd filling.
    private func cut(_ cutouts: ArraySlice<Path>, _ builder: DisplayListBuilder, _ draw: () -> Void) {
        guard let cutout = cutouts.first else { return draw() }
        // Wide enough for lines that reach over the frame.
        var outside = Path(rect.insetBy(dx: -rect.width, dy: -rect.height))
        outside.addPath(cutout, transform: map)
        builder.withEffect(.clip(.path(outside), FillStyle(eoFill: true))) {
            cut(cutouts.dropFirst(), builder, draw)
        }
    }
}
