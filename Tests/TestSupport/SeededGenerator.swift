import Foundation

/// Random numbers that are the same in each run and on every machine: SplitMix64 of Steele, Lea and Flood (2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// - Parameter seed: equal seeds give equal numbers.
    public init(seed: some BinaryInteger) {
        // Adjacent seeds must give distant states.
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    }

    /// Returns the next number, with 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, a bound.
    public mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// Returns one of several choices, each with the same probability.
    public mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int(next() % UInt64(choices.count))]
    }

    /// Returns a number in a range, with a logarithmic distribution: small numbers are as frequent as large ones.
    public mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        exp(CGFloat.random(in: log(range.lowerBound)...log(range.upperBound), using: &self))
    }
}
