import CPangoCairo
import CPixelRows
import CoreGeometry
import FlatlayDrawing
import Foundation

extension Painter {
    /// Paints items clipped to a shape.
    func paint(_ items: DisplayList.Items, clippedTo shape: DrawnShape, _ style: FillStyle) {
        if let canvas = context.canvas {
            paint(items, clippedTo: shape, style, on: canvas)
        } else {
            paintEach(items, clippedTo: shape, style)
        }
    }

    // MARK: Pixels

    /// Paints within the pixels that the shape touches, and then restores what lay below on its edge and outside.
    ///
    /// The cost of a clip depends only on its edge, whatever is drawn inside. The items are clipped as one image: an
    /// item that is covered by another does not show through at the edge.
    private func paint(
        _ items: DisplayList.Items, clippedTo shape: DrawnShape, _ style: FillStyle, on canvas: PixelCanvas
    ) {
        let placed = SpriteShape.placed(shape, line: nil, context.matrix)
        if let placed, placed.shape.isWholePixels {
            return context.keeping {
                context.clipToDevice(placed.area.rect)
                paint(items)
            }
        }
        let mask: (sprite: Sprite, area: PixelArea)
        if directPixels != nil, style.isAntialiased, let placed,
            let sprite = glyphs.sprites.sprite(of: placed.shape, glyphs: glyphs)
        {
            mask = (sprite, placed.area)
        } else if let drawn = drawMask(of: shape, style) {
            mask = drawn
        } else {
            return
        }
        guard let visible = context.clip?.intersection(mask.area), !visible.isEmpty else { return }
        let edge = CoveredEdge(of: mask.sprite, in: mask.area, visible: visible, canvas)
        context.keeping {
            context.clipToDevice(visible.rect)
            paint(items)
        }
        edge.restore()
    }

    /// Paints the coverage of a shape for a single use.
    private func drawMask(of shape: DrawnShape, _ style: FillStyle) -> (sprite: Sprite, area: PixelArea)? {
        guard let area = PixelArea(visibleRect(of: shape.bounds).pixelAligned),
            let surface = CairoSurface.image(format: CAIRO_FORMAT_A8, width: area.width, height: area.height)
        else { return nil }
        cairo_surface_set_device_offset(surface.raw, Double(-area.x), Double(-area.y))
        let painter = Painter(context: CairoContext(surface.raw), glyphs: glyphs)
        painter.context.matrix = context.matrix
        painter.fill(shape, .color(.black), style)
        var sprite: Sprite?
        surface.withPixels { bytes, bytesPerRow in
            sprite = Sprite(bytes, bytesPerRow: bytesPerRow, width: area.width, height: area.height)
        }
        return sprite.map { ($0, area) }
    }

    // MARK: Pages and silhouettes

    /// Paints each drawing with the clip.
    ///
    /// A rectangle on pixel boundaries costs nothing: Cairo recognises it. A rounded clip costs a mask for each
    /// drawing. Drawings that need none are painted without it: those inside the part of the shape that has no corners,
    /// and those that cover the whole shape, which are drawn as the shape itself.
    private func paintEach(_ items: DisplayList.Items, clippedTo shape: DrawnShape, _ style: FillStyle) {
        if isFast, isMaterial(items, in: shape) { return fill(shape, .color(.black), style) }
        guard case .roundedRectangle(let rect, let corner, _) = shape, style.isAntialiased else {
            return clip(to: shape, style) { paint(items) }
        }
        // A continuous corner extends up to 1.53 radii along the edge.
        let (rx, ry) = (corner.width * 1.53, corner.height * 1.53)
        let interior = ClipInterior(
            shape: shape, style: style, tall: rect.insetBy(dx: min(rx, rect.width / 2), dy: 0),
            wide: rect.insetBy(dx: 0, dy: min(ry, rect.height / 2)))
        paint(items, inside: interior)
    }

    /// Whether items are, in a silhouette, a material over drawings that are opaque within a shape. It blurs only
    /// colours, which a silhouette does not have.
    private func isMaterial(_ items: DisplayList.Items, in shape: DrawnShape) -> Bool {
        guard silhouetteDepth > 0, context.holdsOnlyOpacity, items.count == 1,
            case .group(.backdrop(let radius), let below)? = items.first?.command
        else { return false }
        return isOpaque(below, blur: radius, in: shape)
    }

    private func paint(_ items: DisplayList.Items, inside clip: ClipInterior) {
        forEachSeen(items) { item in
            guard !item.withCommand({ paintAtOnce($0, inside: clip) }) else { return }
            if clip.holds(tightBounds(of: item.pointee.command)) {
                paint(item)
            } else {
                self.clip(to: clip.shape, clip.style) { paint(item) }
            }
        }
    }

    /// Paints a command that needs no clip, or itself has the shape of the clip. Returns false for others.
    private func paintAtOnce(_ command: borrowing DisplayList.Command, inside clip: ClipInterior) -> Bool {
        switch command {
        case .group(.node, let children):
            paint(children, inside: clip)
        case .fill(let shape, let paint, let style) where clip.isCovered(by: shape) && style.isAntialiased:
            fill(clip.shape, paint, clip.style)
        case .stroke(let shape, let paint, let style) where clip.holds(lineOn: shape, style):
            stroke(shape, paint, style)
        case .image(let drawing) where drawing.rect.contains(clip.shape.bounds):
            draw(drawing, within: clip.shape)
        default: return false
        }
        return true
    }

    private func tightBounds(of command: DisplayList.Command) -> CGRect {
        if case .glyphs(let run, let origin, _) = command { return inkBounds(of: run, at: origin) }
        return command.bounds
    }

    private func clip(to shape: DrawnShape, _ style: FillStyle, _ body: () -> Void) {
        context.saving {
            applyAntialiasing(style)
            cairo_set_fill_rule(
                context.raw, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            context.setPath(shape)
            context.clipToPath()
            if !style.isAntialiased { cairo_set_antialias(context.raw, CAIRO_ANTIALIAS_DEFAULT) }
            body()
        }
    }
}

/// A rounded clip, and the two rectangles inside it, one tall and one wide, that do not touch a corner.
private struct ClipInterior {
    let shape: DrawnShape
    let style: FillStyle
    let tall: CGRect
    let wide: CGRect

    func holds(_ rect: CGRect) -> Bool {
        rect.isNull || tall.contains(rect) || wide.contains(rect)
    }

    /// Whether a line runs along the inside of the clip's edge.
    func holds(lineOn other: DrawnShape, _ style: StrokeStyle) -> Bool {
        shape.isOutset(of: other, by: style.lineWidth / 2)
    }

    /// Whether filling `other` fills the clip's whole shape.
    func isCovered(by other: DrawnShape) -> Bool {
        if other == shape { return true }
        if case .rectangle(let rect) = other { return rect.contains(shape.bounds) }
        return false
    }
}

/// The pixels of a canvas that a clip hides, fully or partly, saved before anything is drawn on them.
private struct CoveredEdge {
    private let sprite: Sprite
    private let area: PixelArea
    private let visible: PixelArea
    private let canvas: PixelCanvas
    private var pixels: [UInt32] = []

    init(of sprite: Sprite, in area: PixelArea, visible: PixelArea, _ canvas: PixelCanvas) {
        self.sprite = sprite
        self.area = area
        self.visible = visible
        self.canvas = canvas
        var kept: [UInt32] = []
        // Rounded corners need less than this; otherwise the array grows.
        kept.reserveCapacity(visible.height * 16)
        forEachEdge { y, columns in
            kept += UnsafeBufferPointer(start: canvas.pixels(x: columns.lowerBound, y: y), count: columns.count)
        }
        pixels = kept
    }

    func restore() {
        pixels.withUnsafeBufferPointer { pixels in
            guard var below = pixels.baseAddress else { return }
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: visible.width) { buffer in
                guard let coverage = buffer.baseAddress else { return }
                forEachEdge { y, columns in
                    let own = (columns.lowerBound - area.x)..<(columns.upperBound - area.x)
                    sprite.copyCoverage(row: y - area.y, columns: own, of: area, to: coverage)
                    let target = canvas.pixels(x: columns.lowerBound, y: y)
                    pixel_rows_restore(target, below, coverage, columns.count)
                    below += columns.count
                }
            }
        }
    }

    /// Visits the pixels to the left and right of the fully visible ones in each row.
    private func forEachEdge(_ body: (_ y: Int, _ columns: Range<Int>) -> Void) {
        for y in visible.y..<visible.maxY {
            let solid = sprite.solidColumns(inRow: y - area.y, of: area)
            // In a row without fully visible pixels, all pixels are edge.
            let start = solid.isEmpty ? visible.maxX : min(max(area.x + solid.lowerBound, visible.x), visible.maxX)
            let end = max(min(area.x + solid.upperBound, visible.maxX), start)
            if visible.x < start { body(y, visible.x..<start) }
            if end < visible.maxX { body(y, end..<visible.maxX) }
        }
    }
}
