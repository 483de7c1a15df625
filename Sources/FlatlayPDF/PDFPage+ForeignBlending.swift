import CoreGeometry
import FlatlayDrawing
import Foundation

/// Blend modes that PDF lacks.
///
/// Such a drawing is mixed with all that lies below it in the same group. That part of the group becomes a picture:
///
/// 1. Find the last item of the group that holds such a drawing, and the rectangle that these drawings cover.
/// 2. Write the items up to that one around the rectangle, as shapes and text.
/// 3. Draw them within the rectangle as a picture.
/// 4. Write the other items as usual.
extension PDFPage {
    /// Writes the items of a group that is drawn apart from what lies below it: of the page, or of a part of it.
    ///
    /// - Parameter backdrop: what lies below all items.
    func writeGroup(_ items: [DisplayList.Item], over backdrop: [DisplayList.Item] = []) {
        var covered = CGRect.null
        var last: Int?
        for (index, item) in items.enumerated() {
            let bounds = item.command.foreignBlendBounds(depth: 0)
            guard !bounds.isNull else { continue }
            covered = covered.union(bounds)
            last = index
        }
        guard let last else { return write(items) }
        let below = Array(items[...last])
        // The picture overlaps what is around it by half a point, so that no gap shows between them.
        let area = covered.insetBy(dx: -1, dy: -1).intersection(content.visibleRect)
        guard area.isFinite, area.width > 0, area.height > 0 else { return write(items) }
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
            // The picture goes on beyond the rectangle, so that its edge is not mixed with clear pixels.
            writePicture(of: backdrop + below, covering: area)
        }
        write(Array(items[(last + 1)...]))
    }
}

extension DisplayList.Command {
    /// What the drawings cover that are blended with what lies below the command in a way that PDF lacks; `.null` for
    /// none. Those in groups that are drawn apart blend with these groups only.
    fileprivate func foreignBlendBounds(depth: Int) -> CGRect {
        guard depth < DisplayList.depthLimit, case .group(let effect, let items) = self else { return .null }
        switch effect {
        case .blendMode(let mode):
            if mode == .normal { break }
            return mode.pdfName == nil ? bounds : .null
        case .opacity(let value):
            if value <= 0 || (value < 1 && !items.isOneDrawing) { return .null }
        case .isolation, .mask, .blur, .backdrop, .colorMatrix, .luminanceToAlpha: return .null
        case .node, .clip, .transform, .shadow: break
        }
        let inner = items.reduce(CGRect.null) { $0.union($1.command.foreignBlendBounds(depth: depth + 1)) }
        switch effect {
        case .clip(let shape, _): return inner.intersection(shape.bounds)
        case .transform(let transform): return inner.isNull ? inner : inner.applying(transform)
        default: return inner
        }
    }
}
