import FlatlayDrawing
import Foundation

/// A cache of shaped texts, so that a text that is measured several times, and then drawn, is shaped once.
///
/// The cache has two generations. When the younger one is full, it becomes the older one, and the previous older one is
/// discarded. A text that is used again moves to the younger one.
///
/// Most texts of a large image are shaped only once. So a cache that has reached its size between images accepts only
/// texts that occur for the second time, recorded by a small filter (the doorkeeper of TinyLFU; Einziger, Friedman,
/// Manes 2017): adding an entry and removing it again takes a fifth of the time to shape a short text.
final class ShapeCache {
    /// A text with its style; the hash is computed once.
    struct Key: Hashable {
        let spans: [TextSpan]
        fileprivate let style: ParagraphStyle
        private let hash: Int

        init(spans: [TextSpan], style: ParagraphStyle) {
            self.spans = spans
            self.style = style
            // The other properties rarely differ between texts of an image, and `==` compares them.
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

        /// Two independent numbers from 0 to less than `count`, a power of two up to 2³², that are the same for equal
        /// keys.
        fileprivate func slots(of count: Int) -> (Int, Int) { (hash & (count - 1), (hash >> 32) & (count - 1)) }

        /// The length of the text, in bytes.
        var length: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }
    }

    struct Entry {
        fileprivate let limits: TextLimits
        fileprivate let text: ShapedText

        fileprivate func holds(for room: TextLimits) -> Bool {
            text.rooms?.contains(width: room.width, height: room.height) ?? (room == limits)
        }
    }

    /// The results for one text in several sizes, the newest last.
    struct Results {
        fileprivate(set) var entries: [Entry]
        fileprivate(set) var byteCount: Int
    }

    /// The texts that were added in one period, and their sums.
    struct Generation {
        fileprivate(set) var results: [Key: Results] = [:]
        var count = 0
        var byteCount = 0

        fileprivate mutating func take(_ key: Key) -> Results? {
            guard let found = results.removeValue(forKey: key) else { return nil }
            count -= found.entries.count
            byteCount -= found.byteCount
            return found
        }

        /// Whether the sums are those of the entries.
        fileprivate var isConsistent: Bool {
            count == results.values.reduce(0) { $0 + $1.entries.count }
                && byteCount == results.values.reduce(0) { $0 + $1.byteCount }
        }
    }

    /// The limits of a generation.
    struct Limits {
        var count = 16_384
        var byteCount = 20 << 20
        /// The size of both generations from which only texts that occur for the second time are accepted: less than
        /// that of one generation, so that discarding the other doesn't let all texts in.
        var openByteCount = ShapeCache.restingByteCount * 3 / 8
    }

    /// The size limit of an idle cache.
    static let restingByteCount = 4 << 20

    private static let longestText = 4096
    /// The maximum number of sizes in which a text is cached.
    private static let roomLimit = 8
    let limits: Limits
    /// The generation that texts are added to, and the one before it. Only tests change their sums from outside.
    ///
    /// Exclusivity is not checked: every text is looked up here, and no access calls code that uses the cache.
    @exclusivity(unchecked) var young = Generation()
    @exclusivity(unchecked) var old = Generation()
    @exclusivity(unchecked) private var filter = SecondTimeFilter()
    /// The number of insertions; the sums are checked now and then.
    @exclusivity(unchecked) private var insertions = 0
    /// Whether every text is accepted, until the cache is trimmed.
    @exclusivity(unchecked) var takesEveryText = false

    init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// The number of results.
    var count: Int { young.count + old.count }
    /// The estimated size of the results, in bytes.
    var byteCount: Int { young.byteCount + old.byteCount }

    /// Removes everything.
    func removeAll() {
        (young, old) = (Generation(), Generation())
        filter = SecondTimeFilter()
        takesEveryText = false
    }

    /// Removes the oldest texts until the rest takes no more than `byteCount` bytes.
    ///
    /// Each generation then has half of that size. If only one had all of it, the texts that many images share would be
    /// discarded together with it.
    func trim(to byteCount: Int) {
        if young.byteCount > byteCount / 2 { (old, young) = (young, Generation()) }
        if self.byteCount > byteCount { old = Generation() }
        takesEveryText = false
    }

    /// What the cache has for a text.
    enum Finding {
        /// A result that is valid for the given size.
        case result(ShapedText)
        /// Only results for other sizes.
        case otherSizes
        case nothing
    }

    /// Looks for a result that is valid for the given size.
    func find(_ key: Key, _ limits: TextLimits) -> Finding {
        let known: Results
        if let found = young.results[key] {
            known = found
        } else {
            guard old.count > 0, let found = old.take(key) else { return .nothing }
            add(found, for: key)
            known = found
        }
        return known.entries.last { $0.holds(for: limits) }.map { .result($0.text) } ?? .otherSizes
    }

    /// Returns a result that is valid for the given size, if there is one.
    func result(for key: Key, _ limits: TextLimits) -> ShapedText? {
        if case .result(let text) = find(key, limits) { text } else { nil }
    }

    /// Adds a result if the cache accepts it.
    ///
    /// - Parameter isNew: whether ``find(_:_:)`` has just found nothing, so that it need not be asked again.
    func insert(_ text: ShapedText, for key: Key, _ limits: TextLimits, isNew: Bool = false) {
        guard key.length <= ShapeCache.longestText else { return }
        let known = isNew ? nil : young.take(key)
        let isFirst = known == nil
        if isFirst, !takesEveryText, byteCount >= self.limits.openByteCount, !filter.isSecondTime(key) { return }
        var results = known ?? Results(entries: [], byteCount: 0)
        if results.entries.count >= ShapeCache.roomLimit {
            results.byteCount -= results.entries.removeFirst().text.byteCount
        }
        results.entries.append(Entry(limits: limits, text: text))
        results.byteCount += text.byteCount + (isFirst ? key.byteCount : 0)
        add(results, for: key)
    }

    private func add(_ results: Results, for key: Key) {
        if young.count >= limits.count || young.byteCount >= limits.byteCount {
            (old, young) = (young, Generation())
        }
        if let replaced = young.results.updateValue(results, forKey: key) {
            young.count -= replaced.entries.count
            young.byteCount -= replaced.byteCount
        }
        young.count += results.entries.count
        young.byteCount += results.byteCount
        insertions += 1
        if insertions.isMultiple(of: 512) { checkInvariants() }
    }

    /// Checks, in debug builds, that the sums are those of the entries.
    func checkInvariants() {
        assert(young.isConsistent && old.isConsistent, "a sum of the cache differs from its entries")
    }
}

/// Records which texts have occurred: a Bloom filter. A text whose bits others have set is accepted at its first
/// occurrence.
private struct SecondTimeFilter {
    private static let bitCount = 1 << 18
    /// With two bits for each text, one text in twenty is then taken for a known one by mistake. If those were more, the
    /// new texts of each large image would displace all others.
    private static let textLimit = bitCount / 8
    private var words = [UInt64](repeating: 0, count: bitCount / 64)
    private var count = 0

    /// Returns true if the text has occurred before, and records it.
    mutating func isSecondTime(_ key: ShapeCache.Key) -> Bool {
        let slots = key.slots(of: SecondTimeFilter.bitCount)
        if contains(slots.0), contains(slots.1) { return true }
        if count >= SecondTimeFilter.textLimit { self = SecondTimeFilter() }
        words[slots.0 / 64] |= 1 << UInt64(slots.0 % 64)
        words[slots.1 / 64] |= 1 << UInt64(slots.1 % 64)
        count += 1
        return false
    }

    private func contains(_ slot: Int) -> Bool {
        words[slot / 64] & 1 << UInt64(slot % 64) != 0
    }
}

extension String {
    /// Returns true if two strings have the same bytes. Swift treats an e with a combining accent as equal to the
    /// precomposed character; fonts do not.
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
    /// Hashes the bytes of a string, which is faster than hashing by Unicode equivalence.
    fileprivate mutating func combineBytes(of text: String) {
        let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { combine(bytes: UnsafeRawBufferPointer($0)) }
        if isHashed == nil { combine(text.utf8.count) }
    }
}
