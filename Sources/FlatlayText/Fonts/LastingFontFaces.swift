import CPangoCairo
import FlatlayDrawing
import Synchronization

/// Keeps Cairo's font faces until the process ends, once there is a font of them.
///
/// Cairo 1.16 lists the faces of each font file, and shares the list between all threads without a lock: a thread that
/// looks for a face in it, while another takes one out because nobody has it any more, gets memory that is given back.
/// Nothing is ever taken out of the list where every face in it has one more owner. Two threads that put something in at
/// once do no harm, but for a face that is not found again.
///
/// A face takes some 200 bytes. There is one for each font file that was drawn, and in variable fonts for each place on
/// their axes.
enum LastingFontFaces {
    /// A face that no one gives back, so that its address tells it apart.
    private struct Kept: @unchecked Sendable, Hashable {
        // Unchecked because of the pointer: Cairo counts references to what is behind it atomically.
        let face: OpaquePointer
    }

    private static let all = Mutex<Set<Kept>>([])
    private static let made = Mutex<[FontFace: Kept]>([:])

    /// A face of our own, made when it is first asked for: it belongs to the process, and any thread may use it. Nil where
    /// Cairo refuses.
    static func face(_ face: FontFace) -> OpaquePointer? {
        made.withLock { made -> Kept? in
            if let known = made[face] { return known }
            guard let new = CairoFontFace.make(of: face) else { return nil }
            made[face] = Kept(face: new)
            return Kept(face: new)
        }?.face
    }

    /// Keeps the face of a font that Pango made.
    static func keep(faceOf font: UnsafeMutablePointer<PangoFont>) {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
            let face = cairo_scaled_font_get_font_face(scaled)
        else { return }
        let kept = Kept(face: face)
        all.withLock { if $0.insert(kept).inserted { cairo_font_face_reference(kept.face) } }
    }
}
