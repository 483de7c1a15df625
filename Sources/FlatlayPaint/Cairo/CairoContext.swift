import CPangoCairo
import CoreGeometry
import Foundation

/// A Cairo context that is released with its last owner, and the operations that painters need.
///
/// The matrix and pixel-aligned clips are stored here, and passed to Cairo only when it draws next: many drawings
/// bypass it. Each drawing reads them, and nothing calls back while one changes, so overlapping accesses are not
/// checked.
package final class CairoContext {
    /// The map from the current coordinates to those of the surface.
    @exclusivity(unchecked) package var matrix = CGAffineTransform.identity {
        didSet { isMatrixStale = true }
    }
    /// The whole pixels that can be drawn on; nil on a page.
    @exclusivity(unchecked) private(set) var clip: PixelArea?
    /// The pixels that receive drawings; nil unless they have four bytes each.
    @exclusivity(unchecked) private(set) var canvas: PixelCanvas?

    private let pointer: OpaquePointer
    @exclusivity(unchecked) private var isMatrixStale = false
    @exclusivity(unchecked) private var isClipStale = false
    /// Whether Cairo clips to anything besides ``clip``.
    @exclusivity(unchecked) private var hasPathClip = false
    private var groups: [State] = []

    private struct State {
        var matrix: CGAffineTransform
        var clip: PixelArea?
        var canvas: PixelCanvas?
        var isMatrixStale: Bool
        var isClipStale: Bool
        var hasPathClip: Bool
    }

    package init(_ surface: OpaquePointer) {
        pointer = cairo_create(surface)
        clip = PixelArea(ofImage: surface)
        canvas = PixelCanvas(surface)
    }

    /// Creates a context that only measures: what is drawn with it goes nowhere.
    ///
    /// - Parameter clip: the pixels that could be drawn on.
    init(_ surface: OpaquePointer, clip: PixelArea) {
        pointer = cairo_create(surface)
        self.clip = clip
    }

    deinit {
        cairo_destroy(pointer)
    }

    /// Cairo's context, with the current matrix and clip.
    package var raw: OpaquePointer {
        if isMatrixStale || isClipStale { tellCairo() }
        return pointer
    }

    /// The message of the first error; nil if there was none. A context draws nothing after an error.
    package var failure: String? {
        let status = cairo_status(pointer)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    /// Runs `body` and then restores the state of Cairo.
    func saving(_ body: () -> Void) {
        let outer = state
        cairo_save(pointer)
        body()
        cairo_restore(pointer)
        state = outer
    }

    /// Runs `body` and then restores the matrix and the clip of ``clipToDevice(_:)``, and nothing else.
    func keeping(_ body: () -> Void) {
        guard let outerClip = clip, !hasPathClip else { return saving(body) }
        let outerMatrix = matrix
        body()
        if matrix != outerMatrix { matrix = outerMatrix }
        if clip != outerClip {
            clip = outerClip
            isClipStale = true
        }
    }

    /// Whether the pixels that receive drawings have opacity and no colour.
    var holdsOnlyOpacity: Bool {
        guard let target = cairo_get_group_target(pointer) else { return false }
        return cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
            && cairo_image_surface_get_format(target) == CAIRO_FORMAT_A8
    }

    /// The pixels that receive drawings, if they have only opacity and the clip consists of whole pixels.
    var alphaCanvas: (canvas: AlphaCanvas, clip: PixelArea)? {
        guard !hasPathClip, let clip, let target = cairo_get_group_target(pointer) else { return nil }
        return AlphaCanvas(target).map { ($0, clip) }
    }

    /// The bounds of the current clip, in the coordinates of the surface.
    var clipExtents: CGRect {
        if let clip, !hasPathClip { return clip.rect }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        saving {
            matrix = .identity
            cairo_clip_extents(raw, &x1, &y1, &x2, &y2)
        }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Clips to a rectangle of whole pixels, or any rectangle on a page, in the surface's coordinates.
    func clipToDevice(_ rect: CGRect) {
        if let clip { self.clip = clip.intersection(PixelArea(within: rect)) }
        if clip != nil, !hasPathClip {
            isClipStale = true
        } else {
            clipNow(rect)
        }
    }

    /// Clips to the inside of the current path; only within ``saving(_:)``.
    func clipToPath() {
        cairo_clip(raw)
        hasPathClip = true
    }

    /// Redirects drawings to separate pixels until ``popGroup()``.
    func pushGroup() {
        cairo_push_group(raw)
        groups.append(state)
        canvas = canvas == nil ? nil : PixelCanvas(cairo_get_group_target(pointer))
    }

    /// Returns the drawings since ``pushGroup()`` as a pattern that the caller owns.
    func popGroup() -> OpaquePointer? {
        let pattern = cairo_pop_group(pointer)
        if let outer = groups.popLast() { state = outer }
        return pattern
    }

    private var state: State {
        get {
            State(
                matrix: matrix, clip: clip, canvas: canvas, isMatrixStale: isMatrixStale, isClipStale: isClipStale,
                hasPathClip: hasPathClip)
        }
        set {
            matrix = newValue.matrix
            clip = newValue.clip
            canvas = newValue.canvas
            isMatrixStale = newValue.isMatrixStale
            isClipStale = newValue.isClipStale
            hasPathClip = newValue.hasPathClip
        }
    }

    private func tellCairo() {
        if isClipStale, let clip {
            isClipStale = false
            cairo_reset_clip(pointer)
            clipNow(clip.rect)
        }
        if isMatrixStale {
            var m = matrix.cairoMatrix
            cairo_set_matrix(pointer, &m)
            isMatrixStale = false
        }
    }

    private func clipNow(_ rect: CGRect) {
        cairo_identity_matrix(pointer)
        isMatrixStale = true
        cairo_new_path(pointer)
        cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(pointer)
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether the transform is finite and doesn't shrink any length below 1e-12 of itself, which nobody could see. A
    /// Cairo context stays in an error state after a transform without an inverse, and Cairo aborts when the inverse of
    /// a gradient's transform overflows.
    package var isUsable: Bool {
        let determinant = abs(a * d - b * c)
        let most = max(max(abs(a), abs(b)), max(abs(c), abs(d)))
        return determinant > most * 1e-12 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether it only translates and scales all lengths by the same positive factor.
    var isUniformScale: Bool { b == 0 && c == 0 && a == d && a > 0 }

    /// The scale of lengths, on average over all directions.
    package var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
    /// The smallest rectangle of whole pixels that contains this one.
    package var pixelAligned: CGRect {
        if isNull || isInfinite { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
