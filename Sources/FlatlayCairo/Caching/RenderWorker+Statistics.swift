extension RenderWorker {
    /// What it holds: one reading for each kind of thing.
    var statistics: [CacheStatistics] {
        CacheStatistics.sums(of: shapers.map { CacheStatistics(shapedTextOf: $0) } + [CacheStatistics(glyphs.masks)])
    }
}

extension CacheStatistics {
    fileprivate init(shapedTextOf shaper: PangoTextShaper) {
        self.init(
            name: "shaped text", count: shaper.cache.count, byteCount: shaper.cache.byteCount,
            countLimit: 2 * shaper.cache.limits.count,
            byteLimit: 2 * shaper.cache.limits.byteCount)
    }

    fileprivate init(_ masks: GlyphMasks) {
        self.init(
            name: "painted glyphs", count: masks.count, byteCount: masks.byteCount, byteLimit: GlyphMasks.byteLimit)
    }
}
