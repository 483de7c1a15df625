import FlatlayDrawing
import Foundation

/// Numbers the glyphs of many runs on several threads, exactly as one thread would.
///
/// Threads wait for each other three times: until all glyphs are known, until the distinct texts are known, in which
/// pairs are counted, and until all pairs are counted. In between, each part has its own tables. Parts are joined in
/// order, so nothing depends on the number of threads.
extension SVGGlyphList {
    /// The number of groups of hashes in which equal texts are looked for.
    private static let hashGroups = 8

    /// Adds the glyphs of all runs to an empty list, at the places that the runs say. Returns the first run with the
    /// same glyphs for each run; only its glyphs may be used.
    mutating func append(_ runs: SVGRunList, threads: WorkThreads) -> [Int32] {
        let parts = runs.parts
        var hashes: [UInt64] = []
        list = [Glyph](unsafeUninitializedCapacity: runs.glyphCount) { list, count in
            // Each part writes its own glyphs.
            nonisolated(unsafe) let memory = list
            ConcurrentWork.forEach(count: parts.count, threads: threads, context: {}) { _, part in
                ReadRuns(runs, parts[part], to: memory)
            } take: { _, part in
                hashes += part.hashes
                for glyph in part.identities { _ = number(of: glyph.id, face: glyph.face) }
            }
            count = runs.glyphCount
        }
        let firsts = SVGGlyphList.firsts(of: runs, hashes, list, threads: threads)
        numberPairs(of: runs, parts, firsts, threads: threads)
        return firsts
    }

    /// The first run with the same glyphs as each run. Each thread compares runs with some of the hashes.
    private static func firsts(
        of runs: SVGRunList, _ hashes: [UInt64], _ list: [Glyph], threads: WorkThreads
    ) -> [Int32] {
        [Int32](unsafeUninitializedCapacity: hashes.count) { firsts, count in
            // Each group writes the values of its own runs.
            nonisolated(unsafe) let memory = firsts
            ConcurrentWork.forEach(count: hashGroups, threads: threads, context: {}) { _, group in
                var known = NumberTable()
                for run in hashes.indices where hashes[run] >> 61 == UInt64(group) {
                    let glyphs = runs.glyphs(of: run)
                    var hash = hashes[run]
                    var first = known.value(of: hash, orAdd: run + 1) - 1
                    // Different glyphs with the same hash are stored under the next one.
                    while first != run, !isEqual(first, glyphs) {
                        hash &+= 1
                        first = known.value(of: hash, orAdd: run + 1) - 1
                    }
                    memory.initializeElement(at: run, to: Int32(truncatingIfNeeded: first))

                    func isEqual(_ first: Int, _ glyphs: Range<Int>) -> Bool {
                        let other = runs.glyphs(of: first)
                        return runs.faces[first] == runs.faces[run] && other.count == glyphs.count
                            && zip(other, glyphs).allSatisfy { list[$0].isEqual(to: list[$1]) }
                    }
                }
            } take: { _, _ in
            }
            count = hashes.count
        }
    }

    /// Replaces the indices of glyphs in their faces by their numbers, and counts the pairs of different runs.
    private mutating func numberPairs(
        of runs: SVGRunList, _ parts: [Range<Int>], _ firsts: [Int32], threads: WorkThreads
    ) {
        var list = [Glyph]()
        swap(&list, &self.list)
        list.withUnsafeMutableBufferPointer { list in
            // Each part changes its own glyphs, and all of them only read the numbers of glyphs.
            nonisolated(unsafe) let (memory, tables) = (list, numbers)
            var pairNumbers: [[Int32]] = []
            ConcurrentWork.forEach(count: parts.count, threads: threads, context: {}) { _, part in
                CountedPairs(of: runs, parts[part], firsts, tables, in: memory)
            } take: { _, part in
                pairNumbers.append(zip(part.keys, part.counts).map { countPair($0, times: $1) })
            }
            // The pairs of the first part have their numbers already.
            let numbersOfParts = pairNumbers
            ConcurrentWork.forEach(count: parts.count - 1, threads: threads, context: {}) { _, index in
                let numbers = numbersOfParts[index + 1]
                for run in parts[index + 1] where Int(firsts[run]) == run {
                    for glyph in runs.glyphs(of: run) where memory[glyph].pair >= 0 {
                        memory[glyph].pair = numbers[Int(memory[glyph].pair)]
                    }
                }
            } take: { _, _ in
            }
        }
        self.list = list
    }
}

/// The hashes of runs, and the glyphs in the order in which they first appear in them.
private struct ReadRuns: Sendable {
    var hashes: [UInt64] = []
    var identities: [SVGGlyphList.Identity] = []

    /// Writes the glyphs of runs, with the indices in their face as their numbers.
    init(_ runs: SVGRunList, _ range: Range<Int>, to list: UnsafeMutableBufferPointer<SVGGlyphList.Glyph>) {
        hashes.reserveCapacity(range.count)
        var known = KnownGlyphs()
        for run in range {
            let (source, face, place) = (runs.runs[run].glyphs, Int(runs.faces[run]), runs.glyphs(of: run).lowerBound)
            let factor = 1000 / runs.runs[run].size
            var hash = UInt64(truncatingIfNeeded: face)
            var position = source.first?.position ?? .zero
            for index in source.indices {
                let next = index + 1 < source.count ? source[index + 1].position : position
                let id = source[index].id
                if known.insert(id, face: face) { identities.append(SVGGlyphList.Identity(face: face, id: id)) }
                let glyph = SVGGlyphList.Glyph(
                    number: Int32(bitPattern: id), at: position, next: next, factor: factor)
                list.initializeElement(at: place + index, to: glyph)
                position = next
                glyph.mix(into: &hash)
            }
            hashes.append(hash)
        }
    }
}

/// Glyphs that appeared before, one bit for each.
private struct KnownGlyphs {
    /// Glyphs of fonts have smaller indices; others are in a set.
    private static let wordsPerFace = 65_536 / 64

    private var words: [UInt64] = []
    private var others: Set<SVGGlyphList.Identity> = []

    /// Returns whether a glyph is new.
    @inline(__always)
    mutating func insert(_ id: UInt32, face: Int) -> Bool {
        guard id < 65_536 else { return others.insert(SVGGlyphList.Identity(face: face, id: id)).inserted }
        let (word, bit) = (face * KnownGlyphs.wordsPerFace + Int(id >> 6), UInt64(1) << UInt64(id & 63))
        if word >= words.count { grow(for: face) }
        if words[word] & bit != 0 { return false }
        words[word] |= bit
        return true
    }

    private mutating func grow(for face: Int) {
        words += repeatElement(0, count: (face + 1) * KnownGlyphs.wordsPerFace - words.count)
    }
}

/// The pairs of runs in the order in which they first appear, and how often they do.
private struct CountedPairs: Sendable {
    var keys: [UInt64] = []
    var counts: [Int32] = []

    /// Counts the pairs of the runs that are the first of their kind. Replaces the indices of their glyphs by numbers,
    /// and their pairs by indices in ``keys``.
    init(
        of runs: SVGRunList, _ range: Range<Int>, _ firsts: [Int32], _ tables: [GrowingGlyphTable],
        in list: UnsafeMutableBufferPointer<SVGGlyphList.Glyph>
    ) {
        var indices = NumberTable()
        var (face, table) = (0, tables[0])
        for run in range where Int(firsts[run]) == run {
            // Threads that count references to the same table wait for each other, so it is changed rarely.
            if Int(runs.faces[run]) != face {
                face = Int(runs.faces[run])
                table = tables[face]
            }
            let glyphs = runs.glyphs(of: run)
            for index in glyphs {
                let id = UInt32(bitPattern: list[index].number)
                if index + 1 < glyphs.upperBound, face < SVGGlyphList.facesWithPairs,
                    let key = list[index].pair(
                        with: list[index + 1], face: face, first: id,
                        second: UInt32(bitPattern: list[index + 1].number))
                {
                    let pair = indices.value(of: key, orAdd: keys.count + 1) - 1
                    if pair == keys.count {
                        keys.append(key)
                        counts.append(0)
                    }
                    counts[pair] += 1
                    list[index].pair = Int32(truncatingIfNeeded: pair)
                }
                list[index].number = table[id] - 1
            }
        }
    }
}
