import CPangoCairo
import FlatlayDrawing

/// FreeType faces that we open ourselves, for use on one thread.
///
/// Cairo has FreeType faces for the same files, but shares each between all threads, and
/// `cairo_ft_scaled_font_lock_face` releases its lock before it returns: two threads that read glyphs through it
/// corrupt each other's state.
final class FreeTypeFaces {
    private var library: FT_Library?
    private var faces: [FontFace: FT_Face] = [:]

    /// The maximum number of open faces: each holds its file and what FreeType has read from it.
    private static let limit = 64

    deinit {
        closeAll()
        if let library { FT_Done_FreeType(library) }
    }

    private func closeAll() {
        for face in faces.values { FT_Done_Face(face) }
        faces = [:]
    }

    /// Returns the FreeType face, valid until the next call. It has a size of 16 pixels if it is scalable, and its
    /// position on the axes of a variable font. Returns nil if the file can't be read.
    func object(for face: FontFace) -> FT_Face? {
        if let known = faces[face] { return known }
        if library == nil { FT_Init_FreeType(&library) }
        var opened: FT_Face?
        guard let library, let path = face.file.pathToOpen,
            FT_New_Face(library, path, FT_Long(face.index), &opened) == 0, let opened
        else {
            return nil
        }
        if opened.pointee.num_fixed_sizes == 0 { FT_Set_Pixel_Sizes(opened, 0, 16) }
        setVariations(face.variations, of: opened, in: library)
        if faces.count >= FreeTypeFaces.limit { closeAll() }
        faces[face] = opened
        return opened
    }

    /// Moves a variable font to the position in `variations`, such as `wght=600,opsz=14`; other axes keep their
    /// default.
    private func setVariations(_ variations: String, of face: FT_Face, in library: FT_Library) {
        guard !variations.isEmpty else { return }
        var master: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
        defer { FT_Done_MM_Var(library, master) }
        let values = FreeTypeFaces.values(of: variations)
        var coordinates = (0..<Int(master.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = master.pointee.axis[index]
            // FreeType uses 16.16 fixed-point numbers.
            return values[UInt32(axis.tag)].map { FT_Fixed($0 * 65536) } ?? axis.def
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }

    /// Parses a list such as `wght=600,opsz=14`. The keys are FreeType's tags: four bytes in an integer.
    static func values(of variations: String) -> [UInt32: Double] {
        var values: [UInt32: Double] = [:]
        for part in variations.split(separator: ",") {
            let sides = part.split(separator: "=")
            guard sides.count == 2, sides[0].utf8.count == 4, let value = Double(sides[1]), abs(value) < 32768 else {
                continue
            }
            values[sides[0].utf8.reduce(0) { $0 << 8 | UInt32($1) }] = value
        }
        return values
    }
}
