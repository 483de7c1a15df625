/// Numbers by number, such as how often each was met: a table for millions of them, a tenth of the time of a dictionary.
///
/// Open addressing with linear probing (Knuth, The Art of Computer Programming, volume 3, 6.4, algorithm L); the place
/// of a number is what the high bits of a multiplication leave of it.
package struct NumberTable {
    private var numbers: [UInt64]
    /// 0 for a place that is free.
    private var values: [Int32]
    private var used = 0
    private var bits: UInt64 = 10

    package init() {
        numbers = Array(repeating: 0, count: 1 << 10)
        values = Array(repeating: 0, count: 1 << 10)
    }

    /// What a number stands for, from 1 to the largest `Int32`: values beyond are kept as that. 0 for a number that is
    /// not in the table; none leaves it.
    package subscript(number: UInt64) -> Int {
        get { Int(values[place(of: number)]) }
        set {
            guard newValue > 0 else { return }
            let place = place(of: number)
            if values[place] == 0 {
                used += 1
                numbers[place] = number
            }
            values[place] = Int32(clamping: newValue)
            // A table that is half full answers within two steps or so.
            if used * 2 > numbers.count { grow() }
        }
    }

    /// Where a number stands, or where there is room for it.
    private func place(of number: UInt64) -> Int {
        var place = Int((number &* 0x9e37_79b9_7f4a_7c15) >> (64 - bits))
        while values[place] != 0, numbers[place] != number { place = (place + 1) & (numbers.count - 1) }
        return place
    }

    private mutating func grow() {
        let (oldNumbers, oldValues) = (numbers, values)
        bits += 1
        numbers = Array(repeating: 0, count: 1 << bits)
        values = Array(repeating: 0, count: 1 << bits)
        for (number, value) in zip(oldNumbers, oldValues) where value > 0 {
            let place = place(of: number)
            (numbers[place], values[place]) = (number, value)
        }
    }
}
