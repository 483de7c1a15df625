import FlatlayText
import FlatlayDrawing
import Foundation

/// The glyphs of texts with their positions, in thousandths of the font size. Glyphs and pairs of neighbours have numbers
/// from 0, in the order in which they first appear.
struct SVGGlyphList {
    /// A glyph of a text.
    struct Glyph {
        /// The number of the glyph.
        var number: Int32
        var x: Int32
        var y: Int32
        /// The distance to the next glyph, rounded so that it does not depend on the position.
        var step: Int32
        /// The number of the pair that starts here; negative if it is not a pair, or none that was counted.
        var pair: Int32

        /// A glyph that is not the start of a pair.
        ///
        /// - Parameters:
        ///   - next: the position of the next glyph; that of the glyph itself for the last one.
        ///   - factor: thousandths of the font size in a point.
        @inline(__always)
        init(number: Int32, at position: CGPoint, next: CGPoint, factor: CGFloat) {
            self.number = number
            x = thousandths(position.x * factor)
            y = thousandths(position.y * factor)
            step = thousandths((next.x - position.x) * factor)
            pair = -1
        }

        /// Adds the glyph to a hash of a text.
        @inline(__always)
        func mix(into hash: inout UInt64) {
            let place = UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y))
            hash = (hash ^ (UInt64(UInt32(bitPattern: number)) &* 0xff51_afd7_ed55_8ccd) ^ place)
            hash = hash &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }

        @inline(__always)
        func isEqual(to other: Glyph) -> Bool {
            number == other.number && x == other.x && y == other.y && step == other.step
        }

        /// The pair of this glyph and the next one, written as one number: the face, the distance, and both glyphs. Nil
        /// for a pair that does not fit into one, which is not counted.
        @inline(__always)
        func pair(with next: Glyph, face: Int, first: UInt32, second: UInt32) -> UInt64? {
            guard y == next.y, abs(step) < 1 << 23, first < 65_536, second < 65_536 else { return nil }
            let ends = UInt64(first) << 16 | UInt64(second)
            return UInt64(face) << 56 | UInt64(UInt32(bitPattern: step) & 0xff_ffff) << 32 | ends
        }
    }

    /// A glyph of a face, at any size. Faces are identified by their numbers in ``FaceNumbers``.
    struct Identity: Hashable {
        var face: Int
        var id: UInt32
    }

    var faces = FaceNumbers()
    /// The glyphs of the numbers.
    private(set) var identities: [Identity] = []
    /// The numbers of glyphs, counted from 1, by the glyphs' indices in their face; 0 for those without a number.
    private(set) var numbers: [GrowingGlyphTable] = []
    var list: [Glyph] = []
    /// The number of each pair, counted from 1, by its glyphs and the distance between them.
    private var pairs = NumberTable()
    /// How often each pair appears in different texts.
    private var pairCounts: [Int32] = []

    /// The number of faces whose pairs are counted: that of a pair has eight bits.
    static let facesWithPairs = 256

    /// The number of glyphs.
    var count: Int { list.count }
    /// The number of counted pairs.
    var pairCount: Int { pairCounts.count }

    subscript(index: Int) -> Glyph {
        @inline(__always) get { list[index] }
    }

    /// Whether a pair appears so often that defining it saves space.
    @inline(__always)
    func isFrequent(_ pair: Int32) -> Bool { pair >= 0 && pairCounts[Int(pair)] >= 4 }

    func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { list[$0].isEqual(to: list[$1]) }
    }

    mutating func removeLast(_ count: Int) {
        list.removeLast(count)
    }

    /// Returns the number of a glyph.
    mutating func number(of id: UInt32, face: Int) -> Int32 {
        while numbers.count <= face { numbers.append(GrowingGlyphTable()) }
        return number(of: id, face: face, in: numbers[face])
    }

    @inline(__always)
    private mutating func number(of id: UInt32, face: Int, in table: GrowingGlyphTable) -> Int32 {
        let known = table[id]
        if known > 0 { return known - 1 }
        identities.append(Identity(face: face, id: id))
        table[id] = Int32(identities.count)
        return Int32(identities.count) - 1
    }

    /// Appends the glyphs of a run, and returns their indices and a hash of them.
    mutating func append(_ run: GlyphRun) -> (glyphs: Range<Int>, hash: UInt64) {
        let (source, start, face) = (run.glyphs, list.count, faces.number(ofFaceOf: run))
        let factor = 1000 / run.size
        while numbers.count <= face { numbers.append(GrowingGlyphTable()) }
        let table = numbers[face]
        var hash = UInt64(truncatingIfNeeded: face)
        var position = source.first?.position ?? .zero
        for index in source.indices {
            let next = index + 1 < source.count ? source[index + 1].position : position
            let glyph = Glyph(
                number: number(of: source[index].id, face: face, in: table), at: position, next: next, factor: factor)
            list.append(glyph)
            position = next
            glyph.mix(into: &hash)
        }
        return (start..<list.count, hash)
    }

    /// Counts the pairs of a text that no other text before was equal to.
    mutating func countPairs(in range: Range<Int>) {
        forEachPair(in: range) { list, key in list.countPair(key, times: 1) }
    }

    /// Counts a pair, and returns its number.
    @inline(__always)
    mutating func countPair(_ key: UInt64, times: Int32) -> Int32 {
        let pair = pairs.value(of: key, orAdd: pairCounts.count + 1) - 1
        if pair == pairCounts.count { pairCounts.append(0) }
        pairCounts[pair] += times
        return Int32(truncatingIfNeeded: pair)
    }

    /// Looks up the pairs of a text without counting them.
    mutating func findPairs(in range: Range<Int>) {
        forEachPair(in: range) { list, key in Int32(truncatingIfNeeded: list.pairs[key] - 1) }
    }

    /// Notes the number of each pair of a text of one face.
    ///
    /// - Parameter number: the number of a pair that is written as one number.
    @inline(__always)
    private mutating func forEachPair(in range: Range<Int>, _ number: (inout SVGGlyphList, UInt64) -> Int32) {
        guard range.count > 1, case var first = identities[Int(list[range.lowerBound].number)],
            first.face < SVGGlyphList.facesWithPairs
        else { return }
        for index in range.lowerBound..<(range.upperBound - 1) {
            let (glyph, next) = (list[index], list[index + 1])
            let second = identities[Int(next.number)]
            defer { first = second }
            guard let pair = glyph.pair(with: next, face: first.face, first: first.id, second: second.id) else {
                continue
            }
            list[index].pair = number(&self, pair)
        }
    }
}

/// The nearest integer, away from zero from the middle; 0 if it is too large.
@inline(__always)
private func thousandths(_ value: CGFloat) -> Int32 {
    let value = Double(value)
    guard abs(value) < 1_999_999_999.5 else { return 0 }
    // Without a call to the C library: processors of the first generation cannot round in one instruction.
    let whole = Int64(value)
    let rest = value - Double(whole)
    return Int32(truncatingIfNeeded: whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0))
}

/// A table with a number per glyph of a face; 0 for glyphs without one.
final class GrowingGlyphTable {
    /// Glyphs of fonts have smaller indices; others are in a hash table.
    private static var arrayLimit: UInt32 { 65_536 }

    @exclusivity(unchecked) private var numbers: [Int32] = []
    private var others: [UInt32: Int32] = [:]

    subscript(glyph: UInt32) -> Int32 {
        @inline(__always) get {
            if Int(glyph) < numbers.count { return numbers[Int(glyph)] }
            return glyph < Self.arrayLimit ? 0 : others[glyph] ?? 0
        }
        set {
            guard glyph < Self.arrayLimit else { return others[glyph] = newValue }
            let missing = Int(glyph) + 1 - numbers.count
            // In steps, so that glyphs in ascending order do not extend the array for each of them.
            if missing > 0 { numbers += repeatElement(0, count: missing + 255) }
            numbers[Int(glyph)] = newValue
        }
    }
}
