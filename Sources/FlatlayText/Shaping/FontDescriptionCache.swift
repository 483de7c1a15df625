import CPangoCairo
import FlatlayDrawing
import Foundation

/// A cache of Pango's font descriptions, since creating one costs more than using it.
struct FontDescriptionCache: ~Copyable {
    private struct Key: Hashable {
        var families: String
        var size: CGFloat
        var weight: Int
        var isItalic: Bool
    }

    private var descriptions: [Key: OpaquePointer] = [:]

    /// Returns the description. The cache owns it, and it is valid until the next call.
    mutating func description(families: String, size: CGFloat, font: FontDescriptor) -> OpaquePointer? {
        let key = Key(families: families, size: size, weight: font.weight, isItalic: font.isItalic)
        if let known = descriptions[key] { return known }
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(description, families)
        // Pango treats a size of 0 as unset; the glyphs are omitted later.
        pango_font_description_set_absolute_size(description, Double(size > 0 ? size : 1) * Double(PANGO_SCALE))
        // Each family name refers to one face; the weight matters only for variable faces.
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
