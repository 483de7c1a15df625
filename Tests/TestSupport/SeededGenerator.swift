import Foundation

/// Random numbers that are the same in each run and on each machine: SplitMix64 of Steele, Lea and Flood (2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// - Parameter seed: the same numbers for the same seed.
    public init(seed: some BinaryInteger) {
        // Neighbouring seeds are to be far from each other.
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The next number, any of 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below a bound.
    public mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// One of some choices, each as likely.
    public mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int(next() % UInt64(choices.count))]
    }

    /// A number of a range, small ones as often as large ones.
    public mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        exp(CGFloat.random(in: log(range.lowerBound)...log(range.upperBound), using: &self))
    }
}
