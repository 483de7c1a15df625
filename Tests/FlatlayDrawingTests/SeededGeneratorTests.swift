import TestSupport
import Testing

/// The random numbers of the tests themselves: tests count their seeds as separate cases.
@Suite struct SeededGeneratorTests {
    @Test("numbers of two seeds have none in common, whether the seeds are neighbours or steps of the generator apart")
    func distinct() {
        let step: UInt64 = 0x9E37_79B9_7F4A_7C15
        let spread = (0..<1000 as Range<UInt64>).map { $0 &* step }
        for seeds in [Array(0..<1000 as Range<UInt64>), spread] {
            var found: Set<UInt64> = []
            for seed in seeds {
                var generator = SeededGenerator(seed: seed)
                for _ in 0..<8 { found.insert(generator.next()) }
            }
            #expect(found.count == 8 * seeds.count)
        }
    }

    @Test("equal seeds give equal numbers")
    func equal() {
        var (first, second) = (SeededGenerator(seed: 5), SeededGenerator(seed: UInt8(5)))
        for _ in 0..<100 { #expect(first.next() == second.next()) }
    }
}
