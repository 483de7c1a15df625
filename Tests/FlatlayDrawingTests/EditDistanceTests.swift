import TestSupport
import Testing

@testable import FlatlayDrawing

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "ab", 2), ("paddign", "padding", 1), ("fnt", "font", 1), ("ab", "ba", 1),
        // Swapped letters are not changed again.
        ("ca", "abc", 3), ("kitten", "sitting", 3),
    ])
    func knownDistances(first: String, second: String, distance: Int) {
        #expect(EditDistance.between(first, second) == distance)
        #expect(EditDistance.between(second, first) == distance)
    }

    /// The search stops early exactly for distances over the limit.
    @Test func aLimitHidesNothingWithinIt() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let words = (0..<2).map { _ in
                (0..<Int.random(in: 0...5, using: &random)).map { _ in Int.random(in: 0..<3, using: &random) }
            }
            let expected = slow(words[0][...], words[1][...])
            for limit in 0...5 {
                let distance = EditDistance.between(words[0], words[1], limit: limit)
                #expect(distance == (expected <= limit ? expected : nil), "\(words), at most \(limit)")
            }
        }
    }

    /// The definition, implemented literally.
    private func slow(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) -> Int {
        guard let a = first.last, let b = second.last else { return max(first.count, second.count) }
        let (shorter, other) = (first.dropLast(), second.dropLast())
        var best = min(slow(shorter, second) + 1, slow(first, other) + 1, slow(shorter, other) + (a == b ? 0 : 1))
        if let beforeA = shorter.last, let beforeB = other.last, a == beforeB, b == beforeA {
            best = min(best, slow(shorter.dropLast(), other.dropLast()) + 1)
        }
        return best
    }
}
