import CHarfBuzz
import FlatlayDrawing
import Foundation

/// A font with only some of its glyphs, created by HarfBuzz. A variable font is fixed to its position on the axes.
package struct FontSubset {
    /// The format of the font program.
    package enum Format {
        /// A TrueType file.
        case trueType
        /// A table in the Compact Font Format (CFF).
        case compact
    }

    package let format: Format
    /// The font program: a file or a table.
    package let program: Data
    /// The number of each requested glyph in the font program, in the order of the request.
    package let numbers: [UInt16]
    /// The advance of each glyph, in thousandths of the font size.
    package let advances: [Double]

    /// Returns nil if the font has another kind of outline, or HarfBuzz can't subset it.
    package init?(of face: FontFace, glyphs: [UInt32]) {
        // The upper half of the index refers to a named instance of the file.
        guard face.index >> 16 == 0 || !face.variations.isEmpty,
            let path = face.file.pathToOpen, let blob = hb_blob_create_from_file_or_fail(path)
        else { return nil }
        defer { hb_blob_destroy(blob) }
        let whole = hb_face_create(blob, UInt32(face.index & 0xffff))
        defer { hb_face_destroy(whole) }
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        FontSubset.describe(input, of: whole, face, glyphs)
        // A plan reads every character of the font to find those of the glyphs, unless it has no table of them.
        let outlines = hb_face_create_for_tables(
            { _, tag, whole in
                FontSubset.dropped.contains(tag)
                    ? hb_blob_get_empty() : hb_face_reference_table(whole.map { OpaquePointer($0) }, tag)
            }, UnsafeMutableRawPointer(whole), nil)
        defer { hb_face_destroy(outlines) }
        guard let plan = hb_subset_plan_create_or_fail(outlines, input) else { return nil }
        defer { hb_subset_plan_destroy(plan) }
        guard let part = hb_subset_plan_execute_or_fail(plan) else { return nil }
        defer { hb_face_destroy(part) }
        let mapping = hb_subset_plan_old_to_new_glyph_mapping(plan)
        let places = glyphs.map { hb_map_get(mapping, $0) }
        let last = hb_face_get_glyph_count(part)
        guard hb_ot_var_has_data(part) == 0, places.allSatisfy({ $0 < last }) else { return nil }

        if let table = FontSubset.data(hb_face_reference_table(part, FontSubset.tag("CFF "))) {
            format = .compact
            program = table
            let identifiers = CompactFontIdentifiers(table, glyphCount: Int(last))
            numbers = places.map { identifiers?.numbers[Int($0)] ?? UInt16(truncatingIfNeeded: $0) }
        } else if FontSubset.hasTable("glyf", part), let file = FontSubset.data(hb_face_reference_blob(part)) {
            format = .trueType
            program = file
            numbers = places.map { UInt16(truncatingIfNeeded: $0) }
        } else {
            return nil
        }
        advances = FontSubset.advances(of: whole, face, glyphs)
    }

    /// The tables that drawing does not need.
    private static let dropped: Set<hb_tag_t> = {
        let names: [StaticString] = [
            "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "kern", "morx", "name", "post", "OS/2", "cmap", "DSIG", "VORG",
            "VDMX", "hdmx", "gasp", "meta", "STAT", "vhea", "vmtx", "LTSH", "COLR", "CPAL", "SVG ", "MATH",
        ]
        return Set(names.map(tag))
    }()

    /// Configures the subset: glyphs keep their numbers, without hinting and without the tables that only shaping
    /// needs.
    private static func describe(_ input: OpaquePointer, of whole: OpaquePointer?, _ face: FontFace, _ glyphs: [UInt32])
    {
        let set = hb_subset_input_glyph_set(input)
        for glyph in glyphs { hb_set_add(set, glyph) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for tag in FontSubset.dropped { hb_set_add(dropped, tag) }
        let values = FreeTypeFaces.values(of: face.variations)
        for axis in axes(of: whole) {
            hb_subset_input_pin_axis_location(
                input, whole, axis.tag, values[axis.tag].map { Float($0) } ?? axis.default_value)
        }
    }

    private static func axes(of face: OpaquePointer?) -> [hb_ot_var_axis_info_t] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        return Array(axes.prefix(Int(count)))
    }

    private static func advances(of whole: OpaquePointer?, _ face: FontFace, _ glyphs: [UInt32]) -> [Double] {
        let font = hb_font_create(whole)
        defer { hb_font_destroy(font) }
        let values = FreeTypeFaces.values(of: face.variations)
        var variations = values.keys.sorted().map { hb_variation_t(tag: $0, value: Float(values[$0] ?? 0)) }
        if !variations.isEmpty { hb_font_set_variations(font, &variations, UInt32(variations.count)) }
        let unitsPerEm = Double(max(1, hb_face_get_upem(whole)))
        return glyphs.map { Double(hb_font_get_glyph_h_advance(font, $0)) * 1000 / unitsPerEm }
    }

    private static func hasTable(_ name: StaticString, _ face: OpaquePointer?) -> Bool {
        let blob = hb_face_reference_table(face, tag(name))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    /// Copies a blob's bytes and releases the blob; returns nil if it is empty.
    private static func data(_ blob: OpaquePointer?) -> Data? {
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    private static func tag(_ name: StaticString) -> hb_tag_t {
        (0..<4).reduce(0) { $0 << 8 | hb_tag_t(name.utf8Start[$1]) }
    }
}
