import CoreGeometry
import FlatlayDrawing
import Foundation

/// Blend modes that PDF lacks.
///
/// Such a drawing blends with everything that lies below it in the same group. That part of the group becomes an image:
///
/// 1. Find the last item of the group that contains such a drawing, and the rectangle that these drawings cover.
/// 2. Write the items up to that one around the rectangle, as shapes and text.
/// 3. Draw them within the rectangle as an image.
/// 4. Write the remaining items as usual.
extension PDFPage {
    /// Writes the items of a group that is composited separately: of the page, or of a part of it.
    ///
    /// - Parameter backdrop: the items below the group.
    func writeGroup(_ items: DisplayList.Items, over backdrop: DisplayList.Items = []) {
        guard hasForeignBlending else { return write(items) }
        var covered = CGRect.null
        var last: Int?
        for (index, item) in items.enumerated() {
            let bounds = item.command.foreignBlendBounds
            guard !bounds.isNull else { continue }
            covered = covered.union(bounds)
            last = index
        }
        guard let last else { return write(items) }
        let below = DisplayList.Items(items[...last])
        // The image overlaps its surroundings by half a point, so that no gap shows between them.
        let area = covered.insetBy(dx: -1, dy: -1).intersection(content.visibleRect)
        guard area.width > 0, area.height > 0 else { return write(items) }
        content.saving {
            let visible = content.visibleRect
            content.path(.rectangle(visible))
            content.path(.rectangle(area.insetBy(dx: 0.5, dy: 0.5)))
            content.clip(visible, isEvenOdd: true)
            write(below)
        }
        content.saving {
            content.path(.rectangle(area))
            content.clip(area, isEvenOdd: false)
            // The image extends beyond the rectangle, so that its edge does not blend with transparent pixels.
            writePicture(of: backdrop + below, covering: area)
        }
        write(DisplayList.Items(items[(last + 1)...]))
    }
}

extension DisplayList.Command {
    /// The bounds of the drawings that blend with what lies below the command in a mode that PDF lacks; `.null` for
    /// none. Drawings in groups that are composited separately blend only within these groups.
    fileprivate var foreignBlendBounds: CGRect {
        guard case .group(let effect, let items) = self else { return .null }
        switch effect {
        case .blendMode(let mode):
            if mode == .normal { break }
            return mode.pdfName == nil ? bounds : .null
        case .opacity(let value):
            if value <= 0 || (value < 1 && items.onlyFadingDrawing == nil) { return .null }
        default:
            if effect.composition != .individual { return .null }
        }
        let inner = items.reduce(CGRect.null) { $0.union($1.command.foreignBlendBounds) }
        switch effect {
        case .clip(let shape, _): return inner.intersection(shape.bounds)
        case .transform(let transform): return inner.isNull ? inner : inner.applying(transform)
        default: return inner
        }
    }
}
