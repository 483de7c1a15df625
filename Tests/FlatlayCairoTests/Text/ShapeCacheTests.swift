import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayCairo

@Suite("Shaped texts that are kept")
struct ShapeCacheTests {
    private static let anywhere = TextLimits(width: nil, height: nil)

    private static func key(_ text: String, style: ParagraphStyle = ParagraphStyle()) -> ShapeCache.Key {
        ShapeCache.Key(spans: [TextSpan(text)], style: style)
    }

    /// A result that is told by its width.
    private static func text(_ width: CGFloat) -> ShapedText {
        ShapedText(size: CGSize(width: width, height: 10), lines: [])
    }

    @Test("hold for every room between the one offered and the one taken")
    func rooms() {
        let cache = ShapeCache()
        cache.insert(Self.text(50), for: Self.key("a"), TextLimits(width: 80, height: nil))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 50, height: nil)) == Self.text(50))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 49, height: nil)) == nil)
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 81, height: nil)) == nil)
        #expect(cache.result(for: Self.key("b"), TextLimits(width: 60, height: nil)) == nil)
        let cut = ParagraphStyle(lineLimit: 1)
        #expect(cache.result(for: Self.key("a", style: cut), TextLimits(width: 60, height: nil)) == nil)
    }

    @Test("tell characters apart that Swift takes for the same")
    func equivalents() {
        let cache = ShapeCache()
        cache.insert(Self.text(1), for: Self.key("\u{e9}"), Self.anywhere)
        #expect("\u{e9}" == "e\u{301}")
        #expect(cache.result(for: Self.key("e\u{301}"), Self.anywhere) == nil)
    }

    @Test("are dropped when there are too many, those asked for last")
    func count() {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: 10, byteCount: .max))
        for index in 0..<1000 {
            cache.insert(Self.text(CGFloat(index)), for: Self.key("\(index)"), Self.anywhere)
            // One that is asked for again and again stays.
            #expect(cache.result(for: Self.key("0"), Self.anywhere) == Self.text(0))
            #expect(cache.count <= 20)
        }
        for index in 991..<1000 {
            #expect(cache.result(for: Self.key("\(index)"), Self.anywhere) == Self.text(CGFloat(index)))
        }
        #expect(cache.result(for: Self.key("500"), Self.anywhere) == nil)
    }

    @Test("are dropped when they take too much memory")
    func bytes() throws {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: .max, byteCount: 100_000))
        let shaper = try TextFixture()
        let shaped = shaper.shape("twenty characters ..")
        for index in 0..<2000 {
            cache.insert(shaped, for: Self.key("\(index)"), Self.anywhere)
        }
        #expect(cache.count > 50)
        #expect((90_000...210_000).contains(cache.byteCount))
        cache.removeAll()
        #expect(cache.count == 0)
        #expect(cache.byteCount == 0)
        #expect(cache.result(for: Self.key("1999"), Self.anywhere) == nil)
    }

    @Test("rest with less, of which the last stay")
    func resting() throws {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: .max, byteCount: 100_000))
        let shaped = try TextFixture().shape("twenty characters ..")
        func insert(_ names: Range<Int>) {
            for name in names { cache.insert(shaped, for: Self.key("\(name)"), Self.anywhere) }
        }
        insert(0..<10)
        let size = cache.byteCount
        cache.trim(to: size)
        #expect(cache.count == 10)
        while cache.result(for: Self.key("0"), Self.anywhere) != nil, cache.byteCount < 150_000 { insert(10..<2000) }
        cache.trim(to: 100_000 + size)
        #expect(cache.result(for: Self.key("1999"), Self.anywhere) != nil)
        #expect(cache.byteCount <= 100_000 + size)
        cache.trim(to: 0)
        #expect(cache.count == 0 && cache.byteCount == 0)
    }

    @Test("in many rooms are kept in the last of them")
    func manyRooms() {
        let cache = ShapeCache()
        for width in 1...100 {
            cache.insert(
                Self.text(CGFloat(width)), for: Self.key("a"), TextLimits(width: CGFloat(width), height: nil))
        }
        #expect(cache.count == 8)
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 100, height: nil)) == Self.text(100))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 5, height: nil)) == nil)
    }

    @Test("of a shaper are counted, and forgotten")
    func shaper() throws {
        let fixture = try TextFixture()
        let before = fixture.shape("counted")
        _ = fixture.shape("counted", width: before.size.width)
        #expect(fixture.shaper.count == 1)
        #expect((500...3000).contains(fixture.shaper.byteCount))
        fixture.shaper.removeAll()
        #expect(fixture.shaper.count == 0)
        #expect(fixture.shape("counted") == before)
    }
}
