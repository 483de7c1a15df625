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
            overfill(lease, library)
            let shaper = lease.worker.shaper(of: library)
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

    /// Fills a worker with more text and fonts than an idle one may hold.
    private func overfill(_ lease: RenderCache.Lease, _ library: FontLibrary) {
        let shaper = lease.worker.shaper(of: library)
        shaper.keepEveryText()
        for size in 0..<200 {
            let font = FontDescriptor(size: 10 + CGFloat(size) / 10)
            for text in ["漢字", String(repeating: "word ", count: 250)] {
                _ = shaper.shape([TextSpan(text, font: font)], style: ParagraphStyle(), width: 300, height: nil)
            }
        }
    }

    private func exceedsLimits(_ cache: RenderCache) -> Bool {
        cache.statistics.contains { $0.byteCount > $0.byteLimit ?? .max || $0.count > $0.countLimit ?? .max }
    }

    @Test("a worker that is trimmed later is returned as it is, and used again as it is")
    func trimmedLater() throws {
        let cache = RenderCache(idleLimit: 2)
        let library = try FontLibrary()
        do { overfill(cache.lease(trimsLater: true), library) }
        #expect(cache.needsTrim)
        #expect(exceedsLimits(cache))
        let held = cache.statistics.first { $0.name == "shaped text" }?.count
        do {
            let lease = cache.lease(trimsLater: true)
            #expect(lease.worker.shaper(of: library).count == held)
        }
        cache.trimIdle()
        #expect(!cache.needsTrim)
        #expect(!exceedsLimits(cache))
    }

    @Test("a worker that was returned as it was is trimmed at the latest by its next user")
    func trimmedByTheNext() throws {
        let cache = RenderCache(idleLimit: 2)
        do { overfill(cache.lease(trimsLater: true), try FontLibrary()) }
        do { _ = cache.lease() }
        #expect(!cache.needsTrim)
        #expect(!exceedsLimits(cache))
    }

    @Test("trimmed workers keep their place: the one used last is used next")
    func trimmedInPlace() throws {
        let cache = RenderCache(idleLimit: 3)
        let library = try FontLibrary()
        var leases = [cache.lease(), cache.lease(trimsLater: true), cache.lease()]
        overfill(leases[1], library)
        let workers = leases.map { ObjectIdentifier($0.worker) }
        while !leases.isEmpty { leases.removeFirst() }
        cache.trimIdle()
        leases = (0..<3).map { _ in cache.lease() }
        #expect(leases.map { ObjectIdentifier($0.worker) } == workers.reversed())
    }

    @Test("threads may lease, clear and trim at once")
    func trimmedAtOnce() async throws {
        let cache = RenderCache(idleLimit: 4)
        let library = try FontLibrary()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for step in 0..<50 {
                        do {
                            let lease = cache.lease(trimsLater: (number + step).isMultiple(of: 2))
                            _ = lease.worker.shaper(of: library)
                                .shape(
                                    [TextSpan("text \(number) \(step)")], style: ParagraphStyle(), width: nil,
                                    height: nil)
                        }
                        if step.isMultiple(of: 3) { cache.trimIdle() }
                        if step.isMultiple(of: 20) { cache.removeAll() }
                    }
                }
            }
        }
        cache.trimIdle()
        #expect(!cache.needsTrim)
        let leases = (0..<4).map { _ in cache.lease() }
        #expect(Set(leases.map { ObjectIdentifier($0.worker) }).count == 4, "no worker is leased twice")
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
