import CPixelRows

extension PixelCanvas {
    /// Draws a sprite, stretched to an area, in one colour.
    func draw(_ sprite: Sprite, in area: PixelArea, clip: PixelArea, color: UInt32) {
        let visible = clip.intersection(area)
        guard !visible.isEmpty else { return }
        sprite.draw(in: area, on: pixels(of: visible), origin: (visible.x, visible.y), color: color)
    }

    /// Draws a sprite, stretched to an area, in the colours of a gradient.
    func draw(_ sprite: Sprite, in area: PixelArea, clip: PixelArea, gradient: GradientRaster) {
        let visible = clip.intersection(area)
        guard !visible.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: visible.width) { buffer in
            guard let colors = buffer.baseAddress else { return }
            var ready = Int.min
            sprite.forEachRun(in: area, clip: visible) { x, y, count, coverage, coverages in
                if y != ready { gradient.fill(colors, x: visible.x, y: y, width: visible.width, height: 1) }
                ready = y
                let (source, target) = (UnsafePointer(colors + x - visible.x), pixels(x: x, y: y))
                if coverage == 0 {
                    pixel_rows_draw_covered_pixels(target, source, coverages, count)
                } else if coverage == 255, gradient.isOpaque {
                    target.update(from: source, count: count)
                } else {
                    pixel_rows_draw_pixels(target, source, count, coverage)
                }
            }
        }
    }

    /// Draws rows of pixels, weighted by a sprite that is stretched to an area, or all with the same coverage.
    ///
    /// - Parameters:
    ///   - clip: the pixels to draw, within the area.
    ///   - row: returns the pixels of a row of the clip; it is called once for each row, in order.
    func draw(
        _ sprite: Sprite?, in area: PixelArea, clip: PixelArea, coverage: UInt32,
        row: (_ y: Int) -> UnsafePointer<UInt32>
    ) {
        guard let sprite else {
            for y in clip.y..<clip.maxY {
                pixel_rows_draw_pixels(pixels(x: clip.x, y: y), row(y), clip.width, coverage)
            }
            return
        }
        var (ready, start): (Int, UnsafePointer<UInt32>?) = (Int.min, nil)
        sprite.forEachRun(in: area, clip: clip) { x, y, count, coverage, coverages in
            if y != ready { (ready, start) = (y, row(y)) }
            guard let start else { return }
            let (source, target) = (start + (x - clip.x), pixels(x: x, y: y))
            if coverage == 0 {
                pixel_rows_draw_covered_pixels(target, source, coverages, count)
            } else {
                pixel_rows_draw_pixels(target, source, count, coverage)
            }
        }
    }

    /// Fills an area, which must lie within the image, with a gradient.
    func fill(_ area: PixelArea, with gradient: GradientRaster) {
        if gradient.isOpaque {
            return gradient.fill(
                pixels(x: area.x, y: area.y), x: area.x, y: area.y, width: area.width, height: area.height,
                pixelsPerRow: pixelsPerRow)
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { buffer in
            guard let colors = buffer.baseAddress else { return }
            for y in area.y..<area.maxY {
                gradient.fill(colors, x: area.x, y: y, width: area.width, height: 1)
                pixel_rows_draw_pixels(pixels(x: area.x, y: y), colors, area.width, 255)
            }
        }
    }
}
