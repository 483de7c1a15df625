import CPangoCairo
import CoreGeometry
import Foundation

/// A Cairo context that is released with its last owner, and what painters ask of it.
final class CairoContext {
    let raw: OpaquePointer

    init(_ surface: OpaquePointer) {
        raw = cairo_create(surface)
    }

    deinit {
        cairo_destroy(raw)
    }

    /// The text of the first error, or nil while all went well. A context draws nothing after an error.
    var failure: String? {
        let status = cairo_status(raw)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    /// Keeps changes of the state within `body`.
    func saving(_ body: () -> Void) {
        cairo_save(raw)
        body()
        cairo_restore(raw)
    }

    /// The map from the coordinates in use to those of the surface.
    var matrix: CGAffineTransform {
        get {
            var m = cairo_matrix_t()
            cairo_get_matrix(raw, &m)
            return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
        }
        set {
            var m = newValue.cairoMatrix
            cairo_set_matrix(raw, &m)
        }
    }

    /// The rectangle outside which nothing is drawn, in the coordinates of the surface.
    var clipExtents: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        saving {
            cairo_identity_matrix(raw)
            cairo_clip_extents(raw, &x1, &y1, &x2, &y2)
        }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Limits drawing to a rectangle of the surface's coordinates.
    func clipToDevice(_ rect: CGRect) {
        let current = matrix
        cairo_identity_matrix(raw)
        cairo_new_path(raw)
        cairo_rectangle(raw, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(raw)
        matrix = current
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether the map can be undone and holds only numbers; Cairo stops for good at one that can't.
    var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    /// How much lengths grow, on average over all directions.
    var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
    /// The smallest rectangle of whole pixels that holds this one.
    var pixelAligned: CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
