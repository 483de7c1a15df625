import CHarfBuzz
import FlatlayRendering
import CPangoCairo
import FlatlayDrawing
import Foundation

/// The fonts for shaping: the faces that a text needs, and the font maps that contain them.
final class TextFontSource {
    /// The faces of one font in one text.
    struct Choice {
        /// The font's own face.
        let primary: FontFaceRecord
        /// The family names that Pango passes to fontconfig: the aliases of the faces, in their order.
        let families: String
        /// The additional faces of the text.
        let fallback: FontFallback
        /// The family that replaces an unknown one.
        let substitute: String?
    }

    let fonts: FontLibrary
    /// So many bytes HarfBuzz shapes with a font before pairs of glyphs are kept.
    let bytesBeforePairs: Int
    /// HarfBuzz's buffer for all texts.
    let buffer = TextFontSource.makeBuffer()
    private let faces: FontFaceCache
    private var primaries: [FontDescriptor: (record: FontFaceRecord, substitute: String?)] = [:]
    private var standIns: [FontDescriptor.Family: FontStandIn] = [:]
    private var fallbackTables: [FallbackKey: FallbackTable] = [:]
    private var maps: [PinnedFontMap] = []
    /// Increases when maps or their fonts are discarded; anything that holds one must release it too.
    private(set) var mapGeneration = 0
    private var wholeMap: PinnedFontMap?
    private var descriptions = FontDescriptionCache()

    /// What the fallback of a character depends on, beside the character.
    private struct FallbackKey: Hashable {
        var face: Int
        var weight: Int
        var isItalic: Bool
        var width: Int
    }

    /// - Parameter faces: opens the faces whose metrics are read.
    init(
        fonts: FontLibrary, faces: FontFaceCache = FontFaceCache(), bytesBeforePairs: Int = 2000
    ) {
        self.fonts = fonts
        self.faces = faces
        self.bytesBeforePairs = bytesBeforePairs
    }

    /// A buffer that is configured like Pango's own.
    private static func makeBuffer() -> OpaquePointer {
        let buffer: OpaquePointer = hb_buffer_create()
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        hb_buffer_set_flags(
            buffer, hb_buffer_flags_t(rawValue: HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        hb_buffer_set_invisible_glyph(buffer, PangoGlyph(PANGO_GLYPH_EMPTY))
        return buffer
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    /// The number of fonts in the maps, each a face at one size.
    var fontCount: Int { maps.reduce(wholeMap?.fontCount ?? 0) { $0 + $1.fontCount } }

    /// Discards the fonts of all maps. Anything that holds one must release it too.
    func forgetFonts() {
        for map in maps { map.forgetFonts() }
        wholeMap?.forgetFonts()
        mapGeneration += 1
    }

    /// The faces that a text in one font needs; nil if no font of the library can be read any more.
    func choice(of font: FontDescriptor, for text: String) -> Choice? {
        guard let (primary, substitute) = primary(of: font) else { return nil }
        // A truncated text has an ellipsis, which must not depend on the currently open fonts either.
        let shown = primary.covers("…") ? text : text + "…"
        let fallback = fonts.fallback(for: shown, in: primary, font: font, table: fallbackTable(primary, font))
        if let unreadable = fallback.unreadable { faces.fail(unreadable) }
        let aliases = [primary.alias] + fallback.faces.compactMap { fonts.record($0)?.alias }
        return Choice(
            primary: primary, families: aliases.joined(separator: ","), fallback: fallback, substitute: substitute)
    }

    private func fallbackTable(_ primary: FontFaceRecord, _ font: FontDescriptor) -> FallbackTable {
        let key = FallbackKey(face: primary.id, weight: font.weight, isItalic: font.isItalic, width: font.width)
        if let known = fallbackTables[key] { return known }
        let table = FallbackTable()
        if fallbackTables.count >= 64 { fallbackTables = [:] }
        fallbackTables[key] = table
        return table
    }

    /// Whether a font's own face has a character.
    func covers(_ scalar: Unicode.Scalar, in font: FontDescriptor) -> Bool {
        primary(of: font)?.record.covers(scalar) ?? false
    }

    /// Returns a font map that contains the faces of all choices.
    ///
    /// Earlier texts influence which map this is, but not the result: each name in a choice refers to one face, and all
    /// characters of a text are found under those names, or else in the map of the whole library.
    func map(for choices: some Collection<Choice>) -> PinnedFontMap? {
        if choices.contains(where: \.fallback.needsWholeLibrary) {
            if wholeMap == nil { wholeMap = makeMap(fonts.sources.indices) }
            return wholeMap
        }
        var needed = Set(choices.flatMap { [$0.primary.id] + $0.fallback.faces })
        if let emoji = fonts.emojiFace, choices.contains(where: \.fallback.needsEmoji) { needed.insert(emoji) }
        if let map = maps.first(where: { needed.isSubset(of: $0.faces) }) { return map }
        // Maps can't grow, since Pango searches them in the background. A larger one replaces it from here on.
        let all = needed.union(maps.last?.faces ?? [])
        guard let map = makeMap(all.sorted()) else { return nil }
        if maps.count >= 8 { (maps, mapGeneration) = ([], mapGeneration + 1) }
        maps.append(map)
        return map
    }

    /// Creates a font map of some faces. If one of their files can't be opened, records the failure and returns nil.
    private func makeMap(_ ids: some Sequence<Int>) -> PinnedFontMap? {
        var records: [FontFaceRecord] = []
        for id in ids {
            guard let record = fonts.record(id), OpenFontFiles.keep(record.face) else {
                faces.fail(fonts.sources[id].path)
                return nil
            }
            records.append(record)
        }
        let map = CairoFonts.exclusively { PinnedFontMap(records: records) }
        if map == nil, let first = records.first { faces.fail(first.face.path) }
        return map
    }

    /// Records that the file of a face could not be read.
    func fail(_ face: FontFace) {
        faces.fail(face.path)
    }

    /// Returns which file could not be read, clears it, and discards everything found meanwhile.
    func takeFailure() -> RenderError? {
        guard let failure = faces.takeFailure() else { return nil }
        (primaries, maps, wholeMap, fallbackTables) = ([:], [], nil, [:])
        mapGeneration += 1
        return failure
    }

    /// The file that could not be read, if any.
    var failure: RenderError? { faces.failure }

    /// Pango's description of a font.
    func description(of font: FontDescriptor, families: String, scale: CGFloat) -> OpaquePointer? {
        descriptions.description(families: families, size: TextFontSource.size(of: font, scale: scale), font: font)
    }

    /// The vertical metrics of a font.
    func metrics(of font: FontDescriptor, scale: CGFloat) -> FontMetrics {
        let size = TextFontSource.size(of: font, scale: scale)
        return primary(of: font).map { metrics(of: $0.record.face, in: font, size: size) }
            ?? FontVerticalMetrics.fallback.metrics(size: size)
    }

    /// The vertical metrics of a face that draws text in a font.
    func metrics(of face: FontFace, in font: FontDescriptor, size: CGFloat) -> FontMetrics {
        let standsIn = standIn(for: font).map { $0.hasSystemLines && systemFamilies($0).contains(face.family) } ?? false
        return faces.verticalMetrics(of: face, standsInForSystem: standsIn).metrics(size: size)
    }

    /// The tracking of a font: the points added after each of its own characters.
    func tracking(of font: FontDescriptor, scale: CGFloat) -> CGFloat {
        guard let standIn = standIn(for: font), standIn.tracking != .none, let primary = primary(of: font) else {
            return 0
        }
        let size = TextFontSource.size(of: font, scale: scale)
        return standIn.tracking.points(at: size, weight: font.weight) { faces.digitAdvance(in: primary.record.face) }
    }

    /// Which ligatures a font has by itself; all if the feature is requested.
    func ligatures(of font: FontDescriptor) -> FontStandIn.Ligatures {
        font.features["calt"] == nil ? standIn(for: font)?.ligatures ?? .all : .all
    }

    /// The families whose lines have the system's metrics: the substitute, and the one for letters that it lacks.
    private func systemFamilies(_ standIn: FontStandIn) -> [String] {
        [standIn.family, fonts.families[fonts.family(for: .system)].name]
    }

    private func standIn(for font: FontDescriptor) -> FontStandIn? {
        if let known = standIns[font.family] { return known }
        let standIn = fonts.standIn(for: font)
        // Don't cache fonts requested by name: they have no substitute, and there may be any number of them.
        if let standIn { standIns[font.family] = standIn }
        return standIn
    }

    /// The advance of a glyph at size 1.
    func advance(of glyph: UInt32, in face: FontFace) -> CGFloat {
        faces.advance(of: glyph, in: face)
    }

    /// The size at which a font is drawn: at most Pango's maximum, and 0 if nothing would be visible.
    static func size(of font: FontDescriptor, scale: CGFloat) -> CGFloat {
        let size = font.size * scale
        return size < smallestSize || size.isNaN ? 0 : min(size, PangoTextShaper.largestFontSize)
    }

    private static let smallestSize: CGFloat = 1 / 16

    private func primary(of font: FontDescriptor) -> (record: FontFaceRecord, substitute: String?)? {
        var key = font
        key.size = 0
        key.hasMonospacedDigits = false
        key.features = [:]
        if let known = primaries[key] { return known }
        let (id, substitute) = fonts.face(for: key)
        let others = fonts.sources.indices.lazy
        let own = fonts.record(id)
        if own == nil { faces.fail(fonts.sources[id].path) }
        guard let record = own ?? others.compactMap(fonts.record).first else { return nil }
        if primaries.count >= 1024 { primaries = [:] }
        primaries[key] = (record, substitute)
        return (record, substitute)
    }
}
