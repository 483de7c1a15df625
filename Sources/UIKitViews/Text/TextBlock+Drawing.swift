import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

extension TextSetter {
    /// Draws lines in a rectangle, from its top left corner.
    ///
    /// As by SwiftUI's texts, the corner is moved to the nearest pixel, then the first baseline; the other baselines
    /// keep their distance from it.
    ///
    /// - Parameter first: the distance from the top of the rectangle to the first baseline; nil for that of the lines.
    func draw(
        _ block: TextBlock, in rect: CGRect, first: CGFloat? = nil, _ paint: ResolvedColor, context: CGContext
    ) {
        guard !block.lines.isEmpty, rect.isFinite else { return }
        for warning in block.warnings {
            context.resources.diagnostics.warn(warning.message, node: context.builder.currentPath)
        }
        for look in text.looks.dropFirst() {
            guard let warning = look.image?.warning else { continue }
            context.resources.diagnostics.warn(warning, node: context.builder.currentPath)
        }
        if block.isTruncated { context.builder.markTruncated() }
        let pixels = PixelGrid(scale: context.scale)
        let baseline = first ?? block.firstBaseline
        let shift = pixels.round(baseline) - block.firstBaseline
        let places = block.lines.map { line in
            CGPoint(x: start(of: line, in: rect.width), y: line.baseline + shift)
        }
        // A pixel less on each side: letters may reach a little beyond their line, as in a label of exactly that height.
        let extent = zip(block.lines, places).reduce(CGRect.null) { extent, line in
            extent.union(
                CGRect(
                    x: rect.minX + line.1.x, y: rect.minY + line.1.y - (line.0.shaped.baseline - line.0.shaped.top),
                    width: line.0.shaped.width, height: line.0.shaped.height))
        }
        let reach = min(pixels.length, extent.width / 4, extent.height / 4)
        context.recordInUserSpace(extent.insetBy(dx: reach, dy: reach)) { moved, isErasing in
            let corner = pixels.round(rect.origin.moved(by: moved))
            for (line, place) in zip(block.lines, places) {
                TextLineDrawing(
                    paint: .color(isErasing ? .black : paint), looks: text.looks, isErasing: isErasing, pixels: pixels,
                    context: context
                ).draw(line.shaped, at: CGPoint(x: corner.x + place.x, y: corner.y + place.y))
            }
        }
    }

    /// The x at which a line begins.
    private func start(of line: TextBlock.Line, in width: CGFloat) -> CGFloat {
        let end = line.room.upperBound.isFinite ? line.room.upperBound : width
        let space = end - line.room.lowerBound - line.shaped.width
        // Where there is no limit, lines are aligned among each other only by the caller's rectangle.
        guard space.isFinite else { return line.room.lowerBound }
        let isMirrored = direction(of: line) == .rightToLeft
        let offset =
            switch line.alignment {
            case .left: CGFloat(0)
            case .right: space
            case .center: space / 2
            case .natural, .justified: isMirrored ? space : 0
            }
        return line.room.lowerBound + offset
    }
}

/// Draws a line of shaped text: backgrounds, glyphs, images, underlines and strikethroughs.
private struct TextLineDrawing {
    let paint: Paint
    let looks: [StyledText.Look]
    let isErasing: Bool
    let pixels: PixelGrid
    let context: CGContext

    /// Draws a line whose baseline starts at a point, in the coordinates of the display list.
    func draw(_ line: ShapedText.Line, at origin: CGPoint) {
        let builder = context.builder
        for run in line.runs where run.tag > 0 {
            guard let background = look(of: run)?.background else { continue }
            let rect = CGRect(
                x: origin.x + run.x, y: origin.y - (line.baseline - line.top), width: run.glyphs.width,
                height: line.height)
            builder.fill(.rectangle(pixels.round(rect)), .color(background))
        }
        for run in line.runs {
            guard let shadow = look(of: run)?.shadow else {
                draw(run, at: origin, builder)
                continue
            }
            builder.withEffect(shadow) { draw(run, at: origin, builder) }
        }
    }

    private func draw(_ run: ShapedText.Run, at origin: CGPoint, _ builder: DisplayListBuilder) {
        let start = CGPoint(x: origin.x + run.x, y: origin.y - run.baselineOffset)
        let paint = isErasing ? paint : run.color.map { .color($0) } ?? paint
        run.underline?.draw(.underline, of: run, at: start, paint, pixels: pixels, into: builder)
        if let attachment = run.attachment {
            let rect = CGRect(
                x: start.x, y: start.y - attachment.ascent, width: attachment.width,
                height: attachment.ascent + attachment.descent)
            look(of: run)?.image?.draw(in: pixels.round(rect), into: builder)
        }
        builder.glyphs(run.glyphs, origin: start, paint)
        run.strikethrough?.draw(.strikethrough, of: run, at: start, paint, pixels: pixels, into: builder)
    }

    /// The look of a run; nil for one that is plain.
    private func look(of run: ShapedText.Run) -> StyledText.Look? {
        run.tag > 0 && looks.indices.contains(run.tag) ? looks[run.tag] : nil
    }
}
