import FlatlayDrawing
import TestSupport
import Testing

@testable import FlatlaySymbols

/// Names whose letters differ too much are left out without computing their distance.
@Suite struct NearestNameTests {
    @Test("the nearest name is the one that comparing with all names finds", arguments: 0..<10)
    func sameAsAll(group: Int) {
        for seed in group * 60..<(group + 1) * 60 {
            var random = SeededGenerator(seed: seed)
            func word() -> String {
                // "a" and "!" share a bit of the mask, as do "." and "n".
                (0..<(1 + random.next(9))).map { _ in random.pick(["a", "!", "b", "c", ".", "n", "x", "7"]) }.joined()
            }
            let (names, wanted) = ((0..<40).map { _ in word() }, word())
            var best: (name: String, distance: Int)?
            for name in names {
                let distance = EditDistance.between(wanted, name)
                if distance <= max(1, wanted.count / 3), distance < best?.distance ?? .max { best = (name, distance) }
            }
            #expect(NearestName().nearest(to: wanted) { names } == best?.name, "seed \(seed): \(wanted) in \(names)")
        }
    }
}
