import CHarfBuzz

/// The glyphs of a font whose shaping depends on nothing but the glyphs beside them.
///
/// It reads the rules that HarfBuzz would apply, those of the lookups of its plan, and keeps glyphs that no rule can
/// change in a text of such glyphs, except two kinds of rules: adjustments of pairs, and ligatures. What it cannot tell
/// for certain it excludes.
///
/// Source: OpenType 1.9, GSUB, GPOS, and common table formats.
///
/// 1. Ligatures: their first two glyphs become a joined pair.
/// 2. All other rules: the glyphs at which they may start are excluded.
struct PairwiseGlyphs {
    /// The glyphs.
    private(set) var glyphs: Set<Int>
    /// Pairs that may become a ligature, each as one number.
    private var joined: Set<Int> = []
    /// The ligatures that glyphs may become, with the glyphs that they start with.
    private var ligatures: [Int: Set<Int>] = [:]
    /// All glyphs that may occur.
    private var occurring: Set<Int>

    /// Returns nil for a font with rules that reach further.
    ///
    /// - Parameters:
    ///   - candidates: the glyphs of characters that stand for themselves.
    ///   - plan: HarfBuzz's plan for the script, the language and the features of the texts.
    init?(_ candidates: Set<Int>, font: OpaquePointer, plan: OpaquePointer, properties: hb_segment_properties_t) {
        guard let face = hb_font_get_face(font), !PairwiseGlyphs.hasOtherRules(face, properties) else { return nil }
        glyphs = candidates.filter { hb_ot_layout_get_glyph_class(face, UInt32($0)) != HB_OT_LAYOUT_GLYPH_CLASS_MARK }
        occurring = glyphs
        do {
            if let table = OpenTypeTable("GSUB", of: face) {
                let lookups = try PairwiseGlyphs.lookups(of: plan, in: table, face, "GSUB")
                for lookup in lookups where lookup.kind == 4 { try findLigatures(lookup, table) }
                occurring.formUnion(ligatures.keys)
                for lookup in lookups { try exclude(lookup, table, isSubstitution: true) }
            }
            for ligature in ligatures.keys
            where hb_ot_layout_get_glyph_class(face, UInt32(ligature)) == HB_OT_LAYOUT_GLYPH_CLASS_MARK {
                exclude(ligature)
            }
            if let table = OpenTypeTable("GPOS", of: face) {
                for lookup in try PairwiseGlyphs.lookups(of: plan, in: table, face, "GPOS") {
                    try exclude(lookup, table, isSubstitution: false)
                }
            }
        } catch {
            return nil
        }
    }

    /// Whether two glyphs beside each other may become a ligature.
    func areJoined(_ first: UInt32, _ second: UInt32) -> Bool {
        joined.contains(PairwiseGlyphs.pair(Int(first), Int(second)))
    }

    private static func pair(_ first: Int, _ second: Int) -> Int { first << 16 | second }

    /// Whether a face has rules of other kinds: those of Apple and Graphite, and an old table of kerning that is used.
    private static func hasOtherRules(_ face: OpaquePointer, _ properties: hb_segment_properties_t) -> Bool {
        if ["morx", "mort", "kerx", "trak", "Silf"].contains(where: { OpenTypeTable($0, of: face) != nil }) {
            return true
        }
        guard OpenTypeTable("kern", of: face) != nil else { return false }
        // HarfBuzz ignores the table if the script and the language have a feature for it.
        let positioning = OpenTypeTable.tag("GPOS")
        var (scripts, languages) = (UInt32(3), UInt32(3))
        var scriptTags = [hb_tag_t](repeating: 0, count: Int(scripts))
        var languageTags = [hb_tag_t](repeating: 0, count: Int(languages))
        hb_ot_tags_from_script_and_language(
            properties.script, properties.language, &scripts, &scriptTags, &languages, &languageTags)
        var (script, language, feature) = (UInt32(0), UInt32(0), UInt32(0))
        _ = hb_ot_layout_table_select_script(face, positioning, scripts, scriptTags, &script, nil)
        _ = hb_ot_layout_script_select_language(face, positioning, script, languages, languageTags, &language)
        return hb_ot_layout_language_find_feature(
            face, positioning, script, language, OpenTypeTable.tag("kern"), &feature) == 0
    }

    // MARK: Lookups

    /// A list of rules of one kind.
    private struct Lookup {
        var kind: Int
        var flags: Int
        var subtables: [Int]
    }

    /// The lookups of a plan, without those of fractions, which apply beside a fraction slash only.
    private static func lookups(
        of plan: OpaquePointer, in table: OpenTypeTable, _ face: OpaquePointer, _ name: String
    ) throws -> [Lookup] {
        let tag = OpenTypeTable.tag(name)
        guard let planned = hb_set_create(), let others = hb_set_create() else { throw OpenTypeTable.Unreadable() }
        defer {
            hb_set_destroy(planned)
            hb_set_destroy(others)
        }
        hb_ot_shape_plan_collect_lookups(plan, tag, planned)
        var features: [hb_tag_t] = []
        let count = hb_ot_layout_table_get_feature_tags(face, tag, 0, nil, nil)
        if count > 0 {
            features = [hb_tag_t](repeating: 0, count: Int(count))
            var written = count
            _ = hb_ot_layout_table_get_feature_tags(face, tag, 0, &written, &features)
            let fractions = ["frac", "numr", "dnom"].map(OpenTypeTable.tag)
            features = Array(Set(features.prefix(Int(written)))).filter { !fractions.contains($0) } + [0]
            hb_ot_layout_collect_lookups(face, tag, nil, nil, features, others)
            hb_set_intersect(planned, others)
        }
        let list = try table.number(8)
        var lookups: [Lookup] = []
        var index = hb_codepoint_t.max
        while hb_set_next(planned, &index) != 0 {
            let start = try list + table.number(list + 2 + 2 * Int(index))
            var lookup = Lookup(kind: try table.number(start), flags: try table.number(start + 2), subtables: [])
            let isExtension = lookup.kind == (name == "GSUB" ? 7 : 9)
            for offset in try table.numbers(start + 4) {
                let subtable = start + offset
                if isExtension {
                    lookup.kind = try table.number(subtable + 2)
                    lookup.subtables.append(try subtable + table.longNumber(subtable + 4))
                } else {
                    lookup.subtables.append(subtable)
                }
            }
            lookups.append(lookup)
        }
        return lookups
    }

    private mutating func findLigatures(_ lookup: Lookup, _ table: OpenTypeTable) throws {
        for subtable in lookup.subtables {
            try PairwiseGlyphs.forEachLigature(subtable, table, startingIn: glyphs) { first, others, ligature in
                guard others.allSatisfy(glyphs.contains), let second = others.first else { return }
                joined.insert(PairwiseGlyphs.pair(first, second))
                ligatures[ligature, default: []].insert(first)
            }
        }
    }

    private static func forEachLigature(
        _ subtable: Int, _ table: OpenTypeTable, startingIn glyphs: Set<Int>,
        _ body: (_ first: Int, _ others: [Int], _ ligature: Int) -> Void
    ) throws {
        guard try table.number(subtable) == 1 else { throw OpenTypeTable.Unreadable() }
        for (index, first) in try table.coverage(subtable + table.number(subtable + 2), in: glyphs) {
            let set = try subtable + table.number(subtable + 6 + 2 * index)
            for offset in try table.numbers(set) {
                let count = try table.number(set + offset + 2)
                body(
                    first, try table.numbers(max(count - 1, 0), at: set + offset + 4), try table.number(set + offset))
            }
        }
    }

    // MARK: Exclusion

    /// Excludes a glyph, or what may become the ligature.
    private mutating func exclude(_ glyph: Int) {
        glyphs.remove(glyph)
        for first in ligatures[glyph] ?? [] { glyphs.remove(first) }
    }

    private mutating func exclude(_ lookup: Lookup, _ table: OpenTypeTable, isSubstitution: Bool) throws {
        for subtable in lookup.subtables {
            switch (lookup.kind, isSubstitution) {
            case (4, true):
                let (occurring, plain) = (occurring, occurring.subtracting(ligatures.keys))
                var excluded: [Int] = []
                try PairwiseGlyphs.forEachLigature(subtable, table, startingIn: occurring) { first, others, _ in
                    guard others.allSatisfy(occurring.contains) else { return }
                    let isKnown = plain.contains(first) && !others.isEmpty && others.allSatisfy(plain.contains)
                    if !isKnown || lookup.flags & 6 != 0 { excluded.append(first) }
                }
                for glyph in excluded { exclude(glyph) }
            case (5, true), (7, false): try excludeContexts(subtable, table, isChained: false)
            case (6, true), (8, false): try excludeContexts(subtable, table, isChained: true)
            case (1, false): break
            case (2, false):
                // A second value would make a pair depend on the one before it.
                let covered = try table.coverage(subtable + table.number(subtable + 2), in: occurring)
                guard try covered.isEmpty || table.number(subtable + 6) == 0 && lookup.flags & 6 == 0 else {
                    throw OpenTypeTable.Unreadable()
                }
            case (1...3, true), (8, true), (3...6, false):
                for (_, glyph) in try table.coverage(subtable + table.number(subtable + 2), in: occurring) {
                    exclude(glyph)
                }
            default: throw OpenTypeTable.Unreadable()
            }
        }
    }

    /// Excludes the glyphs at which rules with contexts start, if all that a rule needs may occur.
    private mutating func excludeContexts(_ subtable: Int, _ table: OpenTypeTable, isChained: Bool) throws {
        let format = try table.number(subtable)
        if format == 3 {
            try excludeContextsOfCoverages(subtable, table, isChained: isChained)
            return
        }
        let covered = try table.coverage(subtable + table.number(subtable + 2), in: occurring)
        guard !covered.isEmpty else { return }
        var before = occurring
        var (inside, after) = (before, before)
        var ofGlyph: [Int: Int] = [:]
        var start = subtable + 4
        switch format {
        case 1: break
        case 2:
            if isChained {
                before = Set(try table.classes(subtable + table.number(start), of: occurring).values)
                start += 2
            }
            ofGlyph = try table.classes(subtable + table.number(start), of: occurring)
            inside = Set(ofGlyph.values)
            start += 2
            if isChained {
                after = Set(try table.classes(subtable + table.number(start), of: occurring).values)
                start += 2
            }
        default: throw OpenTypeTable.Unreadable()
        }
        let sets = try table.numbers(start)
        for (index, glyph) in covered {
            let number = format == 1 ? index : ofGlyph[glyph] ?? 0
            guard number < sets.count, sets[number] != 0 else { continue }
            let set = subtable + sets[number]
            for offset in try table.numbers(set) {
                var rule = set + offset
                var mayMatch = true
                if isChained {
                    let needed = try table.numbers(rule)
                    mayMatch = needed.allSatisfy(before.contains)
                    rule += 2 + 2 * needed.count
                }
                let count = try table.number(rule)
                // Rules without chains count their lookups before their glyphs.
                rule += isChained ? 2 : 4
                let needed = try table.numbers(max(count - 1, 0), at: rule)
                mayMatch = mayMatch && needed.allSatisfy(inside.contains)
                if isChained {
                    mayMatch = try mayMatch && table.numbers(rule + 2 * needed.count).allSatisfy(after.contains)
                }
                if mayMatch { exclude(glyph) }
            }
        }
    }

    private mutating func excludeContextsOfCoverages(
        _ subtable: Int, _ table: OpenTypeTable, isChained: Bool
    ) throws {
        var start = subtable + 2
        var others: [Int] = []
        var inside: [Int] = []
        if isChained {
            others = try table.numbers(start)
            start += 2 + 2 * others.count
            inside = try table.numbers(start)
            others += try table.numbers(start + 2 + 2 * inside.count)
        } else {
            inside = try table.numbers(try table.number(start), at: start + 4)
        }
        guard let first = inside.first else { throw OpenTypeTable.Unreadable() }
        for offset in others + inside.dropFirst()
        where try table.coverage(subtable + offset, in: occurring).isEmpty { return }
        for (_, glyph) in try table.coverage(subtable + first, in: occurring) { exclude(glyph) }
    }
}
