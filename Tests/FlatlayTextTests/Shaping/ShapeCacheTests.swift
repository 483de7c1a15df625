import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("Shaped texts that are kept")
struct ShapeCacheTests {
    private static let anywhere = TextLimits(width: nil, height: nil)

    private static func key(_ text: String, style: ParagraphStyle = ParagraphStyle()) -> ShapeCache.Key {
        ShapeCache.Key(spans: [TextSpan(text)], style: style)
    }

    /// A result that is told by its width.
    private static func text(_ width: CGFloat, in offered: CGFloat = .infinity) -> ShapedText {
        var text = ShapedText(size: CGSize(width: width, height: 10), lines: [])
        text.rooms = ShapedText.Rooms(of: text, width: offered, height: .infinity, hasFixedWidth: false)
        return text
    }

    @Test("hold for every room between the one offered and the one taken")
    func rooms() {
        let cache = ShapeCache()
        cache.insert(Self.text(50, in: 80), for: Self.key("a"), TextLimits(width: 80, height: nil))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 50, height: nil)) == Self.text(50))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 49, height: nil)) == nil)
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 81, height: nil)) == nil)
        #expect(cache.result(for: Self.key("b"), TextLimits(width: 60, height: nil)) == nil)
        let cut = ParagraphStyle(lineLimit: 1)
        #expect(cache.result(for: Self.key("a", style: cut), TextLimits(width: 60, height: nil)) == nil)
    }

    @Test("without rooms of their own hold for the room that they were made for alone")
    func unknownRooms() {
        let cache = ShapeCache()
        let text = ShapedText(size: CGSize(width: 50, height: 10), lines: [])
        cache.insert(text, for: Self.key("a"), TextLimits(width: 80, height: nil))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 80, height: nil)) == text)
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 60, height: nil)) == nil)
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

    @Test("of a large picture are kept when they come for the second time")
    func secondTimes() {
        let open = 50_000
        let cache = ShapeCache(limits: ShapeCache.Limits(openByteCount: open))
        func insert(_ name: String, width: CGFloat = 1) {
            cache.insert(Self.text(width, in: width), for: Self.key(name), TextLimits(width: width, height: nil))
        }
        func isKept(_ name: String, width: CGFloat = 1) -> Bool {
            cache.result(for: Self.key(name), TextLimits(width: width, height: nil)) != nil
        }
        var number = 0
        while cache.byteCount < open {
            insert("\(number)")
            number += 1
        }
        #expect((0..<number).allSatisfy { isKept("\($0)") })
        // A text that has an entry gets another one for another room.
        insert("0", width: 2)
        #expect(isKept("0", width: 1) && isKept("0", width: 2))
        // The filter takes a few for others that came before: 200 of 65,536 places are taken at most.
        let names = (0..<200).map { "late \($0)" }
        for name in names { insert(name) }
        #expect(names.count(where: { isKept($0) }) < 20)
        for name in names { insert(name) }
        #expect(names.allSatisfy { isKept($0) })
    }

    @Test("are all kept until the next trim where all will be asked for once more")
    func everyText() {
        let cache = ShapeCache(limits: ShapeCache.Limits(openByteCount: 0))
        cache.takesEveryText = true
        cache.insert(Self.text(1), for: Self.key("a"), Self.anywhere)
        #expect(cache.result(for: Self.key("a"), Self.anywhere) == Self.text(1))
        cache.trim(to: .max)
        cache.insert(Self.text(1), for: Self.key("b"), Self.anywhere)
        #expect(cache.result(for: Self.key("b"), Self.anywhere) == nil)
    }

    @Test("that all come once are mostly left out, however many they are")
    func endless() {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: .max, byteCount: .max, openByteCount: 0))
        for number in 0..<100_000 { cache.insert(Self.text(1), for: Self.key("\(number)"), Self.anywhere) }
        // The filter starts anew when half of its places are taken; by then a quarter was taken for others.
        #expect(cache.count < 40_000)
    }

    @Test("in many rooms are kept in the last of them")
    func manyRooms() {
        let cache = ShapeCache()
        for width in 1...100 {
            cache.insert(
                Self.text(CGFloat(width), in: CGFloat(width)), for: Self.key("a"),
                TextLimits(width: CGFloat(width), height: nil))
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
