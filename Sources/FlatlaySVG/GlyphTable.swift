/// A table with an entry per glyph. It is an array per face, since texts look up every glyph that they draw.
struct GlyphTable<Value> {
    /// Glyphs of fonts have smaller numbers; others are in a hash table.
    private static var arrayLimit: UInt32 { 65_536 }

    private var values: [Value] = []
    /// The index of each glyph's value, counted from 1, by face and glyph; 0 marks a glyph without a value.
    private var places: [[Int32]] = []
    private var others: [SVGGlyph: Value] = [:]

    /// The value of a glyph; nil if it has none. Values can't be removed.
    subscript(glyph: SVGGlyph) -> Value? {
        get {
            guard glyph.id < Self.arrayLimit else { return others[glyph] }
            guard glyph.face < places.count, glyph.id < places[glyph.face].count else { return nil }
            let place = places[glyph.face][Int(glyph.id)]
            return place == 0 ? nil : values[Int(place) - 1]
        }
        set {
            guard let newValue else { return }
            guard glyph.id < Self.arrayLimit else { return others[glyph] = newValue }
            while places.count <= glyph.face { places.append([]) }
            let missing = Int(glyph.id) + 1 - places[glyph.face].count
            // In steps, so that a text whose glyphs ascend does not extend the array for each of them.
            if missing > 0 { places[glyph.face] += repeatElement(0, count: missing + 255) }
            let place = Int(places[glyph.face][Int(glyph.id)])
            if place > 0 {
                values[place - 1] = newValue
            } else {
                values.append(newValue)
                places[glyph.face][Int(glyph.id)] = Int32(values.count)
            }
        }
    }
}
