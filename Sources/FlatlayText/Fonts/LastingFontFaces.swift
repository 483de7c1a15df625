import CPangoCairo
import FlatlayDrawing
import Synchronization

/// Keeps Cairo's font faces alive until the process ends.
///
/// Cairo 1.16 has a list of the faces of each font file and shares it between all threads without a lock: if one thread
/// looks up a face while another removes one that is no longer used, it reads freed memory. Nothing is ever removed
/// while we hold a reference to every face. If two threads add a face at once, the only harm is that one of them is not
/// found again.
///
/// A face takes some 200 bytes. There is one for each font file in use, and for variable fonts one per position on
/// their axes.
enum LastingFontFaces {
    /// A face that is never released, so that its address identifies it.
    private struct Kept: @unchecked Sendable, Hashable {
        // Unchecked because of the pointer: Cairo counts references to the face atomically.
        let face: OpaquePointer
    }

    private static let all = Mutex<Set<Kept>>([])
    private static let made = Mutex<[FontFace: Kept]>([:])

    /// Returns a face that we create on first use: it belongs to the process, and any thread may use it. Returns nil if
    /// Cairo fails.
    static func face(_ face: FontFace) -> OpaquePointer? {
        made.withLock { made -> Kept? in
            if let known = made[face] { return known }
            guard let new = CairoFontFace.make(of: face) else { return nil }
            made[face] = Kept(face: new)
            return Kept(face: new)
        }?.face
    }

    /// Keeps the face of a font that Pango created.
    static func keep(faceOf font: UnsafeMutablePointer<PangoFont>) {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
            let face = cairo_scaled_font_get_font_face(scaled)
        else { return }
        let kept = Kept(face: face)
        all.withLock { if $0.insert(kept).inserted { cairo_font_face_reference(kept.face) } }
    }
}
