import FlatlayDrawing
import Foundation

/// Keeps shaped texts, so that a text that is measured several times, and then drawn, is shaped once.
///
/// The texts of the last while are kept in two generations. When the younger one is full it becomes the older one, and
/// what that held is dropped, but for the texts that were asked for in the meantime: they have moved to the younger one.
///
/// Most texts of a large picture are shaped once. So a cache that holds as much as it may keep between pictures takes
/// only texts that come for the second time, which a small filter notes (the doorkeeper of TinyLFU; Einziger, Friedman,
/// Manes 2017): making an entry and dropping it again takes a fifth of the time that shaping a short text takes.
final class ShapeCache {
    /// A text and how it is to be shaped; hashed once.
    struct Key: Hashable {
        let spans: [TextSpan]
        fileprivate let style: ParagraphStyle
        private let hash: Int

        init(spans: [TextSpan], style: ParagraphStyle) {
            self.spans = spans
            self.style = style
            // What is left out tells few texts of a picture apart, and `==` compares it.
            var hasher = Hasher()
            for span in spans {
                hasher.combineBytes(of: span.text)
                hasher.combine(span.font.size)
                hasher.combine(span.font.weight)
            }
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
        }

        static func == (left: Key, right: Key) -> Bool {
            guard left.hash == right.hash, left.style == right.style, left.spans.count == right.spans.count else {
                return false
            }
            for index in left.spans.indices {
                let (own, other) = (left.spans[index], right.spans[index])
                guard own == other, own.text.hasSameBytes(as: other.text) else { return false }
            }
            return true
        }

        /// A number between 0 and a limit, a power of two, that is the same for equal keys.
        fileprivate func slot(of count: Int) -> Int { hash & (count - 1) }

        /// How long the text is, in bytes.
        var length: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }
    }

    private struct Entry {
        let limits: TextLimits
        let text: ShapedText

        func holds(for room: TextLimits) -> Bool {
            text.rooms?.contains(width: room.width, height: room.height) ?? (room == limits)
        }
    }

    /// Results for one text in several rooms, the newest last.
    private struct Results {
        var entries: [Entry]
        var byteCount: Int
    }

    private struct Generation {
        var results: [Key: Results] = [:]
        var count = 0
        var byteCount = 0

        mutating func take(_ key: Key) -> Results? {
            guard let found = results.removeValue(forKey: key) else { return nil }
            count -= found.entries.count
            byteCount -= found.byteCount
            return found
        }
    }

    /// How much a generation holds.
    struct Limits {
        var count = 16_384
        var byteCount = 20 << 20
        /// How much all generations hold before only texts are taken that come for the second time.
        var openByteCount = ShapeCache.restingByteCount * 7 / 8
    }

    /// How much is kept while nobody shapes.
    static let restingByteCount = 4 << 20

    private static let longestText = 4096
    /// In how many rooms a text is kept.
    private static let roomLimit = 8
    let limits: Limits
    private var young = Generation()
    private var old = Generation()
    private var filter = SecondTimeFilter()
    /// Whether every text is taken, until the cache is trimmed.
    var takesEveryText = false

    init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// How many results are kept.
    var count: Int { young.count + old.count }
    /// How many bytes they take, about.
    var byteCount: Int { young.byteCount + old.byteCount }

    /// Forgets everything.
    func removeAll() {
        (young, old) = (Generation(), Generation())
        filter = SecondTimeFilter()
        takesEveryText = false
    }

    /// Forgets the texts of the longest while ago, until the rest takes no more than so many bytes.
    func trim(to byteCount: Int) {
        if self.byteCount > byteCount { old = Generation() }
        if young.byteCount > byteCount { young = Generation() }
        takesEveryText = false
    }

    /// A result for the room given, if one is known.
    func result(for key: Key, _ limits: TextLimits) -> ShapedText? {
        if let known = young.results[key] { return known.entries.last { $0.holds(for: limits) }?.text }
        guard old.count > 0, let known = old.take(key) else { return nil }
        add(known, for: key)
        return known.entries.last { $0.holds(for: limits) }?.text
    }

    /// Keeps a result, if it is one to keep.
    func insert(_ text: ShapedText, for key: Key, _ limits: TextLimits) {
        guard key.length <= ShapeCache.longestText else { return }
        let known = young.take(key)
        let isNew = known == nil
        if isNew, !takesEveryText, byteCount >= self.limits.openByteCount, !filter.isSecondTime(key) { return }
        var results = known ?? Results(entries: [], byteCount: 0)
        if results.entries.count >= ShapeCache.roomLimit {
            results.byteCount -= results.entries.removeFirst().text.byteCount
        }
        results.entries.append(Entry(limits: limits, text: text))
        results.byteCount += text.byteCount + (isNew ? key.byteCount : 0)
        add(results, for: key)
    }

    private func add(_ results: Results, for key: Key) {
        if young.count >= limits.count || young.byteCount >= limits.byteCount {
            (old, young) = (young, Generation())
        }
        young.results[key] = results
        young.count += results.entries.count
        young.byteCount += results.byteCount
    }
}

/// Notes which texts came once. It may take a text for another one, which then is kept at its first time.
private struct SecondTimeFilter {
    private static let slotCount = 1 << 16
    private var words = [UInt64](repeating: 0, count: slotCount / 64)
    private var count = 0

    /// Whether the text came before; notes that it did.
    mutating func isSecondTime(_ key: ShapeCache.Key) -> Bool {
        let slot = key.slot(of: SecondTimeFilter.slotCount)
        let bit: UInt64 = 1 << UInt64(slot % 64)
        if words[slot / 64] & bit != 0 { return true }
        // Half full, it would take every other text for one that came before.
        if count >= SecondTimeFilter.slotCount / 2 { self = SecondTimeFilter() }
        words[slot / 64] |= bit
        count += 1
        return false
    }
}

extension String {
    /// Whether two texts are of the same bytes. Swift takes an e with an accent for the same whether it is one character
    /// or two; fonts do not.
    fileprivate func hasSameBytes(as other: String) -> Bool {
        let isSame = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { other in
                own.count == other.count && own.elementsEqual(other)
            }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

extension Hasher {
    /// Hashes the bytes of a text, which is sooner done than hashing what Swift takes for the same text.
    fileprivate mutating func combineBytes(of text: String) {
        let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { combine(bytes: UnsafeRawBufferPointer($0)) }
        if isHashed == nil { combine(text.utf8.count) }
    }
}
