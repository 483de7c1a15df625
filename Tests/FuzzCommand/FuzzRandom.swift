import TestSupport

/// Random values for inputs, the same in every run.
struct FuzzRandom {
    private var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: seed) }

    mutating func next() -> UInt64 { generator.next() }

    /// A number from 0 to `count` - 1.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

    /// Whether an event with a probability in percent happens.
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    mutating func element<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}
