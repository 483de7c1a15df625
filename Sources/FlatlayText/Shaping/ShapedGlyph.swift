import CPangoCairo

/// A glyph as HarfBuzz has shaped it, in Pango units.
struct ShapedGlyph {
    var id: PangoGlyph
    /// The byte at which its cluster starts.
    var start: Int
    var width: Int32
    var x: Int32
    var y: Int32
    /// Whether the text can't be divided before its cluster without shaping both sides again.
    var isUnsafe = false
}

/// The space between characters in Pango units, split into the parts before and after a character.
struct LetterSpacing {
    let left: Int32
    let right: Int32

    var isNone: Bool { left == 0 && right == 0 }
    /// The sum of both parts.
    var all: Int32 { left + right }

    init(_ spacing: Int32) {
        let scale = Int32(PANGO_SCALE)
        let half = spacing / 2
        // Keep whole points whole.
        left = spacing & (scale - 1) == 0 ? (half + scale / 2) & -scale : half
        right = spacing - left
    }
}

/// Everything that Pango's layout does to shaped glyphs, in the same integers.
extension [ShapedGlyph] {
    /// The sum of the widths.
    var width: Int { reduce(0) { $0 + Int($1.width) } }

    /// Adds letter spacing to the glyphs of an item or a part of one, half of it before each cluster and half after.
    ///
    /// - Parameter startsCharacter: whether a character as users see it starts at a byte.
    mutating func addSpacing(_ spacing: LetterSpacing, isRightToLeft: Bool, startsCharacter: (Int) -> Bool) {
        guard !spacing.isNone, !isEmpty else { return }
        // Through a pointer: each access to the array would check that nothing else refers to it.
        withUnsafeMutableBufferPointer { glyphs in
            var first = 0
            while first < glyphs.count {
                let start = glyphs[first].start
                var end = first + 1
                while end < glyphs.count, glyphs[end].start == start { end += 1 }
                if startsCharacter(start) {
                    if first > 0 {
                        glyphs[first].width += spacing.left
                        glyphs[first].x += spacing.left
                    }
                    if end < glyphs.count { glyphs[end - 1].width += spacing.right }
                } else {
                    let base = isRightToLeft ? end - 1 : first
                    if glyphs[base].width == 0 { glyphs[base].x += isRightToLeft ? spacing.left : -spacing.right }
                }
                first = end
            }
            glyphs[0].width += spacing.left
            glyphs[0].x += spacing.left
            glyphs[glyphs.count - 1].width += spacing.right
        }
    }

    /// Removes letter spacing at the ends that are given, and beside a hidden space. Returns the sum of what it removed at
    /// the ends.
    @discardableResult
    mutating func removeSpacing(_ spacing: LetterSpacing, left: Bool, right: Bool) -> Int32 {
        guard !spacing.isNone, !isEmpty else { return 0 }
        var removed: Int32 = 0
        let isHidden = self[0].width == 0
        if isHidden || left { padLeft(-spacing.left) }
        if left, !isHidden { removed += spacing.left }
        let endsHidden = self[count - 1].width == 0
        if endsHidden || right { padRight(-spacing.right) }
        if right, !endsHidden { removed += spacing.right }
        return removed
    }

    private mutating func padLeft(_ space: Int32) {
        guard let index = firstIndex(where: { $0.width != 0 }) else { return }
        self[index].width += space
        self[index].x += space
    }

    /// Makes the last glyph that has a width wider.
    mutating func padRight(_ space: Int32) {
        guard let index = lastIndex(where: { $0.width != 0 }) else { return }
        self[index].width = Swift.max(0, self[index].width + space)
    }
}
