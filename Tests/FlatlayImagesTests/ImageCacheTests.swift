import FlatlayBytes
import FlatlayImages
import FlatlayDrawing
import Foundation
import Synchronization
import Testing
@testable import TestSupport

@Suite struct ImageCacheTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func write(_ width: Int, _ name: String) throws {
        try AtomicFile.write(image(name, width, 100) { _, _ in .pureRed }.encoded, to: folder + "/" + name)
    }

    private func resolver(_ cache: ImageCache) -> FileImageResolver {
        FileImageResolver(folders: [folder], cache: cache)
    }

    @Test("resolvers share decoded images, until the cache is cleared")
    func shared() throws {
        try write(10, "a.png")
        let cache = ImageCache()
        let first = try resolver(cache).image(named: "a")
        #expect(try resolver(cache).image(named: "a") === first)
        #expect(cache.count == 1)
        #expect(cache.byteCount == 10 * 100 * 4 + first.encoded.count)
        cache.removeAll()
        #expect(cache.count == 0 && cache.byteCount == 0)
        #expect(try resolver(cache).image(named: "a") !== first)
    }

    @Test("a changed file is decoded again")
    func changed() throws {
        try write(10, "a.png")
        let cache = ImageCache()
        #expect(try resolver(cache).image(named: "a").pixelWidth == 10)
        try write(11, "a.png")
        #expect(try resolver(cache).image(named: "a").pixelWidth == 11)
    }

    @Test("the least recently used images are evicted at the limit")
    func bounded() throws {
        for index in 0..<10 { try write(100, "\(index).png") }
        let cache = ImageCache(byteLimit: 130_000)
        let images = resolver(cache)
        for index in 0..<3 { _ = try images.image(named: "\(index)") }
        let kept = try images.image(named: "0")
        for index in 3..<5 {
            _ = try images.image(named: "\(index)")
            #expect(try images.image(named: "0") === kept, "it was asked for in between")
        }
        for index in 5..<10 { _ = try images.image(named: "\(index)") }
        #expect(cache.byteCount <= 130_000)
        #expect(try images.image(named: "0") !== kept)
        let tiny = ImageCache(byteLimit: 1)
        #expect(try resolver(tiny).image(named: "0").pixelWidth == 100)
        #expect(tiny.count == 0)
    }

    @Test("of many concurrent requests, one decodes")
    func concurrent() throws {
        try write(300, "a.png")
        let cache = ImageCache()
        let images = resolver(cache)
        let found = Mutex<Set<ObjectIdentifier>>([])
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            guard let image = try? images.image(named: "a") else { return }
            _ = found.withLock { $0.insert(ObjectIdentifier(image)) }
        }
        #expect(found.withLock { $0.count } == 1)
    }

    @Test("images that can't be decoded are not cached")
    func broken() throws {
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder + "/a.png"))
        let cache = ImageCache()
        for _ in 0..<2 {
            #expect(throws: ImageResolutionError.self) { try resolver(cache).image(named: "a") }
        }
        #expect(cache.count == 0)
        try write(5, "a.png")
        #expect(try resolver(cache).image(named: "a").pixelWidth == 5)
    }
}
