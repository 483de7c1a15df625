import CPangoCairo
import FlatlayDrawing
import Foundation

/// Pango's descriptions of fonts, kept since making one costs more than using it.
struct FontDescriptionCache: ~Copyable {
    private struct Key: Hashable {
        var families: String
        var size: CGFloat
        var weight: Int
        var isItalic: Bool
    }

    private var descriptions: [Key: OpaquePointer] = [:]

    /// The description, which belongs to the cache and is to be used before the next is asked for.
    mutating func description(families: String, size: CGFloat, font: FontDescriptor) -> OpaquePointer? {
        let key = Key(families: families, size: size, weight: font.weight, isItalic: font.isItalic)
        if let known = descriptions[key] { return known }
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(description, families)
        // Pango takes a size of 0 for none at all; the glyphs are left out later.
        pango_font_description_set_absolute_size(description, Double(size > 0 ? size : 1) * Double(PANGO_SCALE))
        // Names belong to one face each; the weight is for faces that can take several.
        let weight = PangoWeight(UInt32(min(max(font.weight, 100), 1000)))
        pango_font_description_set_weight(description, weight)
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if descriptions.count >= 512 { removeAll() }
        descriptions[key] = description
        return description
    }

    private mutating func removeAll() {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions = [:]
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
    }
}
