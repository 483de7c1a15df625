/// Numbers that are the same in every run (SplitMix64, Steele, Lea and Flood, 2014).
struct FuzzRandom {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0xD6E8_FEB8_6659_FD93 &+ 0x1234_5678_9ABC_DEF1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number from 0 to `count` - 1.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

    /// Whether something happens that does so many times in a hundred.
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    mutating func element<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}
