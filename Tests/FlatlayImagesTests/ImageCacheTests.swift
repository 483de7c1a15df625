import DrawingTestSupport
import FlatlayBytes
import FlatlayDrawing
import Foundation
import Synchronization
import TestSupport
import Testing
@testable import FlatlayImages

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

    // MARK: Invariants that debug builds check

    /// A cache with images of 40 bytes each.
    private static func filled(_ count: Int = 3, byteLimit: Int = 64 << 20) throws -> ImageCache {
        let cache = ImageCache(byteLimit: byteLimit)
        let folder = try TemporaryFolder()
        try Data("any file".utf8).write(to: URL(fileURLWithPath: folder.path + "/a"))
        let version = try #require(FileVersion(of: folder.path + "/a"))
        for index in 0..<count {
            let key = ImageCache.Key(path: "a", version: version, name: "\(index)", scale: 1, pixelLimit: 100)
            _ = try cache.image(for: key) { image("\(index)", 10, 1) { _, _ in .pureRed } }
        }
        return cache
    }

    @Test("the sum of the cache is that of its images while images are added and evicted")
    func usual() throws {
        let cache = try ImageCacheTests.filled()
        cache.contents.withLock { $0.checkInvariants() }
        #expect(cache.count == 3)
        let small = try ImageCacheTests.filled(20, byteLimit: cache.byteCount)
        small.contents.withLock { $0.checkInvariants() }
        #expect((1..<20).contains(small.count))
        small.removeAll()
        small.contents.withLock { $0.checkInvariants() }
    }

    @Test("a sum that differs from the images stops the program")
    func wrongSum() async {
        await #expect(processExitsWith: .failure) {
            let cache = try ImageCacheTests.filled()
            cache.contents.withLock {
                $0.byteCount += 1
                $0.checkInvariants()
            }
        }
    }

    @Test("a wrong sum stops the program when an image is evicted")
    func wrongSumAtEviction() async {
        await #expect(processExitsWith: .failure) {
            let cache = try ImageCacheTests.filled(1, byteLimit: 1)
            cache.contents.withLock { $0.byteCount += 1 }
            let folder = try TemporaryFolder()
            _ = try? FileImageResolver(folders: [folder.path], cache: cache).image(named: "missing")
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path + "/a.png"))
            _ = try? FileImageResolver(folders: [folder.path], cache: cache).image(named: "a")
        }
    }
}
