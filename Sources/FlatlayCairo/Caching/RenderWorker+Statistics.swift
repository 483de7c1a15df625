extension RenderWorker {
    /// What it holds: one reading for each kind of thing.
    var statistics: [CacheStatistics] {
        CacheStatistics.sums(of: shapers.flatMap { [$0.textStatistics, $0.fontStatistics] }) + glyphs.statistics
            + [CacheStatistics(name: "buffers", count: 1, byteCount: bands.byteCount, countLimit: 1)]
    }
}

extension PangoTextShaper {
    fileprivate var textStatistics: CacheStatistics {
        CacheStatistics(
            name: "shaped text", count: cache.count, byteCount: cache.byteCount,
            countLimit: 2 * cache.limits.count, byteLimit: PangoTextShaper.restingByteCount)
    }

    fileprivate var fontStatistics: CacheStatistics {
        // Pango does not say what a font takes: it is measured.
        CacheStatistics(
            name: "fonts of text", count: fontCount, byteCount: fontCount * 20_000,
            countLimit: PangoTextShaper.restingFontCount)
    }
}

extension GlyphStore {
    fileprivate var statistics: [CacheStatistics] {
        [
            CacheStatistics(
                name: "painted glyphs", count: masks.count, byteCount: masks.byteCount, byteLimit: GlyphMasks.byteLimit),
            CacheStatistics(
                name: "pictures of glyphs", count: colorGlyphs.count, byteCount: colorGlyphs.byteCount,
                byteLimit: ColorGlyphs.byteLimit),
            CacheStatistics(
                name: "shapes", count: sprites.count, byteCount: sprites.byteCount, byteLimit: SpriteCache.byteLimit),
            CacheStatistics(
                name: "gradients", count: gradients.count, byteCount: gradients.byteCount,
                byteLimit: GradientTables.byteLimit),
        ]
    }
}
