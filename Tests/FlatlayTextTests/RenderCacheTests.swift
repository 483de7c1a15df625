import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayRendering
@testable import FlatlayText

@Suite struct RenderCacheTests {
    private func use(_ cache: RenderCache, _ texts: Range<Int>) throws {
        let lease = cache.lease()
        let shaper = lease.worker.shaper(of: try FontLibrary())
        for text in texts {
            _ = shaper.shape([TextSpan("text \(text)")], style: ParagraphStyle(), width: nil, height: nil)
        }
    }

    @Test("statistics show the contents of the cache and its limit")
    func statistics() throws {
        let cache = RenderCache()
        #expect(cache.statistics.isEmpty)
        try use(cache, 0..<100)
        let text = try #require(cache.statistics.first { $0.name == "shaped text" })
        #expect(text.count == 100)
        #expect(text.byteCount > 10_000 && text.byteCount < 1_000_000)
        #expect(try #require(text.countLimit) >= 1000)
        #expect(text.description.hasPrefix("shaped text: 100 of \(try #require(text.countLimit)) entries, "))
        cache.removeAll()
        #expect(cache.statistics.isEmpty)
    }

    @Test("unused parts of the cache are bounded")
    func idle() throws {
        let cache = RenderCache(idleLimit: 3)
        let library = try FontLibrary()
        var leases = (0..<10).map { _ in cache.lease() }
        for lease in leases {
            _ = lease.worker.shaper(of: library)
                .shape([TextSpan("text")], style: ParagraphStyle(), width: nil, height: nil)
        }
        #expect(cache.statistics.isEmpty, "all are lent")
        leases = []
        #expect(cache.statistics.first { $0.name == "shaped text" }?.count == 3)
    }

    @Test("the memory for one large image is freed")
    func resting() throws {
        let cache = RenderCache(idleLimit: 1)
        let library = try FontLibrary()
        do {
            let lease = cache.lease()
            let shaper = lease.worker.shaper(of: library)
            shaper.keepEveryText()
            for size in 0..<200 {
                let font = FontDescriptor(size: 10 + CGFloat(size) / 10)
                for text in ["漢字", String(repeating: "word ", count: 250)] {
                    _ = shaper.shape([TextSpan(text, font: font)], style: ParagraphStyle(), width: 300, height: nil)
                }
            }
            #expect(shaper.fontCount > PangoTextShaper.restingFontCount)
            #expect(shaper.byteCount > PangoTextShaper.restingByteCount)
        }
        let fonts = try #require(cache.statistics.first { $0.name == "fonts of text" })
        let limit = try #require(fonts.countLimit)
        #expect(fonts.count <= limit)
        let text = try #require(cache.statistics.first { $0.name == "shaped text" })
        #expect(text.byteCount <= PangoTextShaper.restingByteCount)
        #expect(!cache.statistics.contains { $0.byteCount > $0.byteLimit ?? .max })
    }

    @Test("parts in use while the cache is cleared are freed afterwards")
    func forgottenLater() throws {
        let cache = RenderCache()
        do {
            let lease = cache.lease()
            _ = lease.worker.shaper(of: try FontLibrary())
            cache.removeAll()
        }
        #expect(cache.statistics.isEmpty)
    }
}
