import FlatlayRendering
import FlatlayDrawing

/// The shapers of one thread: one for each recently used font library.
package final class TextShapers: WorkerResource {
    /// The maximum number of libraries whose shapers are kept.
    private static let limit = 2

    private let faces: FontFaceCache
    private var shapers: [PangoTextShaper] = []

    package init(worker: RenderWorker) {
        faces = worker.resource()
    }

    /// Returns the shaper of a library; the list is in order of use, the most recent last.
    package func shaper(of library: FontLibrary) -> PangoTextShaper {
        if let last = shapers.last, last.fonts === library { return last }
        let shaper: PangoTextShaper
        if let known = shapers.firstIndex(where: { $0.fonts === library }) {
            shaper = shapers.remove(at: known)
        } else {
            if shapers.count >= TextShapers.limit { shapers.removeFirst() }
            shaper = PangoTextShaper(fonts: library, faces: faces)
        }
        shapers.append(shaper)
        return shaper
    }

    package func removeAll() { shapers = [] }

    package func trim() {
        for shaper in shapers { shaper.trim() }
    }

    package var statistics: [CacheStatistics] { shapers.flatMap { [$0.textStatistics, $0.fontStatistics] } }
}

extension RenderWorker {
    /// The shaper of a library.
    package func shaper(of library: FontLibrary) -> PangoTextShaper { resource(TextShapers.self).shaper(of: library) }
}

extension PangoTextShaper {
    fileprivate var textStatistics: CacheStatistics {
        CacheStatistics(
            name: "shaped text", count: cache.count, byteCount: cache.byteCount,
            countLimit: 2 * cache.limits.count, byteLimit: PangoTextShaper.restingByteCount)
    }

    fileprivate var fontStatistics: CacheStatistics {
        // Pango does not report the size of a font; this is a measured value.
        CacheStatistics(
            name: "fonts of text", count: fontCount, byteCount: fontCount * 20_000,
            countLimit: PangoTextShaper.restingFontCount)
    }
}
