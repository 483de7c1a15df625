import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation

/// A cache of Cairo's fonts for the faces of shaped text. Use it on one thread only.
///
/// ```swift
/// let fonts = FontFaceCache()
/// if fonts.select(run.face, size: run.size, in: context) {
///     cairo_show_glyphs(context, glyphs, count)
/// }
/// ```
package final class FontFaceCache: WorkerResource {
    private var faces: [FontFace: OpaquePointer] = [:]
    private var metrics: [MetricsKey: FontVerticalMetrics] = [:]
    private let freeType = FreeTypeFaces()
    /// The first file that could not be read; the renderer of the image throws it.
    private(set) var failure: RenderError?

    /// The maximum number of faces. A library has a few hundred, and a variable font counts once per weight in use.
    private static let faceLimit = 512

    private struct MetricsKey: Hashable {
        var face: FontFace
        var standsInForSystem: Bool
    }

    /// Creates an empty cache.
    package init() {
        LibraryEnvironment.pin()
    }

    package convenience init(worker: RenderWorker) {
        self.init()
    }

    /// The number of cached Cairo faces.
    var count: Int { faces.count }

    /// Returns the `cairo_font_face_t` of a face, which lives as long as the process, or nil if its file can't be read.
    package func cairoFontFace(for face: FontFace) -> OpaquePointer? {
        if let known = faces[face] { return known }
        let fontFace = face.file.isReadable && OpenFontFiles.keep(face) ? LastingFontFaces.face(face) : nil
        guard let fontFace else {
            fail(face.path)
            return nil
        }
        if faces.count >= FontFaceCache.faceLimit { faces = [:] }
        faces[face] = fontFace
        return fontFace
    }

    /// Records that a file could not be read. A face without a path comes from a shaper without fonts and draws
    /// nothing.
    func fail(_ path: String) {
        guard !path.isEmpty else { return }
        fail(.unreadableFont(path: path))
    }

    /// Records why the image is incomplete; only the first error is kept.
    package func fail(_ error: RenderError) {
        if failure == nil { failure = error }
    }

    package var hasFailed: Bool { failure != nil }

    /// Returns the recorded error and clears it.
    package func takeFailure() -> RenderError? {
        defer { failure = nil }
        return failure
    }

    /// Sets the current font of a `cairo_t`, with options that give the same pixels on every machine. Returns false,
    /// and changes nothing, if the file of the face can't be read.
    @discardableResult
    package func select(_ face: FontFace, size: CGFloat, in context: OpaquePointer) -> Bool {
        guard let fontFace = cairoFontFace(for: face) else { return false }
        cairo_set_font_face(context, fontFace)
        PinnedFontOptions.with { cairo_set_font_options(context, $0) }
        var matrix = fontMatrix(size: size)
        cairo_set_font_matrix(context, &matrix)
        return true
    }

    /// The vertical metrics of a face at size 1.
    func verticalMetrics(of face: FontFace, standsInForSystem: Bool = false) -> FontVerticalMetrics {
        let key = MetricsKey(face: face, standsInForSystem: standsInForSystem)
        if let known = metrics[key] { return known }
        let read = withFreeTypeFace(of: face) {
            FontVerticalMetrics.rule(standsInForSystem: standsInForSystem, in: $0)
        }
        guard let read else { return .fallback }
        if metrics.count >= FontFaceCache.faceLimit { metrics = [:] }
        metrics[key] = read
        return read
    }

    /// The advance of the digit zero at size 1.
    func digitAdvance(in face: FontFace) -> CGFloat {
        withFreeTypeFace(of: face) { font in
            let glyph = FT_Get_Char_Index(font, FT_ULong(0x30))
            return glyph == 0 ? nil : glyph
        }.map { advance(of: $0, in: face) } ?? 0
    }

    /// The advance of a glyph at size 1.
    package func advance(of glyph: UInt32, in face: FontFace) -> CGFloat {
        withFreeTypeFace(of: face) { font -> CGFloat? in
            let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM)
            guard font.pointee.units_per_EM > 0, FT_Load_Glyph(font, glyph, flags) == 0 else { return nil }
            return CGFloat(font.pointee.glyph.pointee.metrics.horiAdvance) / CGFloat(font.pointee.units_per_EM)
        } ?? 0
    }

    /// Calls `body` with a FreeType face that belongs to this cache. Returns nil if the file can't be read.
    package func withFreeTypeFace<Result>(of face: FontFace, _ body: (FT_Face) -> Result?) -> Result? {
        guard let object = freeType.object(for: face) else {
            fail(face.path)
            return nil
        }
        return body(object)
    }

    /// Cairo scales the images of bitmap fonts to this size.
    private func fontMatrix(size: CGFloat) -> cairo_matrix_t {
        let scale = Double(size.isFinite ? max(size, 0) : 0)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, scale, scale)
        return matrix
    }
}
