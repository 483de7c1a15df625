/// The numbers that the slow solver calculates with.
protocol OracleNumber: Comparable, SignedNumeric {
    init(_ value: Int)
    static func / (one: Self, other: Self) -> Self
    /// Whether the number counts as zero.
    var isNothing: Bool { get }
    var approximation: Double { get }
}

extension Double: OracleNumber {
    var isNothing: Bool { abs(self) < 1e-9 }
    var approximation: Double { self }
}

/// A fraction of integers of 128 bits. An overflow traps, which the systems of the tests are too small for.
struct Fraction: OracleNumber {
    var numerator: Int128
    var denominator: Int128

    init(_ value: Int) {
        numerator = Int128(value)
        denominator = 1
    }

    init(integerLiteral value: Int) { self.init(value) }
    init?<T: BinaryInteger>(exactly source: T) { self.init(Int(source)) }

    init(_ numerator: Int128, _ denominator: Int128) {
        var (one, other) = (numerator.magnitude, denominator.magnitude)
        while other != 0 { (one, other) = (other, one % other) }
        let divisor = Int128(one == 0 ? 1 : one) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var magnitude: Fraction { numerator < 0 ? -self : self }
    var isNothing: Bool { numerator == 0 }
    var approximation: Double { Double(numerator) / Double(denominator) }

    static func + (one: Fraction, other: Fraction) -> Fraction {
        if one.numerator == 0 { return other }
        if other.numerator == 0 { return one }
        return Fraction(
            one.numerator * other.denominator + other.numerator * one.denominator, one.denominator * other.denominator)
    }
    static func - (one: Fraction, other: Fraction) -> Fraction { one + (-other) }
    static prefix func - (one: Fraction) -> Fraction {
        var result = one
        result.numerator = -result.numerator
        return result
    }
    static func * (one: Fraction, other: Fraction) -> Fraction {
        Fraction(one.numerator * other.numerator, one.denominator * other.denominator)
    }
    static func / (one: Fraction, other: Fraction) -> Fraction {
        Fraction(one.numerator * other.denominator, one.denominator * other.numerator)
    }
    static func *= (one: inout Fraction, other: Fraction) { one = one * other }
    static func < (one: Fraction, other: Fraction) -> Bool {
        one.numerator * other.denominator < other.numerator * one.denominator
    }
}
