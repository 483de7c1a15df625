import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation

/// Cairo's fonts for the faces of shaped text. A cache serves one thread.
///
/// ```swift
/// let fonts = FontFaceCache()
/// if fonts.select(run.face, size: run.size, in: context) {
///     cairo_show_glyphs(context, glyphs, count)
/// }
/// ```
public final class FontFaceCache: WorkerResource {
    private var faces: [FontFace: OpaquePointer] = [:]
    private var metrics: [MetricsKey: FontVerticalMetrics] = [:]
    private let freeType = FreeTypeFaces()
    /// The first file that could not be read, for whoever made the picture to throw.
    private(set) var failure: RenderError?

    /// A library has a few hundred faces, but a variable one has as many places on its axes as there are weights asked for.
    private static let faceLimit = 512

    private struct MetricsKey: Hashable {
        var face: FontFace
        var standsInForSystem: Bool
    }

    /// An empty cache.
    public init() {
        LibraryEnvironment.pin()
    }

    package convenience init(worker: RenderWorker) {
        self.init()
    }

    /// How many of Cairo's faces are kept.
    var count: Int { faces.count }

    /// The `cairo_font_face_t` of a face, which lives as long as the process; nil
    /// where its file cannot be read.
    public func cairoFontFace(for face: FontFace) -> OpaquePointer? {
        if let known = faces[face] { return known }
        let isReadable = FileManager.default.isReadableFile(atPath: face.path) && OpenFontFiles.keep(face)
        let fontFace = isReadable ? LastingFontFaces.face(face) : nil
        guard let fontFace else {
            fail(face.path)
            return nil
        }
        if faces.count >= FontFaceCache.faceLimit { faces = [:] }
        faces[face] = fontFace
        return fontFace
    }

    /// Notes that a file could not be read. A face without a file is that of a shaper without fonts, and draws nothing.
    func fail(_ path: String) {
        guard !path.isEmpty else { return }
        fail(.unreadableFont(path: path))
    }

    /// Notes why the picture lacks something; the first reason is kept.
    package func fail(_ error: RenderError) {
        if failure == nil { failure = error }
    }

    package var hasFailed: Bool { failure != nil }

    /// Hands over what was noted.
    package func takeFailure() -> RenderError? {
        defer { failure = nil }
        return failure
    }

    /// Makes a face the current font of a `cairo_t`, with the options that make every machine draw the same pixels.
    /// Answers false, and changes nothing, where the face's file cannot be read.
    @discardableResult
    public func select(_ face: FontFace, size: CGFloat, in context: OpaquePointer) -> Bool {
        guard let fontFace = cairoFontFace(for: face) else { return false }
        cairo_set_font_face(context, fontFace)
        PinnedFontOptions.with { cairo_set_font_options(context, $0) }
        var matrix = fontMatrix(size: size)
        cairo_set_font_matrix(context, &matrix)
        return true
    }

    /// The vertical measures of a face at a size of 1.
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

    /// How far the digit zero moves the pen in a font of size 1.
    func digitAdvance(in face: FontFace) -> CGFloat {
        withFreeTypeFace(of: face) { font in
            let glyph = FT_Get_Char_Index(font, FT_ULong(0x30))
            return glyph == 0 ? nil : glyph
        }.map { advance(of: $0, in: face) } ?? 0
    }

    /// How far a glyph moves the pen in a font of size 1.
    package func advance(of glyph: UInt32, in face: FontFace) -> CGFloat {
        withFreeTypeFace(of: face) { font -> CGFloat? in
            let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM)
            guard font.pointee.units_per_EM > 0, FT_Load_Glyph(font, glyph, flags) == 0 else { return nil }
            return CGFloat(font.pointee.glyph.pointee.metrics.horiAdvance) / CGFloat(font.pointee.units_per_EM)
        } ?? 0
    }

    /// Calls `body` with a FreeType object of the cache's own for a face; nil where its file cannot be read.
    package func withFreeTypeFace<Result>(of face: FontFace, _ body: (FT_Face) -> Result?) -> Result? {
        guard let object = freeType.object(for: face) else {
            fail(face.path)
            return nil
        }
        return body(object)
    }

    /// Cairo brings the pictures of bitmap fonts to this size by itself.
    private func fontMatrix(size: CGFloat) -> cairo_matrix_t {
        let scale = Double(size.isFinite ? max(size, 0) : 0)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, scale, scale)
        return matrix
    }
}
