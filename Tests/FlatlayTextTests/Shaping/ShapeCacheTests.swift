import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

@Suite("The cache of shaped texts")
struct ShapeCacheTests {
    private static let anywhere = TextLimits(width: nil, height: nil)

    private static func key(_ text: String, style: ParagraphStyle = ParagraphStyle()) -> ShapeCache.Key {
        ShapeCache.Key(spans: [TextSpan(text)], style: style)
    }

    /// A result that is identified by its width.
    private static func text(_ width: CGFloat, in offered: CGFloat = .infinity) -> ShapedText {
        var text = ShapedText(size: CGSize(width: width, height: 10), lines: [])
        text.rooms = ShapedText.Rooms(of: text, width: offered, height: .infinity, hasFixedWidth: false)
        return text
    }

    @Test("applies to every width between the proposed and the used one")
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

    @Test("applies only to the exact width for texts without a range of widths")
    func unknownRooms() {
        let cache = ShapeCache()
        let text = ShapedText(size: CGSize(width: 50, height: 10), lines: [])
        cache.insert(text, for: Self.key("a"), TextLimits(width: 80, height: nil))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 80, height: nil)) == text)
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 60, height: nil)) == nil)
    }

    @Test("tells results for other sizes from nothing")
    func finding() {
        let cache = ShapeCache()
        let room = TextLimits(width: 80, height: nil)
        func isNothing(_ name: String, _ limits: TextLimits) -> Bool {
            if case .nothing = cache.find(Self.key(name), limits) { true } else { false }
        }
        #expect(isNothing("a", room))
        cache.insert(Self.text(50, in: 80), for: Self.key("a"), room, isNew: true)
        #expect(!isNothing("a", TextLimits(width: 40, height: nil)))
        #expect(cache.result(for: Self.key("a"), TextLimits(width: 40, height: nil)) == nil)
        #expect(isNothing("b", room))
        // What was added between a search and its insertion is replaced, and no longer counted.
        let byteCount = cache.byteCount
        cache.insert(Self.text(50, in: 80), for: Self.key("a"), room, isNew: true)
        #expect((cache.count, cache.byteCount) == (1, byteCount))
        cache.checkInvariants()
    }

    @Test("distinguishes characters that Swift considers equal")
    func equivalents() {
        let cache = ShapeCache()
        cache.insert(Self.text(1), for: Self.key("\u{e9}"), Self.anywhere)
        #expect("\u{e9}" == "e\u{301}")
        #expect(cache.result(for: Self.key("e\u{301}"), Self.anywhere) == nil)
    }

    @Test("evicts the least recently used texts if there are too many")
    func count() {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: 10, byteCount: .max))
        for index in 0..<1000 {
            cache.insert(Self.text(CGFloat(index)), for: Self.key("\(index)"), Self.anywhere)
            // A text that is used again and again stays.
            #expect(cache.result(for: Self.key("0"), Self.anywhere) == Self.text(0))
            #expect(cache.count <= 20)
        }
        for index in 991..<1000 {
            #expect(cache.result(for: Self.key("\(index)"), Self.anywhere) == Self.text(CGFloat(index)))
        }
        #expect(cache.result(for: Self.key("500"), Self.anywhere) == nil)
    }

    @Test("evicts texts if they take too much memory")
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

    @Test("is smaller at rest, and keeps the last texts")
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

    @Test("stores the texts of a large image when they occur for the second time")
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
        // A text with an entry gets another one for another width.
        insert("0", width: 2)
        #expect(isKept("0", width: 1) && isKept("0", width: 2))
        // The filter has hardly any false positives: at most 400 of its 262,144 bits are set.
        let names = (0..<200).map { "late \($0)" }
        for name in names { insert(name) }
        #expect(names.count(where: { isKept($0) }) < 3)
        for name in names { insert(name) }
        #expect(names.allSatisfy { isKept($0) })
    }

    @Test("stores all texts until the next trim if all will be used once more")
    func everyText() {
        let cache = ShapeCache(limits: ShapeCache.Limits(openByteCount: 0))
        cache.takesEveryText = true
        cache.insert(Self.text(1), for: Self.key("a"), Self.anywhere)
        #expect(cache.result(for: Self.key("a"), Self.anywhere) == Self.text(1))
        cache.trim(to: .max)
        cache.insert(Self.text(1), for: Self.key("b"), Self.anywhere)
        #expect(cache.result(for: Self.key("b"), Self.anywhere) == nil)
    }

    @Test("mostly leaves out texts that occur once, however many there are")
    func endless() {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: .max, byteCount: .max, openByteCount: 0))
        for number in 0..<100_000 { cache.insert(Self.text(1), for: Self.key("\(number)"), Self.anywhere) }
        // The filter is reset when a quarter of its bits may be set. By then a fiftieth were false positives.
        #expect(cache.count < 4000)
    }

    @Test("keeps what many large images share, whatever else they show")
    func sharedTexts() throws {
        let cache = ShapeCache(limits: ShapeCache.Limits(openByteCount: 30_000))
        let shaped = try TextFixture().shape("twenty characters ..")
        func show(_ name: String) -> Bool {
            if cache.result(for: Self.key(name), Self.anywhere) != nil { return true }
            cache.insert(shaped, for: Self.key(name), Self.anywhere)
            return false
        }
        for image in 0..<300 {
            let known = (0..<10).count { show("shared \($0)") }
            if image > 1 { #expect(known == 10, "image \(image)") }
            for number in 0..<200 {
                _ = show("\(image)-\(number)")
                // Texts of the image before, which fill the cache.
                if number < 5 { _ = show("\(image - 1)-\(number)") }
            }
            cache.trim(to: 80_000)
            #expect(cache.byteCount <= 80_000)
        }
        #expect(cache.byteCount > 30_000)
    }

    @Test("stores the last of many widths of a text")
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

    @Test("of a shaper can be counted and cleared")
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

    // MARK: Invariants that debug builds check

    /// A cache with texts in both generations.
    private static func aged() -> ShapeCache {
        let cache = ShapeCache(limits: ShapeCache.Limits(count: 3))
        for index in 0..<5 { cache.insert(text(CGFloat(index)), for: key("\(index)"), anywhere) }
        return cache
    }

    @Test("stays consistent when texts are added, found again and removed")
    func usual() {
        let cache = Self.aged()
        #expect(cache.young.count == 2 && cache.old.count == 3)
        cache.checkInvariants()
        _ = cache.result(for: Self.key("0"), Self.anywhere)
        cache.checkInvariants()
        cache.trim(to: 0)
        cache.checkInvariants()
        cache.removeAll()
        cache.checkInvariants()
    }

    @Test("with a wrong number of young texts stops the program")
    func wrongCount() async {
        await #expect(processExitsWith: .failure) {
            let cache = ShapeCacheTests.aged()
            cache.young.count += 1
            cache.checkInvariants()
        }
    }

    @Test("with a wrong size of young texts stops the program")
    func wrongSize() async {
        await #expect(processExitsWith: .failure) {
            let cache = ShapeCacheTests.aged()
            cache.young.byteCount -= 1
            cache.checkInvariants()
        }
    }

    @Test("with a wrong number of old texts stops the program")
    func wrongOldCount() async {
        await #expect(processExitsWith: .failure) {
            let cache = ShapeCacheTests.aged()
            cache.old.count -= 1
            cache.checkInvariants()
        }
    }

    @Test("with a wrong size of old texts stops the program")
    func wrongOldSize() async {
        await #expect(processExitsWith: .failure) {
            let cache = ShapeCacheTests.aged()
            cache.old.byteCount += 1
            cache.checkInvariants()
        }
    }

    @Test("checks itself now and then")
    func checkedNowAndThen() async {
        await #expect(processExitsWith: .failure) {
            let cache = ShapeCacheTests.aged()
            cache.old.count += 1
            cache.young.count += 1
            for index in 0..<600 {
                // Both sums go wrong again when a generation is discarded.
                cache.young.count += 1
                cache.insert(ShapeCacheTests.text(1), for: ShapeCacheTests.key("\(index)"), ShapeCacheTests.anywhere)
            }
        }
    }
}
