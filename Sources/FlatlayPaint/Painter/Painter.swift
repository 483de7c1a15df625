import CPangoCairo
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Paints drawings onto pixels, through Cairo.
///
/// Use a painter on one thread only. Each extension paints one kind of drawing; this file only dispatches.
package final class Painter {
    let context: CairoContext
    let glyphs: GlyphStore
    /// The combined opacity of the groups around the current item that need no surface of their own.
    @exclusivity(unchecked) var opacity: CGFloat = 1
    /// Whether simple drawings are written directly to the pixels; tests compare them with Cairo's.
    let isFast: Bool

    /// Blurs that were computed for all bands of the image.
    let blurs: PreparedBlurs

    /// - Parameter silhouetteDepth: the number of silhouettes that it is a part of.
    package convenience init(
        context: CairoContext, glyphs: GlyphStore, silhouetteDepth: Int = 0, isFast: Bool = true
    ) {
        self.init(
            context: context, glyphs: glyphs, silhouetteDepth: silhouetteDepth, isFast: isFast, blurs: PreparedBlurs())
    }

    /// - Parameter blurs: blurs of the image that the context paints.
    init(
        context: CairoContext, glyphs: GlyphStore, silhouetteDepth: Int = 0, isFast: Bool = true, blurs: PreparedBlurs
    ) {
        self.isFast = isFast
        self.blurs = blurs
        self.silhouetteDepth = silhouetteDepth
        self.context = context
        self.glyphs = glyphs
    }

    /// The number of silhouettes that this painter's image is a part of. The second one omits shadows: a shadow of a
    /// shadow of a shadow is too faint to see, and each level would double the work.
    let silhouetteDepth: Int

    package func paint(_ items: DisplayList.Items) {
        forEachSeen(items, paint)
    }

    /// Paints the item at a place. An item passed by value would be copied, with all references in it.
    func paint(_ item: UnsafePointer<DisplayList.Item>) { item.withCommand { paint($0) } }

    private func paint(_ command: borrowing DisplayList.Command) {
        switch command {
        case .fill(let shape, let paint, let style): fill(shape, paint, style)
        case .stroke(let shape, let paint, let style): stroke(shape, paint, style)
        case .image(let drawing): draw(drawing)
        case .glyphs(let run, let origin, let paint): draw(run, at: origin, paint)
        case .group(let effect, let items): paint(items, under: effect)
        }
    }

    private func paint(_ items: DisplayList.Items, under effect: DisplayList.Effect) {
        switch effect {
        case .node: paint(items)
        case .clip(let shape, let style): paint(items, clippedTo: shape, style)
        case .opacity(let value): paint(items, opacity: value)
        case .blendMode(let mode): paint(items, blendMode: mode)
        case .transform(let transform):
            // Products of transforms may be too large or too small for numbers.
            let matrix = transform.concatenating(context.matrix)
            guard matrix.isUsable else { return }
            context.keeping {
                context.matrix = matrix
                paint(items)
            }
        case .projection(let transform): paint(items, projectedBy: transform)
        case .shadow(let color, let radius, let offset):
            paint(items, shadow: color, radius: radius, offset: offset)
        case .blur(let radius): paint(items, blur: radius)
        case .backdrop(let radius): paint(items, blur: radius, keepsAlpha: true)
        case .isolation: composite(items) { cairo_paint_with_alpha(context.raw, Double(opacity)) }
        case .mask(let mask): paint(items, maskedBy: mask)
        case .colorMatrix(let matrix): paint(items, through: .matrix(matrix))
        case .luminanceToAlpha: paint(items, through: .luminanceToAlpha)
        }
    }
}
