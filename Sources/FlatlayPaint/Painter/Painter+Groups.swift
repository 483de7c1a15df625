import CPangoCairo
import FlatlayDrawing
import Foundation

extension Painter {
    func paint(_ items: DisplayList.Items, opacity value: CGFloat) {
        guard value > 0 else { return }
        guard value < 1 else { return paint(items) }
        if items.onlyFadingDrawing != nil {
            let outer = opacity
            opacity *= value
            paint(items)
            opacity = outer
        } else {
            composite(items) { cairo_paint_with_alpha(context.raw, Double(value * opacity)) }
        }
    }

    /// `plusDarker`, which Cairo lacks, is computed pixel by pixel.
    func paint(_ items: DisplayList.Items, blendMode mode: BlendMode) {
        if mode == .normal { return paint(items) }
        guard let cairoOperator = mode.cairo else { return paintPlusDarker(items) }
        composite(items) {
            cairo_set_operator(context.raw, cairoOperator)
            cairo_paint(context.raw)
        }
    }

    /// Paints items as a separate image, only as large as their visible part, and sets it as the source for `finish`.
    func composite(_ items: DisplayList.Items, _ finish: () -> Void) {
        let area = visibleRect(of: bounds(of: items)).pixelAligned
        guard area.width > 0, area.height > 0 else { return }
        context.saving {
            context.clipToDevice(area)
            context.pushGroup()
            withFullOpacity { paint(items) }
            guard let content = context.popGroup() else { return }
            defer { cairo_pattern_destroy(content) }
            cairo_set_source(context.raw, content)
            finish()
        }
    }

    /// Paints items, weighted by the opacity of other items, the mask.
    func paint(_ items: DisplayList.Items, maskedBy mask: DisplayList.Items) {
        let area = visibleRect(of: bounds(of: items).intersection(bounds(of: mask))).pixelAligned
        guard area.width > 0, area.height > 0, opacity > 0 else { return }
        context.saving {
            context.clipToDevice(area)
            let factor = Double(opacity)
            context.pushGroup()
            withFullOpacity { paint(items) }
            guard let content = context.popGroup() else { return }
            defer { cairo_pattern_destroy(content) }
            context.pushGroup()
            withFullOpacity { paint(mask) }
            guard let cover = context.popGroup() else { return }
            defer { cairo_pattern_destroy(cover) }
            if factor == 1 {
                cairo_set_source(context.raw, content)
                cairo_mask(context.raw, cover)
            } else {
                context.pushGroup()
                cairo_set_source(context.raw, content)
                cairo_mask(context.raw, cover)
                guard let masked = context.popGroup() else { return }
                defer { cairo_pattern_destroy(masked) }
                cairo_set_source(context.raw, masked)
                cairo_paint_with_alpha(context.raw, factor)
            }
        }
    }

    private func paintPlusDarker(_ items: DisplayList.Items) {
        let area = visibleRect(of: bounds(of: items)).pixelAligned
        guard area.width > 0, area.height > 0 else { return }
        context.saving {
            context.clipToDevice(area)
            context.pushGroup()
            withFullOpacity { paint(items) }
            guard let pattern = context.popGroup() else { return }
            defer { cairo_pattern_destroy(pattern) }
            var source: OpaquePointer?
            cairo_pattern_get_surface(pattern, &source)
            if let source, let target = cairo_get_group_target(context.raw) {
                PlusDarker.combine(source, into: target, area: area)
            }
        }
    }

    /// Runs `body` with full opacity, since the surrounding opacity is applied to its image as a whole.
    private func withFullOpacity(_ body: () -> Void) {
        let outer = opacity
        opacity = 1
        body()
        opacity = outer
    }
}
