import FlatlayDrawing

/// What one thread keeps from picture to picture: shaped text, opened fonts, painted glyphs and shapes.
package final class RenderWorker {
    /// How many libraries' shapers are kept.
    private static let shaperLimit = 2

    /// The opened fonts.
    package let faces: FontFaceCache
    /// What painters keep.
    let glyphs: GlyphStore
    /// Where it paints and packs.
    let bands = BandBuffers()
    private(set) var shapers: [PangoTextShaper] = []

    init() {
        faces = FontFaceCache()
        glyphs = GlyphStore(faces: faces)
    }

    /// The shaper of a library; the last one asked for comes last.
    package func shaper(of library: FontLibrary) -> PangoTextShaper {
        if let last = shapers.last, last.fonts === library { return last }
        let shaper: PangoTextShaper
        if let known = shapers.firstIndex(where: { $0.fonts === library }) {
            shaper = shapers.remove(at: known)
        } else {
            if shapers.count >= RenderWorker.shaperLimit { shapers.removeFirst() }
            shaper = PangoTextShaper(fonts: library, faces: faces)
        }
        shapers.append(shaper)
        return shaper
    }

    /// Why the picture made with the worker may lack something: a font file that could not be read, or too little memory.
    /// What was kept meanwhile is forgotten.
    package func takeFailure() -> RenderError? {
        let failure = faces.takeFailure() ?? MemoryLimit.reached.map { .memoryLimit(bytes: $0) }
        guard failure != nil else { return nil }
        shapers = []
        glyphs.removeAll()
        return failure
    }

    /// Forgets what only one large picture needs.
    func trim() {
        if faces.failure != nil { _ = takeFailure() }
        for shaper in shapers { shaper.trim() }
    }
}
