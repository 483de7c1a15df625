import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// The pixels to which simple drawings are written directly, and the visible part of them. Nil on pages and in
    /// silhouettes, which have no such pixels, and in tests that compare with Cairo's drawings (``isFast``).
    ///
    /// All direct drawings use it: shapes, lines, gradients, text, the edges of clips, and shadows.
    var directPixels: (canvas: PixelCanvas, clip: PixelArea)? {
        guard isFast, let canvas = context.canvas, let clip = context.clip else { return nil }
        return (canvas, clip)
    }

    /// Draws the inside of a simple shape, or the line along it, from its sprite, directly to the pixels. It needs
    /// ``directPixels``, an antialiased edge, and a shape with a sprite (``SpriteShape/placed(_:line:_:reach:)``).
    ///
    /// - Returns: false, without drawing, if the shape or the surface is not suitable.
    func drawSprite(
        of shape: DrawnShape, isAntialiased: Bool = true, line: StrokeStyle? = nil, _ paint: Paint
    ) -> Bool {
        if silhouetteDepth > 0, context.canvas == nil, isAntialiased {
            return drawSilhouette(of: shape, line: line, paint)
        }
        guard isAntialiased, let (canvas, clip) = directPixels,
            let (shape, area) = SpriteShape.placed(shape, line: line, context.matrix)
        else { return false }
        let visible = clip.intersection(area)
        guard !visible.isEmpty else { return true }
        switch paint {
        case .color(let color):
            let pixel = self.pixel(of: color)
            guard pixel >> 24 > 0 else { return true }
            if shape.isWholePixels {
                canvas.fill(visible, with: pixel)
            } else {
                guard let sprite = glyphs.sprites.sprite(of: shape, glyphs: glyphs) else { return false }
                canvas.draw(sprite, in: area, clip: visible, color: pixel)
            }
        case .linearGradient, .radialGradient, .angularGradient:
            guard opacity > 0, let gradient = gradientRaster(paint) else { return true }
            if shape.isWholePixels {
                canvas.fill(visible, with: gradient)
            } else {
                guard let sprite = glyphs.sprites.sprite(of: shape, glyphs: glyphs) else { return false }
                canvas.draw(sprite, in: area, clip: visible, gradient: gradient)
            }
        }
        return true
    }

    /// Draws a simple shape or line in one colour directly to a silhouette.
    private func drawSilhouette(of shape: DrawnShape, line: StrokeStyle?, _ paint: Paint) -> Bool {
        guard isFast, case .color(let color) = paint, let (canvas, clip) = context.alphaCanvas,
            let (shape, area) = SpriteShape.placed(shape, line: line, context.matrix)
        else { return false }
        let visible = clip.intersection(area)
        let opacity = UInt8(pixel(of: color) >> 24)
        guard !visible.isEmpty, opacity > 0 else { return true }
        if shape.isWholePixels {
            canvas.fill(visible, opacity: opacity)
        } else {
            guard let sprite = glyphs.sprites.sprite(of: shape, glyphs: glyphs) else { return false }
            canvas.draw(sprite, in: area, clip: visible, opacity: opacity)
        }
        return true
    }

    /// A colour with the surrounding opacity, as a premultiplied pixel.
    func pixel(of color: ResolvedColor) -> UInt32 {
        // Rounded like Cairo's solid sources.
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65535 + 0.5) >> 8 }
        let alpha = Double(color.opacity) * Double(opacity)
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}
